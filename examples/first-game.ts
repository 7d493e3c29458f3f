// A first look at the public API. Run it with: npm run example
import { bigMoney, bigMoneyWith, playOut } from "@fiefdom/bots";
import { boardOf } from "@fiefdom/cards";
import { answer, explain, spell, standings, start, undo, view } from "@fiefdom/engine";

const board = boardOf({ players: 2, kingdom: "First Game" });
let game = start(board, "spring", { first: 0, history: true });

const d = game.decision; // what is asked, of whom, and every legal answer
console.log(`seat ${d?.who}, ${d?.verb}:`, d?.options.map((option) => spell(game, d, option)).join(" "));
answer(game, 0, "treasures"); // all Treasures at once
console.log("why no Gold?", explain(game, 0, "buy:gold"));
answer(game, 0, "buy:silver"); // nothing is left to decide, so the turn ends by itself
game = undo(game, 0, { force: true }); // forced, because a new hand was drawn since
answer(game, 0, "buy:smithy");
const names = view(game, 0).hand.map((kind) => board.kinds[kind].id);
console.log("my new hand:", names.join(" ")); // the view of seat 0 holds no hand but its own

playOut(game, [bigMoneyWith(board, "smithy", 1), bigMoney(board)]); // bots play the rest
console.log(standings(game));
