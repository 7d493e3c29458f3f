/** The plans of plans/book/*.plan, bundled by bin/plans.ts. Change those, not this. */
export const BOOK: readonly string[] = [
  `plan Advanced Intro
# Found by playing; no known plan beats it there.
for Advanced Intro
buy
  Fortune if I own fewer than 1
  Gladiator if turn <= 3 and coins = 4
  Archive if I own fewer than 4
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 4
  Gold if I own fewer than 1
  Gladiator if Gladiators owned < cards owned / 10 and I own fewer than 6
  Archive
  Capital if I own fewer than 2
  Settlers
  Silver if I own fewer than 1
  Enchantress if I own fewer than 5
`,
  `plan Basic Intro
# Found by playing; no known plan beats it there.
for Basic Intro
buy
  Patrician if turn <= 2 and coins = 2
  Gold if I own fewer than 1
  Sacrifice if I own fewer than 1 and turn <= 4
  Forum if I own fewer than 2
  Forum if Sacrifices owned by opponents >= 1 and turn <= 9
  Province
  Emporium if I own fewer than 2
  Legionary if I own fewer than 1
  Duchy if Provinces left <= 3
  Wedding
  Chariot Race
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 7
`,
  `plan Beginners
# Found by playing; no known plan beats it there.
for Beginners
buy
  Platinum if I own fewer than 2
  Colony if money > 11
  Crystal Ball if I own fewer than 5 and money <= 20
  Province if Colonies left <= 3
  Silver if I own fewer than 1
  Tiara if I own fewer than 2
  Watchtower if terminals < extra actions + 1
  Duchy if Colonies left <= 4
  Bank if I own fewer than 4
  Rabble if I own fewer than 2 and I own at least 16 cards
  Rabble if I own fewer than 1
  Clerk if I own fewer than 1
  Worker's Village if money > 17 and extra actions < terminals
  Estate if Colonies left <= 2 and I own fewer than 3
  Worker's Village if extra actions < terminals
`,
  `plan Big Time 1e
# Found by playing; no known plan beats it there.
for Big Time 1e
buy
  Fortune if I own fewer than 1
  Patrician if turn <= 2 and coins = 2
  Royal Seal if I own fewer than 1
  Villa if extra actions < terminals
  Dominate
  Colony if money > 8
  Province if Colonies left <= 5
  Gladiator if turn <= 2 and coins = 4
  Loan if I own fewer than 1 and turn <= 4
  Gladiator if I own fewer than 3
  Royal Blacksmith if I own fewer than 1
  Grand Market
  Bank
  Royal Blacksmith if terminals < extra actions + 1
  Loan if I own fewer than 2
  Gold
  Duchy if Colonies left <= 6
  Capital if I own fewer than 1
  Patrician
  Royal Blacksmith if I own fewer than 2 and I own at least 16 cards
  Silver
`,
  `plan Big Time
# Found by playing; no known plan beats it there.
for Big Time
buy
  Gladiator if turn <= 2 and coins = 3
  Platinum if I own fewer than 2
  Fortune if I own fewer than 1
  Dominate if I own fewer than 4
  Investment if I own fewer than 2 and turn <= 4
  Patrician if coins = 4
  Colony
  Patrician if I own fewer than 3
  Capital if I own fewer than 1
  Grand Market if I own fewer than 4
  Province if Colonies left <= 7
  Emporium
  Tiara if I own fewer than 3
  Capital if I own fewer than 2
  Gladiator if I own fewer than 2
  Tiara if Copper owned by opponents >= 1
  Gladiator
`,
  `plan Biggest Money 1e
# Found by playing; no known plan beats it there.
for Biggest Money 1e
buy
  Royal Seal if turn <= 1 and coins = 5
  Artisan if I own fewer than 1 and Artisans owned < cards owned / 10
  Province if money > 7
  Duchy if Provinces left <= 4
  Bank if I own fewer than 5
  Grand Market if I own fewer than 3
  Estate if Provinces left <= 2
  Moneylender if I own fewer than 1 and turn <= 4
  Venture
  Gold
  Mine if I own fewer than 1 and money <= 12
  Laboratory if I own fewer than 4
  Silver
`,
  `plan Biggest Money
# Found by playing; no known plan beats it there.
for Biggest Money
buy
  Colony if I own more than 1 Platinum
  Moneylender if I own fewer than 1 and turn <= 2
  Province if Colonies left <= 5
  Laboratory if I own fewer than 8
  Platinum if I own fewer than 4
  Duchy if Colonies left <= 4
  Grand Market if I own fewer than 3
  Tiara if I own fewer than 2
  Gold if I own fewer than 3
  Estate if Colonies left <= 2
  Crystal Ball if I own fewer than 2
  Silver if Silver owned < cards owned / 11
trash
  Curse
  Estate if Colonies left > 3
  Copper if money > 4
`,
  `plan Boxed In
# Found by playing; no known plan beats it there.
for Boxed In
buy
  Castles if Provinces left <= 7
  Plunder
  Salvager if I own fewer than 1 and turn <= 3
  Wharf if I own fewer than 1
  Gold if I own fewer than 1
  Province if money > 14 or I own at least 1
  Duchy if Provinces left <= 2
  Encampment
  Wharf if terminals < extra actions + 3
  Enchantress if terminals < extra actions + 2
  Gold if I own fewer than 2
  Wharf if terminals < extra actions + 4
  Warehouse if I own fewer than 2
  Tax if lead > -2
  Estate if Provinces left <= 2
  Silver if I own fewer than 3
  Tactician if I own fewer than 2
`,
  `plan Buddy System
# Found by playing; no known plan beats it there.
for Buddy System
buy
  Province
  Gold if I own fewer than 2
  Duchy if Provinces left <= 4
  Archive if I own fewer than 5
  Nobles if Nobles owned < cards owned / 7
  Salt the Earth if turn > 12
  Estate if Provinces left <= 1
  Silver
`,
  `plan Deck Top
# Found by playing; no known plan beats it there.
for Deck Top
buy
  Sentry if I own fewer than 2
  Festival if I own fewer than 4 and extra actions < terminals - 1
  Artisan if I own fewer than 1
  Province if money > 13 or I own at least 1
  Vassal if I own fewer than 2
  Laboratory if I own fewer than 6
  Duchy if Provinces left <= 4
  Village if extra actions < terminals - 1
  Estate if Provinces left <= 2
  Vassal
  Festival
  Silver if I own fewer than 6
`,
  `plan Deconstruction
# Found by playing; no known plan beats it there.
for Deconstruction
buy
  Province
  Bandit if I own fewer than 1
  Duchy if Provinces left <= 5
  Bandit if I own fewer than 2
  Estate if Provinces left <= 3
  Farm
  Throne Room if I own fewer than 1 and I own at least 4 Action cards
  Diplomat if terminals < extra actions
  Replace if Replaces owned < cards owned / 8
  Swindler if terminals < extra actions + 2
  Throne Room if I own fewer than 1
  Diplomat if I own fewer than 4
  Bandit if I own fewer than 4
  Swindler if I own fewer than 1
  Village
  Silver
`,
  `plan Delicious Torture
# Found by playing; no known plan beats it there.
for Delicious Torture
buy
  Silver if turn <= 2 and coins = 3
  Bustling Village
  Torturer if I own fewer than 3
  Castles if Provinces left <= 7
  Crown if I own fewer than 2
  Sacrifice if I own fewer than 1 and turn <= 2
  Province if (money >= 13 or Provinces left <= 4) and I own fewer than 4
  Farm
  Settlers if I own fewer than 7
  Enchantress if Enchantress owned < cards owned / 8
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 3
`,
  `plan Everything In Moderation
# Found by playing; no known plan beats it there.
for Everything In Moderation
buy
  Enchantress if turn <= 2 and coins = 4
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2 and money > 17
  Forum if I own fewer than 3
  Gold if I own fewer than 2 and I own at least 1 Enchantress
  Forum if I own fewer than 4
  Silver if I own fewer than 1
  Gold
  Enchantress if I own fewer than 3
  Village if extra actions < terminals - 0
  Enchantress if I own fewer than 4
`,
  `plan Exploding Kingdom
# Found by playing; no known plan beats it there.
for Exploding Kingdom
buy
  Quarry if I own fewer than 1
  Colony
  Wharf if terminals < extra actions + 2
  Quarry if I own fewer than 2 and Quarries owned < cards owned / 9
  Outpost if I own fewer than 1
  Wharf if terminals < extra actions + 3
  City if I own fewer than 5
  Fishing Village if extra actions < terminals + 3
  Platinum
  City
  Bishop if I own fewer than 1
  Quarry
  Fishing Village
trash
  Curse
  Estate if Colonies left > 4
  Copper if money > 8
`,
  `plan First Game
# Found by playing; no known plan beats it there.
for First Game
buy
  Remodel if I own fewer than 2 and turn <= 2
  Village if extra actions < terminals - 1
  Market if I own fewer than 3
  Province if money >= 17 or Provinces left <= 4
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Militia if I own fewer than 1
  Smithy if terminals < extra actions
  Gold
  Village
  Smithy if terminals < extra actions + 1 and Smithies owned < cards owned / 10
  Duchy if Provinces left <= 6 and Provinces left > 3
  Moat if Moats owned < cards owned / 11
  Market
  Smithy if I own fewer than 1
  Moat if terminals < extra actions + 1
  Silver
`,
  `plan Friendly Interactive
# Found by playing; no known plan beats it there.
for Friendly Interactive
buy
  Colony
  Vault if I own fewer than 1
  Collection if I own fewer than 1
  Tiara if turn <= 2 and coins = 4
  City
  Province if Colonies left <= 4
  Vault if I own fewer than 3
  Worker's Village
  Estate if Colonies left <= 2
  Peddler
  Silver
`,
  `plan Gilded Gates 1e
# Found by playing; no known plan beats it there.
for Gilded Gates 1e
buy
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 1
  Chariot Race if I own fewer than 2
  Mint if I own fewer than 1
  Platinum
  Gold if I own fewer than 1
  Peddler if I own fewer than 7 and I own fewer than 5
  City Quarter if I own fewer than 2 and extra actions < terminals - 1
  Gold
  Bishop if I own fewer than 1 and turn <= 4
  Chariot Race
  Encampment if extra actions < terminals + 1
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 7
`,
  `plan Gilded Gates
# Found by playing; no known plan beats it there.
for Gilded Gates
buy
  Silver if turn <= 2 and coins = 3
  Colony
  Estate if Colonies left <= 3
  Collection if I own fewer than 2
  Mint if I own fewer than 1
  Chariot Race
  Encampment
  Province if Colonies left <= 5
  Wild Hunt if I own fewer than 1
  Peddler
  Duchy if Colonies left <= 4
  Collection
  Groundskeeper
  Silver
`,
  `plan Give and Take
# Found by playing; no known plan beats it there.
for Give and Take
buy
  Ambassador if turn <= 2 and coins = 4
  Province
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 5 and I own fewer than 1
  Witch if I own fewer than 2
  Library if Libraries owned < cards owned / 11
  Ambassador if I own fewer than 1
  Gold
  Market if I own fewer than 5
  Fishing Village if extra actions < terminals
  Ambassador if I own fewer than 2
  Fishing Village if Provinces left <= 8
  Island if I own fewer than 2
`,
  `plan Grand Scheme
# Found by playing; no known plan beats it there.
for Grand Scheme
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Militia if I own fewer than 1
  Gold
  Market if I own fewer than 4
  Militia if I own fewer than 2
  Market
  Mill
  Mining Village if extra actions < terminals
  Silver
`,
  `plan Improvements
# Found by playing; no known plan beats it there.
for Improvements
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Witch if I own none
  Silver if I own fewer than 1
  Gold
  Moat if I own fewer than 1
  Duchy if Provinces left <= 6
  Witch if I own fewer than 2
  Market if I own fewer than 2
  Silver
`,
  `plan King of the Sea
# Found by playing; no known plan beats it there.
for King of the Sea
buy
  Delve if turn <= 2 and coins = 3 and I own at least 2 Copper
  Delve if turn <= 2 and coins = 2 and I own at least 2 Copper
  Province if money > 15
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Temple if I own fewer than 1 and turn <= 4
  Overlord if I own fewer than 3
  Archive if I own fewer than 6
  Duchy if Provinces left <= 6
  Delve
  Copper
`,
  `plan Lucky Seven
# Found by playing; no known plan beats it there.
for Lucky Seven
buy
  Upgrade if turn <= 2 and coins = 5
  Platinum if I own fewer than 2
  Colony
  Province if Colonies left <= 6
  Duchy if Colonies left <= 4
  Bank
  Patrol if terminals < extra actions + 2
  Estate if Colonies left <= 2
  Tiara if I own fewer than 3
  Patrol if I own fewer than 3 and I own fewer than 5
  Gold
  Mining Village if extra actions < terminals
  Tiara
  Silver
`,
  `plan Paths To Victory
# Found by playing; no known plan beats it there.
for Paths To Victory
buy
  Silver if turn <= 1 and coins = 3
  Platinum if I own fewer than 1 and lead < -1
  Colony
  Upgrade if I own fewer than 2 and turn <= 5
  Province if Colonies left <= 5
  Collection if I own fewer than 2
  Duchy if Colonies left <= 4
  Platinum if I own at least 2 Collections
  Peddler if I own fewer than 5
  Farm if I own fewer than 2
  Peddler if I own fewer than 6
  Shanty Town
  Collection if I own fewer than 3
  Pawn
  Peddler
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 5
`,
  `plan Pirate Bay
# Found by playing; no known plan beats it there.
for Pirate Bay
buy
  Platinum if I own fewer than 3
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 1
  Charlatan if I own fewer than 1
  Platinum
  Treasury
  Monkey if turn <= 2 and coins = 3
  Gold
  Corsair if I own fewer than 3 and Colonies left <= 7
  Investment if I own fewer than 3
  Astrolabe if I own fewer than 3
  Silver
trash
  Curse
  Estate if Colonies left > 3
  Copper if money > 4
`,
  `plan Reach For Tomorrow
# Found by playing; no known plan beats it there.
for Reach For Tomorrow
buy
  Lookout if turn <= 2 and coins = 3
  Province if money > 15
  Ghost Ship if I own fewer than 2 and terminals < extra actions + 1
  Lookout if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Ghost Ship if I own fewer than 4
  Duchy if Provinces left <= 6
  Sea Hag if turn <= 2 and coins = 4
  Silver
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 4
`,
  `plan Repetition
# Found by playing; no known plan beats it there.
for Repetition
buy
  Pearl Diver if turn <= 2 and coins = 2
  Explorer if turn <= 2 and coins = 5
  Province if money > 14
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Treasury if I own fewer than 5
  Militia if I own fewer than 1
  Caravan
  Silver
`,
  `plan Silver and Gold
# Found by playing; no known plan beats it there.
for Silver and Gold
buy
  Merchant if turn <= 2 and coins = 4
  Bandit if I own fewer than 1 and I own fewer than 4
  Province
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2 and Copper owned by opponents >= 0
  Chapel if I own fewer than 1
  Laboratory if I own fewer than 7
  Silver
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 4
`,
  `plan Silver Bullets
# Found by playing; no known plan beats it there.
for Silver Bullets
buy
  Province
  Bureaucrat if I own fewer than 2
  Conquest if Provinces left > 6
  Gardens
  Duchy if Gardens left <= 3
  Conquest
  Silver if turn <= 12
  Estate if Gardens left <= 1
  Patrician if I own fewer than 1 and Provinces left <= 7
  Copper
play Bureaucrat
`,
  `plan Size Distortion
# Found by playing; no known plan beats it there.
for Size Distortion
buy
  Bandit if turn <= 1 and coins = 5
  Festival if I own fewer than 1 and extra actions < terminals - 1
  Bureaucrat if I own fewer than 3
  Province
  Duchy if Gardens left <= 0
  Gardens
  Workshop if I own fewer than 1
  Artisan if Artisans owned < cards owned / 12
  Estate if Gardens left <= 0
  Silver
  Copper
`,
  `plan Sleight of Hand
# Found by playing; no known plan beats it there.
for Sleight of Hand
buy
  Militia if turn <= 2 and coins = 4
  Province if I own more than 1 Gold
  Duchy if Provinces left <= 4
  Gardens if Provinces left <= 4
  Estate if Provinces left <= 4 and Copper owned by opponents >= 0
  Gold
  Festival if extra actions < terminals - 1
  Cellar if turn <= 2 and coins = 2
  Library if I own fewer than 3
  Poacher
  Silver
`,
  `plan the Good Life
# Found by playing; no known plan beats it there.
for the Good Life
buy
  Artisan if I own fewer than 1
  Contraband if I own fewer than 3
  Monument if terminals < extra actions + 2
  Gardens
  Duchy if Gardens left <= 4
  Estate if Gardens left <= 1
  Silver
  Cellar
  Copper if Gardens left <= 6 and lead > -4
play Bureaucrat
`,
  `plan the Kings Army 1e
# Found by playing; no known plan beats it there.
for the Kings Army 1e
buy
  Province if I own more than 0 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Goons if I own fewer than 3
  Moat if turn <= 2 and coins = 3
  Rabble if terminals < extra actions + 2
  Village if extra actions < terminals
  Gold
  Silver
  Moat if Moats owned < cards owned / 12
`,
  `plan the Kings Army
# the Kings Army: Found by playing; no known plan beats it there.
for the Kings Army
buy
  Platinum if I own fewer than 1
  Rabble if I own fewer than 1
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 3
  Platinum
  Gold
  Rabble if I own fewer than 4
  Silver
`,
  `plan Underlings
# Found by playing; no known plan beats it there.
for Underlings
buy
  Cellar if turn <= 2 and coins = 2
  Province if money > 10
  Duchy if Provinces left <= 3
  Courtier if terminals < extra actions + 1
  Nobles
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 5
  Library if I own fewer than 2 and I own at least 13 cards
  Courtier if I own fewer than 3
  Silver
`,
];
