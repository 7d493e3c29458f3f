/** The plans of plans/*.plan, bundled by bin/plans.ts. Change those, not this. */
export const SHIPPED: readonly string[] = [
  `plan Bandit
# One Bandit, now and then two: it brings a Gold every time and robs the others of theirs.
needs Bandit
buy
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Bandit if I own none
  Gold
  Bandit if I own fewer than 2 and I own at least 18 cards
  Silver
play Bandit
`,
  `plan Bank Money
# Plain money with Banks on top: the more Treasures in play, the more each is worth.
needs Bank
buy
  Province if money > 18
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Bank if I own at least 1 Gold and I own fewer than 3
  Gold
  Duchy if Provinces left <= 5
  Silver
`,
  `plan Big Money Ultimate
# Only money, with the best known moments to turn to Provinces, Duchies and Estates.
buy
  Province if money > 18
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 6
  Silver
`,
  `plan Big Money
# Money and Provinces, nothing else, and no thought of who is ahead: the yardstick of all plans.
buy
  Province even when behind
  Gold
  Silver
`,
  `plan Bureaucrat / Gardens
# Bureaucrats pile up Silver and slow the others down; Gardens turn the thick deck into points.
needs Bureaucrat, Gardens
buy
  Province
  Bureaucrat if I own fewer than 3
  Gardens
  Duchy if Gardens left <= 3
  Estate if Gardens left <= 1
  Silver
  Copper if Gardens left <= 6
play Bureaucrat
`,
  `plan Castles
# Castles whenever there is money for one, since each makes the first and the last of them grow.
needs Castles
buy
  King's Castle
  Province if money > 15
  Grand Castle
  Sprawling Castle
  Opulent Castle
  Haunted Castle
  Duchy if Provinces left <= 4
  Small Castle
  Estate if Provinces left <= 2
  Gold
  Crumbling Castle
  Humble Castle if turn > 4
  Silver
`,
  `plan Chapel / Laboratory
# Away with the Estates and most Coppers, then Laboratories draw what is left every turn.
needs Chapel, Laboratory
buy
  Province if I own at least 3 Gold
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Chapel if I own none and turn <= 2
  Gold if I own fewer than 4
  Laboratory if Laboratories owned < Silver owned + Gold owned
  Gold
  Silver
play
  Laboratory
  Chapel if Provinces left > 7 or money > 10
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 6
`,
  `plan Chapel / Witch
# The Chapel keeps one's own deck clean while the Witch fouls the others'.
needs Chapel, Witch
buy
  Province if money > 10
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Chapel if I own none and turn <= 2
  Witch if I own none
  Gold
  Witch if I own fewer than 2 and Curses left > 3
  Silver
play
  Witch if Curses left > 0
  Chapel if Estates in hand + Curses in hand > 0 or Copper in hand > 0 and money > 8
  Witch
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 6
`,
  `plan Charlatan
# Three coins and a Curse for everybody else; that Curses pay a coin here is small comfort to them.
needs Charlatan
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Charlatan if I own none
  Gold
  Charlatan if I own fewer than 2
  Silver
play Charlatan
`,
  `plan City Quarter
# A hand full of Actions draws the whole deck: a City Quarter among Markets and Festivals.
needs City Quarter
for City Quarter, Chapel, Market, Festival
buy
  Province if money >= 15
  Duchy if Provinces left <= 2
  Estate if Provinces left <= 1
  Chapel if I own none and turn <= 2
  City Quarter if I own none and I own at least 4 Action cards and coins >= 6
  Gold if I own fewer than 5
  Market if I own fewer than 6
  Gold
  Festival if I own fewer than 3
  Silver
play
  Festival
  Market
  City Quarter
  Chapel if Estates in hand + Curses in hand >= 1 and Provinces left > 5 or Copper in hand >= 2 and money > 6
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 5
`,
  `plan Colony Money
# Where there are Colonies, money aims higher: Gold, then Platinum, then Colonies.
needs Colony, Platinum
buy
  Colony
  Province if Colonies left <= 4
  Platinum if Colonies left > 2
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 1
  Gold
  Silver
`,
  `plan Conquest
# A mountain of Silver: two for six coins and a point for each, four for twelve and six points more.
needs Conquest
buy
  Conquest if coins >= 12 and buys >= 2 and Silver left >= 4
  Province if money > 20
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Conquest if Silver left >= 2
  Silver
  Gold
  Duchy if Silver left = 0
`,
  `plan Council Room / Militia
# The Council Room feeds the others a card; the Militia takes it back, and more.
needs Council Room, Militia
buy
  Province if money > 15
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Council Room if I own none and I own at least 1 Militia
  Gold
  Council Room if I own fewer than 2 and turn > 8
  Militia if I own none
  Militia if I own fewer than 2 and I own at least 18 cards
  Silver
play Council Room, Militia
`,
  `plan Courtyard
# Big Money with two Courtyards: an Action too many in hand goes back on the deck for the next turn.
needs Courtyard
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 6
  Courtyard if Courtyards owned < Treasure cards owned / 8
  Silver
play Courtyard
`,
  `plan Donate / Delve
# Donate once and the deck is nothing but money; Delve then turns every two coins into a Silver.
needs Donate, Delve
buy
  Province if money >= 12
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Donate if turn >= 3 and I own at least 3 Estates and money >= 10
  Gold
  Delve if Provinces left > 3
trash
  Curse
  Estate
  Copper if money > 8
`,
  `plan Double Witch
# Two Witches as early as can be: the Curses decide, the money follows.
needs Witch
buy
  Province if I own at least 1 Gold or money >= 16
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Witch if I own fewer than 2
  Gold
  Silver
play Witch
`,
  `plan Duchy Duke
# Money enough for five coins a turn, then Duchies, and Dukes that count them: slower than Provinces, and worth more in the end.
needs Duke
buy
  Duke if Duchies owned > Dukes owned + 3
  Duchy if money > 14
  Duke if Duchies left = 0
  Gold if I own fewer than 2
  Estate if Dukes left <= 2
  Silver
`,
  `plan Fishing Village / Wharf
# Fishing Villages give the Actions for many Wharves, which give the cards and the Buys.
needs Fishing Village, Wharf
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Wharf if I own none
  Gold if I own none
  Wharf if I own fewer than 4
  Fishing Village if I own fewer than 3
  Gold
  Silver
play Fishing Village, Wharf
`,
  `plan Golden Deck
# Five good cards and no more: the Bishop trashes a Province every turn, and the next one is bought at once.
needs Bishop, Chapel
buy
  Province if I own at least 2 Gold or turn > 12
  Bishop if I own none
  Gold if I own fewer than 5 or turn > 25
  Chapel if I own none and turn <= 2
  Silver if I own fewer than 3 and I own no Province or turn > 25
  Copper if turn > 25 and money < 3
play
  Chapel if Estates in hand + Curses in hand + Copper in hand >= 1 and I own no Province and turn <= 25
  Bishop if I own at least 5 cards and turn <= 25
trash
  Curse
  Estate
  Copper if money > 6
  Chapel if I own no Copper
  Province
`,
  `plan Grand Market
# Once the Coppers are gone, Silver and Gold buy Grand Markets, and every one helps to buy the next.
needs Grand Market
for Grand Market, Chapel
buy
  Province if I own at least 7 Grand Markets or Grand Markets left = 0 or Provinces left <= 2
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Chapel if I own none and turn <= 2
  Grand Market
  Gold
  Silver
play
  Grand Market
  Chapel if Provinces left > 4 or Copper in hand >= 1 and money > 7
  ...
  # A Copper in play would forbid the Grand Market.
  Copper if coins < 6 or Grand Markets left = 0 or I own at least 7 Grand Markets
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 5
`,
  `plan King's Court / Peddler
# Played Actions make Peddlers cheap, and a King's Court makes three of each.
needs King's Court, Peddler
for King's Court, Peddler, Worker's Village, Market, Grand Market
buy
  Province if money > 20 or Provinces left <= 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  King's Court if I own fewer than 4
  Peddler if cost of Peddler <= 3 and I own fewer than 3
  Market if I own fewer than 7
  Peddler if cost of Peddler <= 4
  Gold
  Worker's Village if I own fewer than 5
  Silver
play King's Court, Worker's Village, Market, Peddler
repeat Market, Peddler, Worker's Village
`,
  `plan Laboratory
# Laboratories at five coins, Gold at six: bigger hands without a single lost Action.
needs Laboratory
buy
  Province if money > 14
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Laboratory
  Silver
play Laboratory
`,
  `plan Legionary
# Legionary beside Gold: three coins, and the others play with two cards and what they draw.
needs Legionary
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Legionary if I own none and I own at least 1 Gold
  Gold
  Legionary if I own fewer than 2
  Silver
play Legionary
reveal Gold
`,
  `plan Magnate
# A hand of money draws as many cards again: one Magnate, later two, in a deck of Treasures.
needs Magnate
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Magnate if I own none
  Magnate if I own fewer than 2 and I own at least 16 cards
  Silver
play Magnate
`,
  `plan Masquerade
# Big Money with one Masquerade, which draws, hands its junk to the left and trashes what comes from the right.
needs Masquerade
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 6
  Masquerade if I own fewer than 1
  Silver
play Masquerade
`,
  `plan Merchant / Market
# Cards that cost no Action and pay a little: Markets at five, Merchants beside the Silver.
needs Merchant, Market
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Market if I own fewer than 5
  Duchy if Provinces left <= 5
  Merchant if Merchants owned < Silver owned - 1 and I own fewer than 4
  Silver
play Market, Merchant
`,
  `plan Merchant Ship
# Two Merchant Ships beside money: four coins for one Action, spread over two turns.
needs Merchant Ship
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Gold
  Merchant Ship if I own fewer than 2
  Silver
play Merchant Ship
`,
  `plan Militia
# Up to three Militias beside the money: every hand of the others is two cards short.
needs Militia
buy
  Province if I own more than 0 Gold
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 2
  Gold
  Militia if I own fewer than 3
  Silver
play Militia
`,
  `plan Moneylender
# A Moneylender turns Coppers into three coins and a better deck.
needs Moneylender
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 5
  Moneylender if I own none and I own at least 6 Copper
  Silver
play
  Moneylender if Copper in hand >= 1
trash Copper
`,
  `plan Monument
# A point with every play: Monuments pay as well as Silver and win the long game.
needs Monument
buy
  Province if money > 16
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Gold
  Monument if I own none
  Monument if I own fewer than 3 and Monuments owned < cards owned / 8
  Silver
play Monument
`,
  `plan Mountebank
# A Curse and a Copper for everybody else, again and again, and money.
needs Mountebank
buy
  Province if I own more than 0 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Mountebank if I own none
  Gold
  Mountebank if I own fewer than 2
  Silver
play Mountebank
`,
  `plan One Smithy
# Big Money and a single Smithy, bought as soon as there are four coins: the first improvement of all.
needs Smithy
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Smithy if I own none
  Silver
play Smithy
`,
  `plan Rabble
# Three cards more for oneself, and green cards on top of everybody else's deck.
needs Rabble
buy
  Province if money > 15
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Gold
  Rabble if I own none
  Rabble if I own fewer than 2 and I own at least 16 cards
  Silver
play Rabble
`,
  `plan Royal Blacksmith
# Five cards on credit. Coppers would be discarded again, so a Chapel clears them away first.
needs Royal Blacksmith
for Royal Blacksmith, Chapel
buy
  Province if money > 6
  Duchy if Provinces left <= 2
  Royal Blacksmith if I own none and Silver owned + Gold owned >= 3
  Chapel if I own none and turn <= 2
  Gold
  Silver
play
  Chapel if Estates in hand + Curses in hand >= 1 and Provinces left > 5 or Copper in hand >= 2 and money > 4
  Royal Blacksmith
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
`,
  `plan Sea Witch
# Curses for the others, and sifting for oneself: one before the first Gold, another after it.
needs Sea Witch
buy
  Province if I own more than 0 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Sea Witch if I own none
  Gold
  Sea Witch if I own fewer than 2
  Silver
play Sea Witch
`,
  `plan Sentry
# Sentries clean the deck as they go and cost no Action, so that money alone buys the Provinces sooner.
needs Sentry
buy
  Province if money > 13
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Sentry if I own none
  Gold
  Sentry if I own fewer than 2
  Silver
play Sentry
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 9
discard Curse, Victory cards, Copper
`,
  `plan Smithy
# Big Money with a Smithy for every eleven Treasures: simple, fast, and hard to beat.
needs Smithy
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 6
  Smithy if Smithies owned < Treasure cards owned / 11
  Silver
play Smithy
`,
  `plan Torturer
# Three cards a turn, and the others must choose between a Curse in hand and two cards less.
needs Torturer
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Torturer if I own fewer than 1
  Gold
  Torturer if I own fewer than 2
  Duchy if Provinces left <= 6
  Silver
play Torturer
`,
  `plan Two Smithies
# A second Smithy once the deck is thick enough that two of them seldom meet.
needs Smithy
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 5
  Smithy if I own none
  Smithy if I own fewer than 2 and I own at least 16 cards
  Silver
play Smithy
`,
  `plan Vault
# The Vault sells what is no use in hand: eight coins nearly whenever it is played.
needs Vault
buy
  Province if money > 12
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Vault if I own none
  Gold
  Vault if I own fewer than 2
  Silver
play Vault
discard Victory cards, Curse, Copper, Vault
`,
  `plan Village / Smithy / Market
# The first engine most players build: Villages carry Smithies, Markets bring the second purchase.
needs Village, Smithy, Market
for First Game
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Market if I own fewer than 3
  Smithy if I own none
  Militia if I own none
  Smithy if Smithies owned + Militias owned < 2 + Villages owned
  Village if Villages owned < Smithies owned + Militias owned - 1
  Silver
play Village, Market, Merchant, Smithy, Militia
`,
  `plan Wharf
# Two Wharves beside money: every one of them makes two large hands.
needs Wharf
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Wharf if I own none
  Gold
  Wharf if I own fewer than 2
  Silver
play Wharf
`,
  `plan Wild Hunt
# Three cards each time while the pile gathers points; when there are enough, an Estate collects them.
needs Wild Hunt
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Wild Hunt if I own none
  Wild Hunt if I own fewer than 2 and I own at least 16 cards
  Silver
play Wild Hunt
choose
  Wild Hunt: estate if tokens on Wild Hunt >= 5 or tokens on Wild Hunt >= 1 and Provinces left <= 2
  Wild Hunt: cards
`,
  `plan Witch
# One Witch before the first Gold, a second one after it, and money.
needs Witch
buy
  Province if I own more than 0 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Witch if I own none
  Gold
  Witch if I own fewer than 2
  Silver
play Witch
`,
  `plan Workshop / Gardens
# Workshops gain a card every turn, Gardens count them, and three empty piles end it early.
needs Workshop, Gardens
buy
  Workshop
  Gardens
  Estate
  Copper
gain
  Workshop if I own fewer than 8
  Gardens
  Estate
  Workshop
  Silver
play Workshop
`,
];
