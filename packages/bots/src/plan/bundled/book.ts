/** The plans of plans/book/*.plan, bundled by bin/plans.ts. Change those, not this. */
export const BOOK: readonly string[] = [
  `plan Advanced Intro
# Found by playing; no known plan beats it there.
for Advanced Intro
buy
  Province if money > 18
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Fortune if I own fewer than 1
  Catapult if I own fewer than 1
  Gladiator if Gladiators owned < cards owned / 12
  Archive if I own fewer than 5
  Enchantress if terminals < extra actions + 1
  Royal Blacksmith if terminals < extra actions + 1
  Bustling Village if extra actions < terminals
  Silver
`,
  `plan Basic Intro
# Found by playing; no known plan beats it there.
for Basic Intro
buy
  Province
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2 and Forums owned by opponents >= 1
  Sacrifice if I own fewer than 1
  Gold
  Duchy if Provinces left <= 6
  Forum if I own fewer than 4
  Chariot Race
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 10
`,
  `plan Beginners
# Found by playing; no known plan beats it there.
for Beginners
buy
  Colony
  Crystal Ball if I own fewer than 4
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 1
  Platinum if I own fewer than 2
  Magnate if I own fewer than 1
  Rabble if I own fewer than 1
  Gold
  Clerk if I own fewer than 4
  Duchy if Colonies left <= 6
  Tiara if I own fewer than 2
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
  `plan Biggest Money
# Found by playing; no known plan beats it there.
for Biggest Money
buy
  Crystal Ball if turn <= 2 and coins = 5
  Colony if money >= 17
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Platinum
  Laboratory
  Gold
  Crystal Ball
  Moneylender if I own fewer than 1
  Tiara if I own fewer than 3
  Silver
`,
  `plan Deck Top
# Found by playing; no known plan beats it there.
for Deck Top
buy
  Province
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Sentry if I own fewer than 1 and turn <= 4
  Bureaucrat if I own fewer than 1
  Gold
  Council Room if I own fewer than 1
  Laboratory if I own fewer than 5
  Silver
`,
  `plan Everything In Moderation
# Found by playing; no known plan beats it there.
for Everything In Moderation
buy
  Forum if I own fewer than 4
  Silver if turn <= 2 and coins = 4
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Enchantress if Enchantress owned < cards owned / 10
  Gold
  Duchy if Provinces left <= 7
  Legionary if I own fewer than 3
  Silver
`,
  `plan First Game
# Found by playing; no known plan beats it there.
for First Game
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 5
  Smithy if I own none
  Smithy if I own fewer than 2 and I own at least 15 cards
  Silver
`,
  `plan Friendly Interactive
# Found by playing; no known plan beats it there.
for Friendly Interactive
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Platinum
  Gold
  Vault if I own fewer than 1
  Duchy if Colonies left <= 6
  Tiara if I own fewer than 2
  Silver
`,
  `plan Gilded Gates
# Found by playing; no known plan beats it there.
for Gilded Gates
buy
  Encampment if turn <= 2 and coins = 2
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Wild Hunt if I own fewer than 1
  Platinum
  Gold
  Duchy if Colonies left <= 5
  Silver
`,
  `plan Improvements
# Found by playing; no known plan beats it there.
for Improvements
buy
  Moat if turn <= 2 and coins = 2
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Witch if I own none
  Moat if terminals < extra actions + 1
  Gold
  Witch if I own fewer than 3
  Duchy if Provinces left <= 7
  Silver
`,
  `plan Silver and Gold
# Found by playing; no known plan beats it there.
for Silver and Gold
buy
  Province if money > 8
  Duchy if Provinces left <= 4
  Laboratory if I own fewer than 1
  Estate if Provinces left <= 2
  Bandit if I own fewer than 1
  Laboratory if I own fewer than 4
  Gold
  Duchy if Provinces left <= 5
  Chapel if I own fewer than 1
  Silver
`,
  `plan Silver Bullets
# Found by playing; no known plan beats it there.
for Silver Bullets
buy
  Province
  Bureaucrat if I own fewer than 2
  Conquest
  Gardens
  Duchy
  Estate if Gardens left <= 0
  Silver
  Estate if Gardens left <= 1
  Copper if Gardens left <= 6
play Bureaucrat
`,
  `plan Size Distortion
# Workshop / Gardens: Workshops gain a card every turn, Gardens count them, and three empty piles end it early.
for Size Distortion
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
  `plan Sleight of Hand
# Found by playing; no known plan beats it there.
for Sleight of Hand
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Gardens if Provinces left <= 3
  Estate if Provinces left <= 2
  Council Room if I own none and I own at least 1 Militia
  Gold
  Council Room if I own fewer than 2 and turn > 8
  Militia if I own none
  Militia if I own fewer than 2 and I own at least 18 cards
  Silver
`,
  `plan the Kings Army
# Found by playing; no known plan beats it there.
for the Kings Army
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Rabble if I own fewer than 1
  Platinum
  Gold
  Duchy if Colonies left <= 6
  Rabble if I own fewer than 2
  Silver
`,
];
