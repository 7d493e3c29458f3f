/** What a sensible player does, card by card: at least one situation for each card that asks something. */
import { sense } from "@fiefdom/bots/sense/sense";
import { view } from "@fiefdom/engine/view";
import { describe, expect, it } from "vitest";
import { type Given, inWords, situation } from "./situation.ts";

/** What the table shows, and what a sensible player answers; one of several where they are as good. */
type Row = readonly [about: string, given: Given, expected: string | readonly string[]];

const late = { province: 2 } as const;
const endgame = { province: 1 } as const;

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  "which Action to play": [
    ["a village before a terminal", { me: { hand: "smithy village copper" } }, "play:village"],
    ["a Laboratory before a terminal", { me: { hand: "witch laboratory" } }, "play:laboratory"],
    [
      "draw before payload while Actions are left",
      { me: { hand: "militia smithy" }, actions: 2 },
      "play:smithy",
    ],
    ["the stronger of two terminals", { me: { hand: "moat witch copper" } }, "play:witch"],
    [
      "no Witch for its draw alone before a Smithy",
      { me: { hand: "witch smithy" }, supply: { curse: 0 } },
      "play:smithy",
    ],
    ["no Chapel without junk", { me: { hand: "chapel gold silver" } }, "end"],
    [
      "a Bishop for a Silver near the end",
      { me: { hand: "bishop 2*silver" }, supply: { province: 5 } },
      "play:bishop",
    ],
    [
      "a Trading Post for two Coppers",
      { me: { hand: "trading-post 2*copper", deck: "4*copper" } },
      "play:trading-post",
    ],
    ["no Bishop that would eat a Gold", { me: { hand: "bishop gold gold" } }, "end"],
    [
      "a Lookout where there is junk in the deck",
      { me: { hand: "lookout gold", deck: "3*estate 4*copper 3*silver" } },
      "play:lookout",
    ],
    [
      "no Lookout for one Estate in a deck of good cards",
      { me: { hand: "lookout gold", deck: "5*silver 4*gold 2*market estate" } },
      "end",
    ],
    [
      "no Lookout whose Estates are all in hand",
      { me: { hand: "lookout 3*estate", deck: "5*silver 4*gold" } },
      "end",
    ],
    ["no Upgrade that would eat what it draws", { me: { hand: "upgrade", deck: "5*gold 4*silver" } }, "end"],
    ["an Upgrade of what it draws", { me: { hand: "upgrade", deck: "7*estate copper" } }, "play:upgrade"],
    ["no Temple without junk", { me: { hand: "temple gold silver" } }, "end"],
    ["no Sacrifice of good cards", { me: { hand: "sacrifice gold silver" } }, "end"],
    ["no Moneylender without a Copper", { me: { hand: "moneylender silver" } }, "end"],
    [
      "no Watchtower with six cards in hand",
      { me: { hand: "watchtower gold gold silver silver silver copper" } },
      "end",
    ],
    ["no throne without a subject", { me: { hand: "throne-room gold" } }, "end"],
    ["a throne for a terminal", { me: { hand: "throne-room smithy" } }, "play:throne-room"],
    ["the village before a throne", { me: { hand: "throne-room smithy village" } }, "play:village"],
    ["a Crown for a Smithy", { me: { hand: "crown smithy copper" } }, "play:crown"],
    ["a Crown kept for a Gold", { me: { hand: "crown moat 2*gold" } }, "play:moat"],
    [
      "a Sentry before a Market, which draws what it leaves",
      { me: { hand: "market sentry" } },
      "play:sentry",
    ],
    ["a Market before a Cellar", { me: { hand: "cellar market estate" } }, "play:market"],
    [
      "a City Quarter while Actions are in hand",
      { me: { hand: "city-quarter market market village" } },
      "play:city-quarter",
    ],
    [
      "Militia before a Library with Actions left",
      { me: { hand: "library militia copper" }, actions: 2 },
      "play:militia",
    ],
    ["no Magnate without Treasures", { me: { hand: "magnate estate estate" } }, "end"],
    [
      "the least Action first under an Enchantress",
      { me: { hand: "smithy merchant" }, you: { inPlay: "enchantress" } },
      "play:merchant",
    ],
    ["no Opulent Castle without land", { me: { hand: "opulent-castle gold" } }, "end"],
    ["no Royal Blacksmith with a hand of Coppers", { me: { hand: "royal-blacksmith 5*copper" } }, "end"],
    [
      "Debt is not paid before the Buy phase",
      { me: { hand: "chapel gold", debt: 3 }, coins: 2, ruleset: "current" },
      "end",
    ],
  ],
  "base set": [
    [
      "Artisan gains the best card",
      { me: { hand: "artisan copper" }, kingdom: "witch moat", after: ["play:artisan"] },
      "witch",
    ],
    [
      "Artisan puts on the deck what can't be played any more",
      { me: { hand: "artisan gold" }, kingdom: "witch moat", after: ["play:artisan", "witch"] },
      "witch",
    ],
    [
      "Bandit: the lesser Treasure is lost",
      { me: { hand: "bandit" }, you: { deck: "gold silver estate" }, after: ["play:bandit"] },
      "silver",
    ],
    [
      "Bureaucrat: some land goes back",
      {
        me: { hand: "bureaucrat" },
        you: { hand: "estate duchy gold silver copper" },
        after: ["play:bureaucrat"],
      },
      ["estate", "duchy"],
    ],
    [
      "Cellar: land, no Coppers",
      { me: { hand: "cellar 2*estate copper gold", deck: "9*copper" }, after: ["play:cellar"] },
      "estate estate",
    ],
    [
      "Chapel: Curse, Estates, Coppers",
      { me: { hand: "chapel curse estate copper gold" }, after: ["play:chapel"] },
      "copper curse estate",
    ],
    [
      "Chapel near the end keeps an Estate",
      { me: { hand: "chapel curse estate gold gold" }, supply: late, after: ["play:chapel"] },
      "curse",
    ],
    [
      "Chapel leaves money to buy with",
      { me: { hand: "chapel 4*copper", deck: "2*copper" }, after: ["play:chapel"] },
      "copper",
    ],
    [
      "Chapel leaves ten Coppers to the Fountain",
      {
        me: { hand: "chapel 4*copper", deck: "6*copper 5*gold" },
        landscapes: "fountain",
        after: ["play:chapel"],
      },
      "",
    ],
    [
      "Harbinger fetches the best",
      { me: { hand: "harbinger", discard: "estate gold copper" }, after: ["play:harbinger"] },
      "gold",
    ],
    [
      "Library sets an Action aside that can't be played",
      { me: { hand: "library", deck: "smithy 6*copper" }, after: ["play:library"] },
      "yes",
    ],
    [
      "Library keeps an Action that can",
      { me: { hand: "library", deck: "smithy 6*copper" }, actions: 2, after: ["play:library"] },
      "no",
    ],
    [
      "Militia: land goes first",
      {
        me: { hand: "militia" },
        you: { hand: "gold silver copper estate province" },
        after: ["play:militia"],
      },
      "estate province",
    ],
    [
      "Militia: a second terminal is no use",
      { me: { hand: "militia" }, you: { hand: "smithy smithy gold silver estate" }, after: ["play:militia"] },
      "estate smithy",
    ],
    [
      "Militia: with a village both terminals are",
      {
        me: { hand: "militia" },
        you: { hand: "smithy smithy village copper copper" },
        after: ["play:militia"],
      },
      "copper copper",
    ],
    [
      "Mine: a Gold where there is Platinum",
      { me: { hand: "mine copper gold" }, colonies: true, after: ["play:mine"] },
      "gold",
    ],
    ["Mine: into a Gold", { me: { hand: "mine copper silver" }, after: ["play:mine", "silver"] }, "gold"],
    [
      "Moat is shown",
      { me: { hand: "witch" }, you: { hand: "moat 4*copper" }, after: ["play:witch"] },
      "use:moat",
    ],
    [
      "Moneylender takes a Copper",
      { me: { hand: "moneylender copper estate" }, after: ["play:moneylender"] },
      "copper",
    ],
    [
      "Poacher: land goes",
      { me: { hand: "poacher gold estate", deck: "silver" }, supply: { curse: 0 }, after: ["play:poacher"] },
      "estate",
    ],
    [
      "Remodel: an Estate early on",
      { me: { hand: "remodel estate silver gold" }, kingdom: "smithy", after: ["play:remodel"] },
      "estate",
    ],
    [
      "Remodel: a Gold into a Province late",
      { me: { hand: "remodel estate gold" }, supply: late, after: ["play:remodel"] },
      "gold",
    ],
    [
      "Remodel: what comes of it",
      { me: { hand: "remodel estate gold" }, supply: late, after: ["play:remodel", "gold"] },
      "province",
    ],
    [
      "Sentry trashes",
      { me: { hand: "sentry", deck: "copper curse province gold" }, after: ["play:sentry"] },
      "curse",
    ],
    [
      "Sentry discards",
      { me: { hand: "sentry", deck: "copper gold province silver" }, after: ["play:sentry", []] },
      "province",
    ],
    [
      "Sentry puts the better card on top",
      { me: { hand: "sentry", deck: "copper silver gold copper" }, after: ["play:sentry", [], []] },
      "gold silver",
    ],
    [
      "Throne Room: a Smithy rather than a Moat",
      { me: { hand: "throne-room smithy moat" }, after: ["play:throne-room"] },
      "smithy",
    ],
    [
      "Vassal plays what it finds",
      { me: { hand: "vassal", deck: "smithy gold" }, after: ["play:vassal"] },
      "yes",
    ],
    [
      "Vassal plays no Chapel on a good hand",
      { me: { hand: "vassal gold", deck: "chapel gold" }, after: ["play:vassal"] },
      "no",
    ],
    [
      "Workshop: Silver, not land",
      { me: { hand: "workshop" }, kingdom: "gardens", after: ["play:workshop"] },
      "silver",
    ],
    [
      "Workshop: land at the very end",
      { me: { hand: "workshop", vp: 30 }, supply: endgame, after: ["play:workshop"] },
      "estate",
    ],
  ],
  Intrigue: [
    ["Baron discards an Estate", { me: { hand: "baron estate gold" }, after: ["play:baron"] }, "estate"],
    ["no Baron without an Estate", { me: { hand: "baron silver" } }, "end"],
    ["no Coppersmith without Coppers", { me: { hand: "coppersmith gold" } }, "end"],
    [
      "Courtier shows the card with most types",
      { me: { hand: "courtier copper mill" }, after: ["play:courtier"] },
      "mill",
    ],
    [
      "Courtier: a Gold while there is time",
      { me: { hand: "courtier copper" }, after: ["play:courtier"] },
      "gold",
    ],
    [
      "Courtier: coins in the end",
      { me: { hand: "courtier copper" }, supply: endgame, after: ["play:courtier"] },
      "coins",
    ],
    [
      "Courtyard puts back what is no use now",
      { me: { hand: "courtyard", deck: "gold silver smithy" }, after: ["play:courtyard"] },
      "smithy",
    ],
    [
      "Courtyard puts back a Gold that this turn does not need",
      {
        me: { hand: "courtyard 2*gold silver", deck: "gold 2*estate" },
        after: ["play:courtyard"],
      },
      "gold",
    ],
    [
      "Courtyard puts back no money that buys a Province",
      {
        me: { hand: "courtyard 2*gold", deck: "silver 2*estate", discard: "4*gold" },
        after: ["play:courtyard"],
      },
      "estate",
    ],
    [
      "Diplomat sifts a hand of land",
      { me: { hand: "militia" }, you: { hand: "diplomat 3*estate copper" }, after: ["play:militia"] },
      "use:diplomat",
    ],
    [
      "Diplomat keeps a good hand",
      { me: { hand: "witch" }, you: { hand: "diplomat 3*gold silver" }, after: ["play:witch"] },
      "end",
    ],
    [
      "Lurker looks into the trash",
      {
        me: { hand: "2*lurker" },
        kingdom: "smithy",
        actions: 2,
        after: ["play:lurker", "trash", "smithy", "play:lurker"],
      },
      "gain",
    ],
    [
      "Lurker trashes what another can take",
      { me: { hand: "2*lurker" }, kingdom: "smithy moat", actions: 2, after: ["play:lurker", "trash"] },
      "smithy",
    ],
    [
      "Masquerade passes a Curse",
      { me: { hand: "masquerade curse gold estate" }, after: ["play:masquerade"] },
      "curse",
    ],
    [
      "Masquerade trashes the Estate that came",
      {
        me: { hand: "masquerade 3*copper", deck: "2*gold", discard: "4*gold" },
        you: { hand: "estate" },
        after: ["play:masquerade", "copper"],
      },
      "estate",
    ],
    [
      "Masquerade trashes no Copper that a Province needs",
      {
        me: { hand: "masquerade 3*copper", deck: "2*gold", discard: "4*gold" },
        you: { hand: "silver" },
        after: ["play:masquerade", "gold"],
      },
      "",
    ],
    ["Nobles before another terminal", { me: { hand: "masquerade nobles copper" } }, "play:nobles"],
    [
      "Ironworks: an Action for the Ironworks that waits",
      { me: { hand: "2*ironworks" }, kingdom: "village", after: ["play:ironworks"] },
      "village",
    ],
    ["Mill: two dead cards", { me: { hand: "mill 2*estate gold" }, after: ["play:mill"] }, "yes"],
    ["Mill: nothing dead", { me: { hand: "mill 2*silver gold" }, after: ["play:mill"] }, "no"],
    [
      "Mining Village for a Province",
      { me: { hand: "mining-village 2*gold", deck: "estate" }, after: ["play:mining-village"] },
      "yes",
    ],
    [
      "Mining Village is kept",
      { me: { hand: "mining-village gold", deck: "estate" }, after: ["play:mining-village"] },
      "no",
    ],
    ["Minion: a poor hand goes", { me: { hand: "minion 3*estate copper" }, after: ["play:minion"] }, "hand"],
    [
      "Minion: coins while another waits",
      { me: { hand: "2*minion 2*estate" }, after: ["play:minion"] },
      "coins",
    ],
    ["Nobles: Actions for a Smithy", { me: { hand: "nobles smithy" }, after: ["play:nobles"] }, "actions"],
    ["Nobles: cards", { me: { hand: "nobles copper" }, after: ["play:nobles"] }, "cards"],
    ["Pawn: an Action for a Smithy", { me: { hand: "pawn smithy" }, after: ["play:pawn"] }, "action"],
    ["Replace: an Estate", { me: { hand: "replace estate gold" }, after: ["play:replace"] }, "estate"],
    [
      "no Secret Chamber is shown for ever",
      { me: { hand: "witch" }, you: { hand: "secret-chamber gold" }, after: ["play:witch"] },
      "end",
    ],
    [
      "Secret Passage hides a Curse",
      {
        me: { hand: "secret-passage curse gold", deck: "gold silver copper" },
        after: ["play:secret-passage"],
      },
      "curse",
    ],
    [
      "Secret Passage: at the bottom",
      {
        me: { hand: "secret-passage curse gold", deck: "gold silver copper estate" },
        after: ["play:secret-passage", "curse"],
      },
      "2",
    ],
    ["Steward trashes junk", { me: { hand: "steward 2*estate curse" }, after: ["play:steward"] }, "trash"],
    ["Steward pays", { me: { hand: "steward 3*gold" }, after: ["play:steward"] }, "coins"],
    [
      "Swindler gives a Curse for a Copper",
      { me: { hand: "swindler" }, you: { deck: "copper" }, after: ["play:swindler"] },
      "curse",
    ],
    [
      "Torturer: two dead cards",
      { me: { hand: "torturer" }, you: { hand: "2*estate 2*gold silver" }, after: ["play:torturer"] },
      "discard",
    ],
    [
      "Torturer: no Curse is left",
      { me: { hand: "torturer" }, you: { hand: "3*gold" }, supply: { curse: 0 }, after: ["play:torturer"] },
      "curse",
    ],
    ["no Trading Post for good cards", { me: { hand: "trading-post 2*gold silver" } }, "end"],
    [
      "Upgrade: an Estate into a Silver",
      { me: { hand: "upgrade estate gold" }, after: ["play:upgrade"] },
      "estate",
    ],
    [
      "Wishing Well: what there is most of",
      { me: { hand: "wishing-well", deck: "silver 4*copper gold" }, after: ["play:wishing-well"] },
      "copper",
    ],
  ],
  Seaside: [
    ["no lone Treasure Map", { me: { hand: "treasure-map gold" } }, "end"],
    ["two Treasure Maps", { me: { hand: "2*treasure-map gold" } }, "play:treasure-map"],
    [
      "Treasure Maps first where what they bring can still be drawn",
      { me: { hand: "2*treasure-map council-room" }, actions: 2 },
      "play:treasure-map",
    ],
    [
      "Warehouse leaves two Treasure Maps together",
      {
        me: { hand: "warehouse 2*treasure-map copper gold", deck: "3*silver" },
        after: ["play:warehouse"],
      },
      "copper silver silver",
    ],
    [
      "Vault turns the hand into coins before a Tactician discards it",
      {
        me: { hand: "vault tactician gold estate", deck: "2*silver" },
        actions: 2,
        after: ["play:vault"],
      },
      "gold silver silver",
    ],
    ["a Tactician before a Vault", { me: { hand: "tactician vault 2*copper estate" } }, "play:tactician"],
    [
      "a Vault before a Tactician with Actions for both",
      { me: { hand: "tactician vault 2*copper estate" }, actions: 2 },
      "play:vault",
    ],
    ["Island takes a spare Copper", { me: { hand: "island copper 2*gold silver" } }, "play:island"],
    ["no Island with a Copper that is needed", { me: { hand: "island 2*copper 2*gold" } }, "end"],
    [
      "Haven keeps a Gold that this turn does not need",
      { me: { hand: "haven 3*gold silver", deck: "estate" }, after: ["play:haven"] },
      "gold",
    ],
    ["no Tactician with a rich hand", { me: { hand: "tactician 3*gold" } }, "end"],
    ["a Tactician with a poor one", { me: { hand: "tactician 3*estate copper" } }, "play:tactician"],
    ["no Island without land", { me: { hand: "island gold silver" } }, "end"],
    ["Island puts land away", { me: { hand: "island gold estate" }, after: ["play:island"] }, "estate"],
    ["no second Outpost", { me: { hand: "outpost gold", inPlay: "outpost" } }, "end"],
    [
      "Haven keeps a Smithy that can't be played",
      { me: { hand: "haven smithy smithy gold", deck: "estate" }, after: ["play:haven", "smithy"] },
      "play:smithy",
    ],
    [
      "Lookout: out with the Curse",
      { me: { hand: "lookout", deck: "gold curse estate" }, after: ["play:lookout"] },
      "curse",
    ],
    [
      "Lookout: the Estate is discarded",
      { me: { hand: "lookout", deck: "gold curse estate" }, after: ["play:lookout", "curse"] },
      "estate",
    ],
    ["Salvager: an Estate", { me: { hand: "salvager estate gold" }, after: ["play:salvager"] }, "estate"],
    [
      "Native Village fills its mat",
      { me: { hand: "native-village" }, after: ["play:native-village"] },
      "mat",
    ],
    [
      "Ambassador gives Curses away",
      { me: { hand: "ambassador 2*curse gold" }, after: ["play:ambassador"] },
      "curse",
    ],
    [
      "Ambassador: both of them",
      { me: { hand: "ambassador 2*curse gold" }, after: ["play:ambassador", "curse"] },
      "curse curse",
    ],
    [
      "Pirate Ship takes the best Treasure",
      { me: { hand: "pirate-ship" }, you: { deck: "gold copper" }, after: ["play:pirate-ship", "attack"] },
      "gold",
    ],
    [
      "a Pirate answers a Silver",
      { me: { hand: "3*copper" }, you: { hand: "pirate" }, at: "buy", after: ["treasures", "buy:silver"] },
      "use:pirate",
    ],
    [
      "Navigator discards land",
      { me: { hand: "navigator", deck: "4*estate copper" }, after: ["play:navigator"] },
      "discard",
    ],
    [
      "Navigator keeps Golds",
      { me: { hand: "navigator", deck: "4*gold silver" }, after: ["play:navigator"] },
      "back",
    ],
    [
      "Pearl Diver fetches a Gold",
      { me: { hand: "pearl-diver", deck: "copper estate gold" }, after: ["play:pearl-diver"] },
      "yes",
    ],
    [
      "Pearl Diver leaves a Curse",
      { me: { hand: "pearl-diver", deck: "copper estate curse" }, after: ["play:pearl-diver"] },
      "no",
    ],
    [
      "Explorer shows its Province",
      { me: { hand: "explorer province" }, after: ["play:explorer"] },
      "province",
    ],
  ],
  "first editions": [
    [
      "Loan trashes a Copper",
      { me: { hand: "loan 3*gold", deck: "copper" }, at: "buy", after: ["play:loan"] },
      "trash",
    ],
    [
      "Loan keeps a Gold",
      { me: { hand: "loan copper", deck: "gold" }, at: "buy", after: ["play:loan"] },
      "discard",
    ],
    [
      "a Curse is discarded for a Mountebank",
      { me: { hand: "mountebank" }, you: { hand: "curse gold" }, after: ["play:mountebank"] },
      "curse",
    ],
    [
      "Counting House takes all Coppers",
      { me: { hand: "counting-house", discard: "3*copper 3*estate" }, after: ["play:counting-house"] },
      "copper copper copper",
    ],
    [
      "Spy: another's Gold goes",
      { me: { hand: "spy", deck: "copper gold" }, you: { deck: "gold" }, after: ["play:spy", []] },
      "gold",
    ],
    ["Spy: the own Gold stays", { me: { hand: "spy", deck: "copper gold" }, after: ["play:spy"] }, ""],
    [
      "Thief takes the Gold",
      { me: { hand: "thief" }, you: { deck: "gold copper" }, after: ["play:thief", "gold"] },
      "gold",
    ],
    [
      "Contraband: no Province",
      { me: { hand: "contraband 3*gold" }, at: "buy", after: ["play:contraband"] },
      "province",
    ],
  ],
  Prosperity: [
    [
      "Anvil: a Copper for a card",
      { me: { hand: "anvil copper gold" }, at: "buy", kingdom: "militia", after: ["play:anvil"] },
      "copper",
    ],
    [
      "Anvil: not the Copper that makes a Province",
      { me: { hand: "anvil copper 2*gold" }, at: "buy", kingdom: "militia", after: ["play:anvil"] },
      "",
    ],
    ["Bishop: an Estate", { me: { hand: "bishop estate gold" }, after: ["play:bishop"] }, "estate"],
    [
      "Bishop, the others: a Curse",
      { me: { hand: "bishop estate" }, you: { hand: "curse gold silver" }, after: ["play:bishop"] },
      "curse",
    ],
    [
      "Bishop, the others: nothing good",
      { me: { hand: "bishop estate" }, you: { hand: "gold gold silver" }, after: ["play:bishop"] },
      "",
    ],
    [
      "Clerk: a terminal that can't be played this turn",
      { me: { hand: "clerk" }, you: { hand: "smithy militia gold silver copper" }, after: ["play:clerk"] },
      "smithy",
    ],
    ["Clerk is played as the turn begins", { me: { hand: "clerk gold" }, at: "start" }, "use:clerk"],
    [
      "Crystal Ball: a Curse",
      { me: { hand: "crystal-ball", deck: "curse gold gold" }, at: "buy", after: ["play:crystal-ball"] },
      "trash",
    ],
    [
      "Crystal Ball: a Gold",
      { me: { hand: "crystal-ball", deck: "gold silver" }, at: "buy", after: ["play:crystal-ball"] },
      "play",
    ],
    [
      "Crystal Ball: a Province",
      { me: { hand: "crystal-ball", deck: "province silver" }, at: "buy", after: ["play:crystal-ball"] },
      "discard",
    ],
    [
      "Crystal Ball: a Chapel on a good hand",
      { me: { hand: "crystal-ball gold", deck: "chapel silver" }, at: "buy", after: ["play:crystal-ball"] },
      "leave",
    ],
    [
      "Expand: a Gold into a Province",
      { me: { hand: "expand gold gold estate" }, supply: late, after: ["play:expand"] },
      "gold",
    ],
    [
      "Forge: three Estates into a Gold",
      { me: { hand: "forge 3*estate copper gold" }, after: ["play:forge"] },
      "copper estate estate estate",
    ],
    [
      "Forge: the Gold",
      {
        me: { hand: "forge 3*estate" },
        kingdom: "artisan",
        after: ["play:forge", ["estate", "estate", "estate"]],
      },
      "gold",
    ],
    [
      "Grand Market before the Coppers",
      { me: { hand: "copper copper", inPlay: "3*silver" }, kingdom: "grand-market", at: "buy", coins: 6 },
      "buy:grand-market",
    ],
    [
      "Investment: an Estate",
      { me: { hand: "investment estate gold" }, at: "buy", after: ["play:investment"] },
      "estate",
    ],
    [
      "Investment: a coin for now",
      { me: { hand: "investment estate gold" }, at: "buy", after: ["play:investment", "estate"] },
      "coins",
    ],
    [
      "Investment: points for many Treasures",
      {
        me: { hand: "investment estate gold silver copper" },
        at: "buy",
        after: ["play:investment", "estate"],
      },
      "vp",
    ],
    [
      "Investment waits for the others rather than trash a Gold",
      { me: { hand: "investment gold" }, at: "buy" },
      "play:gold",
    ],
    [
      "King's Court: the strongest",
      { me: { hand: "kings-court militia moat" }, after: ["play:kings-court"] },
      "militia",
    ],
    ["Mint copies the best", { me: { hand: "mint copper gold silver" }, after: ["play:mint"] }, "gold"],
    [
      "Mint is not bought with Golds in play",
      { me: { inPlay: "2*gold" }, kingdom: "mint", at: "buy", coins: 5 },
      "buy:silver",
    ],
    [
      "Rabble, the others: the lesser evil on top",
      { me: { hand: "rabble" }, you: { deck: "curse estate copper" }, after: ["play:rabble"] },
      "estate curse",
    ],
    [
      "Tiara plays the best twice",
      { me: { hand: "tiara copper gold" }, at: "buy", after: ["play:tiara"] },
      "gold",
    ],
    [
      "Tiara puts a new Gold on the deck",
      { me: { hand: "tiara", inPlay: "gold" }, at: "buy", coins: 6, after: ["play:tiara", "buy:gold"] },
      "use:tiara",
    ],
    [
      "Tiara leaves a new Province where it is",
      { me: { hand: "tiara", inPlay: "gold" }, at: "buy", coins: 8, after: ["play:tiara", "buy:province"] },
      "end",
    ],
    [
      "Vault: everything that is less than a coin",
      { me: { hand: "vault estate gold", deck: "province silver" }, after: ["play:vault"] },
      "estate province",
    ],
    [
      "Vault, the others: two dead cards for one",
      { me: { hand: "vault" }, you: { hand: "2*estate gold" }, after: ["play:vault", []] },
      "yes",
    ],
    [
      "Vault, the others: nothing dead",
      { me: { hand: "vault" }, you: { hand: "2*silver gold" }, after: ["play:vault", []] },
      "no",
    ],
    [
      "Vault, the others: which two",
      { me: { hand: "vault" }, you: { hand: "estate gold estate" }, after: ["play:vault", [], "yes"] },
      "estate estate",
    ],
    [
      "War Chest: the neighbour names what is worth most",
      { me: { hand: "war-chest" }, kingdom: "witch moat", at: "buy", after: ["play:war-chest"] },
      "witch",
    ],
    [
      "War Chest gains the next best",
      {
        me: { hand: "war-chest" },
        kingdom: "witch laboratory",
        at: "buy",
        after: ["play:war-chest", "witch"],
      },
      "laboratory",
    ],
    [
      "Watchtower against a Curse",
      { me: { hand: "witch" }, you: { hand: "watchtower gold" }, after: ["play:witch"] },
      "use:watchtower",
    ],
    [
      "Watchtower trashes the Curse",
      { me: { hand: "witch" }, you: { hand: "watchtower gold" }, after: ["play:witch", "use:watchtower"] },
      "trash",
    ],
    [
      "Watchtower puts a Gold on the deck",
      { me: { hand: "watchtower" }, at: "buy", coins: 6, after: ["buy:gold", "use:watchtower"] },
      "topdeck",
    ],
    [
      "Watchtower has no use for a Province",
      { me: { hand: "watchtower" }, at: "buy", coins: 8, after: ["buy:province"] },
      "end",
    ],
  ],
  Empires: [
    [
      "Archive: the best for now",
      { me: { hand: "archive", deck: "estate gold copper" }, after: ["play:archive"] },
      "gold",
    ],
    [
      "Capital for a Province",
      { me: { hand: "capital", inPlay: "silver" }, at: "buy", coins: 3 },
      "play:capital",
    ],
    [
      "no Capital when a Province is paid for",
      { me: { hand: "capital", inPlay: "3*gold" }, at: "buy", coins: 8 },
      "buy:province",
    ],
    [
      "Capital: what coins are left pay the Debt",
      { me: { hand: "capital" }, at: "buy", after: ["play:capital", "buy:silver", "end"] },
      "pay:3",
    ],
    ["Catapult: junk", { me: { hand: "catapult copper silver gold" }, after: ["play:catapult"] }, "copper"],
    [
      "Charm: two of a kind of price",
      { me: { hand: "charm" }, kingdom: "witch laboratory", at: "buy", coins: 5, after: ["play:charm"] },
      "arm",
    ],
    [
      "Charm: coins for a Province",
      { me: { hand: "charm" }, kingdom: "witch laboratory", at: "buy", coins: 6, after: ["play:charm"] },
      "coins",
    ],
    [
      "Charm: the other card of that price",
      {
        me: { hand: "charm" },
        kingdom: "witch laboratory",
        at: "buy",
        coins: 5,
        after: ["play:charm", "arm", "buy:witch"],
      },
      "laboratory",
    ],
    ["Crown before the only other Treasure", { me: { hand: "gold crown" }, at: "buy" }, "play:crown"],
    [
      "Crown in the Buy phase",
      { me: { hand: "crown gold copper" }, at: "buy", after: ["play:crown"] },
      "gold",
    ],
    ["Encampment shows a Gold", { me: { hand: "encampment gold" }, after: ["play:encampment"] }, "gold"],
    [
      "Engineer stays while there is time",
      { me: { hand: "engineer" }, kingdom: "militia", after: ["play:engineer", "silver"] },
      "no",
    ],
    [
      "Engineer goes at the end",
      { me: { hand: "engineer" }, supply: late, after: ["play:engineer", "silver"] },
      "yes",
    ],
    [
      "Forum: two dead cards",
      { me: { hand: "forum estate gold", deck: "province silver copper" }, after: ["play:forum"] },
      "estate province",
    ],
    [
      "Gladiator shows what the neighbour lacks",
      { me: { hand: "gladiator copper platinum" }, colonies: true, after: ["play:gladiator"] },
      "platinum",
    ],
    [
      "Gladiator, the neighbour: shows it too",
      {
        me: { hand: "gladiator copper gold" },
        you: { hand: "gold copper" },
        after: ["play:gladiator", "gold"],
      },
      "gold",
    ],
    ["Legionary shows a Gold", { me: { hand: "legionary gold" }, after: ["play:legionary"] }, "gold"],
    [
      "Legionary, the others: the best two",
      {
        me: { hand: "legionary gold" },
        you: { hand: "gold silver estate copper" },
        after: ["play:legionary", "gold"],
      },
      "copper estate",
    ],
    [
      "Overlord plays the strongest",
      { me: { hand: "overlord" }, kingdom: "witch moat village", after: ["play:overlord"] },
      "witch",
    ],
    [
      "Overlord makes way for what waits in hand",
      { me: { hand: "overlord witch witch" }, kingdom: "moat village", after: ["play:overlord"] },
      "village",
    ],
    ["Sacrifice: an Estate", { me: { hand: "sacrifice estate gold" }, after: ["play:sacrifice"] }, "estate"],
    [
      "Settlers take a Copper",
      { me: { hand: "settlers", discard: "copper" }, after: ["play:settlers"] },
      "copper",
    ],
    [
      "Bustling Village takes Settlers",
      { me: { hand: "bustling-village", discard: "settlers" }, after: ["play:bustling-village"] },
      "settlers",
    ],
    [
      "Temple: different junk",
      { me: { hand: "temple curse estate copper gold" }, after: ["play:temple"] },
      "copper curse estate",
    ],
    ["Wild Hunt: cards", { me: { hand: "wild-hunt" }, after: ["play:wild-hunt"] }, "cards"],
    [
      "Wild Hunt: points that have gathered",
      { me: { hand: "wild-hunt" }, tokens: { "wild-hunt": { vp: 6 } }, after: ["play:wild-hunt"] },
      "estate",
    ],
    [
      "Haunted Castle, the others: what is least use",
      {
        me: {},
        you: { hand: "gold silver copper estate duchy" },
        kingdom: "castles",
        supply: { castles: 5 },
        at: "buy",
        coins: 6,
        after: ["buy:haunted-castle"],
      },
      ["estate duchy", "duchy estate"],
    ],
    [
      "Opulent Castle: all land",
      { me: { hand: "opulent-castle estate province gold" }, after: ["play:opulent-castle"] },
      "estate province",
    ],
    [
      "Small Castle: the cheaper Castle",
      { me: { hand: "small-castle crumbling-castle" }, supply: { castles: 4 }, after: ["play:small-castle"] },
      "hand",
    ],
    [
      "Small Castle: the one that pays for being trashed",
      {
        me: { hand: "small-castle crumbling-castle haunted-castle" },
        supply: { castles: 3 },
        after: ["play:small-castle", "hand"],
      },
      "crumbling-castle",
    ],
    [
      "Sprawling Castle: a Duchy",
      {
        me: {},
        kingdom: "castles",
        supply: { castles: 3 },
        at: "buy",
        coins: 8,
        after: ["buy:sprawling-castle"],
      },
      "duchy",
    ],
    [
      "Advance: the least Action",
      {
        me: { hand: "moat laboratory" },
        kingdom: "witch",
        landscapes: "advance",
        at: "buy",
        after: ["buy:advance"],
      },
      "moat",
    ],
    [
      "Annex leaves land out of the shuffle",
      { me: { discard: "province gold estate" }, landscapes: "annex", at: "buy", after: ["buy:annex"] },
      "estate province",
    ],
    [
      "Banquet: the best",
      { me: {}, kingdom: "witch moat", landscapes: "banquet", at: "buy", coins: 3, after: ["buy:banquet"] },
      "witch",
    ],
    [
      "Donate: all that is bad",
      {
        me: { hand: "curse 2*estate copper", deck: "3*silver 2*copper gold smithy" },
        landscapes: "donate",
        at: "buy",
        after: ["buy:donate"],
      },
      "copper copper copper curse estate estate",
    ],
    [
      "Ritual: what costs most and scores nothing",
      {
        me: { hand: "gold estate province" },
        landscapes: "ritual",
        at: "buy",
        coins: 4,
        supply: late,
        after: ["buy:ritual"],
      },
      "gold",
    ],
    [
      "Salt the Earth ends the game when ahead",
      {
        me: { vp: 20 },
        landscapes: "salt-the-earth",
        at: "buy",
        coins: 4,
        supply: endgame,
        after: ["buy:salt-the-earth"],
      },
      "province",
    ],
    [
      "Salt the Earth spares the Provinces when behind",
      {
        me: {},
        you: { vp: 20 },
        landscapes: "salt-the-earth",
        at: "buy",
        coins: 4,
        supply: endgame,
        after: ["buy:salt-the-earth"],
      },
      ["estate", "duchy"],
    ],
    [
      "Tax: the Provinces",
      { me: {}, landscapes: "tax", at: "buy", coins: 2, after: ["buy:tax"] },
      "province",
    ],
    [
      "Arena: an Action that is no longer of use",
      { me: { hand: "moat gold" }, landscapes: "arena", at: "buy" },
      "moat",
    ],
    [
      "Mountain Pass: what nearly two turns bring, and some more",
      {
        me: {},
        landscapes: "mountain-pass",
        at: "buy",
        coins: 8,
        ruleset: "current",
        after: ["buy:province"],
      },
      "17",
    ],
    [
      "Mountain Pass: the last bidder need only top it",
      {
        me: {},
        landscapes: "mountain-pass",
        at: "buy",
        coins: 8,
        ruleset: "current",
        after: ["buy:province", "9"],
      },
      "10",
    ],
    [
      "Mountain Pass: too dear",
      {
        me: {},
        landscapes: "mountain-pass",
        at: "buy",
        coins: 8,
        ruleset: "current",
        after: ["buy:province", "30"],
      },
      "0",
    ],
    [
      "Temple takes its points before the Shrine",
      {
        me: {},
        kingdom: "temple",
        landscapes: "defiled-shrine",
        at: "buy",
        coins: 4,
        tokens: { temple: { vp: 3 } },
        after: ["buy:temple"],
      },
      "use:temple",
    ],
  ],
  "money, Debt and the end of the game": [
    ["all Treasures at once", { me: { hand: "copper gold estate" }, at: "buy" }, "treasures"],
    [
      "Tiara before the Treasures it could double",
      { me: { hand: "tiara gold copper" }, at: "buy" },
      "play:tiara",
    ],
    ["Tiara after the others for a Bank", { me: { hand: "tiara gold bank" }, at: "buy" }, "play:gold"],
    ["Treasures before Debt is paid", { me: { hand: "gold", debt: 3 }, at: "buy" }, "treasures"],
    ["Debt is paid at once", { me: { debt: 3 }, at: "buy", coins: 5 }, "pay:3"],
    ["a Province for eight", { me: {}, at: "buy", coins: 8 }, "buy:province"],
    [
      "no Province before there is any money",
      { me: { deck: "7*copper 3*estate", turns: 3 }, at: "buy", coins: 8 },
      "buy:gold",
    ],
    [
      "Platinum before the first Colony",
      { me: { deck: "7*copper 3*silver", turns: 4 }, colonies: true, at: "buy", coins: 9 },
      "buy:platinum",
    ],
    [
      "no Province while there are Colonies to be had",
      { me: { turns: 6 }, colonies: true, at: "buy", coins: 8 },
      "buy:gold",
    ],
    ["a Duchy near the end", { me: {}, supply: { province: 4 }, at: "buy", coins: 5 }, "buy:duchy"],
    ["an Estate at the end", { me: {}, supply: late, at: "buy", coins: 2 }, "buy:estate"],
    ["no Copper and no Curse", { me: {}, at: "buy" }, "end"],
    ["the last Province if it wins", { me: {}, supply: endgame, at: "buy", coins: 8 }, "buy:province"],
    ["not if it loses", { me: {}, you: { vp: 30 }, supply: endgame, at: "buy", coins: 8 }, "buy:duchy"],
    [
      "the last pile if that wins",
      {
        me: { vp: 9 },
        kingdom: "moat",
        supply: { curse: 0, duchy: 0, moat: 1 },
        at: "buy",
        coins: 3,
      },
      "buy:moat",
    ],
    [
      "rather an Estate if it loses",
      {
        me: {},
        you: { vp: 9 },
        kingdom: "moat",
        supply: { curse: 0, duchy: 0, moat: 1 },
        at: "buy",
        coins: 2,
      },
      "buy:estate",
    ],
  ],
};

for (const [table, rows] of Object.entries(TABLES)) {
  describe(table, () => {
    for (const [about, given, expected] of rows) {
      it(about, () => {
        const g = situation(given);
        const d = g.decision;
        if (d === null) throw new Error("nothing is asked");
        const said = inWords(g, sense(g.board).answer(view(g, d.who), d));
        expect([expected].flat()).toContain(said);
      });
    }
  });
}
