/** The plans of plans/book/*.plan, bundled by bin/plans.ts. Change those, not this. */
export const BOOK: readonly string[] = [
  `plan Advanced Intro
# Found by playing; no known plan beats it there.
for Advanced Intro
buy
  Settlers if turn <= 2 and coins = 2
  Province if money > 18
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Fortune if I own fewer than 1
  Catapult if I own fewer than 1
  Archive if I own fewer than 4
  Gold
  Gladiator if Gladiators owned < cards owned / 12
  Archive if I own fewer than 5
  Royal Blacksmith if terminals < extra actions + 2
  Silver
`,
  `plan Basic Intro
# Found by playing; no known plan beats it there.
for Basic Intro
buy
  Forum if Sacrifices owned by opponents >= 1 and turn <= 10
  Province
  Sacrifice if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 4
  Legionary if I own fewer than 1
  Estate if Provinces left <= 2
  Wedding
  Chariot Race
`,
  `plan Beginners
# Found by playing; no known plan beats it there.
for Beginners
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 2
  Platinum
  Crystal Ball
  Gold
  Clerk if I own fewer than 4
  Silver if Colonies left <= 7
  Watchtower if I own fewer than 4
`,
  `plan Big Time 1e
# Found by playing; no known plan beats it there.
for Big Time 1e
buy
  Patrician if turn <= 2 and coins = 2
  Dominate if Dominates owned < cards owned / 5
  Villa if extra actions < terminals
  Colony
  Province if Colonies left <= 5
  Loan if I own fewer than 1 and turn <= 4
  Gold if I own fewer than 3
  Platinum
  Gladiator if I own fewer than 3
  Royal Blacksmith if terminals < extra actions + 1
  Silver if I own fewer than 4
  Capital if I own fewer than 2
  Silver
`,
  `plan Big Time
# Found by playing; no known plan beats it there.
for Big Time
buy
  Patrician if turn <= 2 and coins = 3
  Dominate
  Colony if money >= 15
  Province if Colonies left <= 4
  Grand Market if I own fewer than 1
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Platinum
  Bank if I own fewer than 3
  Gold
  Investment if I own fewer than 2
  Tiara if I own fewer than 2
  Silver
`,
  `plan Biggest Money 1e
# Found by playing; no known plan beats it there.
for Biggest Money 1e
buy
  Province if money > 7
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Moneylender if I own fewer than 1 and turn <= 4
  Gold
  Venture if I own fewer than 4
  Silver
`,
  `plan Biggest Money
# Found by playing; no known plan beats it there.
for Biggest Money
buy
  Colony if I own more than 1 Platinum
  Moneylender if I own fewer than 1 and turn <= 2
  Province if Colonies left <= 4
  Laboratory if I own fewer than 6
  Duchy if Colonies left <= 4
  Platinum
  Tiara if I own fewer than 2
  Gold if I own fewer than 2
  Estate if Colonies left <= 2
  Crystal Ball if I own fewer than 2
  Silver if Silver owned < cards owned / 12
`,
  `plan Boxed In
# Found by playing; no known plan beats it there.
for Boxed In
buy
  Encampment if turn <= 2 and coins = 3
  Castles if Provinces left <= 5
  Duchy if Provinces left <= 4
  Salvager if I own fewer than 1 and turn <= 4
  Gold if I own fewer than 3
  Wharf if terminals < extra actions + 1
  Enchantress if terminals < extra actions + 1
  Encampment if extra actions < terminals
  Plunder if I own fewer than 1
  Province if money > 11
  Estate if Provinces left <= 3
  Silver if I own fewer than 2
  Encampment
`,
  `plan Buddy System
# Found by playing; no known plan beats it there.
for Buddy System
buy
  Province if money > 7
  Duchy if Provinces left <= 4
  Forum if I own fewer than 2
  Trading Post if I own fewer than 1 and turn <= 4
  Archive if I own fewer than 5
  Estate if Provinces left <= 2
  Silver
`,
  `plan Deck Top
# Found by playing; no known plan beats it there.
for Deck Top
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 6
  Council Room if I own fewer than 1
  Council Room if I own fewer than 2 and I own at least 16 cards
  Silver
`,
  `plan Deconstruction
# Found by playing; no known plan beats it there.
for Deconstruction
buy
  Province
  Duchy if Provinces left <= 5
  Bandit if I own fewer than 2
  Estate if Provinces left <= 3
  Farm
  Replace if Replaces owned < cards owned / 8
  Duchy if Provinces left <= 7
  Swindler if I own fewer than 1
  Silver
`,
  `plan Delicious Torture
# Found by playing; no known plan beats it there.
for Delicious Torture
buy
  Province if money > 18
  Enchantress if I own fewer than 3
  Duchy if Provinces left <= 4
  Farm
  Estate if Provinces left <= 2
  Sacrifice if I own fewer than 1 and turn <= 4
  Torturer if I own fewer than 1
  Duchy if Provinces left <= 6
  Castles if Provinces left <= 6
  Silver
  Settlers if I own fewer than 1
`,
  `plan Everything In Moderation
# Found by playing; no known plan beats it there.
for Everything In Moderation
buy
  Province if money > 13
  Forum if I own fewer than 3
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 6
  Forum if I own fewer than 4
  Enchantress if I own fewer than 3
  Silver
`,
  `plan Exploding Kingdom
# Found by playing; no known plan beats it there.
for Exploding Kingdom
buy
  Platinum if I own fewer than 3
  Wharf
  Outpost if I own fewer than 1
  Colony
  Province if Colonies left <= 5
  Fishing Village
  Duchy if Colonies left <= 5
  Estate if Colonies left <= 2
  Silver if I own fewer than 3
  Duchy if Colonies left <= 6
  Tactician if I own fewer than 1
`,
  `plan First Game
# Found by playing; no known plan beats it there.
for First Game
buy
  Remodel if I own fewer than 1 and turn <= 2
  Province if I own more than 2 Gold
  Market if I own fewer than 3
  Gold if I own fewer than 3
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Militia if I own fewer than 1
  Smithy if terminals < extra actions
  Gold if I own fewer than 5
  Village
  Moat if terminals < extra actions + 1
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
`,
  `plan Friendly Interactive
# Found by playing; no known plan beats it there.
for Friendly Interactive
buy
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Bishop if I own fewer than 1 and turn <= 4 and Copper owned by opponents >= 1
  Estate if Colonies left <= 1
  Platinum if I own fewer than 2
  Peddler
  Platinum
  Vault if terminals < extra actions + 1
  Gold
  Worker's Village if extra actions < terminals
  Tiara if I own fewer than 1 and turn > 12
  Worker's Village
  Silver
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 4
`,
  `plan Gilded Gates 1e
# Found by playing; no known plan beats it there.
for Gilded Gates 1e
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Monument if I own fewer than 1
  Platinum
  Wild Hunt if I own fewer than 1
  Gold
  Silver
`,
  `plan Gilded Gates
# Found by playing; no known plan beats it there.
for Gilded Gates
buy
  Encampment if turn <= 5 and coins = 2
  Platinum if I own fewer than 2
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Wild Hunt if I own fewer than 1
  Platinum
  Gold
  Silver
`,
  `plan Give and Take
# Found by playing; no known plan beats it there.
for Give and Take
buy
  Province if money > 14
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Ambassador if I own fewer than 2
  Witch if I own none
  Library if Libraries owned < cards owned / 12
  Market if I own fewer than 5
  Fishing Village if extra actions < terminals
  Silver
`,
  `plan Grand Scheme
# Found by playing; no known plan beats it there.
for Grand Scheme
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Gold if I own fewer than 1
  Estate if Provinces left <= 2
  Patrol if I own fewer than 1
  Gold
  Duchy if Provinces left <= 6
  Militia if I own fewer than 1
  Patrol if I own fewer than 2 and I own at least 16 cards
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
  Witch if I own fewer than 2
  Duchy if Provinces left <= 6
  Silver
`,
  `plan King of the Sea
# Found by playing; no known plan beats it there.
for King of the Sea
buy
  Delve if turn <= 2 and coins = 3
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Temple if I own fewer than 1 and turn <= 4
  Archive if I own fewer than 5
  Overlord if I own fewer than 2
  Duchy if Provinces left <= 6
  Delve
  Copper
`,
  `plan Lucky Seven
# Found by playing; no known plan beats it there.
for Lucky Seven
buy
  Patrol if I own fewer than 2
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Platinum
  Gold
  Duchy if Colonies left <= 6
  Tiara if I own fewer than 4
  Silver
`,
  `plan Paths To Victory
# Found by playing; no known plan beats it there.
for Paths To Victory
buy
  Silver if turn <= 2 and coins = 3
  Colony
  Province if Colonies left <= 4
  Upgrade if I own fewer than 1 and turn <= 4
  Platinum if I own fewer than 2
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Peddler if I own fewer than 6
  Gold
  Upgrade if I own fewer than 6
  Shanty Town
  Silver
`,
  `plan Pirate Bay
# Found by playing; no known plan beats it there.
for Pirate Bay
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Charlatan if I own fewer than 1
  Estate if Colonies left <= 2
  Investment if I own fewer than 1 and turn <= 4
  Magnate if I own fewer than 1
  Platinum
  Gold
  Duchy if Colonies left <= 7
  Treasury if I own fewer than 4
  Investment if I own fewer than 4
  Silver
`,
  `plan Reach For Tomorrow
# Found by playing; no known plan beats it there.
for Reach For Tomorrow
buy
  Province if money > 18
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Lookout if I own fewer than 2 and turn <= 4
  Gold
  Ghost Ship if terminals < extra actions + 2
  Silver
`,
  `plan Repetition
# Found by playing; no known plan beats it there.
for Repetition
buy
  Province if money > 14
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 6
  Treasury if I own fewer than 7
  Militia if I own fewer than 3
  Caravan if I own fewer than 2
  Silver
`,
  `plan Silver and Gold
# Found by playing; no known plan beats it there.
for Silver and Gold
buy
  Merchant if turn <= 2 and coins = 4
  Bandit if I own fewer than 1 and I own fewer than 5
  Province if money > 19
  Province if money <= 19
  Duchy if Provinces left <= 5
  Chapel if I own fewer than 1
  Estate if Provinces left <= 2
  Laboratory
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
  Conquest if Provinces left > 5
  Gardens
  Duchy if Gardens left <= 3
  Conquest if I own fewer than 2
  Charm
  Silver
  Estate if Gardens left <= 2
  Copper
play Bureaucrat
`,
  `plan Size Distortion
# Found by playing; no known plan beats it there.
for Size Distortion
buy
  Bandit if turn <= 2 and coins = 5
  Bureaucrat if I own fewer than 2
  Province
  Duchy if Gardens left <= 2
  Workshop if I own fewer than 1
  Estate if Gardens left <= 0
  Gardens
  Silver
  Copper
play Bureaucrat
`,
  `plan Sleight of Hand
# Found by playing; no known plan beats it there.
for Sleight of Hand
buy
  Province if money > 17
  Duchy if Provinces left <= 5
  Gardens if Provinces left <= 4
  Militia if I own fewer than 1
  Estate if Provinces left <= 3
  Gold
  Festival
  Poacher if I own fewer than 4
  Smithy if terminals < extra actions + 2
  Silver
`,
  `plan the Good Life
# Found by playing; no known plan beats it there.
for the Good Life
buy
  Contraband if I own fewer than 3
  Monument if terminals < extra actions + 2
  Province
  Gardens
  Duchy if Gardens left <= 3
  Estate if Gardens left <= 1
  Silver
  Cellar
  Copper if Gardens left <= 7
play Bureaucrat
`,
  `plan the Kings Army 1e
# Found by playing; no known plan beats it there.
for the Kings Army 1e
buy
  Province if money > 18
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Goons if I own fewer than 3
  King's Court if I own fewer than 1
  Rabble if I own none
  Council Room if terminals < extra actions + 1
  Village
  Rabble if Rabbles owned < cards owned / 12
  Silver
  Moat if I own fewer than 2
`,
  `plan the Kings Army
# Found by playing; no known plan beats it there.
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
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Nobles if I own fewer than 4 and money > 14
  Gold
  Duchy if Provinces left <= 6
  Library if I own fewer than 2 and I own at least 16 cards
  Courtier if I own fewer than 3
  Silver
`,
];
