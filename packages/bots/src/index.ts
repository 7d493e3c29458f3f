/** Players: the interface, and the simplest of them. */
export { bigMoney, bigMoneyWith, moneyBot, type Wish } from "./money.ts";
export { type Bot, type BotMaker, playOut } from "./player.ts";
