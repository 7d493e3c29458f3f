/** The plans of plans/experience.plans, bundled by bin/plans.ts. Change those, not this. */
export const EXPERIENCE = `plan learn/1
for Warehouse, Watchtower, Caravan, Smithy, Temple, Magnate, Replace, Trading Post, Vault, Forge, Mountain Pass, Keep, Colony
buy
  Warehouse if turn <= 2 and coins = 3
  Colony
  Province if Colonies left <= 4
  Platinum
  Trading Post if I own fewer than 1
  Caravan if I own fewer than 4
  Gold
  Caravan if I own fewer than 5
  Duchy if Colonies left <= 7
  Silver
plan learn/2
for Lurker, Catapult Rocks, Lookout, Gardens, Ironworks, Smithy, Tide Pools, Archive, Corsair, Magnate
buy
  Province
  Duchy if Provinces left <= 5
  Corsair if I own fewer than 2
  Gardens if Provinces left <= 5
  Estate if Provinces left <= 1
  Smithy if I own fewer than 1
  Archive if I own fewer than 6
  Gold if I own fewer than 4
  Tide Pools if I own fewer than 3
  Gardens
  Silver if I own fewer than 4
plan learn/3
for Lurker, Catapult Rocks, Throne Room, Worker's Village, Charm, Courtier, Merchant Ship, War Chest, Forge, Peddler, Obelisk, Orchard
buy
  Province if money > 15
  Worker's Village
  Catapult if Catapults owned < cards owned / 12
  Duchy if Provinces left <= 4
  Courtier if terminals < extra actions + 2
  Merchant Ship if I own fewer than 1
  Charm if I own fewer than 1
  Estate if Provinces left <= 2
  Catapult if I own fewer than 2
  Peddler if I own fewer than 4
  Throne Room if I own fewer than 2 and I own at least 5 Action cards
  Peddler
  Throne Room if terminals < extra actions + 2
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 10
plan learn/4
for Encampment Plunder, Farmers' Market, Sea Chart, Steward, Warehouse, Bishop, Archive, Library, Tactician, Forge, Wolf Den
buy
  Plunder if I own fewer than 3
  Steward if I own fewer than 1 and turn <= 2
  Farmers' Market if I own fewer than 2
  Gold if I own fewer than 1
  Province if money > 15 or I own at least 1
  Encampment
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Gold if I own fewer than 2
  Library if terminals < extra actions + 0
  Archive if I own fewer than 5
  Farmers' Market if terminals < extra actions
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 10
plan learn/5
for Moat, Fishing Village, Steward, Moneylender, Capital, Groundskeeper, Market, Farm, Grand Market, King's Court, Triumphal Arch, Donate
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Grand Market if I own fewer than 7
  Gold if I own fewer than 3
  Steward if terminals < extra actions + 1
  Market if I own fewer than 6
  Fishing Village if extra actions < terminals
plan learn/6
for Overlord, Lighthouse, Chariot Race, Harbinger, Wishing Well, Temple, Charm, Sea Witch, Treasury, Wharf
buy
  Province if money > 10
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Sea Witch if I own fewer than 1
  Wharf if I own fewer than 1
  Overlord if I own fewer than 1
  Duchy if Provinces left <= 5
  Lighthouse if I own fewer than 6
  Silver
plan learn/7
for Courtyard, Catapult Rocks, Workshop, Quarry, Secret Passage, Bazaar, City, Forum, Market, Minion, Delve, Colony
buy
  Colony if money > 14 or I own at least 1
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 2
  Gold if I own fewer than 2
  Catapult if I own fewer than 2
  Forum if I own fewer than 5
  Courtyard if terminals < extra actions
  Platinum
  Forum if I own fewer than 6
  City if extra actions < terminals
  Silver if I own fewer than 3
  City
plan learn/8
for Settlers Bustling Village, Catapult Rocks, Steward, Wishing Well, Library, Merchant Ship, Minion, Torturer, Wild Hunt, Grand Market, Ritual
buy
  Province if money > 11
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Torturer if I own fewer than 1
  Gold
  Torturer if I own fewer than 2
  Duchy if Provinces left <= 6
  Minion if I own fewer than 6
  Silver
plan learn/9
for Swindler, Militia, Treasure Map, Charm, Corsair, Laboratory, Library, Market, Pirate, Rabble, Tomb, Baths
buy
  Silver if turn <= 2 and coins = 3
  Province if money > 15
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 2
  Pirate if I own fewer than 2
  Gold
  Market
  Militia if I own fewer than 1
plan learn/10
for Chariot Race, Sea Chart, Bureaucrat, Mining Village, Monument, Quarry, Council Room, Festival, Replace, Wharf, Obelisk, Wall
buy
  Province if money > 8
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Replace if I own fewer than 1
  Wharf if I own fewer than 1
  Monument if I own fewer than 1
  Wharf if terminals < extra actions + 1
  Gold
  Mining Village if extra actions < terminals + 1
  Chariot Race
  Duchy if Provinces left <= 6
  Mining Village
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 5
plan learn/11
for Native Village, Sea Chart, Conspirator, Quarry, Remodel, Duke, Festival, Forum, Pirate, Sentry, Colony
buy
  Sentry if I own fewer than 1 and turn <= 5
  Colony if I own at least 2 Gold
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 2
  Platinum
  Pirate if I own fewer than 1
  Forum if I own fewer than 5
  Festival if extra actions < terminals
  Forum
  Sentry if I own fewer than 5
  Quarry if I own fewer than 1
trash
  Curse
  Estate if Colonies left > 4
  Copper if money > 3
plan learn/12
for Sea Chart, Baron, Caravan, Mill, Moneylender, Sacrifice, Collection, Council Room, Groundskeeper, Merchant Ship, Wolf Den, Mountain Pass
buy
  Province
  Duchy if Provinces left <= 4
  Merchant Ship if I own fewer than 1
  Estate if Provinces left <= 2
  Gold
  Mill if I own fewer than 2
  Merchant Ship if Merchant Ships owned < cards owned / 8
  Silver
plan learn/13
for Enchantress, Masquerade, Sea Chart, Diplomat, Salvager, Bazaar, Council Room, Forum, Market, Torturer, Mountain Pass
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Torturer if I own fewer than 1
  Gold
  Masquerade if terminals < extra actions
  Bazaar if extra actions < terminals + 1
  Masquerade if I own fewer than 1
  Silver
plan learn/14
for Lighthouse, Lurker, Anvil, Island, Sacrifice, Bandit, Charlatan, Collection, Festival, Minion, Mountain Pass
buy
  Province if money > 14
  Collection if I own fewer than 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Sacrifice if I own fewer than 1 and turn <= 4
  Charlatan if terminals < extra actions + 2
  Duchy if Provinces left <= 5
  Gold
  Festival if extra actions < terminals + 1
  Lighthouse
  Silver if I own fewer than 5
plan learn/15
for Harbinger, Workshop, Caravan, Poacher, Smithy, Laboratory, Trading Post, Nobles, Bank, Expand, Baths
buy
  Trading Post if I own fewer than 1
  Province if money > 8 or I own at least 2
  Duchy if Provinces left <= 4
  Laboratory if I own fewer than 3
  Nobles if I own fewer than 2
  Caravan if I own fewer than 4
  Poacher if I own fewer than 4 and I own fewer than 3
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 10
plan learn/16
for Moat, Native Village, Swindler, Vassal, Blockade, Tide Pools, City, Collection, Magnate, Farm, Wedding, Arena
buy
  Province if money > 15
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Blockade if I own fewer than 1
  Wedding
  Moat if I own fewer than 1
  Blockade if I own fewer than 4
  Silver
plan learn/17
for Chapel, Moat, Warehouse, Bridge, Treasure Map, Collection, Festival, Hoard, Nobles, Bank, Basilica, Tomb
buy
  Collection if turn <= 3 and coins = 5
  Province if money > 15
  Duchy if Provinces left <= 4
  Chapel if I own fewer than 1 and turn <= 4
  Estate if Provinces left <= 2
  Moat if terminals < extra actions + 1
  Festival if extra actions < terminals
  Hoard if I own fewer than 5
  Duchy
  Bridge if I own fewer than 2
  Silver
plan learn/18
for Monkey, Warehouse, Wishing Well, Workshop, Cutpurse, Moneylender, Festival, Wharf, Nobles, Bank, Ritual
buy
  Warehouse if I own fewer than 1
  Province if money > 15
  Duchy if Provinces left <= 4
  Wharf if I own none
  Bank if I own fewer than 4
  Estate if Provinces left <= 2
  Wharf if I own fewer than 2
  Nobles if I own fewer than 1
  Gold
  Wharf if I own fewer than 4
  Duchy if Provinces left <= 6
  Silver
plan learn/19
for Overlord, Chapel, Haven, Astrolabe, Farmers' Market, Smugglers, Temple, Merchant Ship, Mint, Outpost, Tower, Fountain
buy
  Merchant Ship if turn <= 2 and coins = 5
  Province if I own at least 0 Gold
  Astrolabe
  Duchy if Provinces left <= 7
  Estate if Provinces left <= 4
  Gold
  Merchant Ship if I own fewer than 4
  Copper
plan learn/20
for Overlord, Encampment Plunder, Haven, Pawn, Gladiator Fortune, Quarry, Bazaar, Duke, Laboratory, Library, Dominate, Basilica
buy
  Duke if Duchies left = 0
  Duchy if money > 14
  Overlord if I own fewer than 1
  Gold if I own fewer than 2
  Estate if Dukes left <= 2
  Silver
plan learn/21
for Smugglers, Blockade, Conspirator, Remodel, Capital, Courtier, Crystal Ball, Merchant Ship, Trading Post, Wharf, Fountain, Dominate
buy
  Courtier if terminals < extra actions + 3
  Dominate
  Province if money > 17
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Gold
  Wharf if I own fewer than 1
  Blockade if I own fewer than 2
  Wharf if I own fewer than 2 and I own at least 16 cards
  Capital if I own fewer than 2
  Silver
plan learn/22
for Royal Blacksmith, Caravan, Diplomat, Throne Room, Tide Pools, Merchant Ship, Pirate, Sentry, Upgrade, Farm
buy
  Province if money > 8
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Sentry if I own fewer than 1 and turn <= 4
  Pirate if I own fewer than 2
  Farm if I own fewer than 5
  Gold
  Merchant Ship if I own fewer than 2
  Caravan if I own fewer than 6
  Silver if I own fewer than 5
plan learn/23
for Native Village, Workshop, Blockade, Island, Tiara, Library, Sea Witch, Vault, Hoard, Expand, Fountain, Defiled Shrine, Colony
buy
  Platinum if I own fewer than 3
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Sea Witch if I own fewer than 3
  Estate if Colonies left <= 2
  Platinum
  Gold
  Sea Witch if I own fewer than 4
  Tiara
  Silver
plan learn/24
for Cellar, Lighthouse, Blockade, Monument, Tide Pools, Villa, Charm, Minion, Sentry, Bank, Conquest, Donate
buy
  Province if money > 12
  Sentry if I own fewer than 1 and turn <= 2
  Conquest
  Donate if turn <= 2 and coins = 3
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Bank if I own fewer than 3
  Monument if I own fewer than 1
  Sentry if I own fewer than 1 and turn <= 4
  Monument if I own fewer than 2
  Minion if I own fewer than 5
  Lighthouse if I own fewer than 3
plan learn/25
for Overlord, Lighthouse, Fishing Village, Wishing Well, Worker's Village, Duke, Mine, Minion, Trading Post, Bank, Tomb, Bandit Fort
buy
  Wishing Well if turn <= 2 and coins = 4
  Province if money > 8 or I own at least 1
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Overlord if terminals < extra actions + 2
  Minion if I own fewer than 5
  Bank if I own fewer than 1
  Lighthouse if I own fewer than 6
plan learn/26
for Anvil, Bureaucrat, Gardens, Mill, Quarry, Tiara, Charlatan, Outpost, Trading Post, Expand, Triumphal Arch, Orchard, Colony
buy
  Anvil if turn <= 2 and coins = 3
  Province if Colonies left <= 8
  Duchy
  Gardens if Colonies left <= 7
  Charlatan
  Mill if I own fewer than 6
  Bureaucrat if Bureaucrats owned < cards owned / 8
  Estate if Colonies left <= 1
  Silver
plan learn/27
for City Quarter, Encampment Plunder, Lurker, Swindler, Vassal, Sacrifice, Library, Minion, War Chest, Hoard, Labyrinth, Delve
buy
  Swindler if turn <= 4 and coins = 3
  Province if money > 12
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Delve
plan learn/28
for Courtyard, Catapult Rocks, Monkey, Swindler, Monument, Smithy, Throne Room, Worker's Village, Duke, Wharf, Delve, Colonnade
buy
  Wharf if turn <= 2 and coins = 5
  Province if money > 15
  Duchy if Provinces left <= 4
  Worker's Village
  Catapult if I own fewer than 1 and turn <= 4
  Estate if Provinces left <= 2
  Swindler if I own fewer than 1
  Wharf if Wharfs owned < cards owned / 8
  Copper if I own fewer than 1
  Smithy if terminals < extra actions + 1
  Monument if terminals < extra actions + 2
  Delve if Provinces left <= 6
  Gold
  Monkey if Monkeys owned < cards owned / 8
  Delve
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 3
plan learn/29
for Engineer, Lookout, Worker's Village, Bandit, Council Room, Merchant Ship, Outpost, Witch, Artisan, Peddler
buy
  Lookout if I own fewer than 2 and turn <= 4
  Province if I own at least 1 Gold or money >= 16
  Province if I own at least 9 Action cards
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Artisan if I own fewer than 1
  Gold if I own fewer than 5
  Witch if terminals < extra actions + 1
  Worker's Village if extra actions < terminals + 2
  Peddler if I own fewer than 5
  Silver
plan learn/30
for Workshop, Ironworks, Poacher, Villa, Worker's Village, City, Laboratory, Artisan, Bank, Peddler, Wall, Colony
buy
  Colony if money > 10
  Province if Colonies left <= 4
  Platinum
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Gold if I own fewer than 1
  Bank if I own fewer than 3
  Laboratory if I own fewer than 7
  Artisan if I own fewer than 4
  Poacher
  Silver
plan learn/31
for Lighthouse, Harbinger, Lookout, Vassal, Baron, Moneylender, Capital, Corsair, Pirate, Trading Post, Windfall, Banquet
buy
  Banquet if turn <= 2 and coins = 3
  Province if money > 8
  Duchy if Provinces left <= 6
  Pirate if I own fewer than 3
  Estate if Provinces left <= 3
  Baron if I own fewer than 1
  Moneylender if I own fewer than 1 and turn <= 4
  Corsair if I own fewer than 2
  Baron if I own fewer than 2
  Gold
  Corsair if I own fewer than 5
  Harbinger if I own fewer than 5
  Lighthouse if I own fewer than 6
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 10
plan learn/32
for Engineer, Workshop, Militia, Poacher, Crown, Duke, Torturer, Treasury, Nobles, King's Court, Wall, Colonnade
buy
  Province if money > 15
  Duke if Duchies owned > Dukes owned + 4
  Gold if I own fewer than 3
  Duke if Duchies left = 0
  Duchy if money > 15
  Militia if I own fewer than 1
  Nobles if Nobles owned < cards owned / 6
  Estate if Provinces left <= 2
  Torturer
  Silver
plan learn/33
for Lighthouse, Pawn, Sea Chart, Island, Quarry, Sailor, Courtier, Magnate, Sentry, Bank, Annex, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Lighthouse if turn <= 2 and coins = 2
  Estate if Colonies left <= 3
  Sentry if I own fewer than 2
  Courtier if I own fewer than 1
  Platinum
  Gold
  Sentry if I own fewer than 6
  Sailor if I own fewer than 6
  Silver
plan learn/34
for Native Village, Workshop, Blockade, Diplomat, Monument, Remodel, Tiara, Worker's Village, Duke, Legionary, Defiled Shrine, Wall
buy
  Duchy if money > 14
  Province if money > 15
  Duke if Duchies left = 0
  Estate if Dukes left <= 2
  Gold if I own fewer than 5
  Duchy if money > 12
  Monument if I own fewer than 3 and Monuments owned < cards owned / 8
  Silver
plan learn/35
for Catapult Rocks, Watchtower, Workshop, Poacher, Salvager, Collection, Minion, Pirate, War Chest, Peddler, Salt the Earth, Fountain
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Pirate if I own fewer than 3
  War Chest if I own fewer than 1
  Duchy
  Gold
  Poacher if I own fewer than 6
  Copper
plan learn/36
for Engineer, Chariot Race, Farmers' Market, Remodel, Sacrifice, Throne Room, Worker's Village, Merchant Ship, Mint, Upgrade, Museum, Bandit Fort, Colony
buy
  Colony
  Province if Colonies left <= 5
  Upgrade if I own fewer than 1 and turn <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Merchant Ship if I own fewer than 1
  Sacrifice if I own fewer than 1
  Platinum
  Gold
  Merchant Ship if I own fewer than 2 and I own at least 16 cards
  Duchy if Colonies left <= 7
  Chariot Race if I own fewer than 6
  Silver
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 5
plan learn/37
for Farmers' Market, Swindler, Workshop, Caravan, Gardens, Sailor, Archive, Minion, Patrol, King's Court, Ritual
buy
  Province
  Duchy if Provinces left <= 4 and I own fewer than 1
  Gold if I own fewer than 2
  Sailor if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 4
  Gardens if Provinces left <= 4
  Archive if I own fewer than 5
  Swindler if I own fewer than 1
  Caravan if I own fewer than 2
  Estate if Provinces left <= 2
  Silver
plan learn/38
for Chapel, Native Village, Settlers Bustling Village, Chariot Race, Moneylender, Monument, Secret Passage, Smithy, Trading Post, Upgrade
buy
  Upgrade if turn <= 2 and coins = 5
  Chapel if I own fewer than 1 and turn <= 2
  Province if I own at least 3 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Gold if I own fewer than 4
  Monument if I own fewer than 1
  Chariot Race if I own fewer than 6
  Upgrade if I own fewer than 5
  Monument if I own fewer than 2 and I own at least 19 cards
  Silver if I own fewer than 5
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn/39
for Overlord, Lookout, Merchant, Shanty Town, Bureaucrat, Crown, Laboratory, Legionary, War Chest, Forge, Tomb, Orchard
buy
  Legionary if turn <= 2 and coins = 5
  Gold if I own fewer than 2
  Lookout if turn <= 2 and coins = 3
  Lookout if I own fewer than 1 and turn <= 3
  Province if I own at least 5 Action cards
  Laboratory if I own fewer than 4
  Overlord if Overlords owned < cards owned / 6
  Duchy if Provinces left <= 3
  Laboratory if I own fewer than 5
  Estate if Provinces left <= 1
  Lookout if I own fewer than 2
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 7
plan learn/40
for Farmers' Market, Merchant, Blockade, Mining Village, Tiara, Charlatan, Forum, Upgrade, Witch, Grand Market, Defiled Shrine, Tower
buy
  Province if money > 10
  Duchy
  Estate if Provinces left <= 2
  Blockade if terminals < extra actions + 3
  Mining Village if extra actions < terminals + 1
  Silver
plan learn/41
for Anvil, Wishing Well, Bridge, Bureaucrat, Investment, Militia, Temple, Sea Witch, Wharf, Wild Hunt, Aqueduct, Defiled Shrine
buy
  Sea Witch if I own none
  Province if I own more than 0 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Province
  Gold
  Sea Witch if I own fewer than 3
  Militia if I own fewer than 1
  Silver
plan learn/42
for Overlord, Courtyard, Castles, Mining Village, Secret Passage, Smithy, Bandit, Bazaar, Rabble, Tactician
buy
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 5
  Castles if Provinces left <= 3
  Estate if Provinces left <= 2
  Bandit if I own fewer than 1
  Gold if I own fewer than 3
  Tactician if I own fewer than 1
  Smithy if terminals < extra actions + 2
  Bazaar if extra actions < terminals
  Mining Village if extra actions < terminals
  Silver if I own fewer than 2
  Courtyard if I own fewer than 2
plan learn/43
for Anvil, Harbinger, Wishing Well, Baron, Clerk, Gardens, Militia, Capital, Crystal Ball, Expand, Triumphal Arch
buy
  Anvil if turn <= 2 and coins = 3
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Gardens if Provinces left <= 4
  Duchy if Provinces left <= 5
  Gold
  Crystal Ball
  Clerk
  Wishing Well if I own fewer than 6
  Harbinger if I own fewer than 1
  Silver
plan learn/44
for Pawn, Gladiator Fortune, Harbinger, Vassal, Bishop, Ironworks, Mining Village, Charm, Collection, Wharf, Aqueduct
buy
  Province if money > 10
  Duchy if Provinces left <= 4
  Wharf if I own none
  Estate if Provinces left <= 2
  Gold if I own fewer than 5
  Wharf if terminals < extra actions + 2
  Collection if I own fewer than 1
  Wharf if I own fewer than 3
  Silver if I own fewer than 4
  Mining Village if extra actions < terminals + 0
  Pawn if I own fewer than 4
  Mining Village
plan learn/45
for Lurker, Patrician Emporium, Farmers' Market, Diplomat, Charm, Collection, Mine, Mint, Replace, Witch
buy
  Province if money > 16
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Witch if I own fewer than 2
  Gold
  Duchy if Provinces left <= 6
  Charm
  Witch if I own fewer than 5
  Silver
plan learn/46
for Catapult Rocks, Lookout, Vassal, Watchtower, Blockade, Tide Pools, Capital, Charlatan, Crystal Ball, Forge, Annex, Labyrinth
buy
  Province if money > 15
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 2
  Gold
  Blockade if I own fewer than 3
  Charlatan if I own fewer than 3
  Silver
plan learn/47
for Native Village, Harbinger, Merchant, Bridge, Gardens, Ironworks, Island, Temple, Patrol, Rabble, Basilica, Obelisk
buy
  Ironworks if I own fewer than 8
  Island
  Ironworks if turn > 6
  Gardens if Provinces left <= 8
  Copper
plan learn/48
for Pawn, Shanty Town, Conspirator, Diplomat, Salvager, Temple, Bazaar, Pirate, Rabble, Torturer, Tomb, Banquet
buy
  Rabble if turn <= 2 and coins = 5
  Salvager if I own fewer than 1 and turn <= 2
  Bazaar if extra actions < terminals - 1
  Province if money > 15
  Duchy if Provinces left <= 4
  Torturer if terminals < extra actions + 1
  Estate if Provinces left <= 2
  Bazaar if I own fewer than 4
  Gold
  Bazaar
  Temple if I own fewer than 1
  Torturer if I own fewer than 4
  Diplomat if terminals < extra actions + 2
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn/49
for Chariot Race, Smugglers, Gardens, Investment, Monument, Smithy, Capital, Forum, Rabble, Replace, Ritual, Wall
buy
  Province if money > 8
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Gold
  Investment if I own fewer than 2
  Smithy if I own fewer than 1
  Chariot Race if I own fewer than 2
  Forum if I own fewer than 7
  Silver if I own fewer than 4
plan learn/50
for Courtyard, Shanty Town, Ironworks, Throne Room, Villa, Crown, Minion, Mint, Trading Post, Vault, Defiled Shrine, Baths
buy
  Province if money > 8 or I own at least 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Gold if I own fewer than 5
  Vault if I own fewer than 2
  Crown if I own fewer than 3
  Courtyard if Courtyards owned < Treasure cards owned / 8
  Silver if I own fewer than 3
plan learn/51
for Engineer, Lurker, Castles, Sea Chart, Charlatan, Duke, Tactician, Torturer, Grand Market, Forge, Advance, Donate
buy
  Donate if turn <= 2 and coins = 3
  Donate if turn <= 2 and coins = 4
  Charlatan if I own fewer than 3
  Duchy if money > 13
  Castles
  Duke if Duchies left = 0
  Gold if I own fewer than 1
  Estate if Dukes left <= 4
  Silver
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 6
plan learn/52
for Moat, Chariot Race, Ironworks, Secret Passage, Bandit, Forum, Upgrade, Artisan, Bank, King's Court, Banquet
buy
  Upgrade if turn <= 2 and coins = 5
  Province if money > 12
  Bandit if I own fewer than 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Banquet if turn <= 2 and coins = 4
  Duchy if Provinces left <= 6
  Forum
  Chariot Race if I own fewer than 6
  Secret Passage if I own fewer than 5
  Silver
plan learn/53
for Courtyard, Patrician Emporium, Merchant, Sea Chart, Wishing Well, Ironworks, Bandit, Magnate, Minion, Tactician, Defiled Shrine, Colonnade
buy
  Silver if turn <= 2 and coins = 3
  Bandit if turn <= 2
  Province if money > 14
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 5
  Courtyard if Courtyards owned < Treasure cards owned / 7
  Silver
plan learn/54
for City Quarter, Lighthouse, Smugglers, Caravan, Militia, Duke, Hoard, Nobles, Expand, Forge, Tomb, Annex, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Duke if Colonies left <= 3
  Forge if I own fewer than 1
  Estate if Colonies left <= 2
  Expand if I own fewer than 1
  Nobles if terminals < extra actions
  Platinum
  Caravan if I own fewer than 7
  Gold
  Militia if I own fewer than 1
  City Quarter if extra actions < terminals
  Duchy if Colonies left <= 6
  Caravan
  Lighthouse if I own fewer than 3
  City Quarter
  Silver
trash
  Curse
  Estate if Colonies left > 3
  Copper if money > 8
plan learn/55
for Cellar, Monkey, Warehouse, Baron, Bureaucrat, Villa, Charlatan, Council Room, Sea Witch, Expand, Dominate, Advance
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Sea Witch if I own fewer than 2
  Gold if I own fewer than 4
  Charlatan if I own fewer than 2
  Duchy if Provinces left <= 6
  Silver
plan learn/56
for Cellar, Moat, Enchantress, Fishing Village, Treasure Map, Crystal Ball, Patrol, Trading Post, Bank, Expand, Ritual, Battlefield
buy
  Province
  Duchy if Provinces left <= 4
  Bank if I own fewer than 2
  Estate if Provinces left <= 2
  Patrol if I own fewer than 1
  Gold
  Duchy if Provinces left <= 6
  Patrol if I own fewer than 2
  Silver
plan learn/57
for Lighthouse, Native Village, Harbinger, Merchant, Shanty Town, Throne Room, Tide Pools, Treasure Map, Forum, Wild Hunt, Tower, Orchard
buy
  Wild Hunt if turn <= 2 and coins = 5
  Shanty Town if extra actions < terminals
  Province
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Gold if I own fewer than 2
  Forum if I own fewer than 5
  Wild Hunt if terminals < extra actions
  Shanty Town if extra actions < terminals + 1
  Lighthouse
plan learn/58
for Chapel, Patrician Emporium, Fishing Village, Bishop, Blockade, Diplomat, Mill, Quarry, Minion, Grand Market, Conquest
buy
  Province if money > 12 or I own at least 1
  Grand Market
  Province if I own at least 7 Grand Markets or Grand Markets left = 0 or Provinces left <= 2
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Blockade if I own fewer than 1
  Minion
  Bishop if I own fewer than 2
  Diplomat if terminals < extra actions + 2
  Gold if I own fewer than 4
  Fishing Village if extra actions < terminals + 1
  Silver if I own fewer than 5
plan learn/59
for Native Village, Astrolabe, Merchant, Warehouse, Watchtower, Salvager, Secret Passage, Bandit, Mine, Patrol, Annex, Donate, Colony
buy
  Patrol if turn <= 2 and coins = 5
  Donate if turn <= 2 and coins = 3
  Colony if I own at least 8 Action cards
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 2
  Native Village if extra actions < terminals
  Bandit if I own fewer than 1
  Patrol if I own fewer than 2
  Platinum
  Patrol if terminals < extra actions + 2
  Astrolabe if I own fewer than 3
  Secret Passage if I own fewer than 5
  Silver if I own fewer than 6
  Native Village
trash
  Curse
  Estate if Colonies left > 5
  Copper if money > 3
plan learn/60
for Overlord, Lookout, Bridge, Villa, Bazaar, Crown, Forum, Minion, Rabble, Witch, Aqueduct, Museum
buy
  Lookout if I own fewer than 1 and turn <= 3
  Province if money > 13 or I own at least 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Overlord if terminals < extra actions + 2
  Gold if I own fewer than 2
  Bazaar if extra actions < terminals + 1
  Villa if extra actions < terminals and Copper owned by opponents >= 1
  Lookout if I own fewer than 2
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 7
plan learn/61
for Bridge, Bureaucrat, Smithy, Corsair, Festival, Market, Patrol, Replace, Sea Witch, Farm, Tomb, Aqueduct
buy
  Farm if I own fewer than 2
  Province if money > 11 or I own at least 1
  Duchy if Provinces left <= 3
  Sea Witch if I own fewer than 2
  Farm
  Estate if Provinces left <= 2
  Patrol if I own fewer than 2
  Gold if I own fewer than 1
  Festival
  Silver
plan learn/62
for City Quarter, Overlord, Cellar, Masquerade, Island, Sailor, Worker's Village, Merchant Ship, War Chest, Grand Market, Baths, Banquet, Colony
buy
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Masquerade if I own fewer than 2
  Overlord if I own fewer than 1
  Platinum
  Gold
  Duchy if Colonies left <= 6
  Silver
plan learn/63
for Gladiator Fortune, Shanty Town, Cutpurse, Poacher, Archive, Duke, Library, Market, Wild Hunt, Grand Market, Keep, Delve
buy
  Duchy if Provinces left <= 6
  Province if money > 15
  Duke if Provinces left <= 4
  Delve if terminals < extra actions + 2
  Copper
plan learn/64
for Cellar, Native Village, Sacrifice, Treasure Map, Capital, Charm, Duke, Groundskeeper, Rabble, Peddler, Labyrinth, Wall
buy
  Cellar if turn <= 2 and coins = 2
  Province if money > 13 or I own at least 1
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Gold if I own fewer than 1
  Rabble if terminals < extra actions + 1
  Sacrifice if I own fewer than 2
  Charm if I own fewer than 2
  Groundskeeper
  Native Village if extra actions < terminals + 1
  Peddler
  Duke
  Silver if I own fewer than 5
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 10
plan learn/65
for Pawn, Bishop, Poacher, Remodel, Council Room, Crown, Market, Mine, Nobles, Peddler, Tomb, Colony
buy
  Pawn if turn <= 2 and coins = 2
  Colony
  Province if Colonies left <= 7
  Market
  Duchy
  Estate if Colonies left <= 2
  Mine if I own fewer than 2
  Remodel if I own fewer than 1
  Peddler
  Poacher
  Silver
trash
  Curse
  Estate if Colonies left > 6
  Copper if money > 5
plan learn/66
for Encampment Plunder, Masquerade, Remodel, Villa, Bandit, Mine, Rabble, Sentry, Upgrade, Farm, Wall
buy
  Encampment if turn <= 2 and coins = 3
  Province
  Rabble if terminals < extra actions
  Duchy if Provinces left <= 3
  Bandit if I own fewer than 1
  Estate if Provinces left <= 2
  Masquerade if I own fewer than 2
  Encampment
  Gold
  Rabble if terminals < extra actions + 1
  Plunder if I own fewer than 1
  Silver
plan learn/67
for Anvil, Chariot Race, Harbinger, Sea Chart, Village, Baron, Temple, Bazaar, Magnate, Outpost, Museum, Aqueduct
buy
  Temple if I own fewer than 1 and turn <= 4
  Gold if I own fewer than 1
  Bazaar if I own fewer than 2
  Outpost if I own fewer than 1
  Province if I own at least 5 Action cards
  Duchy if Provinces left <= 3
  Chariot Race if I own fewer than 5
  Gold if I own fewer than 4
  Magnate if terminals < extra actions + 1 and lead < 2
  Bazaar if extra actions < terminals
  Sea Chart if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 6
plan learn/68
for Chariot Race, Gladiator Fortune, Harbinger, Monkey, Bishop, Poacher, Remodel, Smithy, Groundskeeper, Forge, Triumphal Arch, Tax
buy
  Groundskeeper
  Province if money > 12
  Chariot Race
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Bishop if I own fewer than 1
  Gold
  Duchy
  Poacher if I own fewer than 6
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
plan learn/69
for Engineer, Anvil, Lookout, Caravan, Gardens, Mining Village, City, Council Room, Groundskeeper, Witch, Salt the Earth
buy
  Anvil if turn <= 2 and coins = 4
  Province if I own more than 0 Gold
  Gardens if Provinces left <= 5
  Province
  Gardens if Provinces left <= 6
  Duchy if Provinces left <= 5 and Duchies owned < cards owned / 6
  Estate if Provinces left <= 4
  Witch if I own fewer than 1
  Gold
  Witch if Witches owned < cards owned / 11 and Witches owned < cards owned / 10
  Council Room if Council Rooms owned < cards owned / 6
  Silver
  Copper
plan learn/70
for Courtyard, Anvil, Harbinger, Vassal, Baron, Secret Passage, Villa, Forum, Grand Market, Peddler, Obelisk, Tomb
buy
  Baron if turn <= 1 and coins = 5
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Gold
  Courtyard if Courtyards owned < Treasure cards owned / 8
  Forum if I own fewer than 6
  Silver
plan learn/71
for Anvil, Enchantress, Bureaucrat, Quarry, Secret Passage, Archive, Council Room, Forum, Mint, Bank, Wedding, Advance, Colony
buy
  Archive if I own fewer than 4
  Secret Passage if turn <= 2 and coins = 4
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Forum if I own fewer than 4
  Enchantress if I own fewer than 2
  Platinum
  Gold
  Duchy if Colonies left <= 6
  Wedding
  Silver if I own fewer than 4
plan learn/72
for Chapel, Diplomat, Salvager, Secret Passage, Throne Room, Treasure Map, Bazaar, Crown, Groundskeeper, Replace, Wedding
buy
  Chapel if I own fewer than 1 and turn <= 3
  Groundskeeper if I own fewer than 1
  Province if money > 9 or I own at least 1
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Wedding
  Silver if I own fewer than 5
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 6
plan learn/73
for Farmers' Market, Lookout, Cutpurse, Quarry, Villa, Capital, Charm, Duke, Pirate, Rabble, Advance, Keep
buy
  Pirate if I own fewer than 3
  Province if money > 10
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Gold if I own fewer than 1
  Charm if I own fewer than 1
  Quarry if I own fewer than 2
  Villa if I own fewer than 1 and extra actions < terminals - 1
  Gold if I own fewer than 6
  Capital if I own fewer than 3
  Silver
  Copper
plan learn/74
for Anvil, Lookout, Watchtower, Bishop, Bureaucrat, Salvager, Tide Pools, Rabble, Torturer, War Chest, Fountain, Palace, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Torturer if I own fewer than 1
  Platinum
  Estate if Colonies left <= 2
  Gold
  Duchy if Colonies left <= 6
  Torturer if I own fewer than 5
  Silver
plan learn/75
for Engineer, City Quarter, Overlord, Gladiator Fortune, Diplomat, Worker's Village, Library, Magnate, Bank, Forge, Annex, Wedding, Colony
buy
  Bank
  Magnate if turn <= 2 and coins = 5
  Colony if money >= 15
  Province if Colonies left <= 4
  Worker's Village if extra actions < terminals + 1
  Magnate if terminals < extra actions + 1
  Overlord if terminals < extra actions + 2
  Forge if I own fewer than 1
  Estate if Colonies left <= 3
  Platinum
  Library if I own fewer than 1
  Wedding
  Silver
trash
  Curse
  Estate if Colonies left > 3
  Copper if money > 5
plan learn/76
for Moat, Lookout, Bureaucrat, Cutpurse, Mill, Sailor, Temple, Capital, Charm, Magnate, Wedding, Arena
buy
  Moat if turn <= 2 and coins = 2
  Temple if terminals < extra actions + 2
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Moat if turn <= 2 and coins = 3
  Wedding
  Silver
plan learn/77
for Farmers' Market, Workshop, Caravan, Clerk, Ironworks, Temple, Worker's Village, Legionary, Minion, Expand, Arena
buy
  Temple if I own fewer than 1 and turn <= 5
  Province if money > 14 or I own at least 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Clerk if I own fewer than 1
  Gold if I own fewer than 4
  Clerk if I own fewer than 4
  Legionary if I own fewer than 1
  Temple if I own fewer than 2
  Caravan if I own fewer than 6
  Farmers' Market if I own fewer than 2
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn/78
for Cellar, Clerk, Poacher, Worker's Village, Bandit, Minion, Outpost, Pirate, Farm, King's Court, Keep, Defiled Shrine
buy
  Cellar if turn <= 2 and coins = 2
  Province if money > 14
  Duchy if Provinces left <= 5
  Pirate if I own fewer than 2
  Bandit if I own fewer than 1
  Clerk if I own fewer than 1
  Estate if Provinces left <= 3
  Farm
  Pirate if I own fewer than 3
  Gold
  Duchy if Provinces left <= 6
  Bandit if I own fewer than 4
  Silver
plan learn/79
for Encampment Plunder, Settlers Bustling Village, Sea Chart, Swindler, Gardens, Throne Room, Courtier, Upgrade, Expand, Forge, Wedding, Advance
buy
  Upgrade if I own fewer than 1 and turn <= 5
  Province if money > 10
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Swindler if I own fewer than 1
  Wedding
  Swindler if terminals < extra actions + 2
  Encampment
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 8
plan learn/80
for Chapel, Moat, Astrolabe, Blockade, Caravan, Island, Smithy, Temple, Capital, Expand, Palace, Obelisk
buy
  Blockade if I own fewer than 1
  Province if money > 15
  Duchy if Provinces left <= 3
  Gold
  Estate if Provinces left <= 1
  Duchy if Provinces left <= 7 and I own fewer than 5
  Blockade if I own fewer than 2 and I own at least 13 cards
  Silver if turn > 1
  Moat if I own fewer than 3
  Chapel if I own fewer than 2
plan learn/81
for Overlord, Swindler, Conspirator, Salvager, Treasure Map, City, Groundskeeper, Magnate, Treasury, King's Court, Triumphal Arch, Conquest
buy
  Province if money > 12
  Duchy if Provinces left <= 3
  Conquest
  Treasury if I own fewer than 5
  Swindler if I own fewer than 3
  Silver
plan learn/82
for Overlord, Lighthouse, Native Village, Watchtower, Bureaucrat, Conspirator, Secret Passage, Tiara, Library, War Chest, Dominate, Donate
buy
  Dominate
  Province if I own at least 3 Gold
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Tiara if I own fewer than 2
  Library if I own fewer than 1
  Gold if I own fewer than 5
  Library if I own fewer than 2
  Donate if turn <= 2
  Secret Passage if I own fewer than 4
  Lighthouse
  Native Village
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
plan learn/83
for City Quarter, Farmers' Market, Steward, Village, Warehouse, Blockade, Bridge, Council Room, Trading Post, Peddler, Battlefield, Tomb
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Steward if I own fewer than 1 and turn <= 4
  Blockade if I own fewer than 1
  Estate if Provinces left <= 0
  Gold if I own fewer than 4
  Peddler if I own fewer than 6
  Village if extra actions < terminals
  Council Room if terminals < extra actions + 1
  Farmers' Market if I own fewer than 1
  Blockade if I own fewer than 2 and I own at least 16 cards
  Farmers' Market
  City Quarter if I own fewer than 1
  Silver
plan learn/84
for Royal Blacksmith, Gladiator Fortune, Island, Sailor, Bazaar, Crown, Crystal Ball, Duke, Patrol, Nobles, Donate, Aqueduct
buy
  Donate if turn <= 2 and coins = 3
  Province
  Duchy if Provinces left <= 3
  Nobles if terminals < extra actions + 1
  Gold if I own fewer than 2
  Nobles if I own fewer than 3
  Patrol if I own fewer than 3 and I own at least 16 cards
  Patrol if terminals < extra actions + 1
  Silver if I own fewer than 1
  Crystal Ball
  Island if I own fewer than 3
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn/85
for Royal Blacksmith, Enchantress, Watchtower, Island, Villa, Crown, Market, Mine, Sentry, War Chest, Mountain Pass, Delve
buy
  Sentry if turn <= 3 and coins = 5
  Watchtower if turn <= 2 and coins = 3
  Province
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Delve
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 5
plan learn/86
for Lighthouse, Moat, Enchantress, Monument, Tiara, Charlatan, Duke, Festival, Laboratory, Farm, Keep, Wedding, Colony
buy
  Platinum if I own fewer than 2
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Charlatan if I own fewer than 1
  Platinum
  Gold
  Duchy if Colonies left <= 6
  Tiara if I own fewer than 2
  Laboratory if I own fewer than 7
  Silver
plan learn/87
for Courtyard, Masquerade, Investment, Poacher, Capital, Duke, Laboratory, Magnate, Mint, Replace, Keep, Wall
buy
  Investment if turn <= 2 and coins = 5
  Investment if turn <= 2 and coins = 4
  Province if money > 12
  Duchy if Provinces left <= 4
  Gold
  Capital if I own fewer than 2
  Silver
plan learn/88
for Catapult Rocks, Swindler, Clerk, Gardens, Throne Room, Treasure Map, Capital, Courtier, Crown, Artisan, Museum, Tax, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Catapult if I own fewer than 1 and turn <= 4
  Estate if Colonies left <= 2
  Clerk if I own fewer than 1
  Courtier if I own fewer than 1
  Platinum
  Gold
  Catapult if I own fewer than 4
  Clerk if I own fewer than 2 and I own at least 16 cards
  Courtier if I own fewer than 2 and I own at least 16 cards
  Capital if I own fewer than 2
  Gardens if Colonies left <= 4
  Silver
plan learn/89
for Engineer, Overlord, Haven, Bishop, Poacher, Council Room, Crown, Vault, Bank, Peddler, Battlefield, Baths
buy
  Province if money > 8
  Duchy if Provinces left <= 5
  Gold
  Estate if Provinces left <= 2
  Bishop if I own fewer than 1 and turn <= 4
  Vault if I own none
  Poacher if I own fewer than 6
  Silver
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 8
plan learn/90
for Encampment Plunder, Settlers Bustling Village, Fishing Village, Lookout, Masquerade, Blockade, Worker's Village, Bandit, Council Room, Festival, Salt the Earth, Basilica
buy
  Province if money > 18
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Bandit if I own fewer than 2
  Worker's Village if I own fewer than 2
  Masquerade if I own fewer than 1
  Plunder if I own fewer than 3
  Encampment
  Settlers if I own fewer than 4
  Masquerade if terminals < extra actions + 1
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 3
plan learn/91
for City Quarter, Pawn, Chariot Race, Farmers' Market, Village, Watchtower, Smithy, Collection, Festival, Upgrade, Aqueduct, Windfall
buy
  Upgrade if turn <= 2 and coins = 5
  Province if money > 11
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Gold if I own fewer than 4
  Smithy if terminals < extra actions + 1
  Collection if I own fewer than 2
  Festival if extra actions < terminals
  Smithy if I own fewer than 2 and I own at least 16 cards
  Silver if I own fewer than 5
  Pawn
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 5
plan learn/92
for Lighthouse, Catapult Rocks, Masquerade, Monkey, Watchtower, Cutpurse, Forum, Legionary, Library, Nobles, Delve, Arena
buy
  Lighthouse if turn <= 2 and coins = 2
  Province if money > 12
  Duchy if Provinces left <= 4
  Gold if I own fewer than 2
  Estate if Provinces left <= 2
  Masquerade if I own fewer than 2
  Legionary if I own fewer than 1
  Gold
  Forum if I own fewer than 6
  Delve
plan learn/93
for Overlord, Cellar, Catapult Rocks, Monkey, Caravan, Mining Village, Sailor, Throne Room, Groundskeeper, Bank, Dominate, Banquet
buy
  Sailor if I own fewer than 1 and turn <= 3
  Dominate if I own fewer than 4
  Catapult if I own fewer than 1 and turn <= 5
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Caravan if I own fewer than 2
  Bank if I own fewer than 3
  Gold if I own fewer than 3
  Groundskeeper if I own fewer than 2
  Caravan if I own fewer than 4
  Groundskeeper if I own fewer than 6
  Sailor if I own fewer than 5
  Silver if I own fewer than 1
  Copper if I own fewer than 1
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 9
plan learn/94
for Cellar, Settlers Bustling Village, Enchantress, Clerk, Ironworks, City, Mint, Tactician, Vault, Bank, Orchard, Conquest
buy
  Conquest if coins >= 12 and buys >= 2 and Silver left >= 4
  Province if money > 14
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Conquest if Silver left >= 2
  Clerk if I own fewer than 4
  Tactician if I own fewer than 4
  Enchantress if I own fewer than 3
  Silver
plan learn/95
for Chapel, Settlers Bustling Village, Anvil, Harbinger, Island, Bandit, Merchant Ship, Outpost, Wharf, Hoard, Fountain, Advance
buy
  Province if money > 8 and turn > 7
  Bandit if terminals < extra actions + 1
  Duchy if Provinces left <= 5
  Wharf if terminals < extra actions + 2
  Estate if Provinces left <= 2
  Hoard if I own fewer than 2
  Wharf if I own fewer than 3
  Island if Islands owned < cards owned / 12
  Gold
  Silver
  Copper
plan learn/96
for Wishing Well, Bridge, Secret Passage, Tide Pools, Archive, Minion, Rabble, Replace, Treasury, Peddler, Keep, Aqueduct
buy
  Province
  Duchy if Provinces left <= 3
  Gold if I own fewer than 4
  Rabble if I own none
  Silver
  Estate if Provinces left <= 2
plan learn/97
for City Quarter, Lurker, Native Village, Farmers' Market, Fishing Village, Shanty Town, Vassal, Diplomat, Monument, Outpost, Salt the Earth, Wall
buy
  Province if money > 10
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Monument if Monuments owned < cards owned / 5
  Fishing Village
plan learn/98
for Encampment Plunder, Castles, Conspirator, Moneylender, Treasure Map, Charlatan, Replace, Tactician, Trading Post, War Chest, Conquest, Palace, Colony
buy
  Trading Post if I own fewer than 1 and turn <= 4
  Colony if I own at least 1 Gold
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 1
  Silver if I own fewer than 2
  Trading Post if I own fewer than 1
  Tactician if I own fewer than 1
  Charlatan if I own fewer than 1
  Gold if I own fewer than 2
  Platinum
  Gold
  Encampment if extra actions < terminals + 1
  Silver if I own fewer than 4
trash
  Curse
  Estate if Colonies left > 6
  Copper if money > 6
plan learn/99
for Chapel, Blockade, Bridge, Ironworks, Bazaar, Corsair, Tactician, Expand, Forge, King's Court, Tax
buy
  Province if money > 11 or I own at least 1
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 4
  Gold if I own fewer than 4
  Blockade if I own fewer than 1
  Chapel if I own fewer than 1
  Bazaar if extra actions < terminals + 1
  Silver if I own fewer than 2
  Corsair if terminals < extra actions + 2
plan learn/100
for City Quarter, Lurker, Astrolabe, Castles, Enchantress, Vassal, Clerk, Cutpurse, Minion, Upgrade
buy
  Upgrade if I own fewer than 1 and turn <= 5
  Castles if Provinces left <= 7
  Province if money > 11 or I own at least 1
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Clerk if I own fewer than 2
  Cutpurse if I own fewer than 2
  Enchantress if terminals < extra actions + 4
  Gold if I own fewer than 2
  Upgrade if I own fewer than 2
  Astrolabe if I own fewer than 3
  Lurker if I own fewer than 3
  City Quarter if extra actions < terminals
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
plan learn/101
for Lurker, Astrolabe, Masquerade, Steward, Swindler, Village, Diplomat, Ironworks, Moneylender, Patrol, Bandit Fort, Labyrinth
buy
  Masquerade if I own fewer than 1 and turn <= 2
  Village if extra actions < terminals - 1
  Province if I own at least 9 Action cards
  Duchy if Provinces left <= 5
  Patrol if I own fewer than 1
  Estate if Provinces left <= 1
  Swindler if I own fewer than 1
  Gold if I own fewer than 1
  Patrol if terminals < extra actions
  Diplomat if terminals < extra actions
  Duchy if Provinces left <= 6
  Patrol if terminals < extra actions + 1
  Patrol if I own fewer than 2 and I own at least 16 cards
  Astrolabe if I own fewer than 1
  Lurker if I own fewer than 1
  Village
  Astrolabe if I own fewer than 2
  Masquerade if terminals < extra actions + 1
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 5
plan learn/102
for Patrician Emporium, Gladiator Fortune, Swindler, Wishing Well, Conspirator, Diplomat, Corsair, Council Room, Outpost, Patrol, Salt the Earth, Triumphal Arch
buy
  Swindler if turn <= 2 and coins = 4
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Corsair if I own fewer than 2
  Swindler if I own fewer than 1
  Corsair if I own fewer than 4 and money <= 19
  Duchy if Provinces left <= 7
  Silver
plan learn/103
for Overlord, Settlers Bustling Village, Monkey, Salvager, Archive, Capital, Mine, Outpost, Sentry, Wharf
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Wharf if I own fewer than 2
  Gold
  Archive
  Silver
  Settlers
plan learn/104
for Engineer, Masquerade, Merchant, Clerk, Bandit, Charlatan, Charm, Courtier, Mint, Witch, Labyrinth
buy
  Clerk if turn <= 2 and coins = 4
  Province if money > 15
  Masquerade if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 2
  Bandit if I own fewer than 2
  Gold
  Clerk if Clerks owned < cards owned / 12
  Charlatan if I own fewer than 2 and I own at least 16 cards
  Silver
plan learn/105
for Chapel, Haven, Clerk, Gardens, Mining Village, Temple, Legionary, Merchant Ship, Mine, Hoard, Baths, Advance
buy
  Province if money > 14
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Clerk if I own fewer than 1
  Legionary if I own fewer than 1
  Chapel if I own fewer than 1 and turn <= 4
  Gold
  Clerk if I own fewer than 4
  Duchy if Provinces left <= 6
  Merchant Ship if I own fewer than 2
  Mining Village if I own fewer than 4 and extra actions < terminals - 1
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 5
plan learn/106
for Chapel, Enchantress, Lookout, Masquerade, Steward, Bureaucrat, Villa, Groundskeeper, Pirate, Grand Market, Salt the Earth, Fountain
buy
  Province if money > 15
  Silver if turn <= 2 and coins = 3
  Pirate if I own fewer than 1
  Masquerade if I own fewer than 1 and turn <= 5
  Duchy if Provinces left <= 4
  Pirate if I own fewer than 2
  Gold if I own fewer than 6
  Estate if Provinces left <= 3
  Copper
plan learn/107
for Royal Blacksmith, Lurker, Patrician Emporium, Cutpurse, Crown, Festival, Legionary, Mine, Outpost, Pirate, Mountain Pass, Windfall
buy
  Patrician if coins = 2
  Province if money > 9 or I own at least 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Pirate if I own fewer than 2
  Cutpurse if I own fewer than 1
  Duchy if Provinces left <= 7
  Pirate if I own fewer than 4
  Cutpurse if I own fewer than 2 and I own at least 14 cards
  Gold
  Silver
plan learn/108
for Haven, Village, Blockade, Throne Room, Villa, Crystal Ball, Groundskeeper, Patrol, Pirate, Farm, Obelisk, Tax
buy
  Tax if turn <= 2 and coins = 2
  Province if money > 15
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Pirate if I own fewer than 2
  Patrol if I own fewer than 1
  Farm
  Gold
  Duchy if Provinces left <= 6
  Blockade if I own fewer than 1
  Patrol if I own fewer than 2
  Village if I own fewer than 3 and extra actions < terminals - 1
  Silver
plan learn/109
for Overlord, Encampment Plunder, Astrolabe, Fishing Village, Shanty Town, Island, Tiara, Corsair, Crown, Torturer, Conquest, Ritual
buy
  Fishing Village if I own fewer than 3
  Province if money > 8
  Duchy if Provinces left <= 2
  Estate if Provinces left <= 2
  Torturer if terminals < extra actions + 2
  Gold if I own fewer than 4
  Astrolabe if I own fewer than 1
  Fishing Village if extra actions < terminals + 1
  Overlord if terminals < extra actions + 1
  Tiara if I own fewer than 1
  Encampment if extra actions < terminals + 0
plan learn/110
for Settlers Bustling Village, Merchant, Sailor, Secret Passage, Bazaar, Library, Patrol, Torturer, Witch, Forge
buy
  Settlers if turn <= 2 and coins = 2
  Province if money > 12 or I own at least 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Witch if terminals < extra actions
  Witch if I own fewer than 1
  Gold
  Torturer if I own fewer than 1
  Bazaar if extra actions < terminals + 1
  Sailor if I own fewer than 6
  Silver
plan learn/111
for Vassal, Bureaucrat, Gardens, Forum, Merchant Ship, Rabble, Torturer, Treasury, Farm, Nobles
buy
  Province if money > 14
  Duchy if Provinces left <= 5
  Gardens if Provinces left <= 2
  Estate if Provinces left <= 2
  Torturer if I own fewer than 1
  Gold
  Duchy if Provinces left <= 6
  Gardens if Provinces left <= 4
  Torturer if I own fewer than 2
  Forum if I own fewer than 6
  Gardens if Provinces left <= 5
  Silver
plan learn/112
for Cellar, Patrician Emporium, Fishing Village, Steward, Village, Mining Village, Smithy, Duke, Legionary, Minion, Basilica, Wedding
buy
  Steward if I own fewer than 1 and turn <= 5
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 3
  Legionary if I own fewer than 1
  Smithy if terminals < extra actions + 1
  Steward if terminals < extra actions + 1
  Gold if I own fewer than 4
  Fishing Village if extra actions < terminals + 1 and extra actions < terminals
  Patrician if I own fewer than 4
plan learn/113
for Haven, Catapult Rocks, Monkey, Steward, Swindler, Vassal, Investment, Mill, Market, Merchant Ship, Bandit Fort, Dominate
buy
  Silver if turn <= 1 and coins = 3
  Market if I own fewer than 5
  Province if money > 8
  Catapult if I own fewer than 2
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Market if I own fewer than 6
  Gold
  Mill if I own fewer than 6
  Duchy if Provinces left <= 6
  Silver
plan learn/114
for Moat, Native Village, Enchantress, Ironworks, Smithy, Council Room, Legionary, Merchant Ship, Sentry, War Chest, Palace, Donate
buy
  Gold if I own fewer than 3
  Province if money > 17
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 5
  Council Room if terminals < extra actions + 1
  Silver
  Donate if turn <= 2 and coins = 2
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 8
plan learn/115
for Chariot Race, Workshop, Baron, Conspirator, Monument, Quarry, Secret Passage, Capital, Legionary, Sentry, Ritual, Baths
buy
  Province if money > 12
  Sentry if I own fewer than 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Sentry if I own fewer than 6
  Monument if I own fewer than 1
  Monument if I own fewer than 2 and I own at least 16 cards
  Chariot Race if I own fewer than 7
  Baron if I own fewer than 2
plan learn/116
for Overlord, Chariot Race, Smugglers, Bridge, Charlatan, Council Room, Courtier, Mine, Replace, Nobles, Windfall, Tax
buy
  Province if money > 12
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Overlord if I own fewer than 2
  Gold
  Duchy if Provinces left <= 6
  Chariot Race if I own fewer than 8
  Silver
plan learn/117
for City Quarter, Astrolabe, Catapult Rocks, Vassal, Caravan, Gardens, Bazaar, Capital, Laboratory, Hoard, Tax, Donate
buy
  Laboratory if I own fewer than 5
  Catapult if I own fewer than 1 and turn <= 5
  Province if money > 14 or I own at least 1
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Gold if I own fewer than 5
  Laboratory if I own fewer than 6
  Astrolabe if I own fewer than 2
  Bazaar if extra actions < terminals + 1
  Caravan if I own fewer than 5
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn/118
for City Quarter, Haven, Anvil, Castles, Masquerade, Watchtower, Mining Village, Archive, Forum, Peddler, Orchard, Fountain, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum if I own fewer than 4
  Masquerade if I own fewer than 1
  Archive if I own fewer than 5
  Estate if Colonies left <= 2
  Gold
  Archive if I own fewer than 6
  Silver
plan learn/119
for Anvil, Vassal, Workshop, Baron, Diplomat, Monument, Poacher, Charlatan, Market, Upgrade, Bandit Fort, Windfall
buy
  Silver if turn <= 2 and coins = 3
  Province if money > 13
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 3
  Charlatan if I own fewer than 2
  Monument if I own fewer than 1
  Duchy if Provinces left <= 6
  Market if I own fewer than 6
  Poacher if I own fewer than 6
plan learn/120
for Gladiator Fortune, Smugglers, Vassal, Village, Smithy, Council Room, Crystal Ball, Upgrade, Vault, Expand, Obelisk
buy
  Province if money > 8
  Duchy if Provinces left <= 4
  Gold
  Estate if Provinces left <= 2
  Vault if Vaults owned < cards owned / 12
  Crystal Ball
  Smithy if I own fewer than 1
  Silver
plan learn/121
for Chariot Race, Monkey, Warehouse, Bureaucrat, Duke, Festival, Library, Patrol, Sentry, Treasury, Dominate
buy
  Sentry if I own fewer than 2
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold if I own fewer than 1
  Patrol if terminals < extra actions + 2 and I own fewer than 2
  Bureaucrat if I own fewer than 1
  Gold
  Festival if extra actions < terminals + 1
  Chariot Race if I own fewer than 4
  Warehouse if I own fewer than 2
plan learn/122
for Patrician Emporium, Harbinger, Vassal, Conspirator, Gardens, Poacher, Smithy, Council Room, Rabble, Grand Market, Dominate, Banquet
buy
  Banquet if turn <= 2 and coins = 3
  Patrician if turn <= 2 and coins = 2
  Province if money > 15
  Duchy if Provinces left <= 4
  Gold
  Duchy if Provinces left <= 6
  Gardens if Provinces left <= 6
  Rabble if I own exactly 1
  Estate if Provinces left <= 1
  Rabble if I own fewer than 4
  Council Room if I own fewer than 2 and I own at least 16 cards
  Silver
plan learn/123
for Lurker, Castles, Caravan, Poacher, Remodel, Temple, Rabble, Tactician, Torturer, Forge, Triumph, Wall
buy
  Province if money > 10
  Temple if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 3
  Silver if I own fewer than 1
  Gold
  Estate if Provinces left <= 1
  Torturer if I own fewer than 1
  Tactician if I own fewer than 1 and turn > 2
  Caravan if I own fewer than 6
  Silver
plan learn/124
for Chapel, Harbinger, Masquerade, Mining Village, Market, Mint, Torturer, Nobles, Expand, Forge, Donate
buy
  Masquerade if I own fewer than 1 and turn <= 5
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Torturer if terminals < extra actions + 2
  Gold if I own fewer than 3
  Nobles if I own fewer than 3
  Duchy if Provinces left <= 6
  Mining Village if extra actions < terminals + 1
  Market if I own fewer than 3 and I own at least 1 Torturer
  Silver
plan learn/125
for Chariot Race, Farmers' Market, Shanty Town, Baron, Island, Worker's Village, Corsair, Laboratory, Wharf, Expand
buy
  Worker's Village if I own fewer than 4 and extra actions < terminals - 1
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Laboratory if I own fewer than 7
  Corsair if I own fewer than 2
  Wharf if Wharfs owned < cards owned / 12
  Baron if I own fewer than 1
  Chariot Race if I own fewer than 5
  Gold
  Worker's Village if extra actions < terminals
  Silver if I own fewer than 3
plan learn/126
for Moat, Astrolabe, Ironworks, Island, Mining Village, Monument, Sailor, Throne Room, Bandit, Corsair, Basilica, Defiled Shrine
buy
  Province if money > 10
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Sailor if I own fewer than 1 and turn <= 4
  Monument if I own fewer than 1
  Astrolabe
  Gold
  Duchy if Provinces left <= 6
  Monument if terminals < extra actions + 2
  Silver
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 6
plan learn/127
for Patrician Emporium, Pawn, Catapult Rocks, Smugglers, Cutpurse, City, Corsair, Council Room, Festival, Witch, Delve, Battlefield
buy
  Province if money > 15
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 5
  Duchy if Provinces left <= 7
  Witch if terminals < extra actions + 2
  Delve
plan learn/128
for Courtyard, Native Village, Farmers' Market, Fishing Village, Cutpurse, Remodel, Sacrifice, Capital, Legionary, Nobles, Advance
buy
  Sacrifice if I own fewer than 1 and turn <= 3
  Province if I own at least 1 Gold
  Nobles if terminals < extra actions + 1
  Duchy if Provinces left <= 4
  Capital if I own fewer than 1
  Nobles if terminals < extra actions + 3
  Estate if Provinces left <= 2
  Gold if I own fewer than 5
  Fishing Village if extra actions < terminals + 1
  Legionary if terminals < extra actions
  Fishing Village if I own fewer than 4
  Fishing Village if Fishing Villages owned by opponents >= 1
  Silver if I own fewer than 3
plan learn/129
for Astrolabe, Chariot Race, Vassal, Village, Clerk, Diplomat, Mill, Moneylender, Laboratory, Wharf, Ritual, Salt the Earth
buy
  Province if money >= 13 or Provinces left <= 4
  Duchy if Provinces left <= 4
  Gold
  Estate if Provinces left <= 2
  Wharf if I own fewer than 2
  Laboratory if I own fewer than 5
  Clerk if I own fewer than 4
  Salt the Earth if money > 18
  Silver
plan learn/130
for Engineer, Lighthouse, Masquerade, Vassal, Watchtower, Mill, Council Room, Laboratory, Magnate, Trading Post, Keep, Colony
buy
  Colony
  Province if Colonies left <= 4 and money > 18
  Duchy if Colonies left <= 4
  Platinum
  Estate if Colonies left <= 2
  Masquerade if I own fewer than 1
  Gold
  Laboratory if I own fewer than 6
  Silver
  Lighthouse if I own fewer than 1
plan learn/131
for Lighthouse, Sea Chart, Baron, Conspirator, Capital, Council Room, Crown, Forum, Tactician, King's Court, Wolf Den
buy
  Province if money >= 13 or Provinces left <= 4
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Forum if I own fewer than 2
  Gold
  Forum if I own fewer than 4
  Duchy if Provinces left <= 5
  Silver
plan learn/132
for Farmers' Market, Gardens, Tide Pools, Villa, Charlatan, Courtier, Mine, Sea Witch, Grand Market, Nobles, Tax
buy
  Province if money > 18
  Duchy if Provinces left <= 3
  Gardens if Provinces left <= 5
  Estate if Provinces left <= 2
  Sea Witch if I own fewer than 2
  Gold
  Sea Witch if I own fewer than 4
  Silver
plan learn/133
for Engineer, Astrolabe, Fishing Village, Lookout, Masquerade, Workshop, Conspirator, Diplomat, Mine, Pirate, Wall, Bandit Fort
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Gold if I own fewer than 4
  Masquerade if terminals < extra actions + 1
  Fishing Village if extra actions < terminals + 0
  Lookout if I own fewer than 2
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 8
plan learn/134
for Cellar, Patrician Emporium, Village, Bandit, Charm, Magnate, Minion, Sea Witch, Upgrade, Vault, Mountain Pass, Arena
buy
  Province if money > 15 and turn > 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Sea Witch if I own fewer than 4
  Gold
  Duchy if Provinces left <= 7
  Silver
  Patrician
plan learn/135
for Chariot Race, Lookout, Swindler, Bureaucrat, Poacher, Temple, Villa, Crystal Ball, Pirate, Witch, Baths, Orchard
buy
  Temple if I own fewer than 1 and turn <= 2
  Villa if extra actions < terminals - 1
  Province if money > 12
  Silver if I own fewer than 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Witch if I own fewer than 2
  Witch if terminals < extra actions
  Duchy if Provinces left <= 6
  Chariot Race if I own fewer than 7
  Villa
  Silver
plan learn/136
for Native Village, Harbinger, Baron, Moneylender, Smithy, Treasure Map, Corsair, Treasury, Wharf, Bank, Delve, Tower
buy
  Province if turn > 7
  Duchy if Provinces left <= 4
  Wharf if terminals < extra actions + 1
  Bank if I own fewer than 2
  Wharf if terminals < extra actions + 2
  Bank if I own fewer than 3
  Estate if Provinces left <= 2
  Wharf if terminals < extra actions + 3
  Delve
plan learn/137
for Encampment Plunder, Vassal, Bridge, Cutpurse, Militia, Monument, City, Festival, Wharf, Artisan, Keep, Baths
buy
  Silver if turn <= 2 and coins = 3
  Duchy if Provinces left <= 4
  Militia if I own fewer than 1
  Wharf if terminals < extra actions + 2
  Gold if I own fewer than 2
  Encampment if extra actions < terminals
  City if extra actions < terminals - 1
  Gold if I own fewer than 5
  Plunder if I own fewer than 1
  Festival if I own fewer than 1
  Province if I own at least 6 Action cards
  Estate if Provinces left <= 2
  Silver if I own fewer than 5
plan learn/138
for Royal Blacksmith, Farmers' Market, Shanty Town, Bureaucrat, Treasure Map, Worker's Village, Market, Torturer, Witch, Farm, Salt the Earth, Delve
buy
  Shanty Town if turn <= 2 and coins = 3
  Province if I own at least 1 Gold or money >= 16
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Duchy if Provinces left <= 5
  Witch if I own fewer than 2
  Delve
plan learn/139
for Lurker, Settlers Bustling Village, Blockade, Caravan, Ironworks, Poacher, Worker's Village, Duke, Outpost, Hoard
buy
  Duchy if money > 11
  Province if money > 11
  Duke if Duchies left = 0
  Blockade if I own fewer than 2
  Estate if Dukes left <= 2
  Gold if I own fewer than 2
  Silver
plan learn/140
for Overlord, Lookout, Poacher, Council Room, Library, Merchant Ship, Mint, Patrol, Sea Witch, Farm, Bandit Fort
buy
  Province if money > 8
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Lookout if I own fewer than 1 and turn <= 4
  Farm if I own fewer than 4
  Gold
  Duchy if Provinces left <= 6
  Overlord if I own fewer than 3
  Poacher if I own fewer than 6
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 10
plan learn/141
for City Quarter, Farmers' Market, Merchant, Diplomat, Mining Village, Worker's Village, Collection, Sentry, Upgrade, Grand Market, Fountain, Delve, Colony
buy
  Delve if turn <= 2 and coins = 2
  Sentry if turn <= 2 and coins = 5
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 5
  Estate if Colonies left <= 2
  Farmers' Market if I own fewer than 1
  Platinum
  Sentry
  Duchy if Colonies left <= 6
  Silver if I own fewer than 4
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 5
plan learn/142
for Engineer, Astrolabe, Smugglers, Blockade, Island, Secret Passage, Market, Vault, Witch, Hoard, Wall, Annex
buy
  Province if I own at least 1 Gold or money >= 16
  Duchy if Provinces left <= 4
  Witch if I own fewer than 2
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 5
  Vault if Vaults owned < cards owned / 6
  Silver
plan learn/143
for Pawn, Gladiator Fortune, Poacher, Remodel, Tiara, Archive, Courtier, Pirate, Sea Witch, Nobles, Labyrinth, Basilica
buy
  Province if money > 15
  Sea Witch if I own fewer than 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Pirate if I own fewer than 2
  Archive
  Gold
  Tiara
  Silver
plan learn/144
for Lookout, Caravan, Island, Throne Room, Festival, Torturer, Treasury, Vault, Grand Market, Peddler, Mountain Pass, Obelisk, Colony
buy
  Lookout if I own fewer than 1 and turn <= 2
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Torturer if terminals < extra actions + 2
  Estate if Colonies left <= 2
  Festival if extra actions < terminals
  Caravan if I own fewer than 7
  Peddler
  Silver
plan learn/145
for Settlers Bustling Village, Warehouse, Clerk, Militia, Poacher, Treasure Map, Villa, Corsair, Crystal Ball, Forum, Mountain Pass, Arena
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Militia if I own fewer than 2
  Gold
  Duchy if Provinces left <= 6
  Forum
  Militia if I own fewer than 4
  Militia if Militias owned < cards owned / 6
  Treasure Map if I own fewer than 4
  Silver
plan learn/146
for Farmers' Market, Harbinger, Conspirator, Mining Village, Tide Pools, Council Room, Pirate, Sentry, Artisan, Peddler, Colony
buy
  Colony if money > 11
  Province if Colonies left <= 4
  Duchy if Colonies left <= 5
  Sentry if I own fewer than 2
  Estate if Colonies left <= 1
  Platinum
  Mining Village if I own fewer than 3 and extra actions < terminals - 1
  Pirate if I own fewer than 2
  Peddler
  Council Room if terminals < extra actions + 2
  Gold if I own fewer than 3
  Tide Pools if I own fewer than 7
  Farmers' Market if I own fewer than 2
  Harbinger if I own fewer than 3
  Silver if I own fewer than 2
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 5
plan learn/147
for Lighthouse, Catapult Rocks, Masquerade, Vassal, Mill, Sacrifice, Charlatan, Crystal Ball, Groundskeeper, Farm, Fountain, Colony
buy
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Masquerade if I own fewer than 1 and turn <= 5
  Estate if Colonies left <= 2
  Platinum
  Gold
  Crystal Ball
  Masquerade if I own fewer than 2
  Silver
plan learn/148
for Overlord, Patrician Emporium, Pawn, Fishing Village, Archive, Council Room, Crown, Forum, Treasury, Wharf, Wedding, Annex
buy
  Emporium if I own fewer than 4
  Wharf if I own fewer than 4
  Province if money > 12 or I own at least 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Wharf if terminals < extra actions + 2
  Fishing Village if I own fewer than 4
  Wedding
  Patrician
  Fishing Village if extra actions < terminals + 1
  Silver if I own fewer than 2
plan learn/149
for Engineer, Lurker, Fishing Village, Harbinger, Gardens, Island, Militia, Quarry, Replace, Peddler, Basilica, Colony
buy
  Engineer if I own fewer than 8
  Gardens
  Estate
  Engineer
  Island if Islands owned < cards owned / 12
  Copper
plan learn/150
for Settlers Bustling Village, Island, Smithy, Council Room, Crown, Laboratory, Market, Rabble, Artisan, Grand Market, Museum
buy
  Province if money > 14
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Artisan if I own fewer than 1
  Gold if I own fewer than 4
  Laboratory if I own fewer than 3
  Council Room if terminals < extra actions + 1
  Crown if I own fewer than 1 and I own at least 3 Action cards
  Island if I own fewer than 2
  Bustling Village if extra actions < terminals + 1
  Market if I own fewer than 3
  Grand Market if I own fewer than 5
  Silver
  Settlers if I own fewer than 3
plan learn/151
for Castles, Swindler, Bishop, Monument, Smithy, Mint, Vault, Bank, Expand, Forge, Colonnade, Delve, Colony
buy
  Colony
  Province if Colonies left <= 6
  Duchy if Colonies left <= 4
  Delve if turn <= 2 and coins = 5
  Swindler if I own fewer than 1
  Estate if Colonies left <= 2
  Platinum
  Gold
  Vault if Vaults owned < cards owned / 8
  Smithy if I own fewer than 3 and I own at least 16 cards
  Swindler if I own fewer than 2 and I own at least 16 cards
  Delve
trash
  Curse
  Estate if Colonies left > 4
  Copper if money > 3
plan learn/152
for City Quarter, Royal Blacksmith, Astrolabe, Sea Chart, Village, Sailor, Salvager, Tide Pools, Library, Sentry, Basilica, Advance
buy
  Sailor if I own fewer than 1 and turn <= 2
  Province if money > 13 or I own at least 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Library if I own fewer than 1
  Gold if I own fewer than 5
  Sentry if I own fewer than 5
  Sailor
  Astrolabe if I own fewer than 3
  Tide Pools if I own fewer than 7
  Silver if I own fewer than 6
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
plan learn/153
for Harbinger, Lookout, Smugglers, Caravan, Mining Village, Charlatan, City, Minion, Mint, Wild Hunt, Wall, Aqueduct
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Lookout if I own fewer than 2 and turn <= 4
  Charlatan if I own fewer than 1
  Gold if I own fewer than 3
  Minion if I own fewer than 5
  Caravan if I own fewer than 1
  Mining Village if extra actions < terminals
  Silver if I own fewer than 3
  Mining Village
plan learn/154
for Courtyard, Native Village, Monkey, Village, Bridge, Salvager, Collection, Minion, Farm, Expand, Colony
buy
  Salvager if I own fewer than 1 and turn <= 5
  Colony if I own at least 3 Gold
  Platinum if I own fewer than 2
  Province if Colonies left <= 4
  Colony
  Duchy if Colonies left <= 3
  Gold if I own fewer than 4
  Courtyard if terminals < extra actions + 1
  Platinum
  Collection if I own fewer than 1
  Village if extra actions < terminals
  Silver if I own fewer than 4
  Estate if Colonies left <= 1
trash
  Curse
  Estate if Colonies left > 3
  Copper if money > 5
plan learn/155
for Lurker, Enchantress, Mining Village, Treasure Map, Villa, Worker's Village, Corsair, Magnate, Tactician, Artisan, Donate, Triumphal Arch
buy
  Province if I own at least 9 Action cards
  Province if money > 10
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 2
  Corsair if terminals < extra actions + 3
  Donate if turn <= 2 and coins = 4
  Villa if extra actions < terminals + 1
  Artisan if I own fewer than 2
  Duchy if Provinces left <= 7
  Magnate if terminals < extra actions + 1
  Worker's Village
  Silver if I own fewer than 5
plan learn/156
for Haven, Watchtower, Gardens, Ironworks, Mining Village, Salvager, Charm, Pirate, War Chest, Farm, Labyrinth, Basilica, Colony
buy
  Ironworks if I own fewer than 8
  Gardens
  Ironworks
  Mining Village
  Copper
plan learn/157
for Chapel, Pawn, Enchantress, Gladiator Fortune, Monkey, Temple, Bandit, Forum, Pirate, Treasury, Baths, Labyrinth
buy
  Silver if turn <= 2 and coins = 4
  Province if money > 9
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Pirate if I own fewer than 2
  Duchy if Provinces left <= 6
  Forum
  Enchantress if I own fewer than 2
plan learn/158
for Patrician Emporium, Workshop, Caravan, Militia, Remodel, Throne Room, Tiara, Groundskeeper, Mint, Upgrade, Bandit Fort, Triumph
buy
  Groundskeeper
  Province if money > 10
  Duchy if Provinces left <= 5
  Remodel if I own fewer than 1
  Emporium if I own fewer than 3
  Gold
  Caravan if I own fewer than 5
  Estate if Provinces left <= 2
  Militia if I own fewer than 1
  Caravan if I own fewer than 6
  Emporium if I own fewer than 4
  Silver
plan learn/159
for Engineer, Moat, Monkey, Vassal, Village, Throne Room, Villa, Archive, Patrol, Grand Market, Museum, Labyrinth
buy
  Province if money > 15
  Engineer if turn <= 2 and coins = 5
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Patrol if I own fewer than 1
  Patrol if terminals < extra actions + 2
  Vassal if I own fewer than 1
  Engineer if I own fewer than 1
  Throne Room if I own fewer than 1 and I own at least 4 Action cards
  Archive if I own fewer than 3
  Gold
  Monkey if terminals < extra actions + 1
  Villa if extra actions < terminals
  Duchy if Provinces left <= 6
  Village if extra actions < terminals
plan learn/160
for City Quarter, Vassal, Caravan, Diplomat, Mill, Quarry, Crown, Sentry, Witch, Forge, Orchard, Palace
buy
  Province if money > 11
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Witch if I own fewer than 1
  Gold
  Sentry if I own fewer than 6
  Duchy if Provinces left <= 6
  Mill
  Silver
plan learn/161
for Chapel, Lighthouse, Castles, Sea Chart, Sailor, Smithy, Council Room, Festival, Library, Magnate, Obelisk, Banquet
buy
  Opulent Castle
  Festival
  Haunted Castle
  Library if terminals < extra actions + 1
  Grand Castle
  Sprawling Castle
  King's Castle
  Smithy if I own fewer than 1
  Crumbling Castle
  Small Castle
  Province if money > 14
  Duchy if Provinces left <= 4
  Smithy if terminals < extra actions + 1
  Estate if Provinces left <= 1
  Humble Castle if turn > 4
  Chapel if I own fewer than 1
  Sailor if I own fewer than 3
  Silver if I own fewer than 4
plan learn/162
for City Quarter, Swindler, Blockade, Clerk, Cutpurse, Treasure Map, Collection, Festival, Sentry, War Chest, Windfall, Orchard
buy
  Province if money > 11 or I own at least 1
  Duchy if Provinces left <= 4
  Festival if turn > 9
  Estate if Provinces left <= 2
  Blockade if I own fewer than 2
  Clerk if terminals < extra actions + 2
  Sentry if I own fewer than 5
  Clerk if I own fewer than 4
  Silver if terminals < extra actions + 2
  Silver if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 4
plan learn/163
for Engineer, Royal Blacksmith, Enchantress, Wishing Well, Workshop, Diplomat, Secret Passage, Worker's Village, Torturer, Farm, Arena, Battlefield
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Torturer if terminals < extra actions + 2
  Torturer if I own fewer than 2
  Worker's Village if extra actions < terminals + 1
  Gold
  Duchy if Provinces left <= 6
  Enchantress if I own fewer than 4
  Silver
plan learn/164
for Chapel, Monkey, Swindler, Conspirator, Investment, Treasure Map, Crystal Ball, Tactician, Wharf, Witch, Labyrinth, Mountain Pass, Colony
buy
  Swindler if turn <= 2 and coins = 3
  Colony if money > 16
  Crystal Ball if I own fewer than 3
  Province if Colonies left <= 5
  Duchy if Colonies left <= 3
  Wharf if I own fewer than 2 and I own at least 16 cards
  Witch if I own fewer than 1
  Estate if Colonies left <= 2
  Wharf if I own fewer than 1
  Platinum
  Gold
  Duchy if Colonies left <= 6
  Chapel if I own fewer than 1
  Swindler if I own fewer than 2
  Silver
trash
  Curse
  Estate if Colonies left > 6
  Copper if money > 4
plan learn/165
for Courtyard, Sea Chart, Moneylender, Smithy, Collection, Crown, Upgrade, Witch, Expand, Peddler, Mountain Pass
buy
  Courtyard if turn <= 2 and coins = 2
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Witch if I own none
  Duchy if Provinces left <= 5
  Upgrade if I own fewer than 1 and turn <= 4
  Witch if I own exactly 1
  Gold
  Crown if Crowns owned < cards owned / 7
  Witch if I own fewer than 4
  Silver
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 10
plan learn/166
for Engineer, Investment, Remodel, Sailor, Tiara, Bandit, Forum, Sentry, Wharf, Hoard, Windfall, Wedding, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum
  Estate if Colonies left <= 2
  Sentry if I own fewer than 1 and turn <= 5
  Wharf if I own fewer than 2
  Hoard if I own fewer than 1
  Gold
  Duchy if Colonies left <= 5
  Investment if I own fewer than 1
  Tiara if I own fewer than 1
  Forum if I own fewer than 6
  Wedding if money <= 8
  Investment
  Silver
trash
  Curse
  Estate if Colonies left > 5
  Copper if money > 6
plan learn/167
for Chariot Race, Caravan, Salvager, Archive, Bazaar, Charlatan, Crown, Rabble, Vault, Bank, Wall, Defiled Shrine
buy
  Salvager if I own fewer than 1 and turn <= 3
  Province if money > 9
  Duchy if Provinces left <= 3
  Charlatan if I own fewer than 2
  Estate if Provinces left <= 2
  Chariot Race if I own fewer than 2
  Crown if I own fewer than 1 and I own at least 3 Action cards
  Archive if I own fewer than 5
  Gold
  Caravan if I own fewer than 4
  Silver
plan learn/168
for Settlers Bustling Village, Baron, Bureaucrat, Clerk, Bazaar, Charm, Courtier, Laboratory, War Chest, Grand Market, Obelisk, Banquet, Colony
buy
  Colony if I own at least 8 Action cards
  Province if Colonies left <= 4
  Duchy if Colonies left <= 2
  Estate if Colonies left <= 1
  Clerk if I own fewer than 1
  Laboratory if I own fewer than 5
  Clerk if I own fewer than 2
  Platinum
  Laboratory if I own fewer than 6
  Bazaar if extra actions < terminals + 1
  Clerk if I own fewer than 4
  Settlers if I own fewer than 4
  Silver
plan learn/169
for Native Village, Settlers Bustling Village, Monkey, Island, Smithy, Temple, Treasure Map, Legionary, Sea Witch, Tactician, Obelisk, Wall
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Gold
  Sea Witch if I own fewer than 4
  Temple if Temples owned < cards owned / 10
  Silver
  Native Village if I own fewer than 1 and extra actions < terminals - 1
plan learn/170
for Lighthouse, Astrolabe, Diplomat, Island, Moneylender, Throne Room, Tiara, Crown, Merchant Ship, Tactician, Wedding
buy
  Merchant Ship if I own fewer than 1
  Tiara if turn <= 2 and coins = 4
  Province if money > 15
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Wedding
  Astrolabe
  Lighthouse if I own fewer than 8
plan learn/171
for Overlord, Cellar, Haven, Native Village, Bridge, Monument, Forum, Magnate, War Chest, Farm, Basilica, Triumphal Arch, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Monument if I own fewer than 2
  Gold if I own fewer than 1
  Estate if Colonies left <= 1
  Platinum
  Forum if I own fewer than 6
  Silver
plan learn/172
for Encampment Plunder, Merchant, Smugglers, Village, Watchtower, Library, Mine, Sentry, Wharf, Artisan, Baths, Bandit Fort
buy
  Merchant if turn <= 2 and coins = 4
  Plunder if I own fewer than 3
  Province if I own at least 8 Action cards
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Wharf if terminals < extra actions + 1
  Wharf if Wharfs owned < cards owned / 12
  Gold if I own fewer than 2 and I own fewer than 2
  Encampment if extra actions < terminals
  Sentry if I own fewer than 4
  Silver if I own fewer than 3
  Encampment
  Merchant if I own fewer than 2
plan learn/173
for Lurker, Swindler, Wishing Well, Island, Council Room, Groundskeeper, Outpost, Tactician, Wild Hunt, Bank, Ritual, Donate
buy
  Province if money > 11
  Duchy if Provinces left <= 3
  Gold
  Estate if Provinces left <= 1
  Donate if turn <= 2 and coins = 4
  Donate if turn <= 2 and coins = 5
  Groundskeeper if I own fewer than 6
  Swindler if I own fewer than 1
  Island if I own fewer than 2
  Swindler if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
plan learn/174
for Cellar, Catapult Rocks, Wishing Well, Poacher, Sailor, Salvager, City, Crystal Ball, War Chest, Nobles, Palace
buy
  Cellar if turn <= 2 and coins = 2
  Gold if I own fewer than 4
  Province if money > 15
  Duchy if Provinces left <= 3 and Provinces left <= 2
  Estate if Provinces left <= 2
  Nobles if I own fewer than 1
  Gold
  Duchy if Provinces left <= 7
  Silver
plan learn/175
for Cellar, Workshop, Gardens, Salvager, Archive, Courtier, Festival, Merchant Ship, Farm, Nobles, Triumphal Arch, Annex
buy
  Province if money > 12
  Farm if I own fewer than 2
  Nobles
  Farm if I own fewer than 3
  Archive if I own fewer than 6
  Duchy if Provinces left <= 4
  Silver
plan learn/176
for Haven, Native Village, Pawn, Farmers' Market, Monkey, Diplomat, Secret Passage, Merchant Ship, Farm, King's Court, Wedding, Keep, Colony
buy
  Colony if money > 9 or I own at least 2
  Province if Colonies left <= 4
  Duchy if Colonies left <= 2 and terminals < extra actions + 1
  Platinum
  Wedding
  Haven if turn <= 2 and coins = 2
  Silver
  Pawn if I own fewer than 1
plan learn/177
for Pawn, Merchant, Shanty Town, Sailor, Smithy, Archive, Collection, Festival, Rabble, Sea Witch
buy
  Sailor if I own fewer than 1 and turn <= 3
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 5
  Sea Witch if I own fewer than 2
  Estate if Provinces left <= 2
  Gold if I own fewer than 4
  Archive
  Sailor
  Silver if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn/178
for Moat, Anvil, Swindler, Bishop, Mining Village, Poacher, Charm, Collection, Council Room, Duke, Obelisk, Colony
buy
  Colony
  Province if Colonies left <= 6
  Duchy if Colonies left <= 5
  Swindler if I own fewer than 2 and turn <= 8
  Platinum
  Gold
  Estate if Colonies left <= 2
  Swindler if I own fewer than 2
  Poacher if I own fewer than 6
  Duchy if Colonies left <= 6
  Poacher if I own fewer than 7
  Collection
  Silver
plan learn/179
for Haven, Chariot Race, Sea Chart, Diplomat, Gardens, Quarry, Smithy, Upgrade, Farm, Nobles, Banquet, Advance
buy
  Smithy if I own fewer than 1
  Province if money > 17
  Duchy if Provinces left <= 3
  Gold if I own fewer than 1
  Gardens if Provinces left <= 3
  Farm
  Estate if Provinces left <= 2
  Nobles if I own fewer than 2
  Gold
  Smithy if I own fewer than 2 and I own at least 14 cards
  Duchy if Provinces left <= 6
  Silver
plan learn/180
for Catapult Rocks, Enchantress, Gardens, Monument, Courtier, Library, Magnate, Patrol, Torturer, Treasury, Arena
buy
  Enchantress if turn <= 2 and coins = 3
  Courtier if I own fewer than 2
  Province if money > 13
  Catapult if I own fewer than 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 6
  Enchantress if I own fewer than 4
  Silver
plan learn/181
for Astrolabe, Enchantress, Gardens, Quarry, Throne Room, Collection, Pirate, Rabble, Wild Hunt, Forge, Obelisk, Palace, Colony
buy
  Colony
  Province if Colonies left <= 6
  Platinum
  Duchy if Colonies left <= 4
  Pirate if I own fewer than 2
  Rabble if I own fewer than 2
  Gold
  Collection if I own fewer than 1
  Rabble if I own fewer than 4
  Silver
plan learn/182
for Courtyard, Lurker, Merchant, Sea Chart, Shanty Town, Swindler, Ironworks, Militia, Mine, Rabble, Annex, Triumphal Arch
buy
  Swindler if turn <= 2 and coins = 4
  Courtyard if turn <= 2 and coins = 2
  Province if money > 13
  Duchy if Provinces left <= 4
  Gold
  Estate if Provinces left <= 2
  Mine if I own fewer than 1 and turn <= 4
  Rabble if terminals < extra actions + 2
  Shanty Town if extra actions < terminals + 1
  Mine if Mines owned < cards owned / 10
  Silver
plan learn/183
for Astrolabe, Lookout, Workshop, Moneylender, Temple, Tide Pools, Legionary, Library, Magnate, Sentry, Conquest, Donate
buy
  Sentry if turn <= 2 and coins = 5
  Province if money > 15 or I own at least 1
  Province if money > 12
  Duchy if Provinces left <= 3
  Donate if turn <= 2 and coins = 3
  Estate if Provinces left <= 2
  Library if I own fewer than 1 and I own at least 16 cards
  Conquest
  Library if I own fewer than 1
  Donate if money > 12
  Duchy if Provinces left <= 6
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn/184
for Encampment Plunder, Lookout, Remodel, Temple, Treasure Map, Crystal Ball, Outpost, Sentry, Artisan, Expand, Triumph, Museum
buy
  Province if money > 14
  Duchy if Provinces left <= 4
  Artisan if I own fewer than 1
  Gold if I own fewer than 2
  Plunder if I own fewer than 1
  Sentry if I own fewer than 2
  Outpost if I own fewer than 1
  Plunder if I own fewer than 5
  Sentry if I own fewer than 3
  Silver if I own fewer than 3
  Estate if Provinces left <= 2
  Encampment
plan learn/185
for Native Village, Castles, Farmers' Market, Masquerade, Clerk, Collection, Pirate, Sentry, Tactician, Grand Market, Orchard, Conquest, Colony
buy
  Native Village if turn <= 2 and coins = 2
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Clerk if I own fewer than 1
  Sentry if I own fewer than 1 and turn <= 4
  Masquerade if I own fewer than 1 and turn <= 4
  Pirate if I own fewer than 2
  Tactician if I own fewer than 1
  Platinum
  Gold
  Clerk if I own fewer than 3 and I own at least 16 cards
  Silver
plan learn/186
for Settlers Bustling Village, Chariot Race, Mill, Quarry, Tiara, Tide Pools, Bazaar, Capital, Collection, Sea Witch
buy
  Province if money > 12 and I own at least 2 Sea Witches
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Sea Witch if terminals < extra actions + 3
  Tiara if I own fewer than 2
  Capital
  Silver
plan learn/187
for Haven, Native Village, Farmers' Market, Gladiator Fortune, Workshop, Bazaar, Charlatan, Crystal Ball, Mint, Forge, Defiled Shrine, Triumph, Colony
buy
  Colony
  Province if Colonies left <= 6
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 3
  Charlatan if I own fewer than 1
  Platinum
  Crystal Ball if I own fewer than 1 and turn <= 4
  Charlatan if I own fewer than 2
  Gold
  Charlatan if terminals < extra actions + 2
  Bazaar if extra actions < terminals + 1
  Silver
plan learn/188
for Encampment Plunder, Lighthouse, Harbinger, Lookout, Bureaucrat, Island, Secret Passage, Worker's Village, Groundskeeper, Expand, Aqueduct, Wolf Den, Colony
buy
  Silver if turn <= 2 and coins = 3
  Colony if money > 13 or I own at least 1
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 1
  Expand if I own fewer than 1
  Gold if I own fewer than 2
  Island if I own fewer than 3
  Platinum
  Plunder
  Encampment if extra actions < terminals
  Island if I own fewer than 4
  Secret Passage if I own fewer than 4
  Silver if I own fewer than 3
trash
  Curse
  Estate if Colonies left > 5
  Copper if money > 5
plan learn/189
for Moat, Astrolabe, Castles, Moneylender, Library, Mine, Replace, Torturer, Upgrade, Artisan, Ritual
buy
  Moat if turn <= 2 and coins = 2
  Castles if Provinces left <= 7
  Province if money > 15
  Torturer if I own fewer than 1
  Duchy if Provinces left <= 6
  Torturer if I own fewer than 2 and money > 14
  Astrolabe if I own fewer than 2
  Gold
  Torturer if I own fewer than 2
  Castles
  Estate if Provinces left <= 1
  Silver
plan learn/190
for Caravan, Conspirator, Gardens, Salvager, Smithy, Treasure Map, City, Forum, Laboratory, Treasury, Donate, Conquest
buy
  Province if money > 17
  Duchy if Provinces left <= 3
  Conquest
  Gardens if Provinces left <= 3
  Estate if Provinces left <= 2
  Donate if money > 10
  Forum
  Silver
  Donate if turn <= 2 and coins = 2
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 8
plan learn/191
for Village, Conspirator, Cutpurse, Investment, Forum, Library, Sea Witch, Tactician, Torturer, Farm, Aqueduct
buy
  Province if money > 15
  Sea Witch if I own fewer than 2
  Investment if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 4
  Farm
  Gold
  Forum if I own fewer than 6
  Estate if Provinces left <= 2
  Silver
plan learn/192
for Cellar, Settlers Bustling Village, Enchantress, Wishing Well, Gardens, Ironworks, Secret Passage, Smithy, Bazaar, Council Room, Palace, Dominate
buy
  Gold if I own fewer than 4
  Dominate
  Province if I own at least 2 Gold
  Gold if I own fewer than 6
  Ironworks if I own fewer than 1
  Duchy if Provinces left <= 4 and money > 7
  Gardens if Provinces left <= 6
  Council Room if I own fewer than 1
  Silver
plan learn/193
for Astrolabe, Steward, Workshop, Bishop, Blockade, Bureaucrat, Caravan, Diplomat, City, Rabble, Aqueduct, Tax
buy
  Province if money >= 15 or Provinces left <= 4
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Gold
  Rabble if I own fewer than 2
  Silver
plan learn/194
for Pawn, Masquerade, Wishing Well, Remodel, Temple, Tide Pools, Corsair, Sentry, Wild Hunt, Grand Market, Labyrinth, Triumphal Arch
buy
  Province if money > 14 or I own at least 1
  Duchy if Provinces left <= 4
  Province if money > 8 or I own at least 1
  Estate if Provinces left <= 1
  Grand Market
  Corsair if I own fewer than 4
  Sentry if I own fewer than 2
  Wishing Well if I own fewer than 4
  Silver if I own fewer than 4
plan learn/195
for Overlord, Anvil, Enchantress, Monkey, Smugglers, Bureaucrat, Monument, Poacher, Smithy, Artisan, Baths, Defiled Shrine, Colony
buy
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 1
  Platinum
  Gold
  Poacher if I own fewer than 6
  Duchy if Colonies left <= 6
  Enchantress if Enchantress owned < cards owned / 6
plan learn/196
for Haven, Lighthouse, Settlers Bustling Village, Enchantress, Steward, Swindler, Caravan, Duke, War Chest, Forge, Triumphal Arch, Museum, Colony
buy
  Colony
  Province if Colonies left <= 5
  War Chest if I own fewer than 1 and money <= 17
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Caravan if I own fewer than 4
  Steward if I own fewer than 1
  Platinum
  Duchy if Colonies left <= 6
  Caravan if I own fewer than 6
  Gold
  Lighthouse if I own fewer than 6
trash
  Curse
  Estate if Colonies left > 5
  Copper if money > 9
plan learn/197
for Overlord, Courtyard, Astrolabe, Cutpurse, Island, Mining Village, Remodel, Sacrifice, Salvager, Courtier, Triumph, Salt the Earth
buy
  Province if money > 8
  Duchy if Provinces left <= 4
  Sacrifice if I own fewer than 1 and turn <= 4 and terminals < extra actions + 2
  Courtier if I own fewer than 1
  Estate if Provinces left <= 3
  Gold
  Duchy if Provinces left <= 6
  Courtyard if I own fewer than 1
  Courtier if I own fewer than 2 and I own at least 13 cards
  Astrolabe
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 10
plan learn/198
for Lurker, Fishing Village, Militia, Mill, Villa, Bazaar, Courtier, Replace, Vault, Bank, Donate, Obelisk
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Bazaar if I own fewer than 2 and extra actions < terminals - 1
  Estate if Provinces left <= 2
  Militia if I own fewer than 1
  Donate if money > 12
  Courtier if I own fewer than 1
  Courtier if I own fewer than 2 and I own at least 16 cards
  Gold
  Duchy if Provinces left <= 5
  Mill if I own fewer than 6
  Silver
plan learn/199
for Chapel, Farmers' Market, Smugglers, Vassal, Capital, Legionary, Mint, Upgrade, Wharf, Forge, Conquest
buy
  Chapel if turn <= 2 and coins = 2
  Province if money > 21
  Duchy if Provinces left <= 3
  Conquest
  Estate if Provinces left <= 3
  Wharf if I own fewer than 3
  Duchy if Provinces left <= 5
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn/200
for Anvil, Lookout, Warehouse, Workshop, Bishop, Bridge, Ironworks, Villa, Torturer, Grand Market, Wolf Den, Baths
buy
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Torturer
  Gold if I own fewer than 2
  Villa if extra actions < terminals + 0
  Silver if I own fewer than 4
plan learn/201
for Engineer, Catapult Rocks, Farmers' Market, Vassal, Blockade, Mill, Collection, Corsair, Duke, Grand Market, Mountain Pass, Labyrinth
buy
  Province if money > 14
  Duchy if Provinces left <= 4
  Gold
  Estate if Provinces left <= 2
  Blockade if I own fewer than 2
  Corsair if I own fewer than 1
  Duke if Provinces left <= 3
  Mill if I own fewer than 6
  Duchy if Provinces left <= 7
  Silver
plan learn/202
for Engineer, Sea Chart, Sacrifice, Market, Mint, Rabble, Sentry, Trading Post, Treasury, Grand Market, Salt the Earth, Bandit Fort
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Rabble if I own fewer than 1
  Rabble if I own fewer than 2 and I own at least 16 cards
  Gold
  Duchy if Provinces left <= 5
  Sacrifice if I own fewer than 1
  Market if I own fewer than 6
  Salt the Earth
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn/203
for Native Village, Castles, Lookout, Caravan, Poacher, Salvager, Council Room, Library, Sentry, Treasury, Battlefield, Wolf Den
buy
  Province if money > 18
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 4
  Gold
  Council Room if Council Rooms owned < cards owned / 12
  Silver if I own fewer than 2
  Council Room if I own at least 12 cards
  Silver
plan learn/204
for Overlord, Courtyard, Farmers' Market, Workshop, Bureaucrat, Investment, Tiara, Minion, Sea Witch, Sentry, Banquet, Wolf Den
buy
  Banquet if turn <= 1 and coins = 3
  Province
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Overlord if I own fewer than 2
  Gold
  Duchy if Provinces left <= 6
  Sentry if I own fewer than 6
  Investment if I own fewer than 1
  Silver
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 8
plan learn/205
for Native Village, Workshop, Blockade, Ironworks, Island, Worker's Village, Courtier, Minion, Tactician, Bank, Colonnade
buy
  Province if money > 11 or I own at least 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Courtier
  Blockade if I own fewer than 2
  Minion if I own fewer than 7
  Island if I own fewer than 4
  Worker's Village if extra actions < terminals
  Silver if I own fewer than 3
plan learn/206
for Lighthouse, Anvil, Smugglers, Swindler, Diplomat, Archive, Council Room, Crystal Ball, Sentry, Hoard, Palace, Delve, Colony
buy
  Lighthouse if turn <= 2 and coins = 2
  Colony
  Province if Colonies left <= 5
  Archive if I own fewer than 6
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 1
  Swindler if I own fewer than 1
  Platinum
  Gold
  Sentry if I own fewer than 6
  Delve
plan learn/207
for Haven, Fishing Village, Lookout, Masquerade, Warehouse, Bridge, Charm, Patrol, Grand Market, Bank, Bandit Fort, Wall, Colony
buy
  Masquerade if I own fewer than 1 and turn <= 2
  Fishing Village if extra actions < terminals - 1
  Colony if I own more than 1 Platinum
  Province if Colonies left <= 4
  Grand Market if I own fewer than 3
  Patrol if I own fewer than 2
  Platinum
  Bank
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 1
  Fishing Village if extra actions < terminals
  Gold if I own fewer than 5
  Fishing Village
trash
  Curse
  Estate if Colonies left > 3
  Copper if money > 6
plan learn/208
for Royal Blacksmith, Anvil, Wishing Well, Baron, Poacher, Sacrifice, City, Crown, Witch, Expand, Advance, Arena
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Witch if I own fewer than 2
  City
  Estate if Provinces left <= 1
  Gold
  Sacrifice if Sacrifices owned < cards owned / 8
  Duchy if Provinces left <= 6
  Silver
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 3
plan learn/209
for Pawn, Fishing Village, Harbinger, Vassal, Baron, Blockade, Caravan, Remodel, Market, Witch, Defiled Shrine, Orchard
buy
  Pawn if turn <= 1 and coins = 2
  Province if I own at least 7 Action cards
  Duchy if Provinces left <= 6
  Witch if terminals < extra actions
  Estate if Provinces left <= 2
  Blockade if I own fewer than 1
  Witch if terminals < extra actions + 1
  Blockade if I own fewer than 3
  Gold if I own fewer than 5
  Fishing Village if extra actions < terminals + 1
  Harbinger if I own fewer than 2
  Caravan if I own fewer than 3
  Baron if Barons owned < cards owned / 10
  Harbinger if I own fewer than 4
  Silver
plan learn/210
for Engineer, Settlers Bustling Village, Chariot Race, Steward, Blockade, Ironworks, Outpost, Upgrade, War Chest, King's Court, Bandit Fort, Fountain
buy
  Upgrade if I own fewer than 1 and turn <= 3
  Province if money > 10
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 1
  Gold if I own fewer than 2
  King's Court if I own fewer than 3 and I own at least 5 Action cards
  Blockade if I own fewer than 2
  Steward if terminals < extra actions + 1
  Chariot Race
  Settlers if I own fewer than 6
  Steward if I own fewer than 1
  Bustling Village if extra actions < terminals + 1
  Copper
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 7
plan learn/211
for Native Village, Settlers Bustling Village, Monkey, Village, Bureaucrat, Monument, Tiara, Charlatan, Market, King's Court, Baths, Museum
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  King's Court if I own fewer than 1 and I own at least 3 Action cards
  Charlatan if I own fewer than 2
  Estate if Provinces left <= 2
  Gold if I own fewer than 3
  Market if I own fewer than 5
  Monument if I own fewer than 2
  Monkey if terminals < extra actions + 1
  Tiara if I own fewer than 2
  Village if extra actions < terminals
  Settlers if I own fewer than 4
plan learn/212
for Enchantress, Sea Chart, Ironworks, Militia, Salvager, Throne Room, Council Room, Mint, Farm, Grand Market, Labyrinth, Wolf Den
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Ironworks if terminals < extra actions + 2
  Farm
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 3
  Silver
plan learn/213
for Moat, Masquerade, Cutpurse, Sailor, Throne Room, Villa, Archive, Capital, Torturer, Expand, Keep, Obelisk
buy
  Province if I own at least 18 Action cards
  Duchy if Provinces left <= 3
  Torturer if terminals < extra actions + 2
  Archive if I own fewer than 1
  Sailor if I own fewer than 2
  Villa if extra actions < terminals
  Capital if I own fewer than 1
  Silver if I own fewer than 5
  Capital if I own fewer than 2
  Throne Room if Throne Rooms owned < cards owned / 8
  Estate if Provinces left <= 2
  Cutpurse if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 5
plan learn/214
for Engineer, City Quarter, Fishing Village, Lookout, Workshop, Diplomat, Tiara, Corsair, Bank, Expand, Wedding, Labyrinth
buy
  Tiara if turn <= 2 and coins = 5
  Province
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Gold if I own fewer than 4
  Engineer if I own fewer than 1
  Corsair if terminals < extra actions + 2
  Fishing Village
  Diplomat if terminals < extra actions + 2
  Engineer if I own fewer than 2 and I own at least 13 cards
  Silver
plan learn/215
for Lurker, Settlers Bustling Village, Castles, Watchtower, Diplomat, Temple, Capital, Crown, Trading Post, Vault, Salt the Earth, Orchard
buy
  King's Castle
  Grand Castle
  Haunted Castle
  Sprawling Castle
  Province if money > 11 or I own at least 0
  Opulent Castle
  Duchy if Provinces left <= 4
  Vault if I own fewer than 3
  Castles
  Estate if Provinces left <= 1
  Gold if I own fewer than 4
  Crown if I own fewer than 1 and I own at least 5 Action cards
  Capital if I own fewer than 3
  Silver
plan learn/216
for City Quarter, Enchantress, Warehouse, Ironworks, Island, Smithy, Throne Room, Courtier, Forge, King's Court, Arena, Tax, Colony
buy
  Tax if turn <= 2 and coins = 2
  Colony if money > 12
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  King's Court if I own fewer than 3 and I own at least 3 Action cards
  Ironworks if I own fewer than 2
  Enchantress if I own fewer than 2
  Courtier if I own fewer than 2
  Enchantress if terminals < extra actions + 2
  Throne Room if Throne Rooms owned < cards owned / 12
  Island if I own fewer than 4
  Enchantress if I own fewer than 5
  Warehouse if I own fewer than 2
  City Quarter
  Silver if I own fewer than 5
plan learn/217
for Steward, Vassal, Caravan, Mining Village, Crown, Minion, Mint, Torturer, Artisan, Expand, Conquest, Windfall, Colony
buy
  Steward if turn <= 2 and coins = 3
  Colony if money > 15 or I own at least 1
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 1
  Torturer if terminals < extra actions + 1
  Gold if I own fewer than 3
  Platinum
  Mining Village if extra actions < terminals + 1
  Caravan if I own fewer than 3
  Silver if I own fewer than 5
plan learn/218
for Engineer, Catapult Rocks, Enchantress, Gladiator Fortune, Moneylender, Worker's Village, Collection, Corsair, Outpost, Vault
buy
  Province
  Corsair if I own fewer than 1
  Catapult if I own fewer than 1 and turn <= 4
  Vault if I own fewer than 1
  Duchy if Provinces left <= 4 and Provinces left <= 3
  Corsair if I own fewer than 2 and I own at least 16 cards
  Worker's Village if extra actions < terminals + 2
  Corsair if terminals < extra actions + 2
  Outpost if I own fewer than 2
  Vault if Vaults owned < cards owned / 8
  Estate if Provinces left <= 2
  Enchantress if Enchantress owned < cards owned / 8
  Worker's Village
  Silver
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 8
plan learn/219
for Haven, Wishing Well, Cutpurse, Sacrifice, Tide Pools, Villa, Charlatan, Library, Rabble, Torturer, Tax, Delve
buy
  Province if money > 15
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Charlatan if I own fewer than 2
  Delve
plan learn/220
for Settlers Bustling Village, Farmers' Market, Shanty Town, Charlatan, Charm, Courtier, Duke, Merchant Ship, Torturer, Upgrade, Banquet, Salt the Earth
buy
  Duke if Duchies owned > Dukes owned + 4
  Banquet if turn <= 2 and coins = 5
  Duchy if money > 14
  Province if money > 14 or I own at least 1
  Estate if Provinces left <= 2
  Duke if Duchies left = 0
  Charlatan if I own fewer than 2
  Gold if I own fewer than 3
  Merchant Ship if Merchant Ships owned < cards owned / 12
  Banquet
  Silver
plan learn/221
for City Quarter, Overlord, Native Village, Monkey, Caravan, Clerk, Mill, Monument, Charlatan, Peddler, Fountain, Donate
buy
  Province if money > 14 or I own at least 1
  Duchy if Provinces left <= 4
  Clerk if I own fewer than 1
  Estate if Provinces left <= 2
  Gold
  Charlatan if I own fewer than 1
  Overlord if I own fewer than 2
  Clerk
  Donate
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 5
plan learn/222
for Courtyard, Encampment Plunder, Astrolabe, Chariot Race, Mill, Villa, Tactician, Torturer, Grand Market, Expand, Labyrinth, Keep
buy
  Province if money > 18
  Torturer if terminals < extra actions + 0
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Torturer if I own fewer than 1
  Astrolabe if I own fewer than 4
  Encampment if extra actions < terminals
  Gold
  Plunder
  Duchy if Provinces left <= 6
  Encampment
  Silver
plan learn/223
for Monkey, Ironworks, Island, Monument, Quarry, Secret Passage, Temple, Capital, Pirate, Farm, Tax, Tomb, Colony
buy
  Tax if turn <= 2 and coins = 3
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Temple if I own fewer than 1 and turn <= 4
  Pirate if I own fewer than 2
  Temple if I own fewer than 2 and I own at least 16 cards
  Estate if Colonies left <= 2
  Platinum
  Gold
  Duchy if Colonies left <= 5
  Pirate if Pirates owned < cards owned / 7
  Secret Passage if I own fewer than 6
  Silver
trash
  Curse
  Estate if Colonies left > 4
  Copper if money > 6
plan learn/224
for City Quarter, Royal Blacksmith, Catapult Rocks, Wishing Well, Bureaucrat, Capital, Minion, Patrol, Rabble, Upgrade, Orchard, Aqueduct
buy
  Province if money >= 15 or Provinces left <= 4
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Capital if I own fewer than 1
  Gold if Provinces left <= 1
  Rabble
  Silver
plan learn/225
for Overlord, Royal Blacksmith, Village, Diplomat, Treasure Map, Worker's Village, Charlatan, Minion, Artisan, Forge, Triumphal Arch, Basilica
buy
  Province if money > 10
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Overlord if terminals < extra actions + 2
  Village
  Worker's Village
plan learn/226
for Harbinger, Village, Wishing Well, Blockade, Cutpurse, Militia, Poacher, Bandit, Market, Wharf, Bandit Fort, Donate
buy
  Blockade if I own fewer than 3
  Wharf if I own fewer than 2
  Province if money > 13 or I own at least 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Wharf if terminals < extra actions + 2
  Village if extra actions < terminals + 0
  Gold if I own fewer than 1
  Militia if I own fewer than 1
  Village
  Donate if money > 18
  Silver if I own fewer than 5
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 8
plan learn/227
for Patrician Emporium, Pawn, Castles, Smugglers, Poacher, City, Magnate, Sentry, Farm, Nobles, Tax, Obelisk
buy
  King's Castle
  Grand Castle
  Sprawling Castle
  Opulent Castle
  Province if I own at least 1 Gold
  Sentry if I own fewer than 2
  Nobles if terminals < extra actions + 2
  Haunted Castle
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Farm if I own fewer than 1
  Small Castle
  Nobles if I own fewer than 2 and I own at least 16 cards
  Gold if I own fewer than 3
  Crumbling Castle
  Farm if I own fewer than 3
  Humble Castle if turn > 4
  City if extra actions < terminals
  Silver
plan learn/228
for Encampment Plunder, Gladiator Fortune, Masquerade, Bridge, Clerk, Market, Patrol, Witch, Grand Market, Peddler, Basilica, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Masquerade if I own fewer than 1 and turn <= 4
  Clerk if I own fewer than 1
  Estate if Colonies left <= 2
  Grand Market if I own fewer than 5
  Witch if I own fewer than 1
  Patrol if terminals < extra actions + 1
  Platinum
  Gold
  Encampment if extra actions < terminals
  Masquerade if I own fewer than 2
  Encampment
  Silver
plan learn/229
for City Quarter, Chapel, Courtyard, Gladiator Fortune, Militia, Mill, Festival, Merchant Ship, Mint, Forge, Triumphal Arch, Dominate
buy
  Province if I own at least 10 Action cards
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Festival
  Gold if I own fewer than 2
  Courtyard if terminals < extra actions + 1
  Militia if I own fewer than 1
  Mill if I own fewer than 4
  Silver if I own fewer than 4
plan learn/230
for Royal Blacksmith, Courtyard, Enchantress, Bureaucrat, Diplomat, Quarry, Temple, Groundskeeper, Outpost, Sea Witch, Arena, Obelisk
buy
  Enchantress if turn <= 2 and coins = 4
  Province if money > 15
  Courtyard if turn <= 2 and coins = 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Sea Witch if I own fewer than 3
  Gold
  Sea Witch if I own fewer than 4
  Duchy if Provinces left <= 5
  Silver
plan learn/231
for City Quarter, Watchtower, Moneylender, Temple, Archive, Laboratory, Legionary, Market, Sentry, Nobles, Baths
buy
  Sentry if turn <= 2 and coins = 5
  Gold if I own fewer than 2 and money <= 17
  Province if money > 11
  Temple if Temples owned < cards owned / 14
  Duchy if Provinces left <= 4
  Temple if Temples owned < cards owned / 13
  Estate if Provinces left <= 2
  Archive if I own fewer than 1
  Market if I own fewer than 6
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 3
plan learn/232
for Chariot Race, Lookout, Baron, Bridge, Gardens, Villa, Forum, Patrol, Torturer, Upgrade
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Torturer if terminals < extra actions + 2
  Silver if I own fewer than 2
  Estate if Provinces left <= 2
  Villa if extra actions < terminals + 1
  Duchy if Provinces left <= 6
  Patrol if I own fewer than 1
  Gold
  Villa
  Upgrade if I own fewer than 6
  Silver
plan learn/233
for Pawn, Monument, Sacrifice, Temple, Throne Room, Festival, Legionary, Pirate, Grand Market, King's Court, Triumphal Arch
buy
  Pawn if turn <= 3 and coins = 2
  Province if money > 12
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Pirate if I own fewer than 3
  Monument if I own fewer than 3
  Gold
  Festival if extra actions < terminals + 1
  Silver
plan learn/234
for Patrician Emporium, Pawn, Watchtower, Bureaucrat, Monument, Smithy, Villa, Mine, Replace, Upgrade, Arena, Baths
buy
  Upgrade if I own fewer than 1 and turn <= 5
  Province if money > 10 or I own at least 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Gold if I own fewer than 4
  Smithy if terminals < extra actions + 2
  Watchtower if terminals < extra actions + 2
  Monument if I own fewer than 4
  Villa if extra actions < terminals
  Upgrade if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 5
plan learn/235
for Royal Blacksmith, Settlers Bustling Village, Lookout, Gardens, Salvager, Charm, Collection, Vault, Hoard, Forge, Colonnade, Basilica
buy
  Silver if turn <= 2 and coins = 3
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 5
  Gardens if Provinces left <= 5
  Estate if Provinces left <= 2
  Vault if I own fewer than 2
  Settlers if I own fewer than 2
  Gold
  Settlers if I own fewer than 6
  Collection if I own fewer than 3
  Silver if I own fewer than 5
plan learn/236
for City Quarter, Moat, Monkey, Gardens, Capital, Charlatan, Market, Outpost, Pirate, War Chest, Fountain, Delve
buy
  Monkey if turn <= 3 and coins = 4
  Pirate if terminals < extra actions + 3
  Province
  Pirate if I own fewer than 2
  Gardens
  Duchy if Gardens left <= 2
  War Chest
  Delve
  Estate if Gardens left <= 1
  Capital if I own fewer than 4
  Copper if Gardens left <= 6
plan learn/237
for City Quarter, Harbinger, Masquerade, Monkey, Shanty Town, Baron, City, Merchant Ship, Patrol, Expand, Wall
buy
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold if I own fewer than 4
  Masquerade if I own fewer than 2
  Silver if I own fewer than 5
  City if extra actions < terminals + 0
plan learn/238
for Harbinger, Steward, Vassal, Sacrifice, Temple, Collection, Pirate, War Chest, King's Court, Peddler, Fountain, Museum, Colony
buy
  Collection if turn <= 2 and coins = 5
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Steward if I own fewer than 1 and turn <= 4
  Pirate if I own fewer than 2
  Platinum
  Peddler if I own fewer than 5
  Collection if I own fewer than 2
  Gold
  Duchy if Colonies left <= 6
  Harbinger if I own fewer than 6
  Silver
plan learn/239
for Lurker, Fishing Village, Harbinger, Investment, Worker's Village, Collection, Crown, Torturer, Witch, Forge, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Torturer if terminals < extra actions + 2
  Platinum
  Investment if I own fewer than 1 and turn <= 4 and Colonies left > 7
  Estate if Colonies left <= 1
  Duchy if Colonies left <= 5
  Fishing Village
  Silver
plan learn/240
for Enchantress, Fishing Village, Merchant, Village, Warehouse, Bureaucrat, Island, Patrol, Vault, Wharf, Bandit Fort
buy
  Fishing Village if extra actions < terminals - 1
  Wharf if terminals < extra actions + 2
  Enchantress if I own fewer than 1 and Enchantress owned < cards owned / 12
  Vault if I own fewer than 1
  Province if I own at least 6 Action cards
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Wharf
  Patrol if I own fewer than 4
  Enchantress if terminals < extra actions + 1
  Fishing Village
  Warehouse if I own fewer than 2
  Silver if I own fewer than 3
plan learn/241
for Cellar, Lookout, Masquerade, Smugglers, Diplomat, Mill, Festival, Laboratory, Torturer, Nobles, Obelisk, Baths
buy
  Province if money > 14
  Duchy if Provinces left <= 4
  Gold if I own fewer than 3
  Torturer if terminals < extra actions + 2
  Nobles if I own fewer than 3
  Torturer if I own fewer than 2
  Masquerade if terminals < extra actions + 1
  Festival if extra actions < terminals
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn/242
for Courtyard, Bishop, Tide Pools, Capital, Charm, City, Minion, Vault, Wharf, Forge, Tax
buy
  Province if money > 17
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Tax if turn <= 2 and coins = 2
  Wharf if I own fewer than 2
  Gold
  Silver
  Courtyard if Courtyards owned < Treasure cards owned / 8
plan learn/243
for Overlord, Courtyard, Native Village, Diplomat, Quarry, Laboratory, Merchant Ship, Trading Post, Farm, Forge, Aqueduct, Obelisk
buy
  Trading Post if turn <= 2 and coins = 5
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Courtyard if I own fewer than 1
  Farm
  Gold
  Courtyard if I own fewer than 3 and I own at least 14 cards
  Silver
plan learn/244
for Catapult Rocks, Fishing Village, Lookout, Moneylender, Sailor, Archive, Legionary, Treasury, Witch, Peddler, Wolf Den, Banquet, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum
  Sailor if I own fewer than 1 and turn <= 4
  Estate if Colonies left <= 2
  Witch if I own fewer than 1
  Archive if I own fewer than 4
  Gold
  Duchy if Colonies left <= 6
  Estate if Colonies left <= 3
  Archive if I own fewer than 6
  Sailor if I own fewer than 6
  Silver
trash
  Curse
  Estate if Colonies left > 3
  Copper if money > 5
plan learn/245
for Overlord, Chapel, Encampment Plunder, Sea Chart, Salvager, Temple, City, Pirate, Farm, Hoard, Salt the Earth, Annex
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 4
  Pirate
  Estate if Provinces left <= 2
  Overlord if terminals < extra actions + 1
  Temple if I own fewer than 2
  Encampment if extra actions < terminals + 0
  Plunder if I own fewer than 1
  Gold if I own fewer than 2
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
plan learn/246
for Farmers' Market, Harbinger, Steward, Swindler, Warehouse, Workshop, Cutpurse, Tide Pools, Charlatan, Rabble, Palace, Fountain
buy
  Swindler if turn <= 2 and coins = 3
  Warehouse if turn <= 2 and coins = 4
  Province if money > 14 or I own at least 2
  Duchy if Provinces left <= 3
  Charlatan if I own none
  Gold if I own fewer than 5
  Charlatan if I own fewer than 2
  Silver
plan learn/247
for Engineer, Fishing Village, Vassal, Investment, Throne Room, Archive, Bazaar, Crystal Ball, Outpost, Tactician
buy
  Vassal if turn <= 2 and coins = 3
  Investment if I own fewer than 1 and turn <= 2
  Archive if I own fewer than 3
  Province if money > 7
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Gold if I own fewer than 2
  Archive if I own fewer than 5
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 5
plan learn/248
for Native Village, Settlers Bustling Village, Castles, Enchantress, Watchtower, Workshop, Cutpurse, Temple, Council Room, Rabble, Tomb, Bandit Fort
buy
  Temple if I own fewer than 1 and turn <= 3
  Gold if I own fewer than 3
  Province if money > 7
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Rabble if terminals < extra actions + 1
  Watchtower if terminals < extra actions
  Cutpurse if I own fewer than 1
  Bustling Village if extra actions < terminals
  Settlers if I own fewer than 6
  Temple if terminals < extra actions + 2
  Silver if I own fewer than 2
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 4
plan learn/249
for Overlord, Royal Blacksmith, Baron, Caravan, Conspirator, Cutpurse, Duke, Pirate, Wild Hunt, Nobles, Donate, Arena
buy
  Province if money > 9
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Pirate if I own fewer than 2
  Nobles if Nobles owned < cards owned / 12
  Donate if turn <= 3 and coins = 3
  Wild Hunt if Wild Hunts owned < cards owned / 8
  Gold if I own fewer than 2
  Cutpurse if I own fewer than 4
  Silver if Caravans owned by opponents >= 2
plan learn/250
for Lighthouse, Fishing Village, Caravan, Diplomat, Monument, Archive, Charlatan, City, Rabble, Forge, Colony
buy
  Colony if money > 8
  Province if Colonies left <= 5
  Estate if Colonies left <= 1
  Charlatan if I own fewer than 1
  Archive if I own fewer than 5
  Monument if I own fewer than 1
  Platinum
  Rabble if terminals < extra actions + 1
  Archive if I own fewer than 6
  City if extra actions < terminals
  Lighthouse if I own fewer than 6
plan learn/251
for Remodel, Throne Room, Archive, Bandit, Council Room, Library, Vault, Wild Hunt, Artisan, Forge, Arena, Delve
buy
  Artisan if terminals < extra actions + 1
  Province if money > 14
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 4
  Archive
  Delve
  Wild Hunt if I own fewer than 4
plan learn/252
for Overlord, Royal Blacksmith, Anvil, Conspirator, Poacher, Treasure Map, Worker's Village, Charlatan, City, Patrol, Salt the Earth, Bandit Fort
buy
  Province if money > 10
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Patrol if I own fewer than 2
  Gold
  Worker's Village if extra actions < terminals + 1
  Overlord if I own fewer than 4
  Silver
plan learn/253
for City Quarter, Chapel, Lookout, Village, Ironworks, Tiara, Worker's Village, City, Rabble, Hoard, Colonnade, Tower, Colony
buy
  Colony if money > 13 or I own at least 1
  Province if Colonies left <= 5
  Duchy if Colonies left <= 5
  Estate if Colonies left <= 2
  Rabble if terminals < extra actions + 1
  Rabble if I own fewer than 1
  Ironworks if I own fewer than 1
  Chapel if I own fewer than 1
  Platinum
  City if I own fewer than 4
  Worker's Village if extra actions < terminals + 1
  Tiara if I own fewer than 2
  Village if extra actions < terminals
  Silver
trash
  Curse
  Estate if Colonies left > 4
  Copper if money > 6
plan learn/254
for City Quarter, Gladiator Fortune, Clerk, Gardens, Quarry, Magnate, Mine, Sea Witch, Upgrade, Bank, Advance
buy
  Province if money > 12
  Gardens if Provinces left <= 5
  Sea Witch if I own fewer than 2
  Duchy if Provinces left <= 5
  Gold if I own fewer than 4
  Estate if Provinces left <= 2
  Clerk if Clerks owned < cards owned / 8
  Silver
plan learn/255
for Castles, Enchantress, Caravan, Investment, Collection, Duke, Library, Upgrade, Vault, Bank, Fountain, Annex
buy
  Collection if I own fewer than 1
  Castles if turn <= 2 and coins = 3
  Caravan if I own fewer than 5
  Enchantress if I own fewer than 2
  Castles if Provinces left <= 7
  Province if money > 12
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 2 and Estates owned < cards owned / 11
  Bank
  Vault
  Caravan if I own fewer than 8
  Silver
  Copper
plan learn/256
for Royal Blacksmith, Lighthouse, Lurker, Moat, Castles, Farmers' Market, Legionary, Torturer, Trading Post, Bank, Windfall, Wolf Den
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Torturer if I own fewer than 2 and I own at least 16 cards
  Estate if Provinces left <= 2
  Torturer if I own fewer than 1
  Gold
  Torturer if I own fewer than 2
  Duchy if Provinces left <= 6
  Torturer if I own fewer than 3 and money > 10
  Silver
plan learn/257
for Courtyard, Moat, Farmers' Market, Tiara, Worker's Village, Crown, Minion, Trading Post, Hoard, Bank, Colony
buy
  Colony if money >= 15
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Courtyard if I own fewer than 1
  Estate if Colonies left <= 2
  Platinum
  Gold
  Courtyard if I own fewer than 2 and I own at least 16 cards
  Tiara if I own fewer than 2
  Silver
plan learn/258
for Lurker, Chariot Race, Lookout, Sea Chart, Baron, Bridge, Merchant Ship, Minion, Pirate, Upgrade, Advance, Palace
buy
  Pirate if I own fewer than 2 and I own at least 16 cards
  Bridge if turn <= 2 and coins = 4
  Province if money > 15
  Pirate if I own fewer than 3
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 1
  Duchy if Provinces left <= 7
  Gold if Gold owned < cards owned / 5
  Silver
plan learn/259
for Lighthouse, Native Village, Chariot Race, Farmers' Market, Secret Passage, Worker's Village, Laboratory, Library, Treasury, Grand Market, Wolf Den, Labyrinth
buy
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Laboratory if I own fewer than 6
  Farmers' Market if I own fewer than 1
  Gold if I own fewer than 5
  Chariot Race if I own fewer than 5
  Farmers' Market if I own fewer than 2
  Lighthouse
  Native Village if I own fewer than 4
plan learn/260
for Overlord, Haven, Native Village, Farmers' Market, Worker's Village, Bandit, Capital, Forum, Laboratory, Patrol, Bandit Fort, Conquest, Colony
buy
  Native Village if turn <= 2 and coins = 2
  Colony if I own at least 7 Action cards
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Platinum if I own fewer than 2
  Overlord if I own fewer than 1
  Overlord if terminals < extra actions
  Gold if I own fewer than 1
  Laboratory if I own fewer than 6
  Platinum if lead < -5
  Forum if I own fewer than 7
  Worker's Village if extra actions < terminals + 1
  Silver
plan learn/261
for Fishing Village, Conspirator, Island, Poacher, Archive, City, Corsair, Forum, Rabble, Nobles, Tomb
buy
  Province if I own at least 6 Action cards
  Duchy if Provinces left <= 2
  Nobles
  Rabble if I own fewer than 2
  Archive if I own fewer than 1
  Corsair if terminals < extra actions + 2
  City
  Island if terminals < extra actions + 2
  Fishing Village if extra actions < terminals + 2
plan learn/262
for Gladiator Fortune, Merchant, Investment, Smithy, Forum, Magnate, Pirate, Grand Market, Nobles, King's Court, Tomb, Fountain
buy
  Province if money > 8
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Pirate if I own fewer than 1
  Investment if I own fewer than 1 and turn <= 4
  Gladiator if I own fewer than 1
  Nobles if I own fewer than 1
  Grand Market
  Duchy if Provinces left <= 5
  Nobles if I own fewer than 2 and I own at least 16 cards
  Gold
  Forum if I own fewer than 5
  Smithy if I own fewer than 2 and I own at least 16 cards
  Silver
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 8
plan learn/263
for Royal Blacksmith, Encampment Plunder, Astrolabe, Steward, Militia, Archive, Capital, Forum, Merchant Ship, Sea Witch, Windfall, Triumph
buy
  Province if money > 17
  Duchy if Provinces left <= 5
  Gold if I own fewer than 1
  Estate if Provinces left <= 1
  Sea Witch if terminals < extra actions + 1
  Sea Witch if I own fewer than 3
  Militia if I own fewer than 1
  Astrolabe if I own fewer than 2
  Gold if I own fewer than 4
  Encampment if extra actions < terminals + 1
  Archive if I own fewer than 2
  Silver if I own fewer than 3
  Archive if I own fewer than 3
plan learn/264
for City Quarter, Lighthouse, Castles, Vassal, Clerk, Secret Passage, Throne Room, Council Room, Market, Pirate, Labyrinth, Basilica
buy
  Castles if Provinces left <= 7
  Province if money > 8
  Duchy if Provinces left <= 7
  Vassal if turn <= 2 and coins = 3
  Pirate
  Clerk if terminals < extra actions + 2
  Lighthouse if I own fewer than 6
  Clerk if I own fewer than 4
plan learn/265
for Chapel, Enchantress, Fishing Village, Harbinger, Masquerade, Vassal, Warehouse, Minion, Trading Post, Treasury, Battlefield, Labyrinth
buy
  Province
  Duchy if Provinces left <= 3
  Gold if I own fewer than 3
  Estate if Provinces left <= 1
  Trading Post if I own fewer than 1
  Minion if I own fewer than 2
  Fishing Village if extra actions < terminals
  Minion if I own fewer than 3
  Masquerade if I own fewer than 1
  Treasury if I own fewer than 5
  Enchantress if I own fewer than 4
plan learn/266
for Smugglers, Ironworks, Throne Room, Treasure Map, Archive, Forum, Laboratory, Mint, Artisan, Expand, Wedding, Fountain
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Duchy if Provinces left <= 4
  Artisan if I own fewer than 1
  Forum if I own fewer than 3
  Gold if I own fewer than 3
  Archive if I own fewer than 6
  Expand if I own fewer than 1
  Laboratory if I own fewer than 6
  Wedding
  Copper
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 5
plan learn/267
for Royal Blacksmith, Watchtower, Cutpurse, Smithy, Temple, Festival, Mint, Replace, Sentry, Nobles, Tower, Aqueduct, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Sentry if I own fewer than 1 and turn <= 4
  Nobles if I own fewer than 1
  Platinum
  Gold
  Duchy if Colonies left <= 6
  Sentry if I own fewer than 6
  Silver
plan learn/268
for Engineer, Settlers Bustling Village, Castles, Farmers' Market, Merchant, Workshop, Mill, Mining Village, Temple, Replace, Battlefield, Museum
buy
  King's Castle
  Grand Castle
  Sprawling Castle
  Province if I own at least 1 Gold
  Opulent Castle
  Province if money > 12 or I own at least 1
  Haunted Castle
  Duchy if Provinces left <= 5
  Replace if I own fewer than 1
  Small Castle
  Estate if Provinces left <= 2
  Gold if I own fewer than 5
  Replace if I own fewer than 2
  Bustling Village if extra actions < terminals + 1
  Castles
  Mill if I own fewer than 6
  Farmers' Market if I own fewer than 1
  Settlers if I own fewer than 5
  Silver
plan learn/269
for Encampment Plunder, Haven, Lurker, Gardens, Mining Village, Corsair, Council Room, Courtier, Minion, Forge, Conquest, Bandit Fort
buy
  Province if money > 6
  Duchy if Provinces left <= 4
  Gardens if Provinces left <= 3
  Estate if Provinces left <= 2
  Courtier if terminals < extra actions + 1
  Minion if I own fewer than 5
  Encampment
  Mining Village if extra actions < terminals
  Silver if I own fewer than 3
plan learn/270
for Haven, Monkey, Village, Clerk, Ironworks, Island, Charm, City, Pirate, King's Court, Bandit Fort, Defiled Shrine
buy
  Pirate if turn <= 1 and coins = 5
  Province if money > 10
  Duchy if Provinces left <= 4
  City
  Estate if Provinces left <= 2
  Clerk if terminals < extra actions + 2
  Pirate if I own fewer than 1
  Monkey if terminals < extra actions + 2
  Clerk if I own fewer than 4
  Charm if I own fewer than 1
  Gold
  Island if I own fewer than 4
  Village if extra actions < terminals
plan learn/271
for Cellar, Lurker, Sea Chart, Smithy, Capital, Crystal Ball, Replace, Sentry, Torturer, Grand Market, Orchard, Tomb
buy
  Province
  Duchy if Provinces left <= 4
  Sentry if I own fewer than 3
  Smithy if I own fewer than 1
  Gold
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 2
  Sentry if I own fewer than 5
  Silver
  Cellar if I own fewer than 1
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn/272
for Moat, Enchantress, Merchant, Swindler, Wishing Well, Remodel, Tide Pools, Charm, Merchant Ship, Pirate, Triumph
buy
  Province if money > 10 or I own at least 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 6
  Pirate if I own fewer than 2
  Gold
  Swindler if I own fewer than 1
  Pirate if I own fewer than 4
  Tide Pools if I own fewer than 8
  Silver if I own fewer than 3 and lead > -5
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 3
plan learn/273
for Lurker, Fishing Village, Masquerade, Merchant, Sea Chart, Diplomat, Smithy, Tiara, Magnate, War Chest, Baths, Arena
buy
  Masquerade if I own fewer than 1 and turn <= 3
  Fishing Village if turn <= 2 and coins = 4
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 3
  Smithy if terminals < extra actions + 1
  Estate if Provinces left <= 1
  Tiara if I own fewer than 1
  Gold if I own fewer than 4
  Smithy if terminals < extra actions + 2
  Fishing Village if extra actions < terminals + 1
  Merchant if I own fewer than 5
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn/274
for Pawn, Quarry, Secret Passage, Treasure Map, Collection, Crown, Forum, Mine, Rabble, Artisan, Defiled Shrine, Colonnade
buy
  Quarry if turn <= 2 and coins = 4
  Pawn if turn <= 2 and coins = 2
  Province if money > 10
  Artisan if I own fewer than 1 and Artisans owned < cards owned / 6
  Duchy if Provinces left <= 4
  Mine if terminals < extra actions + 1
  Estate if Provinces left <= 2
  Forum
  Gold
  Collection if I own fewer than 2
  Duchy if Provinces left <= 6
  Silver
plan learn/275
for Lurker, Farmers' Market, Fishing Village, Merchant, Monkey, Moneylender, Treasure Map, Groundskeeper, Minion, Upgrade, Wall, Advance
buy
  Province if money > 7
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Upgrade if I own fewer than 1 and turn <= 4
  Moneylender if I own fewer than 1
  Minion if I own fewer than 5
  Gold
  Minion if I own fewer than 6
  Fishing Village if I own fewer than 1 and extra actions < terminals - 1
  Silver if I own fewer than 2
  Duchy if Provinces left <= 6
  Farmers' Market if I own fewer than 1
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn/276
for Fishing Village, Masquerade, Diplomat, Ironworks, Temple, Bazaar, Capital, Duke, Outpost, Hoard, Museum, Conquest, Colony
buy
  Masquerade if I own fewer than 1 and turn <= 2
  Colony if I own more than 1 Platinum
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum
  Bazaar if I own fewer than 5
  Estate if Colonies left <= 1
  Diplomat if terminals < extra actions
  Fishing Village
trash
  Curse
  Estate if Colonies left > 3
  Copper if money > 6
plan learn/277
for Patrician Emporium, Warehouse, Clerk, Gardens, Investment, Secret Passage, Magnate, Mine, Minion, Vault, Battlefield, Orchard, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Investment if I own fewer than 1 and turn <= 5
  Mine if I own fewer than 1 and turn <= 4
  Minion if I own fewer than 5
  Clerk if I own fewer than 1
  Platinum
  Secret Passage if I own fewer than 4
  Patrician if I own fewer than 5
  Gold
  Warehouse if I own fewer than 3
  Silver
plan learn/278
for Enchantress, Moneylender, Remodel, Corsair, Courtier, Legionary, Upgrade, Wild Hunt, Grand Market, Nobles
buy
  Silver if turn <= 2 and coins = 4
  Province if money > 11
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Gold if lead > -8
  Nobles if I own fewer than 2
  Duchy if Provinces left <= 6
  Courtier if I own fewer than 4
  Enchantress if I own fewer than 4
  Silver
plan learn/279
for Engineer, Anvil, Shanty Town, Workshop, Cutpurse, Remodel, Crystal Ball, Magnate, Hoard, Expand, Mountain Pass, Ritual, Colony
buy
  Crystal Ball if I own fewer than 1 and turn <= 3
  Colony if money > 12
  Province if Colonies left <= 4
  Silver if I own fewer than 1
  Platinum if I own fewer than 2
  Duchy if Colonies left <= 3
  Crystal Ball if I own fewer than 5
  Estate if Colonies left <= 2
  Gold if I own fewer than 3
  Magnate if terminals < extra actions
  Shanty Town if extra actions < terminals + 2
  Silver if I own fewer than 6
plan learn/280
for Harbinger, Moneylender, Temple, Charlatan, Charm, Sea Witch, Upgrade, Wharf, Artisan, Bank, Keep, Tower
buy
  Wharf if terminals < extra actions + 2
  Bank if turn <= 11
  Bank if I own fewer than 5
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Charm if I own fewer than 3
  Wharf if I own fewer than 3
  Silver
  Upgrade if I own fewer than 5
plan learn/281
for City Quarter, Cellar, Sailor, Tide Pools, Festival, Market, Mine, Tactician, Upgrade, Peddler, Donate, Aqueduct
buy
  Cellar if turn <= 2 and coins = 2
  Province if money > 8
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 4
  Donate if turn <= 2 and coins = 3
  Market
  Mine if I own fewer than 1
  Sailor if I own fewer than 4
  Peddler
  Silver if I own fewer than 3
plan learn/282
for Native Village, Astrolabe, Chariot Race, Island, Throne Room, Charlatan, Crown, Forum, Merchant Ship, Sea Witch, Keep, Battlefield
buy
  Native Village if turn <= 2 and coins = 2
  Island if turn <= 2 and coins = 4
  Sea Witch if terminals < extra actions + 1
  Province if money > 15
  Duchy if Provinces left <= 4
  Astrolabe if I own fewer than 2
  Sea Witch if I own fewer than 1
  Gold if Provinces left > 7
  Astrolabe if I own fewer than 4
  Gold
  Crown if I own fewer than 3 and I own at least 15 cards
  Estate if Provinces left <= 0
  Island if terminals < extra actions + 1
  Silver
plan learn/283
for Cellar, Moat, Watchtower, Gardens, Investment, Island, Charm, Rabble, Grand Market, Peddler, Tax, Annex
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Investment if I own fewer than 1 and turn <= 3
  Rabble if I own fewer than 1
  Gold
  Rabble if I own fewer than 2 and I own at least 16 cards
  Island if Islands owned < cards owned / 12
  Island if I own fewer than 2
  Duchy if Provinces left <= 6
  Silver
plan learn/284
for Cellar, Pawn, Anvil, Bishop, Caravan, Investment, Mining Village, Sailor, Mint, Expand, Obelisk, Annex
buy
  Bishop if I own fewer than 1 and turn <= 3
  Province
  Caravan if I own fewer than 4
  Gold if I own fewer than 2
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Gold if I own fewer than 4
  Caravan
  Anvil if I own fewer than 2
  Mining Village if extra actions < terminals
  Silver if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn/285
for Moat, Sea Chart, Ironworks, Remodel, Bazaar, Charm, Festival, Legionary, Mine, Artisan, Bandit Fort, Dominate
buy
  Province if money > 17
  Charm if I own fewer than 2
  Duchy if Provinces left <= 4
  Bazaar if extra actions < terminals + 1
  Estate if Provinces left <= 2
  Legionary if terminals < extra actions + 2
  Legionary if I own fewer than 2
  Moat if terminals < extra actions + 1
  Silver if I own fewer than 2
  Bazaar
plan learn/286
for Chariot Race, Harbinger, Conspirator, Worker's Village, Groundskeeper, Merchant Ship, Patrol, Tactician, Treasury, Wild Hunt, Aqueduct, Wolf Den
buy
  Province if money > 11
  Duchy if Provinces left <= 4
  Patrol if I own fewer than 2 and I own at least 16 cards
  Estate if Provinces left <= 1
  Patrol if I own fewer than 1
  Gold
  Patrol if I own fewer than 2
  Duchy
  Patrol if I own fewer than 5
  Silver
plan learn/287
for Native Village, Settlers Bustling Village, Astrolabe, Sea Chart, Workshop, Militia, Treasure Map, Crystal Ball, Rabble, Artisan, Conquest, Dominate, Colony
buy
  Dominate
  Crystal Ball
  Colony if money > 8
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 1
  Militia if I own fewer than 2
  Rabble if I own fewer than 2
  Platinum
  Gold
  Silver if I own fewer than 2
plan learn/288
for Anvil, Masquerade, Bureaucrat, Militia, Monument, Quarry, Archive, Bandit, Festival, King's Court, Delve, Colonnade
buy
  Province if money > 8
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Archive
  Monument if terminals < extra actions + 2
  Gold
  Delve
plan learn/289
for Royal Blacksmith, Moat, Castles, Masquerade, Workshop, Baron, Island, Festival, Market, Replace, Dominate, Wall
buy
  Castles if Provinces left <= 6
  Province if I own at least 0 Gold
  Duchy if Provinces left <= 3
  Masquerade if I own fewer than 1 and turn <= 4
  Gold if I own fewer than 4
  Market if I own fewer than 3
  Festival if extra actions < terminals
  Replace if terminals < extra actions + 1
  Island if I own fewer than 1
  Island if I own fewer than 3 and I own at least 16 cards
  Estate if Provinces left <= 1
  Silver if Silver owned < cards owned / 10
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 5
plan learn/290
for Lighthouse, Catapult Rocks, Enchantress, Harbinger, Bishop, Secret Passage, Duke, Pirate, Replace, King's Court, Keep, Banquet, Colony
buy
  Lighthouse if turn <= 2 and coins = 2
  Banquet if turn <= 3 and coins = 4
  Colony
  Province if Colonies left <= 6
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Pirate if I own fewer than 4
  Platinum
  Gold
  Duchy if Colonies left <= 6
  Banquet if turn <= 2 and coins = 3
  Secret Passage if I own fewer than 6
  Silver if Colonies left > 2
  Copper
plan learn/291
for Engineer, Chapel, Farmers' Market, Sea Chart, Village, Bridge, Temple, Magnate, Replace, Artisan, Keep, Triumphal Arch
buy
  Province if money > 18
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Bridge if I own fewer than 1
  Gold
  Duchy if Provinces left <= 6
  Silver
plan learn/292
for Anvil, Farmers' Market, Fishing Village, Monkey, Village, Bureaucrat, Cutpurse, Island, Smithy, Upgrade, Annex, Advance
buy
  Upgrade if I own fewer than 1 and turn <= 5
  Province
  Duchy if Provinces left <= 4
  Fishing Village if extra actions < terminals + 0
  Estate if Provinces left <= 2
  Island if I own fewer than 1 and Provinces left <= 1
  Smithy if I own fewer than 4
  Fishing Village if extra actions < terminals + 1
  Cutpurse if I own fewer than 1
  Gold
  Smithy if terminals < extra actions + 1
  Farmers' Market if I own fewer than 1
  Monkey if terminals < extra actions
  Duchy if Provinces left <= 6
  Farmers' Market if terminals < extra actions + 2
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 4
plan learn/293
for City Quarter, Shanty Town, Workshop, Bureaucrat, Temple, Throne Room, Charm, Groundskeeper, Rabble, Witch, Triumph, Triumphal Arch
buy
  Province if money > 13
  Duchy if Provinces left <= 4
  Witch if I own fewer than 2
  Rabble if terminals < extra actions + 2
  Temple if I own fewer than 1
  Estate if Provinces left <= 1
  Charm if I own fewer than 1
  Gold if I own fewer than 1
  Witch if terminals < extra actions + 2
  Groundskeeper if I own fewer than 6
  Charm if I own fewer than 3
  Shanty Town if extra actions < terminals
  Silver if I own fewer than 5
  Shanty Town
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn/294
for Overlord, Royal Blacksmith, Chapel, Courtyard, Treasure Map, Bazaar, Crown, Crystal Ball, Duke, Wild Hunt, Fountain, Aqueduct
buy
  Duke if Duchies left = 0
  Duchy if money > 7
  Courtyard if I own fewer than 2 and I own at least 15 cards
  Estate if Dukes left <= 2
  Silver
  Courtyard if I own fewer than 1
plan learn/295
for Encampment Plunder, Patrician Emporium, Farmers' Market, Harbinger, Masquerade, Monument, Throne Room, Bazaar, Festival, Groundskeeper, Museum, Colony
buy
  Masquerade if I own fewer than 1 and turn <= 4
  Gold if I own fewer than 3
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 1
  Throne Room if I own fewer than 1 and I own at least 4 Action cards
  Farmers' Market if I own fewer than 2
  Monument if I own fewer than 1
  Platinum
  Masquerade if terminals < extra actions + 1
  Plunder if I own fewer than 3
  Encampment if extra actions < terminals + 1
  Silver if I own fewer than 3
trash
  Curse
  Estate if Colonies left > 3
  Copper if money > 7
plan learn/296
for City Quarter, Chapel, Gladiator Fortune, Sailor, City, Crown, Duke, Sentry, War Chest, Farm, Triumphal Arch, Wolf Den
buy
  Duke if Duchies owned > Dukes owned + 3
  War Chest if I own fewer than 3
  Duchy
  Duke if Duchies left = 1
  Duke if Duchies left = 0
  Estate if Provinces left <= 1
  Gladiator if I own fewer than 2
  Gold if I own fewer than 5
  Estate if Dukes left <= 2
  City if extra actions < terminals
  Sentry if I own fewer than 2
  Sailor if I own fewer than 2
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 5
plan learn/297
for Courtyard, Haven, Astrolabe, Merchant, Monument, Sailor, Tide Pools, Laboratory, Wharf, Peddler, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 2
  Wharf if I own fewer than 2
  Platinum
  Peddler if I own fewer than 6
  Gold
  Laboratory if I own fewer than 6
  Sailor if I own fewer than 6
  Peddler
  Silver
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 3
plan learn/298
for Chapel, Gladiator Fortune, Lookout, Steward, Village, Wishing Well, Blockade, Gardens, Island, Salvager, Wall, Tomb
buy
  Gladiator if turn <= 2 and coins = 4
  Salvager if turn <= 1
  Province if money > 15
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Fortune if I own fewer than 1
  Chapel if I own fewer than 1
  Gold
  Gladiator if Gladiators owned < cards owned / 12
  Wishing Well if I own fewer than 1
  Gardens if Provinces left <= 3
  Silver
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 5
plan learn/299
for Haven, Lurker, Anvil, Clerk, Quarry, Bandit, Council Room, Crown, Torturer, Artisan, Palace, Windfall, Colony
buy
  Colony
  Torturer if I own fewer than 1
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum
  Gold
  Duchy if Colonies left <= 6
  Clerk if I own fewer than 1
  Torturer if I own fewer than 5
  Silver
plan learn/300
for Lighthouse, Pawn, Lookout, Wishing Well, Bishop, Mining Village, Sailor, Courtier, Laboratory, Artisan, Aqueduct, Arena
buy
  Lighthouse if turn <= 3 and coins = 2
  Lookout if turn <= 2 and coins = 4
  Province if money > 7
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Courtier if I own fewer than 1
  Bishop if I own fewer than 1 and turn <= 4
  Sailor if I own fewer than 1 and turn <= 4
  Laboratory if I own fewer than 5
  Gold
  Bishop if I own fewer than 1
  Mining Village if extra actions < terminals + 1
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn/301
for Overlord, Cellar, Smugglers, Bridge, Merchant Ship, Outpost, Torturer, Treasury, Vault, Farm, Tomb
buy
  Cellar if turn <= 2 and coins = 2
  Province if money > 12
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Torturer if I own fewer than 1
  Farm
  Gold
  Torturer if I own fewer than 2
  Duchy if Provinces left <= 6
  Treasury if I own fewer than 6
  Silver
plan learn/302
for Merchant, Monkey, Swindler, Blockade, Clerk, Quarry, Worker's Village, Archive, Laboratory, Outpost, Tax, Windfall
buy
  Tax if turn <= 2 and coins = 2
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Swindler if I own fewer than 2
  Gold
  Duchy if Provinces left <= 6
  Archive if I own fewer than 4
  Silver
plan learn/303
for Shanty Town, Swindler, Warehouse, Workshop, Mining Village, Courtier, Crown, Mint, Torturer, War Chest, Tomb, Fountain
buy
  Province if money > 10
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Torturer if terminals < extra actions + 2
  Gold
  Mining Village if extra actions < terminals + 1
  Shanty Town if extra actions < terminals + 1
  Silver
plan learn/304
for Lurker, Watchtower, Cutpurse, Ironworks, Groundskeeper, Magnate, Patrol, Sentry, Artisan, Hoard, Arena, Wolf Den
buy
  Patrol if terminals < extra actions + 2
  Province if money > 13
  Duchy if Provinces left <= 6
  Hoard if I own fewer than 1
  Duchy if Provinces left <= 7
  Hoard if I own fewer than 3
  Estate if Provinces left <= 3 and Copper owned by opponents >= 1
  Patrol if I own fewer than 3
  Silver
plan learn/305
for Encampment Plunder, Catapult Rocks, Harbinger, Swindler, Diplomat, Mill, Temple, Corsair, Legionary, Mint, Wolf Den, Labyrinth
buy
  Temple if I own fewer than 1 and turn <= 5
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Corsair if I own fewer than 3
  Gold if I own fewer than 3
  Mill if I own fewer than 2
  Silver if I own fewer than 2
  Encampment if extra actions < terminals
  Catapult if I own fewer than 4
  Encampment
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 5
plan learn/306
for Lurker, Monkey, Mill, Worker's Village, Capital, Collection, Groundskeeper, Artisan, Forge, King's Court, Fountain, Basilica, Colony
buy
  Mill if turn <= 2 and coins = 4
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Monkey if I own fewer than 2
  Platinum
  Gold
  Mill if I own fewer than 7
  Duchy if Colonies left <= 6
  Copper
plan learn/307
for Fishing Village, Merchant, Vassal, Investment, Mill, Moneylender, Tide Pools, Torturer, Farm, Expand, Aqueduct, Keep
buy
  Investment if turn <= 2 and coins = 4
  Province if money > 13 or I own at least 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Torturer if terminals < extra actions
  Farm
  Torturer if terminals < extra actions + 2
  Fishing Village if I own fewer than 3
  Fishing Village if extra actions < terminals + 1
  Investment if I own fewer than 2
  Silver if Silver owned < cards owned / 6
  Fishing Village
plan learn/308
for Encampment Plunder, Settlers Bustling Village, Astrolabe, Lookout, Swindler, Cutpurse, Council Room, Crown, Upgrade, Peddler, Annex, Museum
buy
  Upgrade if I own fewer than 1 and turn <= 2
  Gold if I own fewer than 3
  Lookout if I own fewer than 1 and turn <= 3
  Province if I own at least 3 Gold
  Duchy if Provinces left <= 5
  Upgrade if I own fewer than 1 and turn <= 4
  Estate if Provinces left <= 1
  Council Room if I own fewer than 1
  Swindler if I own fewer than 1
  Crown if I own fewer than 2
  Astrolabe if I own fewer than 3
  Peddler if I own fewer than 4
  Encampment if extra actions < terminals
  Silver if I own fewer than 3
  Encampment
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 8
plan learn/309
for Village, Warehouse, Bishop, Militia, Quarry, Worker's Village, Magnate, Treasury, Wild Hunt, Forge, Ritual, Conquest, Colony
buy
  Bishop if I own fewer than 1 and turn <= 5
  Colony if money > 9 or I own at least 1
  Province if Colonies left <= 4
  Estate if Colonies left <= 1
  Wild Hunt if terminals < extra actions + 1
  Gold if I own fewer than 3
  Militia if I own fewer than 1
  Platinum
  Worker's Village if extra actions < terminals
  Copper if I own fewer than 1
  Treasury if I own fewer than 5
  Silver if I own fewer than 1
  Worker's Village
  Village
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 4
plan learn/310
for City Quarter, Catapult Rocks, Vassal, Conspirator, Treasure Map, Worker's Village, Mine, Treasury, Nobles, Bank, Museum, Arena
buy
  Catapult if I own fewer than 1 and turn <= 4
  Worker's Village if I own fewer than 4 and extra actions < terminals - 1
  Province if money > 15 or I own at least 1
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Mine if I own fewer than 1 and turn <= 4
  Nobles if terminals < extra actions + 2
  Copper if I own fewer than 1
  Gold if I own fewer than 3
  Bank if I own fewer than 3
  Worker's Village if extra actions < terminals + 1
  Mine if I own fewer than 1
  Treasury if I own fewer than 5
  Vassal if I own fewer than 4
  Silver if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 6
plan learn/311
for Royal Blacksmith, Lurker, Patrician Emporium, Farmers' Market, Lookout, Village, Bishop, Militia, Quarry, Peddler, Tower
buy
  Bishop if I own fewer than 1 and turn <= 3
  Province if I own at least 6 Action cards
  Village if extra actions < terminals - 2
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Royal Blacksmith if terminals < extra actions
  Farmers' Market if I own fewer than 4
  Gold if I own fewer than 5
  Peddler
  Village if extra actions < terminals
  Silver if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn/312
for Settlers Bustling Village, Merchant, Sea Chart, Smugglers, Workshop, Temple, Archive, City, Replace, Artisan, Fountain, Keep
buy
  Province if money > 13
  Duchy if Provinces left <= 4
  Gold
  Estate if Provinces left <= 1
  Workshop if I own fewer than 1
  Smugglers if I own fewer than 1
  Archive if I own fewer than 4
  Silver if lead > -5
  Copper
plan learn/313
for Lurker, Shanty Town, Baron, Clerk, Diplomat, Charm, Sea Witch, Witch, Artisan, Forge, Dominate, Labyrinth
buy
  Silver if turn <= 2 and coins = 3
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Sea Witch if I own fewer than 1
  Artisan if I own fewer than 1
  Gold if I own fewer than 4
  Sea Witch if I own fewer than 2
  Clerk if I own fewer than 2
  Witch if I own fewer than 1
  Charm
  Sea Witch if terminals < extra actions + 2
  Clerk if Clerks owned < cards owned / 10
  Shanty Town if extra actions < terminals + 1
  Silver if I own fewer than 2
plan learn/314
for Catapult Rocks, Harbinger, Clerk, Collection, Courtier, Forum, Market, Mint, Pirate, Trading Post, Triumphal Arch, Labyrinth
buy
  Province if money > 14
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 2
  Pirate if I own fewer than 3
  Clerk
  Gold
  Estate if Provinces left <= 3
  Silver
plan learn/315
for Lurker, Patrician Emporium, Settlers Bustling Village, Sacrifice, Temple, Worker's Village, Forum, Market, Witch, Bank, Salt the Earth, Tax
buy
  Worker's Village if I own fewer than 2 and extra actions < terminals - 1
  Patrician if turn <= 2 and coins = 3
  Tax if turn <= 2 and coins = 2
  Witch if I own fewer than 2
  Province if money > 13
  Duchy if Provinces left <= 4
  Temple if Temples owned < cards owned / 10
  Estate if Provinces left <= 2
  Gold
  Forum if I own fewer than 6
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn/316
for Encampment Plunder, Merchant, Baron, Sacrifice, Throne Room, Tide Pools, Festival, War Chest, Wharf, Nobles, Tomb, Annex
buy
  Sacrifice if I own fewer than 1 and turn <= 5
  Province if I own at least 3 Gold
  Wharf if I own fewer than 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Silver if I own fewer than 1
  Gold if I own fewer than 2
  Plunder if I own fewer than 1
  Wharf if terminals < extra actions + 2
  Encampment
  Gold if I own fewer than 5
  Silver if I own fewer than 5
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 8
plan learn/317
for Royal Blacksmith, Gladiator Fortune, Monkey, Warehouse, Island, Quarry, Tide Pools, Council Room, Forum, Forge, Colonnade, Bandit Fort
buy
  Province if money > 8 or I own at least 1
  Duchy if Provinces left <= 5
  Forum
  Gold if I own fewer than 1
  Quarry if I own fewer than 2
  Gladiator if Gladiators owned < cards owned / 10
  Estate if Provinces left <= 1
  Tide Pools if I own fewer than 6
  Gladiator if Gladiators owned < cards owned / 9
  Silver if I own fewer than 2
plan learn/318
for Royal Blacksmith, Village, Workshop, Bridge, Bureaucrat, Conspirator, Ironworks, Bazaar, Corsair, Festival, Defiled Shrine, Fountain
buy
  Bazaar if turn <= 2 and coins = 5
  Province if money > 9
  Festival if I own fewer than 4 and extra actions < terminals - 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Corsair if terminals < extra actions + 2
  Festival if extra actions < terminals + 2
  Silver
  Copper
plan learn/319
for Chapel, Gladiator Fortune, Monument, Quarry, Duke, Merchant Ship, Patrol, Artisan, Nobles, Forge, Tax, Salt the Earth
buy
  Duchy if Provinces left <= 7
  Tax if turn <= 2 and coins = 2
  Duke if Duchies owned > Dukes owned + 5
  Province if money > 15
  Duke if Duchies left = 0 and Dukes owned < cards owned / 5
  Estate if Provinces left <= 2
  Patrol if I own fewer than 2
  Gold
  Silver
plan learn/320
for Courtyard, Astrolabe, Harbinger, Island, Militia, Quarry, Villa, Charlatan, Crystal Ball, Wild Hunt, Museum, Delve
buy
  Crystal Ball if I own fewer than 1 and turn <= 3
  Province if money > 11
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Charlatan if I own none
  Gold if I own fewer than 3
  Charlatan if I own fewer than 2
  Wild Hunt if terminals < extra actions + 2
  Delve if turn <= 2 and coins = 4
  Militia if I own fewer than 2
  Courtyard if terminals < extra actions + 1
  Astrolabe if I own fewer than 1
  Villa if extra actions < terminals
  Harbinger if I own fewer than 4
  Delve
plan learn/321
for Native Village, Farmers' Market, Watchtower, Gardens, Quarry, Secret Passage, Courtier, Groundskeeper, Replace, Sentry, Basilica, Battlefield
buy
  Sentry if I own fewer than 3
  Courtier if I own fewer than 1
  Province if I own at least 9 Action cards
  Duchy if Provinces left <= 4
  Groundskeeper if I own fewer than 5
  Estate if Provinces left <= 2
  Watchtower if terminals < extra actions
  Courtier if I own fewer than 2
  Quarry if I own fewer than 1
  Farmers' Market if I own fewer than 2
  Native Village if extra actions < terminals
  Watchtower if terminals < extra actions + 2
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 4
plan learn/322
for Chapel, Blockade, Gardens, Treasure Map, Worker's Village, Corsair, Courtier, War Chest, Grand Market, Forge, Delve, Obelisk
buy
  Province if money > 9 or I own at least 1
  Duchy if Provinces left <= 4
  Grand Market
  Estate if Provinces left <= 1
  Courtier if I own fewer than 2
  Worker's Village if I own fewer than 1 and extra actions < terminals - 1
  Blockade if I own fewer than 2
  Gold if I own fewer than 4
  Corsair if I own fewer than 2
  Chapel if I own fewer than 1
  Delve if money <= 8
  Worker's Village if extra actions < terminals
  Silver
plan learn/323
for Royal Blacksmith, Fishing Village, Lookout, Sea Chart, Smugglers, Vassal, Workshop, Salvager, Trading Post, Witch, Battlefield, Triumphal Arch
buy
  Vassal if turn <= 2 and coins = 3
  Province if money > 8
  Duchy if Provinces left <= 6
  Witch if terminals < extra actions + 2
  Estate if Provinces left <= 2
  Duchy
  Fishing Village
  Silver
plan learn/324
for Overlord, Moat, Sea Chart, City, Corsair, Magnate, Outpost, War Chest, Bank, King's Court, Dominate, Ritual
buy
  Overlord if terminals < extra actions + 1
  Magnate if terminals < extra actions + 1
  War Chest if I own fewer than 2
  Corsair if I own fewer than 1
  Dominate
  Overlord if terminals < extra actions + 2
  Province if money > 15
  Sea Chart if I own fewer than 3
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  City if extra actions < terminals + 1
  Gold
  Sea Chart
  Moat if I own fewer than 2
  Duchy if Provinces left <= 6
  Silver
plan learn/325
for Pawn, Swindler, Ironworks, Island, Bazaar, Crown, Duke, Laboratory, Outpost, Expand, Triumphal Arch, Aqueduct
buy
  Ironworks if terminals < extra actions + 2
  Province if money > 14 or I own at least 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Island if I own fewer than 2
  Silver if I own fewer than 2
  Bazaar if extra actions < terminals + 0
  Island
  Silver
  Swindler if Swindlers owned < cards owned / 12
  Pawn if I own fewer than 3
plan learn/327
for Engineer, Overlord, Conspirator, Remodel, Capital, Collection, Crown, Tactician, Bank, King's Court, Baths, Salt the Earth
buy
  Province if money >= 13 or Provinces left <= 4
  Duchy if Provinces left <= 4
  Tactician if I own fewer than 1
  Bank
  Gold
  Salt the Earth
  Silver
plan learn/328
for Royal Blacksmith, Wishing Well, Workshop, Baron, Conspirator, Quarry, Bandit, Corsair, Rabble, Wharf, Dominate, Colonnade, Colony
buy
  Dominate
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Platinum
  Wharf if I own fewer than 3 and money <= 9
  Silver if I own fewer than 1
  Gold
  Rabble if I own fewer than 1
  Wishing Well
plan learn/329
for Swindler, Vassal, Baron, Mining Village, Poacher, Tide Pools, Legionary, Mint, Pirate, Wild Hunt, Baths
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Pirate
  Gold if I own fewer than 3
  Swindler if I own fewer than 1
  Baron if I own fewer than 1
  Tide Pools if I own fewer than 5 and Tide Pools owned < cards owned / 12
  Mining Village if I own fewer than 3 and extra actions < terminals - 0
plan learn/330
for Courtyard, Patrician Emporium, Anvil, Watchtower, Secret Passage, Tiara, Council Room, Laboratory, Trading Post, Wild Hunt, Battlefield
buy
  Courtyard if turn <= 2 and coins = 2
  Province if money > 15
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 2
  Courtyard if I own fewer than 1
  Gold
  Tiara if I own fewer than 1
  Courtyard if Courtyards owned < Treasure cards owned / 7
  Silver
plan learn/331
for Moat, Chariot Race, Lookout, Merchant, Mill, Smithy, Library, Magnate, Tactician, Bank, Windfall, Basilica
buy
  Province if money >= 15 or Provinces left <= 4
  Tactician if I own fewer than 1
  Duchy if Provinces left <= 3
  Bank if I own at least 0 Gold and I own fewer than 3
  Smithy if I own none
  Estate if Provinces left <= 3
  Smithy if I own fewer than 2 and I own at least 16 cards
  Silver if I own fewer than 3
  Chariot Race if I own fewer than 4
  Moat if Moats owned < cards owned / 12
plan learn/332
for Overlord, Lurker, Monkey, Sea Chart, Worker's Village, City, Festival, Upgrade, Witch, Forge, Tomb, Colony
buy
  Colony
  Province if Colonies left <= 4
  Upgrade if I own fewer than 1 and turn <= 4
  Overlord if terminals < extra actions + 1
  Forge if I own fewer than 2
  Duchy if Colonies left <= 4
  Platinum
  Estate if Colonies left <= 2
  Witch if terminals < extra actions + 2
  City if extra actions < terminals
  Gold
  Silver
plan learn/333
for Merchant, Caravan, Moneylender, Villa, Courtier, Crown, Sea Witch, Hoard, Forge, Peddler, Tax, Colonnade, Colony
buy
  Merchant if turn <= 2 and coins = 4
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Sea Witch if terminals < extra actions + 3
  Estate if Colonies left <= 2
  Platinum
  Villa if extra actions < terminals + 1
  Peddler if I own fewer than 7
  Gold
  Duchy if Colonies left <= 6
  Caravan if I own fewer than 6
  Silver
plan learn/334
for Chapel, Native Village, Settlers Bustling Village, Monkey, Vassal, Militia, Moneylender, Vault, Nobles, Bank, Tower
buy
  Militia if turn <= 2 and coins = 4
  Chapel if turn <= 2 and coins = 2
  Silver if I own fewer than 1
  Province if money > 12
  Gold if I own fewer than 1
  Duchy if Provinces left <= 5
  Militia if terminals < extra actions + 2
  Estate if Provinces left <= 2
  Gold
  Vault if I own fewer than 1
  Duchy if Provinces left <= 6
  Vault if I own fewer than 2 and I own at least 16 cards
  Militia if I own fewer than 2 and I own at least 16 cards
  Silver
plan learn/335
for Royal Blacksmith, Settlers Bustling Village, Chariot Race, Blockade, Diplomat, Temple, Crystal Ball, War Chest, Wild Hunt, Nobles
buy
  Silver if turn <= 2 and coins = 3
  Temple if I own fewer than 1 and turn <= 5
  Province if money > 10 or I own at least 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Gold
  Crystal Ball if I own fewer than 3
  Chariot Race if I own fewer than 5
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn/336
for Sea Chart, Shanty Town, Vassal, Investment, Mining Village, Monument, Smithy, Replace, Farm, Grand Market, Defiled Shrine
buy
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Gold if I own fewer than 4
  Investment if I own fewer than 2
  Mining Village if extra actions < terminals
  Smithy if terminals < extra actions + 1
  Silver if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 5
plan learn/337
for Catapult Rocks, Masquerade, Bureaucrat, Caravan, Mining Village, Market, Rabble, Vault, Artisan, Peddler, Tower
buy
  Market
  Province if money > 12
  Duchy if Provinces left <= 4
  Artisan if I own fewer than 2
  Caravan if I own fewer than 3
  Estate if Provinces left <= 2
  Gold
  Rabble if terminals < extra actions + 1
  Duchy if Provinces left <= 6 and money <= 15
  Mining Village if extra actions < terminals + 1
  Peddler if I own fewer than 6
  Masquerade if I own fewer than 1 and turn <= 3
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 8
plan learn/338
for Catapult Rocks, Harbinger, Bridge, Moneylender, Smithy, Tiara, Villa, Crown, Mint, Trading Post
buy
  Trading Post if I own fewer than 1 and turn <= 2
  Province if I own at least 3 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Gold if I own fewer than 4
  Smithy if I own none
  Tiara
  Silver
plan learn/339
for Chapel, Lighthouse, Enchantress, Farmers' Market, Lookout, Crown, Rabble, Sea Witch, Torturer, Vault, Donate, Wedding, Colony
buy
  Farmers' Market if turn <= 2 and coins = 4
  Chapel if turn <= 2 and coins = 2
  Donate if turn <= 2 and coins = 3
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Sea Witch if I own fewer than 2
  Platinum
  Gold
  Lighthouse if I own fewer than 6
  Silver
trash
  Curse
  Estate if Colonies left > 4
  Copper if money > 5
plan learn/340
for Chapel, Encampment Plunder, Patrician Emporium, Baron, Conspirator, Militia, Mine, Outpost, Sentry, Hoard, Aqueduct, Defiled Shrine
buy
  Sentry if I own fewer than 1 and turn <= 5
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 4
  Militia if I own fewer than 1
  Estate if Provinces left <= 2
  Gold if I own fewer than 5
  Sentry if I own fewer than 5
  Militia if I own fewer than 2
  Encampment if extra actions < terminals
  Silver if I own fewer than 3
  Encampment
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 6
plan learn/341
for Royal Blacksmith, Harbinger, Merchant, Clerk, Tide Pools, Charm, Legionary, Outpost, War Chest, Expand, Tower
buy
  War Chest
  Province if money > 11 and I own fewer than 5
  Duchy
  Estate if Provinces left <= 3
  Clerk if I own fewer than 2
  Tide Pools
  Clerk if I own at least 18 cards
  Silver if I own fewer than 4
plan learn/343
for Pawn, Gladiator Fortune, Smugglers, Swindler, Investment, Quarry, Temple, Tide Pools, Merchant Ship, Mine, Baths, Labyrinth
buy
  Investment if turn <= 2 and coins = 4
  Mine if I own fewer than 1 and turn <= 3
  Province if money > 11
  Smugglers if I own fewer than 2
  Duchy if Provinces left <= 5
  Gold if I own fewer than 3
  Estate if Provinces left <= 3
  Tide Pools if I own fewer than 5
  Silver if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 5
plan learn/345
for Lighthouse, Native Village, Chariot Race, Diplomat, Sacrifice, Sailor, Villa, Courtier, Patrol, Artisan, Advance
buy
  Province if money > 13
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold if I own fewer than 5
  Patrol if I own fewer than 2
  Patrol if terminals < extra actions + 2
  Sacrifice if I own fewer than 1
  Villa if extra actions < terminals
  Chariot Race if I own fewer than 5
  Silver if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 7
plan learn/346
for Lurker, Native Village, Fishing Village, Shanty Town, Warehouse, Quarry, Treasure Map, Legionary, Trading Post, Grand Market, Wall, Palace
buy
  Trading Post if turn <= 2 and coins = 5
  Province if money > 18
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Gold
  Legionary if I own fewer than 2
  Duchy if Provinces left <= 6
  Silver
plan learn/347
for Settlers Bustling Village, Shanty Town, Village, Monument, Quarry, Remodel, Smithy, City, King's Court, Peddler, Advance, Basilica, Colony
buy
  Remodel if I own fewer than 1 and turn <= 3
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Smithy if terminals < extra actions + 1
  Smithy if I own fewer than 1
  Monument if I own fewer than 2
  Platinum
  Village
  Gold
  Peddler if I own fewer than 6
  Silver
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 10
plan learn/349
for Encampment Plunder, Settlers Bustling Village, Lookout, Smugglers, Steward, Salvager, Archive, Rabble, Vault, Witch, Obelisk, Salt the Earth
buy
  Witch if turn <= 2 and coins = 5
  Settlers if turn <= 2 and coins = 3
  Steward if I own fewer than 1 and turn <= 5
  Province if I own at least 2 Gold
  Witch if I own fewer than 1
  Estate if Provinces left <= 1
  Gold if I own fewer than 4
  Witch if terminals < extra actions + 1
  Duchy if Provinces left <= 5
  Smugglers if I own fewer than 1
  Encampment if extra actions < terminals + 1
  Salvager if I own fewer than 1
  Archive if I own fewer than 7
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 8
plan learn/350
for Enchantress, Fishing Village, Harbinger, Investment, Moneylender, Quarry, Charlatan, Library, Merchant Ship, War Chest, Dominate, Windfall
buy
  Dominate
  Investment if turn <= 4
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Charlatan if terminals < extra actions + 2
  Charlatan if I own fewer than 2
  Gold if I own fewer than 2
  Enchantress if terminals < extra actions + 2
  Fishing Village if extra actions < terminals + 2
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 5
plan learn/351
for City Quarter, Lighthouse, Moat, Catapult Rocks, Shanty Town, Monument, Corsair, Treasury, Vault, Peddler, Keep, Conquest
buy
  Province if money > 17
  Conquest
  Duchy if Provinces left <= 4
  Corsair if I own fewer than 4
  Silver
  Lighthouse if I own fewer than 6
plan learn/352
for Farmers' Market, Monkey, Baron, Investment, Island, Market, Upgrade, Vault, Hoard, King's Court, Ritual, Mountain Pass
buy
  Province if money >= 12 or Provinces left <= 3
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Vault if I own fewer than 1
  Gold
  Vault if I own fewer than 3
  Island if terminals < extra actions + 3
  Silver
plan learn/353
for Native Village, Astrolabe, Steward, Mining Village, Poacher, Sacrifice, Worker's Village, Council Room, Patrol, Bank, Bandit Fort, Wolf Den
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Bank
  Patrol if terminals < extra actions + 2
  Astrolabe if I own fewer than 3
  Worker's Village if extra actions < terminals + 1
  Astrolabe
  Steward if Stewards owned < cards owned / 12
plan learn/354
for Watchtower, Ironworks, Mining Village, Moneylender, Tiara, Bazaar, Council Room, Market, Farm, Hoard, Labyrinth, Defiled Shrine
buy
  Province if money > 8 or I own at least 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 4
  Hoard if I own fewer than 2
  Ironworks if I own fewer than 1
  Farm if I own fewer than 3
  Market if I own fewer than 4
  Tiara if I own fewer than 3
  Silver
plan learn/355
for Engineer, Encampment Plunder, Lurker, Masquerade, Cutpurse, Ironworks, Remodel, Temple, Laboratory, Trading Post, Keep
buy
  Province if money > 15 and turn > 7
  Duchy if Provinces left <= 4
  Ironworks if I own fewer than 3
  Gold
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 1
  Silver
  Encampment if extra actions < terminals - 2
  Copper
plan learn/357
for Cellar, Haven, Settlers Bustling Village, Anvil, Bridge, Conspirator, Poacher, Secret Passage, Charm, Wild Hunt, Aqueduct, Arena
buy
  Settlers if turn <= 2 and coins = 2
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Wild Hunt if I own fewer than 1
  Gold
  Wild Hunt if terminals < extra actions + 2
  Duchy if Provinces left <= 6
  Poacher if I own fewer than 6
  Silver
plan learn/359
for Anvil, Steward, Caravan, Clerk, Investment, Poacher, City, Forum, Sea Witch, Trading Post, Keep, Defiled Shrine
buy
  Silver if turn <= 2 and coins = 3
  Clerk if coins = 4
  Province if money > 13 or I own at least 1
  Duchy if Provinces left <= 3
  Sea Witch if terminals < extra actions + 2
  Sea Witch if I own fewer than 3
  Anvil if I own fewer than 1
  Gold if I own fewer than 4
  City
  Caravan if I own fewer than 4
  Anvil
  Silver
plan learn/361
for Royal Blacksmith, Harbinger, Wishing Well, Workshop, Collection, Groundskeeper, Laboratory, Legionary, Market, Sentry, Conquest, Annex
buy
  Province if money > 16
  Duchy if Provinces left <= 2
  Conquest
  Legionary if I own fewer than 1
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 5
  Laboratory
  Silver
plan learn/363
for Astrolabe, Cutpurse, Diplomat, Investment, Mining Village, Secret Passage, Archive, Tactician, Wharf, Wild Hunt, Basilica, Wedding
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Wharf if terminals < extra actions + 2
  Gold
  Duchy if Provinces left <= 6
  Archive if I own fewer than 3
  Investment if I own fewer than 2
  Wedding
  Silver
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 5
plan learn/365
for Chapel, Masquerade, Shanty Town, Workshop, Investment, Tiara, Villa, Charlatan, Crown, Trading Post
buy
  Province if money > 17
  Masquerade if I own fewer than 1 and turn <= 5
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Gold if I own fewer than 5
  Charlatan if I own fewer than 2
  Crown if I own fewer than 2
  Tiara if I own fewer than 2
  Silver if I own fewer than 5
plan learn/366
for Cellar, Gladiator Fortune, Sea Chart, Bureaucrat, Smithy, Tiara, Villa, Bazaar, Corsair, Hoard, Aqueduct, Tower
buy
  Cellar if turn <= 2 and coins = 2
  Province if money > 10
  Duchy if Provinces left <= 4
  Tiara if turn <= 2 and coins = 4
  Estate if Provinces left <= 3
  Corsair if terminals < extra actions + 1
  Hoard if I own fewer than 4
  Smithy if Smithies owned < Treasure cards owned / 11
  Gold
  Bazaar if extra actions < terminals + 0
  Tiara if I own fewer than 5
  Silver
plan learn/367
for Harbinger, Workshop, Investment, Island, Militia, Moneylender, Sailor, Council Room, Minion, Farm, Baths, Wolf Den
buy
  Province
  Minion if I own fewer than 4
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Farm
  Sailor
  Militia if I own fewer than 2
  Silver if I own fewer than 1
  Silver if turn > 13
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
plan learn/368
for Royal Blacksmith, Moat, Pawn, Chariot Race, Vassal, Secret Passage, Worker's Village, Charm, Mint, Outpost, Donate, Battlefield
buy
  Province if money > 9 or I own at least 0
  Donate if turn <= 2 and coins = 3
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Vassal if Vassals owned < cards owned / 12
  Donate if turn <= 2 and coins = 2
  Gold if I own fewer than 7
  Charm
  Silver
  Duchy if Provinces left <= 6
plan learn/371
for Fishing Village, Lookout, Monkey, Conspirator, Cutpurse, Charm, Council Room, Sentry, Tactician, Farm, Baths, Museum
buy
  Province if money > 15
  Tactician if I own fewer than 1
  Duchy if Provinces left <= 4
  Cutpurse if I own fewer than 1
  Farm if I own fewer than 1
  Council Room if I own fewer than 1
  Gold
  Charm
  Duchy if Provinces left <= 6
  Fishing Village if I own fewer than 3 and extra actions < terminals - 1
  Silver
  Council Room if terminals < extra actions + 2
plan learn/381
for Royal Blacksmith, Encampment Plunder, Chariot Race, Workshop, Investment, Island, Mining Village, Villa, Corsair, Grand Market, Tomb, Wolf Den
buy
  Investment if I own fewer than 2 and turn <= 5
  Province if money > 14 or I own at least 1
  Duchy if Provinces left <= 5
  Grand Market if I own fewer than 4
  Estate if Provinces left <= 0
  Corsair if I own fewer than 2
  Chariot Race
  Silver if I own fewer than 4
  Gold if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 4
plan learn/383
for Chapel, Castles, Harbinger, Wishing Well, Remodel, Treasure Map, City, Outpost, Sentry, Expand, Advance
buy
  King's Castle
  Grand Castle
  Opulent Castle
  Sentry if I own fewer than 3
  Haunted Castle
  Province if money > 15
  Small Castle
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Crumbling Castle
  Humble Castle if turn > 4
  Gold
  Duchy if Provinces left <= 6
  Silver
plan learn/384
for Sea Chart, Blockade, Ironworks, Island, Mill, Moneylender, Duke, Mint, Treasury, Wild Hunt, Donate, Advance
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Blockade if I own fewer than 2
  Gold
  Duchy if Provinces left <= 7
  Treasury
  Mill if I own fewer than 6
  Donate if turn <= 2 and coins = 3
  Silver
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 4
plan learn/387
for Encampment Plunder, Castles, Sacrifice, Villa, Worker's Village, Crystal Ball, Outpost, Torturer, Treasury, Farm, Dominate, Colony
buy
  Colony if money > 14
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 1
  Torturer if terminals < extra actions + 1
  Sacrifice if I own fewer than 1
  Torturer if terminals < extra actions + 2
  Gold if I own fewer than 2
  Platinum
  Villa if extra actions < terminals + 0
  Worker's Village if extra actions < terminals + 1
  Encampment if extra actions < terminals + 1
  Villa if extra actions < terminals + 2
  Treasury if I own fewer than 2
  Silver if I own fewer than 2
  Villa
  Encampment
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 5
plan learn2/1
for Patrician Emporium, Pawn, Bridge, Conspirator, Island, Militia, Quarry, Treasure Map, Legionary, Grand Market, Bandit Fort, Banquet
buy
  Province if money > 18
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 4
  Emporium
  Militia if I own fewer than 1
  Grand Market if I own fewer than 4
  Legionary if I own fewer than 1
  Gold
  Island if Islands owned < cards owned / 11
  Silver if I own fewer than 2
  Patrician
  Island
  Militia if I own fewer than 2
  Silver
plan learn2/2
for Courtyard, Patrician Emporium, Mill, Monument, Poacher, Treasure Map, Bazaar, Tactician, Torturer, Vault, Annex, Keep
buy
  Courtyard if turn <= 2 and coins = 2
  Province if money > 18
  Duchy if Provinces left <= 3
  Monument if terminals < extra actions + 1
  Gold
  Torturer if I own fewer than 1
  Silver
plan learn2/3
for Lighthouse, Pawn, Astrolabe, Steward, Bishop, Moneylender, Courtier, Rabble, Torturer, Wharf, Tax, Palace, Colony
buy
  Wharf if turn <= 2 and coins = 5
  Tax if turn <= 2 and coins = 2
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Steward if I own fewer than 1 and turn <= 5
  Wharf if I own fewer than 1
  Platinum if I own fewer than 1
  Gold
  Duchy if Colonies left <= 6
  Wharf if I own fewer than 5
  Silver
plan learn2/4
for Royal Blacksmith, Fishing Village, Wishing Well, City, Magnate, Minion, Rabble, Trading Post, Farm, Nobles, Museum, Colonnade
buy
  Nobles if terminals < extra actions + 1
  Wishing Well if turn <= 2 and coins = 4
  Province if money > 8 or I own at least 1
  Trading Post if I own fewer than 1
  Nobles
  City if extra actions < terminals - 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Farm
  Rabble if terminals < extra actions + 1
  Rabble if I own fewer than 1
  Fishing Village
  Wishing Well if I own fewer than 4
plan learn2/5
for Settlers Bustling Village, Anvil, Harbinger, Masquerade, Merchant, Warehouse, Mining Village, Capital, Charm, Legionary, Salt the Earth, Tomb
buy
  Province if money >= 15 or Provinces left <= 4
  Masquerade if I own fewer than 1 and turn <= 2
  Capital if I own fewer than 1
  Salt the Earth
  Silver
plan learn2/6
for Engineer, Lurker, Settlers Bustling Village, Astrolabe, Vassal, Workshop, Sacrifice, Charlatan, Council Room, Patrol, Colonnade
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Charlatan if I own fewer than 2
  Gold
  Sacrifice if I own fewer than 1
  Bustling Village if I own fewer than 1 and extra actions < terminals - 0
  Settlers if I own fewer than 5
  Patrol if I own fewer than 5
  Astrolabe if I own at least 2 Charlatans
  Astrolabe if I own fewer than 1
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn2/7
for Merchant, Sea Chart, Cutpurse, Remodel, Charlatan, Library, Merchant Ship, Trading Post, Upgrade, Vault, Tower, Fountain
buy
  Silver if turn <= 2 and coins = 3
  Province if money > 7
  Cutpurse if turn <= 2 and coins = 4
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 3
  Charlatan if I own fewer than 1
  Gold
  Vault if Vaults owned < cards owned / 12
  Copper
plan learn2/8
for Overlord, Anvil, Monkey, Secret Passage, Archive, Charlatan, Groundskeeper, Outpost, Trading Post, Wharf, Orchard
buy
  Anvil if turn <= 2 and coins = 3
  Trading Post if turn <= 2 and coins = 5
  Province if money > 15
  Duchy if Provinces left <= 4
  Archive if I own fewer than 3
  Estate if Provinces left <= 2
  Gold
  Overlord if I own fewer than 3
  Secret Passage if I own fewer than 4
  Silver
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 4
plan learn2/9
for Astrolabe, Shanty Town, Smugglers, Wishing Well, Clerk, Quarry, Sacrifice, Secret Passage, Replace, Tactician, Tower
buy
  Sacrifice if I own fewer than 1 and turn <= 3
  Province if I own at least 1 Gold
  Tactician if I own fewer than 1
  Copper if I own fewer than 3
  Duchy if Provinces left <= 4
  Clerk
  Estate if Provinces left <= 2
  Gold if I own fewer than 5
  Astrolabe
  Silver if I own fewer than 3
plan learn2/10
for Courtyard, Bridge, Conspirator, Diplomat, Bandit, Charlatan, Mine, Outpost, Bank, Expand, Palace, Labyrinth
buy
  Province if money > 17
  Bridge if turn <= 2 and coins = 4
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 0
  Bandit if I own fewer than 2
  Gold
  Silver
  Courtyard if Courtyards owned < Treasure cards owned / 8 and Courtyards owned < cards owned / 12
plan learn2/11
for Moat, Conspirator, Militia, Mill, Mining Village, Treasure Map, Torturer, Upgrade, War Chest, Wild Hunt, Windfall, Wedding
buy
  Moat if turn <= 2 and coins = 2
  Province if money > 17
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Torturer if I own fewer than 1
  Wedding
  Silver
plan learn2/12
for Lurker, Fishing Village, Masquerade, Merchant, Bishop, Conspirator, Mining Village, Secret Passage, Legionary, Outpost, Triumphal Arch, Delve
buy
  Bishop if I own fewer than 1 and turn <= 2
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 3
  Secret Passage if I own fewer than 3
  Estate if Provinces left <= 3
  Gold if I own fewer than 5
  Fishing Village if extra actions < terminals + 1
  Legionary if terminals < extra actions
  Fishing Village if I own fewer than 4
  Masquerade if I own fewer than 2
  Delve
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn2/13
for Sea Chart, Shanty Town, Smugglers, Wishing Well, Clerk, Poacher, Worker's Village, Patrol, Sentry, Expand, Fountain, Keep
buy
  Province if money > 15 and turn > 7
  Clerk if turn <= 2 and coins = 4
  Duchy if Provinces left <= 4
  Gold
  Duchy if Provinces left <= 6
  Patrol if terminals < extra actions + 2 and I own fewer than 2
  Smugglers if I own fewer than 1
  Estate if Provinces left <= 1
  Worker's Village if extra actions < terminals + 1
  Silver
  Copper if turn > 12
plan learn2/14
for Moat, Masquerade, Diplomat, Treasure Map, Archive, Corsair, Courtier, Crystal Ball, Outpost, Trading Post, Basilica, Windfall
buy
  Corsair if I own fewer than 2
  Province
  Estate if Provinces left <= 1
  Archive if I own fewer than 6
  Duchy if Provinces left <= 4
  Gold if I own fewer than 4
  Silver if I own fewer than 4
  Courtier if I own fewer than 2 and I own at least 16 cards
plan learn2/15
for Engineer, Overlord, Settlers Bustling Village, Catapult Rocks, Vassal, Conspirator, Diplomat, Quarry, Bandit, Charm, Triumph, Donate
buy
  Silver if turn <= 2 and coins = 4
  Overlord if terminals < extra actions + 1
  Province if money > 10 or I own at least 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Donate if money > 11
  Gold
  Bandit if I own fewer than 4
  Silver if I own fewer than 3 and lead > -5
plan learn2/16
for Courtyard, Encampment Plunder, Patrician Emporium, Bishop, Cutpurse, Diplomat, Ironworks, Collection, Tactician, King's Court, Banquet, Annex
buy
  Silver if turn <= 2 and coins = 3
  Courtyard if turn <= 2 and coins = 2
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Gold if Provinces left > 4
  Courtyard if Courtyards owned < Treasure cards owned / 7
  Collection if I own fewer than 3
  Silver if I own fewer than 5
  Encampment
plan learn2/17
for Royal Blacksmith, Gladiator Fortune, Smugglers, Monument, Smithy, Throne Room, Library, Merchant Ship, Minion, Expand, Donate, Dominate
buy
  Donate if money > 10
  Minion
  Dominate
  Monument if I own fewer than 1
  Throne Room if I own fewer than 4
  Province
  Duchy if Provinces left <= 4
  Silver if I own fewer than 1
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
plan learn2/18
for Cellar, Chariot Race, Warehouse, Wishing Well, Mine, Minion, Outpost, Trading Post, Farm, Nobles, Banquet, Wolf Den
buy
  Trading Post if I own fewer than 1 and turn <= 2
  Banquet if turn <= 2 and coins = 3
  Copper if I own fewer than 2
  Province
  Minion if I own fewer than 5
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Minion
  Gold
  Chariot Race
  Silver
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 6
plan learn2/19
for Lurker, Enchantress, Monkey, Swindler, Smithy, Tiara, Treasure Map, City, Upgrade, Witch, Banquet, Labyrinth
buy
  Province if money > 16
  Upgrade if I own fewer than 1 and turn <= 5
  Banquet if turn <= 3 and coins = 4
  Duchy if Provinces left <= 4
  Enchantress if terminals < extra actions + 2
  Estate if Provinces left <= 3
  Witch if I own fewer than 1
  Gold
  Tiara
  Duchy
  Silver
plan learn2/20
for Chapel, Patrician Emporium, Catapult Rocks, Enchantress, Fishing Village, Workshop, Investment, Duke, War Chest, Nobles, Tax, Wedding
buy
  War Chest if turn <= 2 and coins = 5
  Chapel if I own fewer than 1 and turn <= 3
  Enchantress if turn <= 2 and coins = 3
  War Chest if I own fewer than 3
  Duchy
  Duke if Duchies left = 0
  Estate if Dukes left <= 2
  Wedding
  Patrician
  Silver if I own fewer than 3
plan learn2/21
for City Quarter, Astrolabe, Castles, Enchantress, Shanty Town, Wishing Well, Monument, Magnate, Upgrade, King's Court, Advance, Colony
buy
  Colony
  Upgrade if I own fewer than 1 and turn <= 5
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Platinum
  Enchantress if terminals < extra actions + 2
  Gold
  Wishing Well
  Duchy if Colonies left <= 7
  Silver
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 5
plan learn2/22
for Encampment Plunder, Catapult Rocks, Enchantress, Steward, Swindler, Militia, Poacher, Worker's Village, Bandit, Council Room, Battlefield, Triumph
buy
  Province if money > 10 or I own at least 1
  Militia if I own fewer than 1
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 5
  Steward if I own fewer than 1
  Bandit if I own fewer than 1
  Encampment
  Gold
  Worker's Village if extra actions < terminals + 2
  Swindler if I own fewer than 1
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 3
plan learn2/23
for Lookout, Gardens, Mining Village, Sacrifice, Secret Passage, Corsair, Forum, Magnate, Nobles, Forge, Tower, Orchard
buy
  Province
  Estate if Provinces left <= 1
  Nobles
  Corsair if I own fewer than 4
  Sacrifice if I own fewer than 1 and turn <= 4
  Mining Village if extra actions < terminals
  Silver if I own fewer than 5
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 7
plan learn2/24
for Cellar, Chapel, Moat, Castles, Gladiator Fortune, Shanty Town, Diplomat, Gardens, Throne Room, Wild Hunt
buy
  Wild Hunt if terminals < extra actions + 2
  Castles if Castles owned < cards owned / 5
  Province if money > 12
  Gardens if Provinces left <= 3
  Duchy if Provinces left <= 4
  Gardens if Provinces left <= 4
  Estate if Provinces left <= 4
  Gardens if Provinces left <= 6
  Gold
  Duchy if Provinces left <= 6
  Gardens if Provinces left <= 7
  Silver
  Moat if Moats owned < cards owned / 12
plan learn2/25
for Cellar, Haven, Moat, Anvil, Gladiator Fortune, Merchant, Village, Archive, Merchant Ship, Upgrade, Obelisk, Salt the Earth
buy
  Cellar if turn <= 2 and coins = 2
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2 and turn > 3
  Merchant Ship if I own fewer than 2
  Archive if I own fewer than 2
  Gold
  Archive if I own fewer than 7
  Silver
plan learn2/26
for Settlers Bustling Village, Harbinger, Sailor, Salvager, Crown, Treasury, Wild Hunt, Nobles, Bank, Peddler, Baths, Orchard
buy
  Province if money > 14
  Bank if I own fewer than 1
  Nobles
  Duchy if Provinces left <= 4
  Silver if I own fewer than 5
  Peddler
plan learn2/27
for Native Village, Farmers' Market, Diplomat, Militia, Sacrifice, Sailor, Laboratory, Hoard, Forge, King's Court, Battlefield, Salt the Earth
buy
  Province if money > 10
  Gold if I own fewer than 1
  Duchy if Provinces left <= 6
  Gold
  Estate if Provinces left <= 2
  Laboratory if I own fewer than 5
  Militia if I own fewer than 1
  Sailor if I own fewer than 2
  Militia if I own fewer than 3
  Silver
plan learn2/28
for City Quarter, Royal Blacksmith, Militia, Quarry, Salvager, Bazaar, Charlatan, Duke, Laboratory, Rabble, Fountain, Triumphal Arch
buy
  Silver if turn <= 2 and coins = 3
  Charlatan if I own fewer than 3
  Duchy if money > 15
  Duke if Duchies left = 0
  Militia if I own fewer than 3
  Copper
plan learn2/29
for Smugglers, Vassal, Village, Cutpurse, Archive, Corsair, Replace, Tactician, Torturer, Grand Market
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Torturer if terminals < extra actions + 3
  Gold
  Village if extra actions < terminals + 1
  Tactician if I own fewer than 2
  Archive if I own fewer than 4
  Smugglers if I own fewer than 1
  Vassal if I own fewer than 4
  Silver
plan learn2/30
for Overlord, Haven, Astrolabe, Swindler, Diplomat, Secret Passage, Crystal Ball, Minion, Outpost, Witch, Fountain
buy
  Astrolabe if coins = 3
  Duchy
  Overlord if I own fewer than 2
  Astrolabe
  Estate
  Copper
plan learn2/31
for Cellar, Anvil, Warehouse, Baron, Poacher, Forum, Mint, Outpost, Witch, Artisan, Dominate
buy
  Cellar if turn <= 2 and coins = 2
  Province if money > 16
  Warehouse if turn <= 2 and coins = 3 and terminals < extra actions + 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Witch if I own fewer than 2
  Gold
  Duchy if Provinces left <= 6
  Forum if I own fewer than 6
  Silver
plan learn2/32
for Moat, Catapult Rocks, Fishing Village, Masquerade, Village, Bridge, Bureaucrat, Clerk, Temple, Bandit, Arena
buy
  Province
  Duchy if Provinces left <= 5
  Bandit if I own fewer than 1
  Masquerade if I own fewer than 2 and turn <= 5
  Clerk if I own fewer than 1
  Moat if terminals < extra actions + 0
  Estate if Provinces left <= 3
  Moat if I own fewer than 1
  Gold
  Fishing Village if extra actions < terminals - 1
  Clerk if I own fewer than 4
  Moat if Moats owned < cards owned / 12
plan learn2/33
for Astrolabe, Catapult Rocks, Bishop, Moneylender, Poacher, Courtier, Groundskeeper, Mint, Outpost, Torturer
buy
  Province if money > 14
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Torturer if I own fewer than 1
  Gold
  Torturer if I own fewer than 3
  Duchy if Provinces left <= 6
  Silver
plan learn2/34
for Chapel, Encampment Plunder, Pawn, Fishing Village, Sailor, Throne Room, Duke, Rabble, Sentry, Forge, Battlefield, Orchard, Colony
buy
  Fishing Village if extra actions < terminals - 1
  Colony if I own more than 1 Platinum
  Province if Colonies left <= 5
  Chapel if I own fewer than 1
  Rabble if I own fewer than 3
  Platinum
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 1
  Fishing Village if I own fewer than 4
  Sentry if I own fewer than 6
  Sailor if I own fewer than 5
  Fishing Village
  Encampment
trash
  Curse
  Estate if Colonies left > 3
  Copper if money > 6
plan learn2/35
for Chapel, Moat, Lookout, Workshop, Ironworks, Bazaar, Charm, Merchant Ship, Treasury, Hoard, Banquet, Ritual
buy
  Ironworks if turn <= 2 and coins = 5
  Hoard if I own fewer than 1
  Province if money > 12
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 3
  Banquet if turn <= 2 and coins = 3
  Banquet if turn <= 2 and coins = 4
  Gold
  Merchant Ship if I own fewer than 3
  Treasury if I own fewer than 6
  Silver
plan learn2/36
for Fishing Village, Watchtower, Mill, Mining Village, Remodel, City, Merchant Ship, Vault, Wild Hunt, Artisan, Windfall, Triumph
buy
  Province if money > 12
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Vault if I own none
  Gold
  Vault if I own fewer than 2
  Silver
plan learn2/37
for City Quarter, Anvil, Shanty Town, Warehouse, Diplomat, Salvager, Secret Passage, Upgrade, Wharf, Expand, Aqueduct, Triumphal Arch
buy
  Province if money > 10
  Duchy if Provinces left <= 4
  Upgrade if turn <= 2 and coins = 5
  Warehouse if turn <= 2 and coins = 4
  Estate if Provinces left <= 1
  Wharf if I own fewer than 2
  Gold if I own fewer than 5
  Wharf if I own fewer than 3
  Silver if I own fewer than 4
  Warehouse
plan learn2/38
for Lighthouse, Farmers' Market, Gladiator Fortune, Lookout, Masquerade, Merchant, Bridge, Salvager, Secret Passage, Corsair, Fountain
buy
  Province if money > 15 and turn > 7
  Province if I own at least 2 Gold
  Secret Passage if turn <= 2 and coins = 4
  Duchy if Provinces left <= 4
  Gold
  Corsair if I own fewer than 2
  Duchy if Provinces left <= 6
  Farmers' Market if I own fewer than 2
  Estate if Provinces left <= 2
  Lighthouse
  Silver
  Copper
plan learn2/39
for Cellar, Vassal, Blockade, Diplomat, Sailor, Collection, Festival, Library, Torturer, Expand, Tax
buy
  Tax if turn <= 2 and coins = 2
  Festival if extra actions < terminals
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Torturer if terminals < extra actions + 2
  Gold
  Sailor if I own fewer than 4
  Duchy if Provinces left <= 6
  Collection if I own fewer than 1
  Sailor
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 3
plan learn2/40
for Haven, Pawn, Fishing Village, Merchant, Clerk, Collection, Groundskeeper, Sea Witch, Grand Market, Hoard, Triumph, Basilica
buy
  Province if money > 15
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 1
  Clerk if I own fewer than 1
  Sea Witch if I own fewer than 4
  Clerk if I own fewer than 4
  Fishing Village if extra actions < terminals + 1
  Gold if I own fewer than 2
  Silver if I own fewer than 4
plan learn2/41
for Encampment Plunder, Haven, Village, Diplomat, Gardens, Ironworks, Treasure Map, Archive, Pirate, Wild Hunt, Battlefield, Dominate
buy
  Encampment if turn <= 2 and coins = 2
  Silver if turn <= 2 and coins = 3
  Ironworks if I own fewer than 3
  Gardens
  Ironworks
  Estate
  Copper
plan learn2/42
for Engineer, Settlers Bustling Village, Sea Chart, Watchtower, Blockade, Caravan, Quarry, Laboratory, Merchant Ship, Wharf, Ritual, Mountain Pass
buy
  Province if money >= 13 or Provinces left <= 4
  Duchy if Provinces left <= 4
  Gold
  Estate if Provinces left <= 2
  Wharf if I own fewer than 2
  Laboratory if I own fewer than 5
  Blockade if I own fewer than 1
  Silver
plan learn2/43
for Lighthouse, Warehouse, Bridge, Secret Passage, Treasure Map, Archive, Patrol, Tactician, Artisan, Forge, Triumph
buy
  Lighthouse if turn <= 2 and coins = 2
  Warehouse if turn <= 2 and coins = 4
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Artisan if I own fewer than 1 and Copper owned by opponents >= 1
  Archive
  Gold
  Silver
plan learn2/44
for Pawn, Sea Chart, Vassal, Worker's Village, Charlatan, Forum, Library, Sea Witch, War Chest, Witch, Orchard, Keep
buy
  Pawn if turn <= 2 and coins = 2
  Province if money > 17
  Sea Witch if I own fewer than 3
  Duchy if Provinces left <= 3
  War Chest if I own fewer than 1
  Gold
  Forum if I own fewer than 5
  War Chest if I own fewer than 2
  Estate if Provinces left <= 2
  Library if I own fewer than 2
  Sea Witch if I own fewer than 5
  Silver
  Copper
plan learn2/45
for Pawn, Settlers Bustling Village, Merchant, Warehouse, Moneylender, Market, Minion, Mint, Replace, Forge, Orchard, Annex
buy
  Minion if I own fewer than 4
  Province if money > 7
  Warehouse if I own fewer than 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Market if I own fewer than 5
  Moneylender if I own fewer than 1
  Minion if I own fewer than 5
  Settlers
  Gold
  Minion if I own fewer than 6
  Silver
  Pawn
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn2/46
for Haven, Smithy, Worker's Village, Capital, Crown, Groundskeeper, Trading Post, Wild Hunt, King's Court, Peddler, Windfall, Wedding
buy
  Wild Hunt if terminals < extra actions + 1
  Province if money > 15
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Smithy if terminals < extra actions + 1
  Wedding
  Silver
plan learn2/47
for Enchantress, Lookout, Village, Workshop, Conspirator, Sailor, Forum, Groundskeeper, Legionary, Magnate, Defiled Shrine, Advance
buy
  Sailor if I own fewer than 1 and turn <= 2
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 3
  Forum if I own fewer than 2
  Gold if I own fewer than 2
  Legionary if terminals < extra actions + 2
  Groundskeeper if I own fewer than 6
  Sailor if I own fewer than 5
  Enchantress if I own fewer than 4
  Silver if I own fewer than 1
  Village if extra actions < terminals
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 4
plan learn2/48
for Settlers Bustling Village, Steward, Watchtower, Conspirator, Bazaar, Crystal Ball, Library, Vault, Grand Market, Expand, Palace, Bandit Fort
buy
  Province if money > 8
  Duchy if Provinces left <= 4
  Grand Market
  Estate if Provinces left <= 3
  Gold
  Vault if Vaults owned < cards owned / 12
  Bazaar if I own fewer than 1 and extra actions < terminals - 1
  Conspirator if terminals < extra actions + 2
  Crystal Ball
  Silver if lead > 0
  Settlers if I own fewer than 3
  Silver
plan learn2/49
for Pawn, Monkey, Bishop, Militia, Charm, Library, Replace, Wharf, Wild Hunt, Bank, Salt the Earth, Annex
buy
  Pawn if turn <= 2 and coins = 2
  Province if money > 17
  Duchy if Provinces left <= 4
  Bank if I own fewer than 4
  Estate if Provinces left <= 3
  Wharf if I own fewer than 2
  Gold
  Wharf if I own fewer than 3
  Charm
  Silver
plan learn2/50
for Enchantress, Fishing Village, Monkey, Smugglers, Workshop, Secret Passage, Capital, Crystal Ball, Legionary, Wild Hunt, Labyrinth, Triumphal Arch
buy
  Province if money >= 15 or Provinces left <= 4
  Smugglers if I own fewer than 1
  Fishing Village if I own fewer than 3
  Duchy if Provinces left <= 3
  Wild Hunt if terminals < extra actions + 2
  Fishing Village if extra actions < terminals + 1
  Estate if Provinces left <= 2
  Capital if I own fewer than 1
  Enchantress if terminals < extra actions + 1
  Secret Passage if I own fewer than 6
  Silver
plan learn2/51
for Patrician Emporium, Catapult Rocks, Harbinger, Gardens, Moneylender, Remodel, Archive, Corsair, Festival, Upgrade, Battlefield, Arena
buy
  Patrician if coins = 2
  Province
  Corsair if I own fewer than 2
  Archive if I own fewer than 4
  Festival if I own fewer than 4 and extra actions < terminals - 1
  Catapult if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 3
  Gold if I own fewer than 5
  Archive
  Silver
  Estate if Provinces left <= 2
plan learn2/52
for Courtyard, Anvil, Enchantress, Harbinger, Conspirator, Collection, Library, Upgrade, Bank, King's Court, Obelisk, Baths
buy
  Silver if turn <= 2 and coins = 3
  Province if money > 14
  Duchy if Provinces left <= 4
  Bank if I own fewer than 4
  Estate if Provinces left <= 2
  Gold
  Collection if I own fewer than 1
  Duchy if Provinces left <= 5
  Courtyard if Courtyards owned < Treasure cards owned / 8
plan learn2/53
for Astrolabe, Workshop, Bureaucrat, Cutpurse, Tide Pools, Villa, War Chest, Wild Hunt, Expand, Peddler, Colony
buy
  Colony if money > 9
  Cutpurse if I own fewer than 1
  Province if Colonies left <= 4
  Duchy if Colonies left <= 6
  War Chest if I own fewer than 1 and money <= 17
  Platinum
  Tide Pools
  Estate if Colonies left <= 1
  Peddler
  Gold if I own fewer than 4 and lead < -6
  Astrolabe
  Silver if I own fewer than 2
plan learn2/54
for Encampment Plunder, Native Village, Mining Village, Bazaar, Minion, Outpost, Rabble, Upgrade, Vault, Witch, Defiled Shrine, Aqueduct
buy
  Province if I own at least 1 Gold or money >= 15
  Duchy if Provinces left <= 5
  Witch if I own fewer than 2 and Provinces left > 6
  Estate if Provinces left <= 4
  Silver if I own fewer than 3 and turn > 11
  Gold
  Duchy
  Vault if Vaults owned < cards owned / 5
  Silver
  Encampment
plan learn2/55
for Moat, Fishing Village, Gladiator Fortune, Warehouse, Blockade, Poacher, Secret Passage, Temple, Laboratory, Tactician, Keep
buy
  Blockade if I own fewer than 1
  Province if money > 16
  Duchy if Provinces left <= 3
  Gold
  Duchy if Provinces left <= 7 and I own fewer than 5
  Warehouse if I own fewer than 1
  Blockade if I own fewer than 3
  Laboratory if I own fewer than 6
  Silver if turn > 0
  Moat if I own fewer than 3
plan learn2/56
for Village, Diplomat, Mill, Sailor, Salvager, Villa, Patrol, Artisan, Hoard, Forge, Advance, Salt the Earth
buy
  Sailor if turn <= 2 and coins = 4
  Province if money > 12
  Duchy if Provinces left <= 4
  Patrol if I own fewer than 2 and I own at least 16 cards
  Hoard if I own fewer than 2
  Estate if Provinces left <= 1
  Patrol if I own fewer than 2 and Patrols owned < cards owned / 8
  Duchy
  Patrol if I own fewer than 4
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 7
plan learn2/57
for Overlord, Cellar, Lurker, Caravan, Charlatan, Courtier, Crown, Minion, Sentry, Bank, Keep, Defiled Shrine
buy
  Cellar if turn <= 2 and coins = 2
  Province if money > 14
  Duchy if Provinces left <= 3
  Bank if I own fewer than 2
  Estate if Provinces left <= 2
  Courtier if I own fewer than 1
  Bank if turn > 8
  Crown if I own fewer than 3
  Gold
  Duchy if Provinces left <= 5
  Silver
plan learn2/58
for Chapel, Fishing Village, Lookout, Bishop, Quarry, Treasure Map, Legionary, Library, Mine, King's Court, Salt the Earth, Colony
buy
  Colony
  Province if Colonies left <= 5
  Fishing Village if turn <= 2 and coins = 3
  Duchy if Colonies left <= 4
  Platinum
  Chapel if I own fewer than 1 and turn <= 4
  Mine if I own fewer than 1
  Library if I own fewer than 1
  Estate if Colonies left <= 2
  Gold
  Library if I own fewer than 2
  Fishing Village if I own fewer than 4
  Silver
plan learn2/59
for Pawn, Catapult Rocks, Shanty Town, Wishing Well, Sailor, Worker's Village, Festival, Replace, Hoard, Expand, Baths, Fountain
buy
  Sailor if I own fewer than 1 and turn <= 4
  Hoard if I own fewer than 1
  Province if money > 9
  Shanty Town if extra actions < terminals + 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Festival if extra actions < terminals + 3
  Hoard if I own fewer than 3
  Sailor if I own fewer than 5
  Silver
  Copper
plan learn2/60
for Overlord, Royal Blacksmith, Secret Passage, Temple, Archive, Charlatan, Crystal Ball, Market, Mint, Patrol
buy
  Province if money > 15
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 6
  Archive if I own fewer than 3
  Overlord if I own fewer than 2
  Silver
plan learn2/61
for Engineer, Overlord, Cellar, Encampment Plunder, Bridge, Caravan, Magnate, Mint, Outpost, Witch, Palace, Orchard, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Witch if I own fewer than 1
  Estate if Colonies left <= 2
  Overlord if terminals < extra actions + 1
  Platinum
  Gold
  Duchy if Colonies left <= 6
  Caravan if I own fewer than 6
  Silver
  Encampment
plan learn2/62
for Anvil, Baron, Moneylender, Sailor, Tide Pools, Capital, Charm, Crown, Festival, Replace, Wedding, Windfall
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Replace if terminals < extra actions + 1
  Wedding
  Gold
  Tide Pools if I own fewer than 8
  Silver
plan learn2/63
for Cellar, Haven, Gladiator Fortune, Monkey, Steward, Worker's Village, Collection, Council Room, Magnate, Wild Hunt, Fountain
buy
  Collection if turn <= 2 and coins = 5
  Worker's Village if turn <= 2 and coins = 4
  Province if money > 10
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Gold
  Wild Hunt if Wild Hunts owned < cards owned / 9
  Collection if I own fewer than 2
  Silver if lead > -5
  Copper
plan learn2/64
for Clerk, Quarry, Secret Passage, Smithy, Temple, Corsair, Council Room, Market, Treasury, Expand, Tomb, Baths, Colony
buy
  Colony
  Province if Colonies left <= 5
  Temple if Temples owned < cards owned / 14
  Clerk if I own fewer than 1
  Corsair if I own fewer than 2
  Duchy if Colonies left <= 4
  Platinum
  Gold
  Treasury if I own fewer than 6
  Clerk if I own fewer than 4
  Secret Passage if I own fewer than 6
  Estate if Colonies left <= 2
plan learn2/65
for Native Village, Pawn, Enchantress, Farmers' Market, Smugglers, Mill, Poacher, Courtier, Legionary, Upgrade, Palace
buy
  Province if money > 12
  Poacher if turn <= 2 and coins = 4
  Pawn if turn <= 3 and coins = 2
  Upgrade if I own fewer than 1 and turn <= 5
  Duchy if Provinces left <= 5
  Mill if I own fewer than 1
  Estate if Provinces left <= 1
  Courtier if I own fewer than 2
  Enchantress if I own fewer than 4
  Gold
  Silver
plan learn2/66
for City Quarter, Courtyard, Lurker, Farmers' Market, Masquerade, Wishing Well, Capital, City, Sentry, Trading Post, Defiled Shrine, Salt the Earth
buy
  Courtyard if turn <= 2 and coins = 2
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Courtyard if Courtyards owned < Treasure cards owned / 7
  Duchy if Provinces left <= 6
  Silver
plan learn2/67
for Gardens, Island, City, Corsair, Council Room, Market, Minion, Outpost, Tactician, War Chest, Baths, Obelisk, Colony
buy
  Colony
  Province if Colonies left <= 4
  War Chest if I own fewer than 2
  Duchy if Colonies left <= 4
  City
  Estate if Colonies left <= 2
  Platinum
  Gold
  Council Room if I own fewer than 2
  Corsair if I own fewer than 5
  Island if I own fewer than 4
  Tactician if I own fewer than 4
  Silver
plan learn2/68
for Shanty Town, Watchtower, Clerk, Smithy, Tide Pools, Crown, Library, Market, Patrol, Nobles
buy
  Clerk if turn <= 2 and coins = 5
  Province
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Library if I own fewer than 1
  Gold
  Market if I own fewer than 4
  Patrol if terminals < extra actions + 2
  Clerk
  Tide Pools if I own fewer than 5
  Shanty Town if extra actions < terminals + 2
plan learn2/69
for Courtyard, Settlers Bustling Village, Farmers' Market, Shanty Town, Watchtower, Workshop, Salvager, Throne Room, Courtier, King's Court, Keep, Tower
buy
  Province if money >= 13 or Provinces left <= 4
  Duchy if Provinces left <= 3
  Courtier if I own fewer than 1
  Gold
  Duchy if Provinces left <= 4
  Silver
  Courtyard if Courtyards owned < cards owned / 12
  Estate if Provinces left <= 4
  Settlers if I own fewer than 5
plan learn2/70
for City Quarter, Pawn, Catapult Rocks, Baron, Ironworks, Remodel, Worker's Village, City, Wharf, Hoard, Wall, Orchard
buy
  Catapult if I own fewer than 1 and turn <= 4
  Pawn if turn <= 3 and coins = 2
  Wharf if terminals < extra actions + 2
  Worker's Village if I own fewer than 3 and extra actions < terminals - 1
  Province if money > 15 or I own at least 1
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Copper if I own fewer than 1
  Gold if I own fewer than 4
  Worker's Village if extra actions < terminals + 1
  Silver if I own fewer than 5
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 6
plan learn2/71
for City Quarter, Castles, Cutpurse, Ironworks, Quarry, Merchant Ship, Replace, Sentry, Upgrade, Wharf, Orchard, Labyrinth
buy
  Castles if Provinces left <= 7
  Sentry if turn <= 2 and coins = 5
  Province if money > 13
  Cutpurse if I own fewer than 1
  Sentry if I own fewer than 3
  Duchy if Provinces left <= 4
  Wharf if Wharfs owned < cards owned / 12 and Cutpurses owned by opponents >= 1
  Wharf if I own fewer than 2
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 6
  Silver
  City Quarter if extra actions < terminals - 1
plan learn2/72
for Overlord, Encampment Plunder, Haven, Native Village, Merchant, Ironworks, Monument, Sailor, Villa, King's Court, Museum, Defiled Shrine
buy
  Sailor if I own fewer than 1 and turn <= 2
  Native Village if turn <= 2 and coins = 2
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 3
  Plunder if I own fewer than 2
  Ironworks if I own fewer than 1
  Gold if I own fewer than 3
  Plunder if I own fewer than 5
  Monument if I own none
  Villa if extra actions < terminals
  Monument if I own fewer than 2 and I own at least 16 cards
  Silver if I own fewer than 1
  Encampment
  Merchant
plan learn2/73
for Lighthouse, Village, Bureaucrat, Mill, Sailor, Archive, Bandit, Duke, Magnate, Grand Market, Advance, Banquet
buy
  Province if money > 15 or I own at least 1
  Bandit if I own fewer than 1
  Duchy if Provinces left <= 4
  Archive
  Banquet if turn <= 2 and coins = 4
  Estate if Provinces left <= 2
  Mill if I own fewer than 6
  Bureaucrat if I own fewer than 1
  Village if I own fewer than 3 and extra actions < terminals - 1
  Banquet
  Lighthouse if I own fewer than 6
plan learn2/74
for Monkey, Sea Chart, Baron, Bishop, Bureaucrat, Remodel, Courtier, Replace, Torturer, Witch, Keep, Fountain
buy
  Province if money > 16
  Duchy if Provinces left <= 4
  Gold
  Witch if I own fewer than 2
  Baron if I own fewer than 2
  Silver
  Copper
plan learn2/75
for Moat, Native Village, Conspirator, Cutpurse, Bandit, Bazaar, Council Room, Forum, Minion, Sea Witch, Museum, Tower
buy
  Province if money > 14
  Moat if turn <= 2 and coins = 2
  Sea Witch if I own fewer than 2
  Duchy if Provinces left <= 5
  Bandit if I own fewer than 1
  Estate if Provinces left <= 3
  Forum if I own fewer than 3
  Bazaar
  Cutpurse if I own fewer than 1
  Silver
plan learn2/76
for Pawn, Settlers Bustling Village, Lookout, Sea Chart, Swindler, Ironworks, Poacher, Sea Witch, Torturer, Nobles, Baths, Tower
buy
  Sea Witch if I own none
  Province if I own more than 0 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Gold
  Swindler if I own fewer than 1
  Sea Witch if I own fewer than 3
  Silver
plan learn2/77
for Wishing Well, Clerk, Capital, City, Festival, Library, Replace, Farm, Grand Market, Expand, Salt the Earth, Museum, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Library if I own fewer than 1
  Library if terminals < extra actions + 2
  Platinum
  Gold
  Library if I own fewer than 4
  Festival
  Clerk if I own fewer than 2
  Silver
plan learn2/78
for Lighthouse, Bishop, Militia, Monument, Sacrifice, Mint, Sentry, Wharf, King's Court, Peddler, Triumphal Arch
buy
  Province if money > 12
  Duchy if Provinces left <= 5
  Wharf if I own fewer than 2
  King's Court if I own fewer than 3 and I own at least 3 Action cards
  Gold if money > 13
  Estate if Provinces left <= 2
  Peddler
  Lighthouse if I own fewer than 7
  Militia if I own fewer than 1
  Sentry if I own fewer than 5
  Silver if I own fewer than 3
plan learn2/79
for Courtyard, Lighthouse, Settlers Bustling Village, Ironworks, Archive, Duke, Merchant Ship, Treasury, Forge, King's Court, Banquet, Ritual
buy
  Lighthouse if turn <= 2 and coins = 2
  Duke if Duchies owned > Dukes owned + 4
  Duchy
  Province if money > 14 or I own at least 1
  Duke if Duchies left = 0
  Gold if I own fewer than 3
  Merchant Ship
  Banquet if I own fewer than 5
  Treasury if I own fewer than 4
  Courtyard if terminals < extra actions + 2
  Lighthouse if I own fewer than 8
plan learn2/80
for Anvil, Masquerade, Warehouse, Bridge, Mill, Sacrifice, Secret Passage, Bazaar, Legionary, Peddler, Conquest, Bandit Fort
buy
  Province if money > 17
  Masquerade if I own fewer than 1 and turn <= 5
  Bazaar if extra actions < terminals - 1
  Duchy if Provinces left <= 5
  Legionary if I own fewer than 1
  Bridge if I own fewer than 2
  Estate if Provinces left <= 1
  Legionary if I own fewer than 2
  Peddler if I own fewer than 5
  Secret Passage if I own fewer than 3
  Masquerade if terminals < extra actions + 1
  Bazaar if extra actions < terminals
  Mill if I own fewer than 7
  Peddler if I own fewer than 6
  Anvil if I own fewer than 1
  Warehouse if I own fewer than 2
plan learn2/81
for Royal Blacksmith, Workshop, Gardens, Militia, Salvager, Temple, Charm, Corsair, Courtier, Rabble, Banquet
buy
  Banquet if turn <= 3
  Duchy if money > 14
  Province if money > 14 or I own at least 0
  Gardens
  Workshop if I own fewer than 3
  Corsair if I own fewer than 5
  Gold if I own fewer than 3
  Charm
  Banquet
  Silver
plan learn2/82
for Encampment Plunder, Pawn, Chariot Race, Harbinger, Smugglers, Watchtower, Blockade, Investment, City, Mine, Tower, Ritual
buy
  Province if I own at least 2 Gold
  Pawn if turn <= 2 and coins = 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Blockade if I own fewer than 2
  Gold if I own fewer than 5
  Investment if I own fewer than 2
  Chariot Race
  City if extra actions < terminals + 1
  Encampment if extra actions < terminals
  Blockade if I own fewer than 4
  Encampment
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 6
plan learn2/83
for Harbinger, Sea Chart, Bridge, Bureaucrat, Caravan, Clerk, Sacrifice, Capital, Upgrade, Farm, Triumph, Annex
buy
  Upgrade if I own fewer than 1 and turn <= 5
  Province if money > 12
  Sacrifice if I own fewer than 1 and turn <= 5
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Farm
  Gold
  Clerk if Clerks owned < cards owned / 12
  Caravan if I own fewer than 6
  Duchy if Provinces left <= 6
  Silver
plan learn2/84
for Cellar, Chapel, Encampment Plunder, Wishing Well, Workshop, Investment, Groundskeeper, Library, Minion, Torturer, Ritual, Mountain Pass
buy
  Province if money > 15
  Torturer if I own fewer than 2 and I own at least 16 cards
  Duchy if Provinces left <= 4
  Torturer if I own fewer than 1
  Gold
  Torturer if I own fewer than 2
  Duchy if Provinces left <= 6
  Investment if I own fewer than 2
  Torturer if I own fewer than 3 and money > 10
  Encampment if extra actions < terminals + 0
  Silver
plan learn2/85
for Overlord, Settlers Bustling Village, Anvil, Chariot Race, Mining Village, Temple, Throne Room, Charlatan, Council Room, Nobles, Donate, Banquet
buy
  Province if money > 10
  Banquet if turn <= 2 and coins = 3
  Donate if turn <= 2 and coins = 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Banquet if turn <= 2 and coins = 4
  Donate if money > 10
  Gold
  Anvil if I own fewer than 1
  Overlord if terminals < extra actions + 1
  Charlatan if I own none
  Chariot Race if I own fewer than 6
  Banquet
  Mining Village if I own fewer than 3 and extra actions < terminals - 0
  Silver
plan learn2/86
for Warehouse, Bureaucrat, Cutpurse, Island, Salvager, Smithy, Worker's Village, Groundskeeper, Mint, Sentry, Windfall
buy
  Warehouse if turn <= 2 and coins = 3
  Sentry if I own fewer than 2
  Province if money > 8
  Duchy if Provinces left <= 3
  Cutpurse if I own fewer than 1
  Estate if Provinces left <= 2
  Gold
  Smithy if terminals < extra actions + 1
  Groundskeeper if I own fewer than 7
  Worker's Village if extra actions < terminals
  Silver if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 5
plan learn2/87
for Cellar, Patrician Emporium, Pawn, Sea Chart, Workshop, Bishop, Ironworks, City, Groundskeeper, Sentry, Obelisk, Triumph, Colony
buy
  Colony if I own at least 1 Gold
  Province if Colonies left <= 4
  Sentry if I own fewer than 2
  Duchy if Colonies left <= 4
  Platinum if I own fewer than 2
  Estate if Colonies left <= 1
  Emporium if I own fewer than 2
  Silver if I own fewer than 2
  Gold if I own fewer than 2
  Sentry if I own fewer than 6
  Patrician
  Silver if I own fewer than 4
trash
  Curse
  Estate if Colonies left > 6
  Copper if money > 6
plan learn2/88
for Settlers Bustling Village, Fishing Village, Steward, Militia, Collection, Courtier, Forum, Mine, Replace, Farm, Keep, Delve
buy
  Province if money > 17
  Courtier if I own fewer than 2
  Farm if I own at least 1 Copper
  Duchy if Provinces left <= 3
  Collection if I own fewer than 2
  Gold
  Delve
  Copper
plan learn2/89
for Cellar, Courtyard, Monkey, Blockade, Poacher, Charm, Pirate, Replace, Sea Witch, Artisan, Donate, Delve
buy
  Sea Witch if turn <= 3 and coins = 5
  Province if money > 10
  Duchy if Provinces left <= 4
  Pirate if I own fewer than 1
  Sea Witch if I own none
  Estate if Provinces left <= 1
  Donate if money > 11
  Sea Witch if I own fewer than 2
  Gold if I own fewer than 5
  Delve
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 9
plan learn2/90
for Royal Blacksmith, Castles, Enchantress, Farmers' Market, Sea Chart, Steward, Watchtower, War Chest, Wild Hunt, Grand Market
buy
  Castles if Provinces left <= 7
  Province if money > 15
  Duchy if Provinces left <= 5
  Wild Hunt if I own fewer than 1
  Gold
  Steward if terminals < extra actions + 1
  Estate if Provinces left <= 1
  Silver
plan learn2/91
for Lurker, Enchantress, Merchant, Bureaucrat, Militia, Remodel, Temple, Treasure Map, Charm, Groundskeeper, Basilica, Bandit Fort
buy
  Province if money > 13 or I own at least 2
  Temple if I own fewer than 1
  Merchant if I own fewer than 3
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold if I own fewer than 1
  Groundskeeper if I own fewer than 5
  Temple if Temples owned < cards owned / 10
  Groundskeeper
  Militia if I own fewer than 4
  Charm if I own fewer than 3
  Silver if I own fewer than 4
plan learn2/92
for Lighthouse, Sea Chart, Warehouse, Bishop, Blockade, Conspirator, Cutpurse, Ironworks, Minion, Mint, Wall
buy
  Bishop if I own fewer than 1 and turn <= 3
  Province
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Minion if I own fewer than 5
  Gold if I own fewer than 3
  Lighthouse
plan learn2/93
for Cellar, Lurker, Patrician Emporium, Anvil, Merchant, Capital, Groundskeeper, Market, Treasury, Wharf, Museum, Donate
buy
  Cellar if turn <= 2 and coins = 2
  Emporium if I own fewer than 4
  Province if money > 11
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Donate if turn <= 2 and coins = 4
  Gold
  Wharf if terminals < extra actions + 2
  Treasury if I own fewer than 5
  Donate if turn <= 2 and coins = 3
  Anvil if I own fewer than 1
  Merchant if I own fewer than 1
  Silver
plan learn2/94
for Chapel, Native Village, Harbinger, Monkey, Watchtower, Baron, Poacher, Tiara, Minion, Sentry, Labyrinth, Arena
buy
  Poacher if turn <= 2 and coins = 4
  Sentry if turn <= 2 and coins = 5
  Tiara if I own fewer than 1
  Gold if I own fewer than 3 and money <= 17
  Province if money > 11
  Duchy if Provinces left <= 4
  Chapel if I own fewer than 1 and turn <= 4
  Estate if Provinces left <= 2 and Estates owned < cards owned / 5
  Poacher if I own fewer than 5
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 3
plan learn2/95
for Lighthouse, Masquerade, Ironworks, Remodel, Sacrifice, Temple, Treasure Map, Bandit, Library, Sea Witch, Battlefield, Delve
buy
  Province if money > 12
  Lighthouse if turn <= 3 and coins = 2
  Sea Witch if I own fewer than 2
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Delve
plan learn2/96
for Royal Blacksmith, Chapel, Merchant, Warehouse, Watchtower, Bureaucrat, Sacrifice, Festival, Outpost, Pirate, Palace
buy
  Bureaucrat if turn <= 2 and coins = 4
  Silver if turn <= 2 and coins = 3
  Province if money > 10
  Pirate if I own fewer than 4
  Warehouse if I own fewer than 1
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 1
  Duchy if Provinces left <= 7
  Gold if Gold owned < cards owned / 5 and turn <= 13
  Silver if I own fewer than 5
plan learn2/97
for Overlord, Anvil, Masquerade, Merchant, Vassal, Watchtower, Bandit, Charlatan, Duke, Legionary, Arena, Obelisk
buy
  Duchy if money > 14
  Masquerade if I own fewer than 1 and turn <= 2
  Charlatan if I own none
  Vassal if turn <= 2 and coins = 3
  Province if money > 15
  Duke if Duchies left = 0
  Estate if Dukes left <= 2
  Overlord if I own fewer than 1
  Gold if I own fewer than 5
  Duchy if money > 12
  Silver
plan learn2/98
for Cellar, Lurker, Chariot Race, Farmers' Market, Sea Chart, Wishing Well, Gardens, Temple, Collection, Market, Baths
buy
  Temple if I own fewer than 1 and turn <= 4 and turn <= 3
  Collection if I own fewer than 3
  Gold if I own fewer than 1 and money <= 7
  Market if I own fewer than 4
  Temple if Temples owned < cards owned / 13
  Market if I own fewer than 6
  Duchy if Provinces left <= 3
  Wishing Well
  Province if I own at least 5 Action cards
  Chariot Race
  Gardens if Provinces left <= 4
  Sea Chart if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 6
plan learn2/99
for Chapel, Courtyard, Pawn, Merchant, Remodel, Charlatan, Patrol, Witch, Farm, King's Court, Tomb, Donate, Colony
buy
  Chapel if turn <= 2 and coins = 2
  Donate if turn <= 2 and coins = 4
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Patrol if terminals < extra actions + 2
  Donate if money > 12
  Platinum
  Gold
  Courtyard if I own fewer than 3 and I own at least 14 cards
  Patrol if I own fewer than 4
  Silver
  Courtyard if I own fewer than 2
trash
  Curse
  Estate if Colonies left > 4
  Copper if money > 6
plan learn2/100
for Pawn, Smugglers, Militia, Mill, Villa, Charlatan, Magnate, Sentry, Trading Post, Wild Hunt, Delve, Basilica, Colony
buy
  Colony
  Pawn if turn <= 1 and coins = 2
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Sentry if I own fewer than 1 and turn <= 4
  Militia if I own fewer than 1
  Platinum
  Gold
  Duchy if Colonies left <= 6
  Sentry if I own fewer than 6
  Silver
plan learn2/101
for Moat, Sea Chart, Wishing Well, Bridge, Caravan, Island, Charlatan, Duke, Tactician, King's Court, Basilica, Fountain, Colony
buy
  Moat if turn <= 2 and coins = 2
  Colony
  Charlatan if terminals < extra actions + 2
  Province if Colonies left <= 5
  King's Court if I own fewer than 3 and I own at least 3 Action cards
  Duchy if Colonies left <= 4
  Duke if Colonies left <= 3
  Charlatan if I own fewer than 3
  Estate if Colonies left <= 1
  Duke if Provinces left <= 4
  Platinum
  Caravan if I own fewer than 7
  Tactician if I own fewer than 1 and turn > 2
  Gold
  Island if I own fewer than 2
  Silver
plan learn2/102
for Courtyard, Settlers Bustling Village, Catapult Rocks, Chariot Race, Shanty Town, Tide Pools, Capital, Legionary, Mine, Pirate, Defiled Shrine
buy
  Province if money > 9 or I own at least 1
  Duchy if Provinces left <= 3
  Catapult if I own fewer than 1 and turn <= 5
  Pirate if I own fewer than 2
  Chariot Race
  Duchy if Provinces left <= 6
  Gold
  Courtyard if terminals < extra actions + 1
  Legionary if I own fewer than 2
  Settlers if I own fewer than 5 and lead < -6
  Estate if Provinces left <= 2
  Settlers if I own fewer than 6
  Silver if I own fewer than 3 and lead > -5
plan learn2/103
for Courtyard, Encampment Plunder, Swindler, Warehouse, Watchtower, Diplomat, Throne Room, Bazaar, Capital, Grand Market, Obelisk, Tower
buy
  Province if money > 14 or I own at least 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Grand Market if I own fewer than 4
  Gold if I own fewer than 5
  Swindler if I own fewer than 2
  Bazaar if extra actions < terminals + 1
  Warehouse if I own fewer than 2
  Encampment
plan learn2/104
for Native Village, Farmers' Market, Bishop, Cutpurse, Island, Throne Room, Crown, Minion, Mint, Treasury
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Cutpurse if I own fewer than 1
  Minion if I own fewer than 5
  Duchy if Provinces left <= 7
  Silver
plan learn2/105
for Cellar, Moat, Pawn, Gladiator Fortune, Merchant, Smithy, Capital, Collection, Farm, Grand Market, Dominate, Basilica
buy
  Moat if turn <= 2 and coins = 2
  Smithy if turn <= 2 and coins = 4
  Gold if I own fewer than 3
  Dominate
  Province if Provinces left <= 7
  Duchy if Provinces left <= 3
  Farm
  Estate if Provinces left <= 2
  Gold
  Capital if Capitals owned < cards owned / 6
  Smithy if I own fewer than 2 and I own at least 12 cards
  Duchy if Provinces left <= 6
  Silver
plan learn2/106
for Cellar, Fishing Village, Sacrifice, Villa, Capital, Charm, City, Duke, Grand Market, Forge, Delve, Fountain
buy
  Duchy if Provinces left <= 10
  Duke if Duchies owned > Dukes owned + 5
  Province if money > 15
  Duke if Duchies left = 0 and Dukes owned < cards owned / 5
  Grand Market
  Capital
  Delve
  Copper
plan learn2/107
for Overlord, Pawn, Steward, Swindler, Bishop, Bazaar, Collection, Groundskeeper, Mine, Grand Market, Aqueduct, Baths
buy
  Province if money > 11 or I own at least 1
  Duchy if Provinces left <= 3
  Steward if I own fewer than 1 and turn <= 4
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 4
  Grand Market if I own fewer than 7
  Gold if I own fewer than 4
  Overlord if terminals < extra actions + 2
  Swindler if I own fewer than 1
  Groundskeeper if I own fewer than 2
  Bazaar if extra actions < terminals + 1
  Silver if I own fewer than 2
plan learn2/108
for Catapult Rocks, Conspirator, Militia, Mining Village, Bandit, Crown, Mine, Vault, Farm, Bank, Battlefield
buy
  Province if money > 14
  Duchy if Provinces left <= 5
  Bandit if I own fewer than 1
  Estate if Provinces left <= 3
  Farm
  Bank if I own fewer than 2
  Gold
  Duchy if Provinces left <= 7
  Militia if I own fewer than 2
  Vault if I own fewer than 2 and I own at least 16 cards
  Mining Village if extra actions < terminals
  Silver
plan learn2/109
for Chariot Race, Monkey, Conspirator, Secret Passage, Bazaar, Charlatan, Laboratory, Pirate, Replace, Wild Hunt, Triumph, Donate
buy
  Province if money > 9 or I own at least 0
  Donate if turn <= 2 and coins = 3
  Duchy if Provinces left <= 6
  Charlatan if I own none
  Pirate if I own fewer than 2
  Charlatan if I own fewer than 2
  Donate if coins = 4
  Estate if Provinces left <= 1
  Donate if turn <= 2 and coins = 2
  Laboratory if I own fewer than 7
  Chariot Race if I own fewer than 7
plan learn2/110
for Royal Blacksmith, Catapult Rocks, Merchant, Shanty Town, Workshop, Crystal Ball, Merchant Ship, Wild Hunt, Hoard, Bank, Donate, Windfall, Colony
buy
  Shanty Town if turn <= 2 and coins = 4
  Wild Hunt if turn <= 2 and coins = 5
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum if I own fewer than 4
  Donate if money > 12
  Donate if turn <= 2 and coins = 3
  Bank if I own fewer than 3
  Hoard
  Crystal Ball
  Silver
plan learn2/111
for Swindler, Militia, Mining Village, Tide Pools, Worker's Village, Forum, Library, Treasury, Witch, Artisan, Basilica, Arena
buy
  Swindler if terminals < extra actions + 1
  Province if money > 18
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 4
  Witch if I own fewer than 2
  Gold
  Silver
plan learn2/112
for Chapel, Fishing Village, Merchant, Sea Chart, Steward, Militia, Sacrifice, Tiara, Villa, Hoard, Basilica, Dominate
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 3
  Militia if I own fewer than 1 and I own at least 2 Fishing Villages
  Steward if terminals < extra actions + 1
  Militia if I own fewer than 1
  Gold if I own fewer than 5
  Fishing Village if extra actions < terminals + 1 and extra actions < terminals
  Tiara
plan learn2/113
for Engineer, Cellar, Lurker, Bishop, Throne Room, Capital, Merchant Ship, Upgrade, Vault, Artisan, Arena, Mountain Pass, Colony
buy
  Colony
  Cellar if turn <= 2 and coins = 2
  Province if Colonies left <= 5
  Upgrade if I own fewer than 1 and turn <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Bishop if I own fewer than 1 and turn <= 4
  Platinum
  Gold
  Vault if I own none
  Merchant Ship if I own fewer than 1
  Merchant Ship if I own fewer than 2 and I own at least 13 cards
  Duchy if Colonies left <= 7
  Capital if I own fewer than 2
  Silver
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 5
plan learn2/114
for Patrician Emporium, Gladiator Fortune, Caravan, Quarry, Villa, Capital, Merchant Ship, Outpost, Upgrade, Wharf, Basilica, Colony
buy
  Silver if turn <= 2 and coins = 3
  Colony if money >= 15
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Wharf if terminals < extra actions + 3
  Estate if Colonies left <= 1
  Platinum
  Quarry if I own fewer than 2
  Villa if extra actions < terminals + 1
  Gold
  Gladiator if Gladiators owned < cards owned / 12
  Caravan if I own fewer than 6
  Patrician if I own fewer than 2
plan learn2/115
for Royal Blacksmith, Cellar, Farmers' Market, Vassal, Village, Bureaucrat, Crystal Ball, Festival, Rabble, Wharf, Ritual, Tower
buy
  Wharf if I own fewer than 2
  Cellar if turn <= 2 and coins = 2
  Province if money > 13 or I own at least 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Vassal if Vassals owned < cards owned / 12
  Village if extra actions < terminals + 0
  Wharf if terminals < extra actions + 2
  Festival if extra actions < terminals + 0
  Gold if I own fewer than 1
  Village
  Silver if I own fewer than 5
plan learn2/116
for Haven, Gladiator Fortune, Workshop, Bishop, Bridge, Archive, Replace, Tactician, Torturer, Expand, Donate
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Donate if turn <= 2 and coins = 4
  Torturer if I own fewer than 1
  Gold
  Duchy if Provinces left <= 6
  Archive if I own fewer than 6
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn2/117
for Haven, Lighthouse, Anvil, Warehouse, Workshop, Bureaucrat, Cutpurse, Poacher, Sacrifice, Salvager, Delve, Obelisk
buy
  Province if I own at least 1 Gold or money >= 16
  Sacrifice if I own fewer than 1 and turn <= 3
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Delve
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 3
plan learn2/118
for City Quarter, Haven, Bishop, Conspirator, Mining Village, Sacrifice, Archive, Groundskeeper, Upgrade, War Chest, Defiled Shrine, Aqueduct
buy
  Bishop if I own fewer than 1 and turn <= 3
  Province
  Gold if I own fewer than 2
  Duchy if Provinces left <= 4
  Archive if I own fewer than 7
  Estate if Provinces left <= 3
  Mining Village if extra actions < terminals
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn2/119
for Courtyard, Astrolabe, Enchantress, Monkey, Clerk, Militia, Smithy, Charlatan, Laboratory, Minion, Tower
buy
  Province if money > 10 or I own at least 1
  Duchy if Provinces left <= 6
  Charlatan if I own fewer than 1
  Gold
  Clerk
  Astrolabe if I own fewer than 2
  Estate if Provinces left <= 4
  Enchantress if Enchantress owned < cards owned / 10
  Courtyard if Courtyards owned < Treasure cards owned / 10
  Laboratory
  Silver if I own fewer than 3 and lead > -5
plan learn2/120
for Engineer, Courtyard, Smugglers, Conspirator, Remodel, Temple, City, Mine, Mint, Replace, Labyrinth
buy
  Remodel if I own fewer than 1 and turn <= 3
  Province if money > 15
  Duchy if Provinces left <= 4
  Courtyard if turn <= 3 and coins = 2
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 5 and Duchies owned < cards owned / 5
  Silver
plan learn2/121
for Chapel, Castles, Clerk, Mill, Treasure Map, Laboratory, Pirate, Wharf, Grand Market, Peddler, Triumphal Arch, Banquet
buy
  Castles if Provinces left <= 7
  Wharf if terminals < extra actions + 2
  Province if I own at least 3 Gold
  Clerk if I own fewer than 1
  Duchy if Provinces left <= 5
  Wharf if I own fewer than 2
  Grand Market if I own fewer than 4
  Chapel if I own fewer than 1 and turn <= 4
  Pirate if I own fewer than 2
  Estate if Provinces left <= 2
  Laboratory if I own fewer than 5
  Peddler if I own fewer than 7
  Laboratory if I own fewer than 7
  Gold if I own fewer than 5
  Mill if I own fewer than 6
  Peddler
  Silver if I own fewer than 5
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn2/122
for Lighthouse, Fishing Village, Bishop, Blockade, Villa, Bazaar, Charm, Festival, Mint, War Chest, Basilica, Tax
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Blockade if I own fewer than 2
  Gold
  Duchy if Provinces left <= 6
  Lighthouse if I own fewer than 6
  Silver
plan learn2/123
for Moat, Catapult Rocks, Warehouse, Diplomat, Gardens, Bandit, Forum, Patrol, Artisan, King's Court, Bandit Fort, Wall
buy
  Province if money > 14
  Duchy if Provinces left <= 5
  Gardens if Provinces left <= 2
  Estate if Provinces left <= 2
  Gold
  Duchy if Provinces left <= 6
  Gardens if Provinces left <= 4
  Catapult if I own fewer than 4
  Forum if I own fewer than 6
  Silver
  Moat if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 8
plan learn2/124
for City Quarter, Enchantress, Merchant, Investment, Sacrifice, Salvager, Collection, Magnate, Torturer, Expand, Windfall, Colony
buy
  Sacrifice if Sacrifices owned < cards owned / 10
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 5
  Torturer if I own fewer than 2
  Platinum
  Gold
  Enchantress if I own fewer than 2
  City Quarter if extra actions < terminals - 2
  Estate if Colonies left <= 3
  Duchy if Colonies left <= 6
  Collection
  Silver if lead < -6
  Merchant if I own fewer than 2
plan learn2/125
for Haven, Harbinger, Village, Wishing Well, Gardens, Treasure Map, Collection, Pirate, War Chest, Hoard, Tax
buy
  Wishing Well if turn <= 2 and coins = 4
  Village if I own fewer than 1 and extra actions < terminals - 1
  Province if money > 14
  Duchy if Provinces left <= 6
  Gardens if Provinces left <= 7
  Pirate if terminals < extra actions + 3
  Tax if turn <= 2 and coins = 2
  Gardens if Provinces left <= 8
  Estate if Provinces left <= 2
  War Chest
  Wishing Well if I own fewer than 1
  Gold
  Estate if Provinces left <= 3
  Silver
plan learn2/126
for Courtyard, Castles, Catapult Rocks, Sea Chart, Steward, Gardens, Capital, Council Room, Festival, Trading Post
buy
  Castles if turn <= 2 and coins = 3
  Trading Post if turn <= 2 and coins = 5
  Castles if Provinces left <= 7
  Province if money > 15
  Gardens if Provinces left <= 6
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Courtyard if terminals < extra actions + 1
  Courtyard if I own fewer than 1
  Festival if extra actions < terminals + 1
  Courtyard if I own fewer than 3 and I own at least 14 cards
  Silver
plan learn2/127
for Castles, Enchantress, Masquerade, Merchant, Clerk, Moneylender, Worker's Village, Courtier, Rabble, Artisan, Wedding, Wall
buy
  Clerk if turn <= 2 and coins = 4
  Province if money > 15
  Masquerade if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 5
  Masquerade if I own fewer than 2 and turn > 10
  Wedding
  Masquerade if I own fewer than 4
  Moneylender if Moneylenders owned < cards owned / 10
  Estate if Provinces left <= 3 and Copper owned by opponents >= 0
  Silver
plan learn2/128
for Harbinger, Conspirator, Monument, Poacher, Tide Pools, Villa, Bazaar, Festival, Merchant Ship, Replace, Colony
buy
  Colony
  Merchant Ship if turn <= 2 and coins = 5
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 1
  Platinum
  Monument if I own fewer than 1
  Gold
  Poacher if I own fewer than 6
  Bazaar if extra actions < terminals
  Harbinger if I own fewer than 6
plan learn2/129
for Haven, Settlers Bustling Village, Swindler, Diplomat, Gardens, Capital, Charm, Council Room, Treasury, Vault, Advance, Arena
buy
  Province if money > 11
  Swindler if terminals < extra actions + 1
  Duchy if Provinces left <= 4
  Gold
  Duchy if Provinces left <= 6
  Gardens if Provinces left <= 6
  Treasury
  Swindler if I own fewer than 3
  Estate if Provinces left <= 1
  Silver
plan learn2/130
for Settlers Bustling Village, Gladiator Fortune, Monkey, Clerk, Conspirator, Ironworks, Secret Passage, Pirate, Tactician, Wild Hunt, Wall
buy
  Clerk if I own fewer than 1
  Settlers if turn <= 2 and coins = 2
  Province if money > 6
  Duchy if Provinces left <= 5
  Tactician if I own fewer than 1
  Estate if Provinces left <= 2
  Pirate if I own fewer than 1
  Clerk if I own fewer than 4
  Gold
  Secret Passage if I own fewer than 4
  Silver if I own fewer than 5
plan learn2/131
for Moat, Patrician Emporium, Farmers' Market, Monkey, Bazaar, Magnate, Pirate, Treasury, Wharf, Expand, Orchard, Colony
buy
  Silver if turn <= 2 and coins = 4
  Wharf if terminals < extra actions + 2
  Platinum if I own fewer than 3
  Silver if turn <= 2 and coins = 3 and Silver owned < cards owned / 8
  Bazaar if extra actions < terminals - 1
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4 and Copper owned by opponents >= 1
  Gold if I own fewer than 3
  Monkey if terminals < extra actions + 2
  Silver if money <= 8
  Patrician if I own fewer than 4
plan learn2/132
for City Quarter, Settlers Bustling Village, Bureaucrat, Clerk, Capital, Corsair, Crown, Forum, Rabble, Hoard, Battlefield
buy
  Clerk if coins = 4
  Province if money > 8 or I own at least 1
  Duchy if Provinces left <= 5
  Hoard if I own fewer than 2
  Estate if Provinces left <= 2
  Forum if I own fewer than 4
  Corsair if terminals < extra actions + 2
  Forum
  Settlers if turn <= 2 and coins = 2
  Crown if I own fewer than 3
  Silver if I own fewer than 3
plan learn2/133
for Chapel, Moat, Enchantress, Village, Ironworks, Island, Sacrifice, Festival, Forum, Sea Witch, Orchard, Wedding
buy
  Chapel if turn <= 2 and coins = 2
  Province if money > 21
  Duchy if Provinces left <= 2
  Sea Witch if I own fewer than 3
  Enchantress if I own fewer than 1
  Ironworks if I own fewer than 1
  Island if I own fewer than 1 and Provinces left <= 1
  Festival if I own fewer than 3
  Moat if terminals < extra actions + 2
  Estate if Provinces left <= 3
  Forum if I own fewer than 4 and lead > -8
  Village
  Wedding
  Chapel if terminals < extra actions + 2
  Island if terminals < extra actions + 3
  Enchantress if I own fewer than 4
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn2/134
for City Quarter, Royal Blacksmith, Haven, Moat, Swindler, Bureaucrat, Sailor, Courtier, Market, Wharf, Dominate, Defiled Shrine
buy
  Sailor if I own fewer than 1 and turn <= 3
  Dominate if I own fewer than 4
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Wharf if Wharfs owned < cards owned / 8
  Market if I own fewer than 2
  Swindler if I own fewer than 4
  Moat if terminals < extra actions
  Gold if I own fewer than 3
  Sailor if I own fewer than 5
  City Quarter if I own fewer than 4 and extra actions < terminals - 1
  Silver
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 6
plan learn2/135
for City Quarter, Encampment Plunder, Lighthouse, Native Village, Settlers Bustling Village, Island, Capital, City, Torturer, War Chest, Dominate
buy
  Province if money > 18
  Dominate
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 4
  War Chest if I own fewer than 2
  Bustling Village if I own fewer than 4 and extra actions < terminals - 1
  Lighthouse if I own fewer than 2
  Torturer if I own fewer than 1
  Torturer if terminals < extra actions + 2
  Encampment if extra actions < terminals
  Island if I own fewer than 2
  Plunder if I own fewer than 3
  Encampment
  City if I own fewer than 5
  Settlers if I own fewer than 4
  Lighthouse if I own fewer than 6
  Silver
plan learn2/136
for Royal Blacksmith, Courtyard, Encampment Plunder, Haven, Smithy, Villa, Groundskeeper, Legionary, Tactician, King's Court, Triumphal Arch, Labyrinth
buy
  Villa if extra actions < terminals - 0
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Smithy if I own fewer than 1
  Legionary if I own fewer than 1 and lead > -7
  Smithy if terminals < extra actions + 1
  Tactician if terminals < extra actions
  Gold if I own fewer than 2
  Groundskeeper if I own fewer than 2
  Tactician if I own fewer than 2
  Encampment
  Silver if I own fewer than 4
plan learn2/137
for Overlord, Patrician Emporium, Chariot Race, Watchtower, Moneylender, Monument, Temple, Archive, Council Room, Sentry, Basilica
buy
  Province if money > 12
  Sentry if I own fewer than 2
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Gold
  Sentry if I own fewer than 6
  Monument if I own fewer than 1
  Silver if I own fewer than 1
  Chariot Race if I own fewer than 7
plan learn2/138
for Astrolabe, Gladiator Fortune, Merchant, Wishing Well, Baron, Ironworks, Quarry, Merchant Ship, Wild Hunt, Bank, Obelisk, Baths
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Merchant Ship if I own fewer than 1
  Wild Hunt if terminals < extra actions + 2
  Baron if I own fewer than 2
plan learn2/139
for Haven, Harbinger, Vassal, Blockade, Archive, Bazaar, Collection, Groundskeeper, War Chest, Grand Market, Ritual, Orchard
buy
  Province if money > 15
  Blockade if I own fewer than 1
  Duchy if Provinces left <= 6
  Archive if I own fewer than 5
  Estate if Provinces left <= 2
  Gold
  Archive if I own fewer than 6
  Blockade if I own fewer than 3
  Collection
  Silver
plan learn2/140
for Pawn, Fishing Village, Sea Chart, Quarry, Archive, Mint, Sentry, Vault, Bank, King's Court, Wall, Colonnade
buy
  Province
  Pawn if turn <= 1 and coins = 2
  Duchy if Provinces left <= 4 and Duchies owned < cards owned / 5
  Sentry if I own fewer than 3
  Gold
  Vault if terminals < extra actions + 1
  Vault if I own fewer than 2 and Sea Charts owned by opponents >= 1
  Fishing Village if extra actions < terminals
  Estate if Provinces left <= 2
  Silver if Silver owned < cards owned / 5
  Fishing Village
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn2/141
for Castles, Sea Chart, Temple, Tiara, Duke, Groundskeeper, Treasury, Witch, Farm, Hoard, Triumphal Arch, Basilica
buy
  Duchy if money > 14
  Province if money > 15
  Castles if Provinces left <= 7
  Duke if Duchies left = 0
  Witch if I own fewer than 2
  Hoard if I own fewer than 2
  Estate if Dukes left <= 2
  Treasury if I own fewer than 5
  Hoard if I own fewer than 4
  Tiara if I own fewer than 5
  Silver
plan learn2/142
for Encampment Plunder, Farmers' Market, Sea Chart, Caravan, Remodel, Tiara, Market, Minion, Upgrade, Expand, Obelisk
buy
  Remodel if I own fewer than 1 and turn <= 3
  Plunder if I own fewer than 3
  Upgrade if I own fewer than 1 and turn <= 3
  Caravan if I own fewer than 4
  Remodel if I own fewer than 1
  Farmers' Market if I own fewer than 1
  Gold if I own fewer than 1
  Province if money > 15 or I own at least 1
  Encampment
  Duchy if Provinces left <= 3
  Market if I own fewer than 3
  Minion if I own fewer than 5
  Caravan
  Estate if Provinces left <= 2
  Minion if I own fewer than 7
  Tiara
  Gold if I own fewer than 2
  Farmers' Market
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn2/143
for Encampment Plunder, Chariot Race, Gladiator Fortune, Harbinger, Treasure Map, Capital, Mint, Outpost, War Chest, Peddler, Triumph, Basilica
buy
  War Chest if turn <= 2 and coins = 5
  Plunder if I own fewer than 3
  Province if I own at least 8 Action cards
  Duchy if Provinces left <= 5
  Outpost if I own fewer than 1
  Estate if Provinces left <= 2
  Capital if I own fewer than 1
  Gold if I own fewer than 2 and I own fewer than 2
  Peddler if I own fewer than 6
  Chariot Race if I own fewer than 6
  Encampment if extra actions < terminals
  Silver if I own fewer than 4
  Peddler
  Encampment
plan learn2/144
for Watchtower, Workshop, Clerk, Island, Militia, Bandit, Market, Mint, Rabble, Wharf, Defiled Shrine
buy
  Militia if turn <= 2 and coins = 5
  Province if money > 16
  Wharf if terminals < extra actions + 3
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Clerk if I own fewer than 2
  Wharf if I own fewer than 2
  Market if I own fewer than 7
  Island if Islands owned < cards owned / 11
  Clerk if I own fewer than 4
  Silver
plan learn2/145
for Harbinger, Lookout, Wishing Well, Moneylender, Sacrifice, Tide Pools, Corsair, Crown, Library, Farm, Palace, Keep
buy
  Province if money > 15
  Duchy if Provinces left <= 3
  Corsair if terminals < extra actions + 2
  Farm
  Crown if I own fewer than 2
  Gold if I own fewer than 2
  Silver
plan learn2/146
for Pawn, Catapult Rocks, Fishing Village, Island, Corsair, Outpost, Sentry, Treasury, Wharf, Hoard, Annex, Keep
buy
  Fishing Village if extra actions < terminals - 1
  Silver if turn <= 2 and coins = 3
  Pawn if turn <= 2 and coins = 2
  Wharf if terminals < extra actions + 2
  Catapult if I own fewer than 1 and turn <= 4
  Hoard if I own fewer than 2
  Province if I own at least 6 Action cards
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Fishing Village
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 3
plan learn2/147
for Engineer, Lurker, Enchantress, Sailor, Archive, Crystal Ball, Legionary, Mint, Pirate, Bank, Basilica, Colonnade
buy
  Province if money > 13
  Duchy if Provinces left <= 6
  Pirate
  Gold
  Crystal Ball if I own fewer than 3
  Estate if Provinces left <= 3
  Sailor if I own fewer than 6
  Enchantress if I own fewer than 4
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn2/148
for Moat, Gladiator Fortune, Workshop, Mining Village, Monument, Bandit, Charlatan, Forum, Pirate, Upgrade, Orchard, Baths
buy
  Pirate if I own fewer than 2 and I own at least 16 cards
  Province if I own at least 1 Gold
  Pirate if I own fewer than 3
  Duchy if Provinces left <= 5
  Forum
  Monument if I own fewer than 3
  Mining Village if extra actions < terminals
  Estate if Provinces left <= 2
plan learn2/149
for Native Village, Castles, Moneylender, Monument, Secret Passage, Capital, Duke, Tactician, Wharf, King's Court, Colony
buy
  King's Court if I own fewer than 3 and I own at least 5 Action cards
  Colony
  Castles if Provinces left <= 7
  Wharf if I own fewer than 4
  Castles if Colonies left <= 3
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Platinum if turn > 8
  Monument if I own fewer than 1
  Secret Passage if I own fewer than 4
  Monument if I own fewer than 3
  Duchy if Colonies left <= 6
  Silver
  Native Village
plan learn2/150
for Settlers Bustling Village, Fishing Village, Masquerade, Diplomat, Moneylender, Smithy, Tiara, Charm, Replace, Tactician
buy
  Province if I own at least 1 Gold
  Masquerade if I own fewer than 1 and turn <= 3
  Fishing Village if turn <= 2 and coins = 4
  Duchy if Provinces left <= 3
  Smithy if terminals < extra actions + 1
  Estate if Provinces left <= 1
  Tiara if I own fewer than 1
  Gold if I own fewer than 4
  Fishing Village if extra actions < terminals + 1
  Settlers
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 7
plan learn2/151
for Castles, Chariot Race, Moneylender, Smithy, Tide Pools, Crystal Ball, Magnate, Patrol, Vault, Hoard, Banquet, Aqueduct, Colony
buy
  Banquet if turn <= 2 and coins = 3
  Colony
  Smithy if terminals < extra actions + 1 and Silver owned by opponents >= 1
  Crystal Ball
  Province if Colonies left <= 5
  Patrol if I own fewer than 2 and I own at least 16 cards
  Duchy if Colonies left <= 4
  Smithy if terminals < extra actions + 1
  Platinum
  Gold
  Silver
plan learn2/152
for Astrolabe, Catapult Rocks, Chariot Race, Bridge, Smithy, Tiara, Council Room, Courtier, Legionary, Magnate, Ritual, Wedding, Colony
buy
  Colony if money > 14 or I own at least 1
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 2
  Duchy if Colonies left <= 4
  Gold if I own fewer than 2
  Catapult if I own fewer than 2
  Platinum
  Chariot Race if I own fewer than 4
  Wedding
  Silver if I own fewer than 3
plan learn2/153
for Lighthouse, Castles, Smugglers, Bureaucrat, Caravan, Duke, Magnate, Outpost, Trading Post, King's Court, Mountain Pass, Advance
buy
  Castles if Provinces left <= 7
  Duke if Duchies owned > Dukes owned + 4
  Province if money > 18
  Trading Post if I own fewer than 1
  Duchy if Provinces left <= 6
  Caravan if I own fewer than 5
  Duke if Provinces left <= 3
  Gold
  Estate if Provinces left <= 2
  Silver
plan learn2/154
for Engineer, Merchant, Monkey, Shanty Town, Cutpurse, Tiara, Villa, Crystal Ball, Treasury, Hoard, Defiled Shrine, Triumphal Arch
buy
  Province if money > 10
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Tiara if turn <= 2 and coins = 4
  Crystal Ball if I own fewer than 1 and turn <= 3
  Hoard if I own fewer than 4
  Treasury
  Shanty Town if extra actions < terminals + 2
  Tiara if I own fewer than 6
  Silver
plan learn2/155
for City Quarter, Gladiator Fortune, Bishop, Poacher, Salvager, Throne Room, Worker's Village, Forum, Wild Hunt, Nobles
buy
  Bishop if I own fewer than 1 and turn <= 3
  Province
  Gold if I own fewer than 2
  Forum if I own fewer than 2
  Duchy if Provinces left <= 5
  Forum if I own fewer than 7
  Copper if I own fewer than 1
  Estate if Provinces left <= 2
  Poacher if I own fewer than 6
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 9
plan learn2/156
for Lighthouse, Moat, Caravan, Remodel, Worker's Village, Capital, Legionary, Sea Witch, Wild Hunt, Expand, Palace, Windfall
buy
  Province if money > 15
  Sea Witch if terminals < extra actions + 2
  Duchy if Provinces left <= 3
  Gold
  Sea Witch if I own fewer than 3
  Duchy if Provinces left <= 7 and I own fewer than 5
  Silver if turn > 1
  Lighthouse if I own fewer than 3
  Copper
plan learn2/157
for Enchantress, Masquerade, Clerk, Cutpurse, Island, Militia, Collection, Outpost, Tactician, Hoard, Wolf Den, Colony
buy
  Masquerade if I own fewer than 1 and turn <= 2
  Militia if I own fewer than 2
  Collection if turn <= 4 and coins = 5
  Clerk if coins = 4
  Colony if I own more than 1 Platinum
  Province if Colonies left <= 4
  Tactician if I own fewer than 1
  Duchy if Colonies left <= 5
  Platinum
  Gold if I own fewer than 5
  Estate if Colonies left <= 1
trash
  Curse
  Estate if Colonies left > 3
  Copper if money > 6
plan learn2/158
for Haven, Gladiator Fortune, Monument, Bazaar, Laboratory, Outpost, Rabble, Upgrade, Grand Market, King's Court, Donate, Basilica
buy
  Grand Market if I own fewer than 3
  Upgrade if I own fewer than 1 and turn <= 5
  Province if money >= 15 or Provinces left <= 4
  Duchy if Provinces left <= 5
  Donate if turn <= 2 and coins = 3
  Estate if Provinces left <= 2
  King's Court if I own fewer than 3 and I own at least 3 Action cards
  Gold if Provinces left <= 1
  Bazaar if extra actions < terminals + 1
  Donate if turn <= 2 and coins = 2
  Monument if I own fewer than 4
  Rabble
  Silver
plan learn2/159
for Cellar, Masquerade, Sea Chart, Bridge, Cutpurse, Diplomat, Collection, Mint, Sea Witch, Forge, Ritual, Tomb
buy
  Masquerade if I own fewer than 2
  Province if money >= 16 or Provinces left <= 4
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Gold
  Collection if I own fewer than 2
  Sea Witch if I own fewer than 3
  Silver
plan learn2/160
for Farmers' Market, Lookout, Throne Room, Collection, Library, Magnate, Mint, Replace, Sea Witch, Nobles, Battlefield, Salt the Earth, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Lookout if turn <= 2 and coins = 3
  Platinum
  Estate if Colonies left <= 2
  Sea Witch if terminals < extra actions + 3
  Gold
  Duchy if Colonies left <= 6
  Collection
  Estate if Colonies left <= 3
  Silver
plan learn2/161
for Vassal, Bureaucrat, Poacher, Salvager, Smithy, Bazaar, Collection, Laboratory, Mine, Mint, Tomb, Banquet
buy
  Salvager if I own fewer than 1 and turn <= 2
  Laboratory if I own fewer than 6
  Mine if I own fewer than 1
  Bazaar
  Poacher if I own fewer than 3
  Province if money > 8
  Duchy if Provinces left <= 4
  Smithy if Smithies owned < Treasure cards owned / 11
  Bureaucrat if I own fewer than 1
  Collection if I own fewer than 2
  Estate if Provinces left <= 2
  Poacher if I own fewer than 6
  Gold
  Silver
plan learn2/162
for Encampment Plunder, Anvil, Castles, Fishing Village, Caravan, Sailor, Tiara, Duke, Legionary, Witch, Banquet, Defiled Shrine
buy
  Province if I own at least 1 Gold
  Banquet if turn <= 2 and coins = 3
  Castles if Provinces left <= 7
  Duke if Duchies left = 0
  Witch if I own fewer than 2
  Duchy if Provinces left <= 4
  Legionary if I own fewer than 1
  Sailor if I own fewer than 3
  Estate if Provinces left <= 2
  Fishing Village if extra actions < terminals - 1
  Sailor
  Gold if I own fewer than 5
  Fishing Village if extra actions < terminals + 1
  Legionary if terminals < extra actions
  Caravan if I own fewer than 7
  Encampment if extra actions < terminals
  Fishing Village if I own fewer than 4
  Anvil if I own fewer than 2
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn2/163
for Lurker, Native Village, Castles, Catapult Rocks, Merchant, Quarry, Charm, Collection, Sentry, War Chest, Dominate, Banquet
buy
  Castles if Provinces left <= 7
  Dominate if Provinces left <= 4
  Banquet if turn <= 2 and coins = 3
  Province if money > 10
  Duchy if Provinces left <= 4
  Sentry if I own fewer than 2
  Estate if Provinces left <= 2
  Catapult if I own fewer than 1
  Gold
  Collection
  Silver
plan learn2/164
for Engineer, Warehouse, Gardens, Salvager, Throne Room, Tiara, Minion, Wild Hunt, Nobles, Expand, Tomb
buy
  Province if money > 18
  Salvager if I own fewer than 1
  Duchy if Provinces left <= 3
  Gardens if Provinces left <= 5
  Gold
  Estate if Provinces left <= 2
  Wild Hunt if terminals < extra actions + 2
  Tiara if I own fewer than 2
  Silver
plan learn2/165
for Chapel, Sea Chart, Bishop, Bridge, Clerk, Salvager, Collection, Corsair, Outpost, Torturer, Tax, Arena
buy
  Clerk if I own fewer than 1
  Collection if I own fewer than 1
  Province if money > 15
  Duchy if Provinces left <= 4
  Torturer if I own fewer than 2
  Estate if Provinces left <= 2
  Gold
  Clerk if I own fewer than 4
  Chapel if I own fewer than 1
  Collection if I own fewer than 2
  Silver
plan learn2/166
for Enchantress, Smugglers, Village, Bureaucrat, Island, Sacrifice, Farm, Bank, King's Court, Peddler, Conquest, Ritual, Colony
buy
  Colony
  Platinum if I own fewer than 2
  Province if Colonies left <= 4
  Sacrifice if I own fewer than 1
  Duchy if Colonies left <= 3
  Peddler if I own fewer than 6
  Gold if I own fewer than 4
  Island if I own fewer than 3
  Village if extra actions < terminals
  Enchantress if I own fewer than 4
plan learn2/167
for Overlord, Smugglers, Village, Clerk, Conspirator, Cutpurse, Ironworks, Temple, Archive, Vault, Advance
buy
  Vault if turn <= 2 and coins = 5
  Archive if I own fewer than 4
  Province if money > 7
  Duchy if Provinces left <= 4
  Archive
  Vault if I own fewer than 1
  Estate if Provinces left <= 1
  Gold if I own fewer than 2
  Clerk if I own fewer than 3
  Silver if I own fewer than 3
  Village
plan learn2/168
for Lighthouse, Astrolabe, Warehouse, Workshop, Conspirator, Mining Village, Monument, Salvager, Charlatan, Laboratory, Dominate, Baths, Colony
buy
  Salvager if I own fewer than 1 and turn <= 2
  Dominate
  Colony if money > 8
  Laboratory if I own fewer than 6
  Province if Colonies left <= 4
  Platinum
  Mining Village if extra actions < terminals
  Charlatan if terminals < extra actions + 2
  Estate if Colonies left <= 1
  Lighthouse if I own fewer than 6
  Conspirator if I own fewer than 3
  Warehouse if I own fewer than 2
  Lighthouse
plan learn2/169
for Royal Blacksmith, Anvil, Chariot Race, Baron, Blockade, Bureaucrat, Cutpurse, Sacrifice, Council Room, Library
buy
  Silver if turn <= 2 and coins = 3
  Province if money > 10
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Gold
  Library if I own fewer than 1 and I own at least 16 cards
  Duchy if Provinces left <= 6
  Blockade if I own fewer than 2
  Chariot Race if I own fewer than 8
  Silver
plan learn2/170
for Engineer, Moat, Anvil, Monkey, Bureaucrat, Sacrifice, Smithy, Council Room, Wharf, Witch, Triumph, Salt the Earth, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum
  Witch if I own fewer than 2
  Sacrifice if I own fewer than 1 and turn <= 4
  Estate if Colonies left <= 3
  Gold
  Wharf if I own fewer than 3
  Duchy if Colonies left <= 6
  Silver
plan learn2/171
for Workshop, Bishop, Bridge, Mill, Charm, Courtier, Forum, Trading Post, Witch, Nobles, Conquest, Triumphal Arch, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Witch if I own fewer than 2
  Gold if I own fewer than 1
  Estate if Colonies left <= 1
  Platinum
  Forum if I own fewer than 6
  Silver
plan learn2/172
for Cellar, Chapel, Pawn, Catapult Rocks, Masquerade, Village, Caravan, Minion, Replace, Artisan, Advance
buy
  Province if money > 11
  Pawn if turn <= 2 and coins = 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Gold
  Duchy if Provinces left <= 5
  Masquerade if I own fewer than 1
  Minion if I own fewer than 6
  Silver
plan learn2/173
for Native Village, Catapult Rocks, Charlatan, Collection, Crown, Merchant Ship, Rabble, Sentry, Trading Post, Witch, Tax
buy
  Province if money > 11
  Sentry if I own fewer than 3
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Charlatan if I own none
  Gold
  Charlatan if I own fewer than 3
  Silver
  Tax if lead > -2
plan learn2/174
for Engineer, Overlord, Lurker, Shanty Town, Smugglers, Island, Remodel, Secret Passage, Archive, Peddler, Wolf Den, Obelisk
buy
  Province
  Duchy if Provinces left <= 3
  Gold if I own fewer than 2
  Estate if Provinces left <= 2
  Archive
  Island if I own fewer than 4
  Silver
plan learn2/175
for Settlers Bustling Village, Vassal, Village, Wishing Well, Baron, Conspirator, Quarry, Crystal Ball, Treasury, Witch, Battlefield, Labyrinth
buy
  Province if money > 15
  Duchy if Provinces left <= 4 and Provinces left <= 5
  Estate if Provinces left <= 2
  Witch if terminals < extra actions + 2
  Gold if I own fewer than 4
  Duchy if Provinces left <= 6
  Crystal Ball
  Silver
plan learn2/176
for Pawn, Shanty Town, Village, Temple, Charm, Collection, Corsair, Crown, Farm, Hoard, Donate, Battlefield
buy
  Province if money > 9 or I own at least 0
  Donate if turn <= 2 and coins = 3
  Duchy if Provinces left <= 3
  Donate if turn <= 2 and coins = 2 and turn <= 10
  Estate if Provinces left <= 2
  Hoard if I own fewer than 1
  Farm
  Corsair if terminals < extra actions + 3
  Village if extra actions < terminals
  Donate if turn <= 2 and coins = 4
  Pawn if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 5
plan learn2/177
for Lighthouse, Enchantress, Masquerade, Sea Chart, Steward, Baron, Throne Room, Courtier, Upgrade, War Chest, Banquet, Ritual, Colony
buy
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Masquerade if I own fewer than 2
  Platinum
  Gold
  Duchy if Colonies left <= 7
  Silver
  Lighthouse
plan learn2/178
for Catapult Rocks, Enchantress, Conspirator, Militia, Remodel, Salvager, Forum, Laboratory, Pirate, Grand Market, Tomb, Wolf Den
buy
  Province
  Catapult if I own fewer than 1 and turn <= 5
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 6
  Pirate if I own fewer than 3
  Gold
  Laboratory if I own fewer than 5
  Catapult if I own fewer than 2
  Silver
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 10
plan learn2/179
for Pawn, Merchant, Smugglers, Vassal, Warehouse, Sailor, Duke, Library, Vault, Artisan, Museum, Advance
buy
  Duchy if money > 10
  Sailor if I own fewer than 1 and turn <= 3
  Province if money > 11
  Duke if Duchies left = 0
  Library if I own fewer than 1 and I own at least 16 cards
  Smugglers if I own fewer than 1
  Estate if Dukes left <= 2
  Gold if I own fewer than 2
  Silver
  Pawn
plan learn2/180
for Moat, Chariot Race, Harbinger, Masquerade, Island, Courtier, Forum, Laboratory, Sea Witch, Nobles, Delve, Donate
buy
  Donate if turn <= 1 and coins = 3
  Province if money > 7
  Duchy if Provinces left <= 2
  Estate if Provinces left <= 2
  Sea Witch if I own fewer than 2
  Donate if money > 12
  Delve
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn2/181
for Cellar, Enchantress, Farmers' Market, Conspirator, Investment, Sacrifice, Crown, Legionary, Market, Minion, Salt the Earth, Banquet
buy
  Province if money > 12
  Investment if turn <= 4
  Duchy if Provinces left <= 4
  Enchantress if I own fewer than 2
  Gold
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 5
  Market if I own fewer than 6
  Silver
plan learn2/182
for Chapel, Masquerade, Warehouse, Blockade, Bureaucrat, Caravan, Militia, City, Courtier, Outpost, Defiled Shrine, Triumph
buy
  Chapel if turn <= 2 and coins = 2
  Province if money > 8
  Warehouse if turn <= 2 and coins = 3
  Duchy if Provinces left <= 3
  Courtier if terminals < extra actions + 2
  Blockade if I own fewer than 1
  Courtier if terminals < extra actions + 3
  Gold
  Caravan
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 6
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 5
plan learn2/183
for Engineer, Masquerade, Warehouse, Baron, Throne Room, Courtier, Laboratory, Sentry, Torturer, Expand, Wall, Advance
buy
  Province if money > 10
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Torturer if I own fewer than 1
  Masquerade if I own fewer than 1
  Gold
  Sentry if I own fewer than 6
  Laboratory if I own fewer than 5
  Silver
plan learn2/184
for Lurker, Fishing Village, Harbinger, Steward, Caravan, Ironworks, Island, Militia, Throne Room, Trading Post, Conquest
buy
  Trading Post if turn <= 2 and coins = 5 and I own fewer than 1
  Province if money > 18
  Duchy if Provinces left <= 4
  Conquest
  Estate if Provinces left <= 1
  Militia if terminals < extra actions + 2
  Caravan if I own fewer than 7
  Duchy if Provinces left <= 7
  Silver
plan learn2/185
for Engineer, Astrolabe, Monkey, Warehouse, Monument, City, Mine, Pirate, Wild Hunt, Bank, Banquet, Palace
buy
  Province if I own at least 2 Gold
  Pirate if terminals < extra actions + 3
  Duchy if Provinces left <= 4
  Monument if I own fewer than 1 and Monuments owned < cards owned / 8
  Estate if Provinces left <= 1
  Pirate if I own fewer than 3
  Gold if I own fewer than 5
  Banquet if turn <= 2 and coins = 3
  Silver if I own fewer than 5
  Monument if I own fewer than 3
  Warehouse if I own fewer than 3
plan learn2/186
for Royal Blacksmith, Astrolabe, Monkey, Shanty Town, Mill, Sailor, Festival, Groundskeeper, Artisan, Bank, Basilica, Labyrinth
buy
  Astrolabe if turn <= 2 and coins = 3
  Province if money > 10
  Sailor if I own fewer than 1 and turn <= 3
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Monkey if terminals < extra actions + 2
  Bank
  Astrolabe
  Mill if I own fewer than 6
  Silver
plan learn2/187
for Catapult Rocks, Harbinger, Shanty Town, Wishing Well, Poacher, Smithy, Worker's Village, Collection, Legionary, Wild Hunt, Bandit Fort
buy
  Province if money > 12
  Duchy if Provinces left <= 5
  Gold if I own fewer than 1
  Estate if Provinces left <= 2
  Catapult if I own fewer than 1 and turn <= 4
  Legionary if I own fewer than 1
  Collection if I own fewer than 2
  Poacher if I own fewer than 6
  Harbinger if I own fewer than 3
  Legionary if I own fewer than 2
  Smithy if I own fewer than 2 and I own at least 16 cards
  Poacher if I own fewer than 7
  Shanty Town if extra actions < terminals
  Silver if I own fewer than 3
plan learn2/188
for Haven, Enchantress, Bridge, Remodel, Charm, Corsair, Minion, Mint, Upgrade, Peddler, Baths, Keep
buy
  Province if money > 9 or I own at least 0
  Duchy if Provinces left <= 3
  Corsair if terminals < extra actions + 2
  Estate if Provinces left <= 1
  Charm if I own fewer than 2
  Corsair if I own fewer than 4
  Gold if I own fewer than 7
  Peddler if I own fewer than 1
  Charm
  Silver
  Minion
plan learn2/189
for Pawn, Cutpurse, Investment, Villa, Collection, Corsair, Library, Mine, Rabble, Trading Post, Conquest, Battlefield
buy
  Cutpurse if turn <= 2 and coins = 4
  Province if money > 17
  Duchy if Provinces left <= 4
  Conquest if Conquests owned < cards owned / 10
  Corsair if I own fewer than 4
  Silver
  Pawn if I own fewer than 7
plan learn2/190
for Farmers' Market, Gladiator Fortune, Conspirator, Mining Village, Legionary, Mint, Sea Witch, Vault, Artisan, Peddler, Tax, Tomb
buy
  Province if money > 15
  Tax if turn <= 2 and coins = 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Sea Witch if I own fewer than 3
  Gold
  Peddler
  Duchy if Provinces left <= 6
  Silver
plan learn2/191
for Encampment Plunder, Wishing Well, Bishop, Ironworks, Monument, Smithy, Throne Room, Archive, Forum, Replace, Defiled Shrine, Mountain Pass, Colony
buy
  Archive if I own fewer than 4
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 3
  Platinum
  Forum if I own fewer than 4
  Archive if I own fewer than 5
  Monument if I own fewer than 1
  Estate if Colonies left <= 2
  Gold
  Silver
  Encampment if extra actions < terminals + 1
plan learn2/192
for Royal Blacksmith, Patrician Emporium, Harbinger, Blockade, Caravan, Moneylender, Poacher, Charm, Corsair, Pirate, Obelisk
buy
  Province if money > 14
  Duchy if Provinces left <= 7
  Estate if Provinces left <= 2
  Pirate if I own fewer than 3
  Blockade if I own fewer than 2
  Gold
  Poacher if I own fewer than 5
  Estate if Provinces left <= 4
  Harbinger if I own fewer than 5
  Silver
  Patrician
plan learn2/193
for City Quarter, Anvil, Astrolabe, Baron, Cutpurse, Mining Village, Quarry, Tide Pools, Charlatan, Mint, Salt the Earth, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum
  Charlatan if I own fewer than 2
  Cutpurse if I own fewer than 1
  Gold
  Duchy if Colonies left <= 6
  Tide Pools if I own fewer than 7
  Silver
plan learn2/194
for City Quarter, Courtyard, Moat, Mining Village, Charm, Corsair, Laboratory, Library, Mine, Witch, Tax
buy
  Province if money > 16
  Tax if turn <= 2 and coins = 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Witch if I own fewer than 2
  Moat if turn <= 2 and coins = 3
  Gold
  Duchy if Provinces left <= 6
  Charm
  Witch if I own fewer than 4
  Silver
  Moat if Moats owned < cards owned / 13
plan learn2/195
for Warehouse, Blockade, Gardens, Ironworks, Mining Village, Sacrifice, Worker's Village, Council Room, Trading Post, Peddler, Palace, Keep
buy
  Province
  Duchy if Provinces left <= 4
  Gardens if Provinces left <= 5
  Estate if Provinces left <= 1
  Gold
  Blockade if I own fewer than 2
  Worker's Village if extra actions < terminals + 1
  Duchy
  Peddler
  Warehouse if I own fewer than 2
  Silver
plan learn2/196
for Anvil, Enchantress, Monkey, Warehouse, Bureaucrat, Collection, Legionary, Mint, Rabble, King's Court, Baths, Colony
buy
  Colony
  Warehouse if turn <= 2 and coins = 3
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Enchantress if I own fewer than 2
  Platinum
  Estate if Colonies left <= 2
  Gold
  Duchy if Colonies left <= 6
  Collection
  Enchantress if Enchantress owned < cards owned / 5
  Warehouse if I own fewer than 2
  Silver
plan learn2/197
for Encampment Plunder, Lookout, Sea Chart, Tiara, Bazaar, Capital, Groundskeeper, Merchant Ship, Mine, Minion, Obelisk
buy
  Province if money > 13
  Duchy if Provinces left <= 4
  Merchant Ship if I own fewer than 1
  Gold
  Estate if Provinces left <= 2
  Capital if I own fewer than 2
  Tiara
  Silver
  Encampment
plan learn2/198
for Astrolabe, Catapult Rocks, Conspirator, Quarry, Temple, Corsair, Magnate, Merchant Ship, Farm, Nobles, Triumph
buy
  Province
  Duchy if Provinces left <= 4
  Merchant Ship if I own fewer than 1
  Farm
  Nobles
  Gold if Gold owned < cards owned / 10
  Estate if Provinces left <= 2
  Merchant Ship if I own fewer than 4
  Silver
plan learn2/199
for Courtyard, Native Village, Enchantress, Shanty Town, Village, Treasure Map, Laboratory, Magnate, Patrol, Treasury, Windfall
buy
  Patrol if turn <= 2 and coins = 5
  Silver if turn <= 2 and coins = 3
  Province if money > 14
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Patrol if I own fewer than 2 and I own at least 19 cards
  Courtyard if Courtyards owned < Treasure cards owned / 7
  Silver if I own fewer than 5
plan learn2/200
for Chariot Race, Farmers' Market, Masquerade, Blockade, Gardens, Bazaar, Courtier, Market, Mine, Torturer
buy
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 4
  Blockade if I own fewer than 1
  Bazaar if extra actions < terminals - 1
  Gardens if Provinces left <= 3
  Masquerade if I own fewer than 1 and turn <= 5
  Estate if Provinces left <= 1
  Gardens if Provinces left <= 6
  Courtier if terminals < extra actions + 1
  Torturer if I own fewer than 1
  Bazaar if I own fewer than 4
  Mine if I own fewer than 2
  Gold if I own fewer than 5
  Chariot Race
  Farmers' Market if I own fewer than 2
plan learn2/201
for Moat, Patrician Emporium, Gladiator Fortune, Sea Chart, Remodel, Charlatan, Council Room, Merchant Ship, Trading Post, Wharf, Orchard, Mountain Pass
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Charlatan if I own fewer than 3
  Estate if Provinces left <= 1
  Gold if I own fewer than 4
  Wharf if I own fewer than 3
  Silver if I own fewer than 2
  Patrician if I own fewer than 3
  Silver
plan learn2/202
for Farmers' Market, Harbinger, Bishop, Monument, Smithy, Corsair, Groundskeeper, Market, Mine, Hoard, Basilica, Labyrinth
buy
  Province if money > 15
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 2
  Hoard if I own fewer than 2
  Corsair if terminals < extra actions + 1
  Smithy if Smithies owned < Treasure cards owned / 11
  Hoard if I own fewer than 4
  Monument if I own fewer than 2 and I own at least 22 cards
  Silver
  Copper
plan learn2/203
for Chariot Race, Baron, Clerk, Conspirator, Ironworks, Tide Pools, Festival, Laboratory, Legionary, Pirate, Battlefield, Tomb
buy
  Province if money > 14
  Duchy if Provinces left <= 7
  Estate if Provinces left <= 3
  Pirate if I own fewer than 3
  Clerk
  Gold
  Silver
plan learn2/204
for Engineer, Cellar, Castles, Merchant, Bishop, Blockade, Clerk, Poacher, Market, Mint, Arena, Annex
buy
  Cellar if turn <= 1 and coins = 2
  Castles if Provinces left <= 7
  Province if money > 15
  Duchy if Provinces left <= 6
  Gold
  Blockade if I own fewer than 2
  Market if I own fewer than 5
  Clerk
  Castles
  Estate if Provinces left <= 1
  Silver
plan learn2/205
for Royal Blacksmith, Watchtower, Cutpurse, Island, Bandit, City, Laboratory, Mint, Wharf, Bank, Donate, Triumph
buy
  Donate if turn <= 2 and coins = 2
  Province if money > 15
  Bandit if I own fewer than 1
  Wharf if terminals < extra actions + 2
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Donate if turn <= 3 and coins = 3
  Bank
  Laboratory if I own fewer than 6
  Silver
plan learn2/206
for Royal Blacksmith, Chariot Race, Monkey, Gardens, Throne Room, Bandit, Magnate, Mint, Farm, Nobles, Aqueduct, Defiled Shrine
buy
  Province if money > 10 or I own at least 1
  Silver if turn <= 2 and coins = 3
  Gardens if Provinces left <= 2
  Duchy if Provinces left <= 5
  Bandit if I own fewer than 2
  Farm
  Estate if Provinces left <= 1
  Chariot Race if I own fewer than 5
  Gardens if Colonies left <= 5
  Chariot Race if I own fewer than 6
  Silver if I own fewer than 3
plan learn2/207
for Chariot Race, Bishop, Caravan, Treasure Map, Villa, Bazaar, Charlatan, Legionary, Merchant Ship, Replace, Mountain Pass, Aqueduct
buy
  Province if money > 11
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Charlatan if I own fewer than 1
  Gold
  Charlatan if I own fewer than 2
  Bazaar
  Caravan if I own fewer than 5
  Silver
plan learn2/208
for Encampment Plunder, Fishing Village, Lookout, Throne Room, Capital, City, Forum, Wild Hunt, Expand, Forge, Arena, Obelisk
buy
  Province if money >= 15 or Provinces left <= 4
  Duchy if Provinces left <= 4
  Wild Hunt if terminals < extra actions + 1
  Estate if Provinces left <= 2
  Forum if I own fewer than 3
  Capital if I own fewer than 2
  Fishing Village if extra actions < terminals + 1
  Encampment if extra actions < terminals + 0
  City
  Fishing Village if I own fewer than 4
  Silver
plan learn2/209
for Courtyard, Lighthouse, Bridge, Island, Throne Room, Council Room, Mint, Pirate, Hoard, Nobles
buy
  Island if turn <= 2 and coins = 4
  Pirate if I own fewer than 1
  Province if I own at least 0 Gold or money >= 16
  Duchy if Provinces left <= 5
  Nobles
  Pirate if I own fewer than 2
  Estate if Provinces left <= 2
  Hoard if I own fewer than 5
  Gold
  Courtyard if Courtyards owned < Treasure cards owned / 8
  Island if Islands owned < cards owned / 11
  Council Room if I own at least 12 cards
  Silver
plan learn2/210
for Patrician Emporium, Smithy, Archive, Bazaar, City, Corsair, Courtier, Minion, Artisan, Grand Market, Obelisk, Defiled Shrine, Colony
buy
  Colony if I own at least 7 Action cards
  Province if Colonies left <= 4
  Duchy if Colonies left <= 2
  Estate if Colonies left <= 1
  Artisan if I own fewer than 1 and Artisans owned < cards owned / 6
  Smithy if I own fewer than 1
  Archive if I own fewer than 4
  Platinum
  Archive if I own fewer than 6
  Corsair if terminals < extra actions + 1
  City if I own fewer than 2
  Bazaar if extra actions < terminals + 1
  Silver
plan learn2/211
for Lighthouse, Native Village, Bureaucrat, Caravan, Investment, Monument, Smithy, Magnate, Minion, Farm
buy
  Province if money > 8 or I own at least 1
  Investment if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 3
  Monument if I own fewer than 2
  Farm
  Estate if Provinces left <= 2
  Minion if I own fewer than 5
  Caravan if I own fewer than 4
  Lighthouse
plan learn2/212
for Chariot Race, Farmers' Market, Bridge, Conspirator, Mill, Tiara, Festival, Laboratory, Sentry, War Chest, Windfall, Keep
buy
  Province if money >= 13 or Provinces left <= 4
  Duchy if Provinces left <= 2
  Estate if Provinces left <= 1
  Gold
  War Chest if I own fewer than 1
  Duchy if Provinces left <= 5
  Tiara if I own fewer than 3
  Silver
plan learn2/213
for Haven, Watchtower, Wishing Well, Conspirator, Gardens, Ironworks, Quarry, City, Council Room, Crystal Ball, Windfall, Orchard
buy
  Ironworks if I own fewer than 8 and Ironworks owned < cards owned / 6
  City if I own fewer than 1 and extra actions < terminals - 1
  Gardens
  Ironworks if I own fewer than 8 and Ironworks owned < cards owned / 5
  Wishing Well if I own fewer than 3
  Haven if I own fewer than 3
  Estate
  Haven if I own fewer than 6
  Ironworks
  Watchtower if I own fewer than 1
  Copper
plan learn2/214
for Cellar, Masquerade, Vassal, Bridge, Mill, Council Room, Minion, Patrol, Sea Witch, Tactician
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Sea Witch if I own fewer than 2 and turn <= 10
  Masquerade if I own fewer than 1
  Gold if I own fewer than 4
  Duchy if Provinces left <= 6
  Silver if I own fewer than 3
  Tactician if I own fewer than 4
  Silver
plan learn2/215
for Astrolabe, Vassal, Bureaucrat, Monument, Throne Room, Merchant Ship, Mine, Tactician, Bank, Expand
buy
  Province if money > 15
  Duchy if Provinces left <= 5
  Bank if I own fewer than 3
  Estate if Provinces left <= 3
  Tactician if I own fewer than 1
  Bank
  Gold
  Monument if I own fewer than 2
  Astrolabe if I own fewer than 4
  Duchy if Provinces left <= 6
  Monument if I own fewer than 4
  Silver
plan learn2/216
for Bureaucrat, Conspirator, Charlatan, Crown, Legionary, Library, Minion, Wild Hunt, Farm, King's Court, Annex, Palace
buy
  Charlatan if I own fewer than 1
  Gold if I own fewer than 2
  Province if money >= 15 or Provinces left <= 4
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Gold
  Charlatan if I own fewer than 3
  Silver
plan learn2/217
for Moat, Patrician Emporium, Shanty Town, Smugglers, Island, Capital, City, Council Room, Upgrade, Hoard, Windfall, Fountain
buy
  Province if money > 8 and turn > 7
  Capital if I own fewer than 1
  Island if I own fewer than 1
  Duchy if Provinces left <= 5
  Hoard if I own fewer than 1
  Island if Islands owned < cards owned / 9
  Estate if Provinces left <= 2
  Council Room if I own at least 12 cards
  Silver if lead > -4
  Copper
plan learn2/218
for Native Village, Sea Chart, Watchtower, Moneylender, Archive, Bazaar, Corsair, Courtier, Rabble, Grand Market, Defiled Shrine, Delve
buy
  Province if turn > 7
  Corsair if terminals < extra actions + 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Delve
plan learn2/219
for Chapel, Baron, Bureaucrat, Crown, Laboratory, Legionary, Market, Wharf, Nobles, King's Court, Orchard, Colony
buy
  Colony if money > 17
  King's Court if I own fewer than 1 and I own at least 3 Action cards
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  King's Court if I own fewer than 3 and I own at least 5 Action cards
  Wharf if I own fewer than 2 and I own at least 13 cards
  Estate if Colonies left <= 2
  Market if I own fewer than 5
  Wharf if I own fewer than 1
  Platinum
  Gold
  Market
  Chapel if I own fewer than 1
  Silver
plan learn2/220
for Baron, Clerk, Ironworks, Secret Passage, Magnate, Mine, Patrol, Wild Hunt, Artisan, Bank, Annex, Colonnade, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 3
  Patrol if I own fewer than 2
  Platinum
  Bank if I own fewer than 3
  Estate if Colonies left <= 2
  Gold
  Duchy if Colonies left <= 6
  Clerk
  Silver
plan learn2/221
for City Quarter, Overlord, Patrician Emporium, Fishing Village, Shanty Town, Vassal, Forum, Merchant Ship, Replace, Peddler, Tax, Basilica
buy
  Province if money > 8 or I own at least 1
  Duchy if Provinces left <= 5
  Forum
  Estate if Provinces left <= 2
  Overlord if I own fewer than 2
  Peddler
  Fishing Village
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 9
plan learn2/222
for Settlers Bustling Village, Farmers' Market, Merchant, Warehouse, Island, Militia, Poacher, Council Room, Mine, Peddler, Banquet, Battlefield
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Peddler if I own fewer than 6
  Militia if I own fewer than 1
  Island
  Settlers
  Silver
plan learn2/223
for Moat, Native Village, Lookout, Warehouse, Moneylender, Laboratory, Vault, Witch, Hoard, Bank, Tomb, Colonnade
buy
  Hoard if I own fewer than 2
  Province if I own at least 0 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Bank if I own fewer than 3
  Witch if I own fewer than 1
  Laboratory if I own fewer than 5
  Witch if terminals < extra actions + 2
  Lookout if I own fewer than 2
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 8
plan learn2/224
for Overlord, Moat, Shanty Town, Gardens, Mining Village, Merchant Ship, Mint, Sea Witch, Vault, Wild Hunt, Palace, Keep, Colony
buy
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 2
  Sea Witch if I own fewer than 2
  Overlord if terminals < extra actions + 2
  Platinum
  Gold
  Duchy if Colonies left <= 5
  Silver
plan learn2/225
for Lurker, Settlers Bustling Village, Anvil, Lookout, Masquerade, Militia, Laboratory, Outpost, Treasury, Witch, Conquest, Tax
buy
  Province if money > 16
  Duchy if Provinces left <= 2
  Witch if I own fewer than 2
  Conquest
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 5
  Laboratory
  Masquerade if I own fewer than 1 and turn <= 3
  Silver
plan learn2/226
for City Quarter, Anvil, Merchant, Wishing Well, Bridge, Quarry, Smithy, Duke, War Chest, Forge, Windfall, Triumph, Colony
buy
  Colony
  Duke if Duchies left = 0
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Smithy if I own fewer than 1
  Platinum
  Gold
  Duchy if Colonies left <= 6
  Smithy if I own fewer than 2 and I own at least 16 cards
  Silver
plan learn2/227
for Royal Blacksmith, Lurker, Patrician Emporium, Workshop, Caravan, Militia, Throne Room, Charlatan, Groundskeeper, War Chest
buy
  Militia if turn <= 2 and coins = 4
  Patrician if turn <= 2 and coins = 2
  Province if money > 15
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Charlatan if I own fewer than 2
  Gold
  Groundskeeper if I own fewer than 6
  Caravan if I own fewer than 6
  Silver
plan learn2/228
for Overlord, Moat, Shanty Town, Militia, Salvager, Charm, Library, Magnate, Outpost, Grand Market, Tomb, Dominate
buy
  Province if money > 15
  Grand Market if I own fewer than 7
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Library if I own fewer than 2
  Duchy if Provinces left <= 6
  Silver
plan learn2/229
for Catapult Rocks, Lookout, Bishop, Island, Temple, Courtier, Crystal Ball, Pirate, Sentry, Grand Market, Museum, Colony
buy
  Colony
  Province if Colonies left <= 5
  Catapult if I own fewer than 1 and turn <= 4
  Duchy if Colonies left <= 4
  Grand Market
  Sentry if I own fewer than 2
  Platinum
  Pirate if I own fewer than 3
  Estate if Colonies left <= 2
  Crystal Ball
  Gold
  Courtier if I own fewer than 4
  Silver
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 5
plan learn2/230
for Farmers' Market, Fishing Village, Monkey, Blockade, Salvager, Tide Pools, Capital, Charm, Patrol, Nobles, Orchard, Donate
buy
  Province
  Duchy if Provinces left <= 3
  Nobles if Nobles owned < cards owned / 10
  Blockade if I own fewer than 2
  Donate if turn <= 3 and coins = 3
  Gold if I own fewer than 2
  Patrol if I own fewer than 2
  Fishing Village
plan learn2/231
for Chapel, Lurker, Native Village, Chariot Race, Lookout, Vassal, Island, Throne Room, Crystal Ball, Grand Market, Fountain, Orchard
buy
  Chapel if I own fewer than 1 and turn <= 3
  Island if turn <= 2 and coins = 4
  Province if I own at least 7 Grand Markets or Grand Markets left = 0 or Provinces left <= 2
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Grand Market
  Gold
  Silver if money <= 8
  Silver if I own fewer than 3
  Island if I own fewer than 2 and Provinces left <= 5
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 3
plan learn2/232
for Overlord, Encampment Plunder, Lighthouse, Pawn, Masquerade, Blockade, Ironworks, Tiara, Forum, Grand Market, Museum, Colony
buy
  Blockade if turn <= 2 and coins = 4
  Colony if money > 14 or I own at least 1
  Masquerade if I own fewer than 1 and turn <= 4
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 2
  Gold if I own fewer than 2
  Forum if I own fewer than 5
  Blockade if I own fewer than 3
  Platinum
  Encampment
  Plunder
  Tiara if I own fewer than 1
  Silver if I own fewer than 3
  Lighthouse if I own fewer than 4
plan learn2/233
for Enchantress, Steward, Baron, Blockade, Island, Treasure Map, Archive, Sea Witch, Upgrade, Forge, Advance
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Sea Witch if I own fewer than 3
  Gold
  Archive
  Silver
plan learn2/234
for Chapel, Patrician Emporium, Chariot Race, Fishing Village, Shanty Town, Village, Ironworks, Salvager, Corsair, Bank, Keep, Wall
buy
  Ironworks if turn <= 2 and coins = 5
  Chapel if I own fewer than 1 and turn <= 2
  Province if money >= 13 or Provinces left <= 4
  Bank if I own fewer than 4
  Duchy if Provinces left <= 4
  Corsair if terminals < extra actions + 3
  Gold
  Chariot Race
  Corsair if I own fewer than 5
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 5
plan learn2/235
for Courtyard, Caravan, Quarry, Smithy, Collection, Library, Mine, Patrol, War Chest, Farm, Advance, Defiled Shrine
buy
  Province if money > 11 or I own at least 1
  Duchy if Provinces left <= 3
  Courtyard if turn <= 2 and coins = 2
  Patrol if I own fewer than 1
  Farm
  Estate if Provinces left <= 2
  Patrol if I own fewer than 2
  Gold if I own fewer than 1
  Collection
  Silver
plan learn2/236
for Chariot Race, Farmers' Market, Masquerade, Remodel, Temple, Tide Pools, Villa, Market, Treasury, Nobles, Colonnade
buy
  Province if money > 18
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Nobles if terminals < extra actions + 1
  Masquerade if I own fewer than 1 and turn <= 4
  Copper if I own fewer than 1
  Market
  Gold
  Masquerade if terminals < extra actions + 1
  Chariot Race if I own fewer than 7
  Villa if extra actions < terminals
  Farmers' Market if I own fewer than 1 and Silver owned by opponents >= 1
  Silver
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 4
plan learn2/237
for Moat, Harbinger, Sacrifice, Salvager, Tide Pools, Crown, Crystal Ball, Duke, Grand Market, Expand, Palace
buy
  Gold if I own fewer than 4
  Province if I own at least 2 Gold
  Duke if Duchies left = 0
  Duchy if Provinces left <= 5
  Sacrifice if I own fewer than 1 and turn <= 4 and terminals < extra actions + 2
  Estate if Provinces left <= 3
  Gold
  Silver
plan learn2/238
for Courtyard, Enchantress, Merchant, Sea Chart, Smugglers, Bridge, Bureaucrat, Secret Passage, City, Tactician, Tomb, Dominate
buy
  Silver if turn <= 2 and coins = 3
  Dominate
  Province if money > 17
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Bureaucrat if I own fewer than 1
  Gold
  Duchy if Provinces left <= 5
  Tactician if I own fewer than 1 and turn > 2
  Courtyard if Courtyards owned < Treasure cards owned / 7
  Silver
plan learn2/239
for Chariot Race, Merchant, Watchtower, Salvager, Tiara, Capital, Crown, Market, Grand Market, Hoard, Arena, Ritual, Colony
buy
  Colony
  Salvager if Salvagers owned < cards owned / 10
  Market if I own fewer than 5
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum
  Crown if I own fewer than 1 and I own at least 3 Action cards
  Hoard if I own fewer than 1
  Gold
  Chariot Race
  Tiara
  Silver
plan learn2/240
for Caravan, Conspirator, Diplomat, Moneylender, Villa, Corsair, Council Room, Crown, Sentry, Farm, Mountain Pass
buy
  Province
  Duchy if Provinces left <= 4
  Corsair if terminals < extra actions + 2
  Farm
  Gold
  Sentry
  Caravan if I own fewer than 6
  Villa if extra actions < terminals
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn2/241
for Anvil, Catapult Rocks, Merchant, Smugglers, Caravan, Bandit, Library, Merchant Ship, Witch, King's Court, Baths
buy
  Province if I own more than 1 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Witch if I own none
  Gold
  Witch if I own fewer than 2
  Merchant Ship if I own fewer than 1
  Silver
plan learn2/242
for Lighthouse, Pawn, Merchant, Village, Gardens, Militia, Bandit, Legionary, Artisan, Hoard
buy
  Province if I own more than 0 Gold
  Duchy if Provinces left <= 5
  Gardens if Provinces left <= 4
  Gold
  Estate if Provinces left <= 3
  Bandit if I own fewer than 1
  Legionary if I own fewer than 2
  Gardens if Provinces left <= 5
  Militia if I own fewer than 1
  Lighthouse if I own fewer than 3
  Silver
  Pawn
plan learn2/243
for Overlord, Cellar, Lurker, Bishop, Mining Village, Poacher, Remodel, Forum, Legionary, Outpost, Fountain, Obelisk, Colony
buy
  Colony if money > 10
  Province if Colonies left <= 4
  Platinum
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Gold if I own fewer than 1
  Forum if I own fewer than 6
  Poacher
  Overlord if I own fewer than 1
  Silver
plan learn2/244
for Overlord, Encampment Plunder, Chariot Race, Blockade, Ironworks, Militia, Secret Passage, Groundskeeper, Library, Market, Basilica, Dominate
buy
  Province if money > 17
  Duchy if Provinces left <= 5
  Gold if I own fewer than 1
  Blockade if I own fewer than 2
  Estate if Provinces left <= 1
  Militia if I own fewer than 1
  Plunder if I own fewer than 1
  Gold if I own fewer than 4
  Encampment
  Secret Passage if I own fewer than 4
  Chariot Race if I own fewer than 4
  Silver if I own fewer than 3
plan learn2/245
for Smugglers, Militia, Sacrifice, Secret Passage, Temple, Treasure Map, Collection, Outpost, Trading Post, Farm
buy
  Trading Post if turn <= 2 and coins = 5
  Province if money > 15
  Collection if I own fewer than 1
  Trading Post if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 4
  Farm
  Duchy if Provinces left <= 7
  Militia if I own fewer than 1
  Collection if I own fewer than 2
  Militia if Militias owned < cards owned / 6
  Secret Passage if I own fewer than 5
  Estate if Provinces left <= 3
  Treasure Map if Treasure Maps owned < cards owned / 6
  Silver
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 3
plan learn2/246
for Encampment Plunder, Lighthouse, Farmers' Market, Fishing Village, Smugglers, Salvager, Bandit, Capital, Crystal Ball, Grand Market, Obelisk, Fountain
buy
  Province if money > 13
  Fishing Village if I own fewer than 2
  Duchy if Provinces left <= 4
  Bandit if I own fewer than 2
  Plunder if I own fewer than 3
  Farmers' Market if I own fewer than 2
  Encampment
  Gold
  Fishing Village if extra actions < terminals + 1
  Estate if Provinces left <= 1
  Crystal Ball
  Smugglers if Smugglers owned < cards owned / 10
  Lighthouse
  Copper
plan learn2/247
for Astrolabe, Lookout, Merchant, Bishop, Clerk, Ironworks, Remodel, Laboratory, Legionary, Outpost, Annex, Colony
buy
  Colony
  Province if Colonies left <= 6
  Clerk if coins = 4
  Lookout if I own fewer than 1 and turn <= 5
  Duchy if Colonies left <= 4
  Platinum
  Laboratory if I own fewer than 7
  Gold
  Astrolabe if I own fewer than 2
  Duchy if Colonies left <= 6
  Clerk if I own fewer than 5
  Estate if Colonies left <= 2
  Silver
plan learn2/248
for Chapel, Chariot Race, Fishing Village, Masquerade, Smugglers, Vassal, Mining Village, Remodel, Corsair, Trading Post, Dominate, Triumphal Arch
buy
  Province if I own at least 6 Action cards
  Duchy if Provinces left <= 2
  Masquerade if I own fewer than 1
  Vassal if terminals < extra actions + 2
  Fishing Village if extra actions < terminals + 1 and extra actions < terminals
plan learn2/249
for Courtyard, Castles, Farmers' Market, Island, Mining Village, Monument, Villa, Corsair, Outpost, Wild Hunt, Fountain, Salt the Earth
buy
  Courtyard if turn <= 2 and coins = 2
  Monument if I own fewer than 1
  Province
  Castles
  Silver if I own fewer than 3
  Duchy if Castles left <= 4
  Farmers' Market if I own fewer than 2
  Island if Islands owned < cards owned / 8
  Salt the Earth if money > 18
  Wild Hunt if I own fewer than 1
  Estate if Castles left <= 1
  Silver
  Copper if Castles left <= 6
plan learn2/250
for Chapel, Native Village, Catapult Rocks, Lookout, Workshop, Tide Pools, Worker's Village, Bazaar, Capital, Farm
buy
  Gold if I own fewer than 5 and I own fewer than 1
  Bazaar if extra actions < terminals - 1
  Province if money > 15
  Duchy if Provinces left <= 3 and Provinces left <= 2
  Farm
  Gold
  Estate if Provinces left <= 1
  Catapult if I own fewer than 2
  Bazaar if extra actions < terminals + 1
  Silver
plan learn2/251
for Encampment Plunder, Warehouse, Smithy, Charlatan, Forum, Merchant Ship, Torturer, Upgrade, Vault, Witch, Banquet, Conquest
buy
  Province if money > 17
  Duchy if Provinces left <= 3
  Conquest
  Charlatan if I own fewer than 2
  Banquet if turn <= 2 and coins = 4
  Estate if Provinces left <= 2
  Forum if I own fewer than 4
  Banquet if turn <= 2 and coins = 3
  Warehouse if I own fewer than 1
  Silver if lead > -4
  Encampment
plan learn2/252
for Swindler, Sailor, Smithy, Courtier, Duke, Groundskeeper, Library, Wild Hunt, Witch, Grand Market, Dominate
buy
  Duke if Duchies owned > Dukes owned + 4
  Dominate
  Province if money > 12 or I own at least 1
  Duchy if Provinces left <= 4 and Copper owned by opponents >= 1
  Witch if I own fewer than 1
  Gold
  Sailor if I own fewer than 6
  Library if I own fewer than 1
  Groundskeeper
  Silver
plan learn2/253
for Fishing Village, Monkey, Caravan, Ironworks, Moneylender, Remodel, Smithy, Temple, Collection, Patrol, Tomb, Labyrinth
buy
  Ironworks if turn <= 2 and coins = 5
  Collection if I own fewer than 1
  Province
  Temple if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 4
  Ironworks if I own fewer than 2
  Estate if Provinces left <= 2
  Smithy if I own fewer than 3
  Fishing Village
  Smithy if terminals < extra actions + 1
  Collection
  Caravan if I own fewer than 4
  Silver
plan learn2/254
for Wishing Well, Workshop, Conspirator, Moneylender, Poacher, Secret Passage, Smithy, Throne Room, Market, Sentry, Battlefield, Tower
buy
  Sentry if turn <= 2 and coins = 5
  Province if money > 10
  Duchy if Provinces left <= 4
  Smithy if I own fewer than 1
  Gold
  Sentry if I own fewer than 2 and turn <= 3 and Provinces left > 7
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 2
  Market if I own fewer than 6
  Smithy if I own fewer than 2 and I own at least 16 cards
  Silver if I own fewer than 5
  Moneylender if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 3
plan learn2/255
for Royal Blacksmith, Shanty Town, Cutpurse, City, Corsair, Courtier, Merchant Ship, Torturer, Wild Hunt, Hoard, Labyrinth, Orchard
buy
  Province if money > 12
  Torturer if terminals < extra actions + 1
  City if extra actions < terminals
  Hoard if I own fewer than 2
  Duchy if Provinces left <= 6
  Corsair if terminals < extra actions + 2
  Shanty Town if extra actions < terminals + 1
  Estate if Provinces left <= 3 and Copper owned by opponents >= 1
  Silver
plan learn2/256
for Chapel, Gladiator Fortune, Swindler, Vassal, Village, Caravan, Investment, Salvager, Forum, War Chest
buy
  War Chest if turn <= 2 and coins = 5
  Chapel if turn <= 2 and coins = 2
  Investment if turn <= 2 and coins = 4
  Province
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Gold if I own fewer than 2
  Forum if I own fewer than 4
  Swindler if terminals < extra actions + 2
  Village if extra actions < terminals
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 3
plan learn2/257
for Castles, Enchantress, Monkey, Shanty Town, Swindler, Baron, Diplomat, Archive, Sea Witch, Sentry, Ritual, Palace
buy
  Province if money > 15
  Castles if Provinces left <= 7
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Sea Witch if I own fewer than 2
  Gold if I own fewer than 4
  Archive
  Swindler if I own fewer than 1
  Silver
plan learn2/258
for Settlers Bustling Village, Harbinger, Lookout, Steward, Wishing Well, Gardens, Bandit, Mint, Patrol, Nobles, Colonnade
buy
  Province
  Duchy if Provinces left <= 5
  Bandit if I own fewer than 2
  Patrol if terminals < extra actions + 2
  Gardens if Provinces left <= 5
  Nobles if I own fewer than 1
  Estate if Provinces left <= 3
  Steward if I own fewer than 1
  Gold
  Bustling Village if extra actions < terminals + 1
  Wishing Well
  Bandit if I own fewer than 4
  Duchy if Provinces left <= 6
  Settlers if I own fewer than 4
plan learn2/259
for Overlord, Pawn, Merchant, Smithy, Throne Room, Duke, Outpost, Patrol, Grand Market, Expand, Orchard, Basilica
buy
  Province if I own at least 1 Gold or money >= 16
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Overlord if Overlords owned < cards owned / 8
  Gold
  Duchy if Provinces left <= 5
  Patrol if I own fewer than 2 and I own at least 16 cards
  Silver
plan learn2/260
for Catapult Rocks, Gladiator Fortune, Masquerade, Warehouse, Island, Duke, Magnate, Merchant Ship, Mint, Nobles, Orchard, Labyrinth, Colony
buy
  Colony
  Province if Colonies left <= 4
  Duke if Duchies owned > Dukes owned + 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Platinum
  Gold
  Masquerade if I own fewer than 2
  Silver
plan learn2/261
for Lurker, Anvil, Monkey, Village, Watchtower, Forum, Outpost, Wild Hunt, Artisan, Hoard, Advance, Delve, Colony
buy
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Platinum
  Artisan if I own fewer than 1 and turn <= 6
  Estate if Colonies left <= 2
  Province if Colonies left <= 6
  Gold
  Forum
  Duchy if Colonies left <= 6
  Delve
  Silver
plan learn2/262
for Cellar, Settlers Bustling Village, Masquerade, Workshop, Moneylender, Poacher, Temple, Treasure Map, Collection, Wharf, Tower
buy
  Cellar if turn <= 2 and coins = 2
  Collection if I own fewer than 1
  Masquerade if I own fewer than 1 and turn <= 3
  Wharf if terminals < extra actions + 2
  Province if money >= 14 or Provinces left <= 5
  Masquerade if terminals < extra actions + 1
  Bustling Village if extra actions < terminals + 1
  Collection if I own fewer than 2
  Wharf if I own fewer than 2
  Duchy if Provinces left <= 4
  Poacher
  Treasure Map if I own fewer than 4
  Estate if Provinces left <= 2
  Settlers
  Silver
plan learn2/263
for Vassal, Bridge, Mill, Quarry, Sacrifice, Festival, Replace, Sea Witch, Sentry, Hoard, Keep, Labyrinth
buy
  Sea Witch if I own none
  Province if money > 14 and turn > 2
  Duchy if Provinces left <= 5
  Hoard if I own fewer than 4
  Sea Witch if terminals < extra actions + 2
  Hoard
  Estate if Provinces left <= 3
  Sea Witch if I own fewer than 4
  Gold
  Festival if extra actions < terminals
  Quarry if I own fewer than 1
  Silver
  Bridge if I own fewer than 2
plan learn2/264
for Haven, Anvil, Crystal Ball, Forum, Tactician, Trading Post, Treasury, Wild Hunt, Farm, Bank, Defiled Shrine, Salt the Earth
buy
  Haven if turn <= 2 and coins = 2
  Province if money > 15
  Duchy if Provinces left <= 4
  Wild Hunt if I own fewer than 1
  Bank if I own fewer than 3
  Tactician if terminals < extra actions + 2
  Forum if I own fewer than 4
  Salt the Earth if money > 18
  Estate if Provinces left <= 3
  Silver
plan learn2/265
for City Quarter, Lurker, Gladiator Fortune, Harbinger, Smugglers, Magnate, Market, Mine, Pirate, Farm, Conquest
buy
  Province if money > 14
  Duchy if Provinces left <= 5
  Pirate if I own fewer than 2
  Conquest
  Estate if Provinces left <= 4
  Farm
  Gold
  Pirate if I own fewer than 3
  Market if I own fewer than 5
  Silver
plan learn2/266
for Cellar, Anvil, Remodel, Temple, City, Forum, Laboratory, Sea Witch, Wharf, Hoard, Keep, Triumph, Colony
buy
  Colony
  Province if Colonies left <= 6
  Duchy if Colonies left <= 4
  Platinum
  Estate if Colonies left <= 2
  City if I own fewer than 1 and extra actions < terminals - 1
  Sea Witch if I own fewer than 3
  Hoard if I own fewer than 3
  Wharf if I own fewer than 2
  Forum
  Silver
plan learn2/267
for Lurker, Anvil, Workshop, Cutpurse, City, Groundskeeper, Legionary, Merchant Ship, Treasury, Farm, Basilica, Museum
buy
  Province if money > 18
  Treasury if I own fewer than 3
  Duchy if Provinces left <= 5
  Legionary if I own fewer than 1
  Cutpurse if I own fewer than 1
  Merchant Ship if I own fewer than 1
  Groundskeeper if I own fewer than 1
  Gold if I own fewer than 2
  Farm if I own fewer than 5
  Estate if Provinces left <= 3
  Silver if I own fewer than 3
  City if extra actions < terminals + 0
  Silver
plan learn2/268
for Chapel, Settlers Bustling Village, Fishing Village, Masquerade, Shanty Town, Village, Warehouse, Blockade, Mill, Duke, Defiled Shrine
buy
  Duke if Duchies owned > Dukes owned + 4
  Duke if Duchies left = 0
  Duchy if money > 7
  Blockade if I own fewer than 2
  Estate if Dukes left <= 2 and Copper owned by opponents >= 1
  Mill if I own fewer than 6
  Silver
  Settlers if I own fewer than 6
plan learn2/269
for Settlers Bustling Village, Harbinger, Investment, Quarry, Capital, Mint, Sentry, Wild Hunt, Witch, Hoard, Bandit Fort, Aqueduct
buy
  Settlers if turn <= 2 and coins = 2
  Province if money > 8
  Duchy if Provinces left <= 6
  Witch if I own fewer than 2
  Capital if I own fewer than 1
  Estate if Provinces left <= 2
  Wild Hunt if Wild Hunts owned < cards owned / 8
  Capital if I own fewer than 2
  Investment if I own fewer than 2
  Quarry if I own fewer than 1
  Investment if I own fewer than 3
  Sentry if I own fewer than 6
  Silver
plan learn2/270
for Courtyard, Masquerade, Warehouse, Bridge, Charlatan, City, Council Room, Patrol, Rabble, Replace, Donate
buy
  Province if money > 18
  Donate if turn <= 2 and coins = 4
  Courtyard if turn <= 1 and coins = 2
  Donate if turn <= 2 and coins = 3
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Charlatan if I own fewer than 2
  Council Room if terminals < extra actions + 1
  Gold
  City if extra actions < terminals
  Silver
plan learn2/271
for Merchant, Sea Chart, Swindler, Bishop, Sacrifice, Sailor, Villa, Archive, Torturer, Trading Post, Orchard, Defiled Shrine
buy
  Sailor if I own fewer than 1 and turn <= 3
  Torturer if terminals < extra actions + 1
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Gold if I own fewer than 3
  Archive if I own fewer than 3
  Swindler if I own fewer than 2
  Archive
  Sailor if I own fewer than 5
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 9
plan learn2/272
for Lurker, Moat, Pawn, Masquerade, Warehouse, Mill, Throne Room, Archive, Capital, Artisan, Triumphal Arch, Banquet
buy
  Pawn if turn <= 3 and coins = 2
  Province if money >= 13 or Provinces left <= 4
  Banquet if turn <= 2 and coins = 3
  Artisan if I own fewer than 1
  Duchy if Provinces left <= 3
  Archive if I own fewer than 3
  Estate if Provinces left <= 2
  Gold
  Archive if I own fewer than 5
  Mill
  Duchy if Provinces left <= 5
  Throne Room if terminals < extra actions + 2
  Silver
plan learn2/273
for Cellar, Lighthouse, Diplomat, Sacrifice, Temple, Library, Patrol, Sentry, Wharf, Peddler, Battlefield, Triumph
buy
  Province if money > 14
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Wharf if I own fewer than 2
  Sacrifice if I own fewer than 1
  Wharf if Wharfs owned < cards owned / 12
  Gold
  Sentry if I own fewer than 8
  Peddler if I own fewer than 7
  Silver
  Lighthouse if I own fewer than 6
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn2/274
for City Quarter, Moat, Steward, Investment, Poacher, Bazaar, Crown, Mint, Rabble, Nobles, Bandit Fort, Basilica, Colony
buy
  Colony if I own more than 0 Platinum
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Rabble if I own fewer than 2 and I own at least 16 cards
  Platinum
  Poacher if I own fewer than 5
  Bazaar if I own fewer than 5
  Nobles if Nobles owned < cards owned / 6
  Poacher if I own fewer than 7
  Steward if terminals < extra actions + 1
  Estate if Colonies left <= 2
plan learn2/275
for Lookout, Merchant, Monkey, Shanty Town, Island, Sailor, Tide Pools, War Chest, Nobles, Forge, Battlefield, Arena
buy
  Nobles if I own fewer than 3
  Province if money > 13
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Island
  Duchy if Provinces left <= 6
  Silver
plan learn2/276
for Cellar, Sea Chart, Clerk, Throne Room, Worker's Village, Bazaar, Collection, Groundskeeper, Magnate, Peddler, Museum, Colony
buy
  Colony
  Collection if I own fewer than 1
  Clerk if Clerks owned < cards owned / 10
  Worker's Village if I own fewer than 4 and extra actions < terminals - 1
  Bazaar if I own fewer than 5
  Province if Colonies left <= 6
  Duchy if Colonies left <= 5
  Platinum
  Magnate if terminals < extra actions
  Peddler if I own fewer than 6
  Gold
  Collection if I own fewer than 2
  Clerk if terminals < extra actions + 2
  Sea Chart
  Estate if Colonies left <= 2
  Worker's Village
  Cellar if I own fewer than 1
  Peddler
plan learn2/277
for Astrolabe, Merchant, Bridge, Bureaucrat, Bazaar, Capital, Collection, Crystal Ball, Forum, Market, Keep, Delve
buy
  Delve if turn <= 2 and coins = 4
  Crystal Ball if I own fewer than 2 and turn <= 4
  Province if money > 9
  Astrolabe if I own fewer than 4
  Duchy if Provinces left <= 4
  Collection if I own fewer than 1
  Capital if I own fewer than 1
  Crystal Ball
  Delve
plan learn2/278
for Chapel, Haven, Fishing Village, Sea Chart, Monument, Archive, Tactician, Torturer, Witch, Peddler, Palace, Donate
buy
  Province if money > 11
  Witch if I own fewer than 1
  Duchy if Provinces left <= 4
  Monument if terminals < extra actions + 2
  Estate if Provinces left <= 3
  Donate if money > 12
  Gold
  Duchy if Provinces left <= 7
  Haven if turn <= 2 and coins = 2
  Fishing Village
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn2/279
for Royal Blacksmith, Astrolabe, Vassal, Bishop, Throne Room, Worker's Village, Bandit, Sentry, Nobles, Peddler, Arena, Delve
buy
  Worker's Village if turn <= 2 and coins = 4
  Sentry if I own fewer than 2
  Bishop if I own fewer than 1 and turn <= 3
  Province if money > 12
  Worker's Village if extra actions < terminals + 1
  Bishop if I own fewer than 1
  Bandit if I own fewer than 1
  Nobles if terminals < extra actions + 2
  Sentry if I own fewer than 6
  Throne Room if I own fewer than 1 and I own at least 4 Action cards
  Peddler
  Estate if Provinces left <= 2
  Vassal if I own fewer than 4
  Delve
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 6
plan learn2/280
for Anvil, Farmers' Market, Workshop, Militia, Monument, Poacher, Laboratory, Market, Minion, Upgrade, Wolf Den, Mountain Pass
buy
  Upgrade if turn <= 2
  Province if money >= 12 or Provinces left <= 3
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Minion if I own fewer than 3
  Monument if I own fewer than 2
  Minion
  Market if I own fewer than 6
  Poacher if I own fewer than 6
  Silver if Silver owned < cards owned / 5
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 10
plan learn2/281
for Moat, Vassal, Village, Wishing Well, Conspirator, Monument, Quarry, Council Room, Rabble, Artisan, Banquet, Dominate
buy
  Artisan if I own fewer than 1
  Province if money > 15
  Dominate if I own fewer than 5
  Monument if I own fewer than 1
  Duchy if Provinces left <= 4
  Rabble if terminals < extra actions + 1
  Estate if Provinces left <= 2
  Moat if turn <= 2 and coins = 2
  Monument if I own fewer than 2
  Gold
  Village
  Duchy if Provinces left <= 6
  Monument if I own fewer than 4
  Silver
plan learn2/282
for Engineer, Castles, Warehouse, Watchtower, Baron, Mill, Secret Passage, Villa, Charm, Treasury, Arena
buy
  Castles if Provinces left <= 6
  Province if money >= 12 or Provinces left <= 3
  Duchy if Provinces left <= 5
  Warehouse if turn <= 2 and coins = 3
  Estate if Provinces left <= 2
  Gold
  Treasury if I own fewer than 2
  Baron if I own fewer than 2
  Watchtower if terminals < extra actions + 3
  Mill if I own fewer than 6
  Silver
plan learn2/283
for Gladiator Fortune, Bureaucrat, Clerk, Poacher, Collection, Groundskeeper, Laboratory, Outpost, Upgrade, Farm, Labyrinth
buy
  Upgrade if I own fewer than 1 and turn <= 5
  Province if money > 11 or I own at least 1
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Bureaucrat if I own fewer than 1
  Clerk if I own fewer than 1
  Farm
  Laboratory if I own fewer than 7
  Clerk if I own fewer than 4
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
plan learn2/284
for Overlord, Fishing Village, Monument, Poacher, Sailor, Salvager, Tide Pools, Treasure Map, Treasury, King's Court, Aqueduct, Wolf Den
buy
  Province
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Treasury if I own fewer than 2
  Duchy if Provinces left <= 5
  Monument if terminals < extra actions + 2
  Fishing Village
plan learn2/285
for Castles, Enchantress, Sea Chart, Bishop, Investment, Villa, Worker's Village, Collection, Treasury, War Chest, Banquet, Keep, Colony
buy
  Investment if I own fewer than 1 and turn <= 2
  Worker's Village if extra actions < terminals - 2
  Colony if I own more than 1 Platinum
  Province if Colonies left <= 4
  Treasury if I own fewer than 3
  Platinum
  Duchy if Colonies left <= 4
  Gold if I own fewer than 3
  Enchantress if Enchantress owned < cards owned / 12
  Estate if Colonies left <= 1
  Collection if I own fewer than 1
  Gold if I own fewer than 5
  Worker's Village
  Enchantress if terminals < extra actions + 1
  Silver
plan learn2/286
for Native Village, Settlers Bustling Village, Catapult Rocks, Enchantress, Farmers' Market, Smugglers, Cutpurse, Treasure Map, Groundskeeper, Upgrade
buy
  Catapult if I own fewer than 1 and turn <= 5
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Gold if I own fewer than 3
  Settlers if I own fewer than 2
  Groundskeeper if I own fewer than 6
  Silver if I own fewer than 1
  Farmers' Market if terminals < extra actions + 2
  Silver
  Settlers
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 9
plan learn2/287
for Cellar, Chapel, Anvil, Chariot Race, Poacher, Secret Passage, Tiara, Treasure Map, Charlatan, Patrol, Wall, Donate
buy
  Chapel if turn <= 2 and coins = 2
  Province if money > 10
  Duchy if Provinces left <= 4
  Tiara if turn <= 2 and coins = 4
  Estate if Provinces left <= 1
  Gold
  Charlatan if I own fewer than 2
  Poacher if I own fewer than 6
  Donate if money > 18
  Silver
  Donate if turn <= 4
  Estate if Provinces left <= 3
plan learn2/288
for Royal Blacksmith, Lurker, Harbinger, Masquerade, Sailor, Salvager, Forum, Sentry, King's Court, Peddler, Salt the Earth, Obelisk
buy
  Province
  Duchy if Provinces left <= 4
  Gold
  Estate if Provinces left <= 2
  Masquerade if I own fewer than 1
  Forum if I own fewer than 7
  Silver
plan learn2/289
for Patrician Emporium, Settlers Bustling Village, Astrolabe, Swindler, Vassal, Baron, Cutpurse, Tiara, Merchant Ship, Forge, Baths
buy
  Province if money > 12
  Duchy if Provinces left <= 5
  Gold
  Baron if I own fewer than 1
  Swindler if I own fewer than 1
  Estate if Provinces left <= 3
  Tiara if I own fewer than 2
  Silver if money <= 10
plan learn2/290
for Royal Blacksmith, Native Village, Patrician Emporium, Swindler, Caravan, Mill, Bandit, Crystal Ball, Farm, Forge, Wolf Den, Wedding
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Bandit if I own fewer than 2
  Swindler if I own fewer than 2
  Estate if Provinces left <= 2
  Farm
  Gold
  Mill if I own fewer than 6
  Wedding
  Silver
plan learn2/291
for Native Village, Workshop, Investment, Ironworks, Monument, Poacher, Sailor, Legionary, War Chest, Forge, Ritual, Aqueduct
buy
  Sailor if turn <= 3 and coins = 5
  Province if money > 12
  Duchy if Provinces left <= 5
  Province if money > 7
  Monument if I own fewer than 1
  Estate if Provinces left <= 2
  Gold
  Legionary if I own fewer than 1
  Duchy
  Monument if I own fewer than 3 and I own at least 16 cards
  Sailor if I own fewer than 1 and turn <= 4
  Legionary if I own fewer than 2 and I own at least 19 cards
  Poacher
  Silver
plan learn2/292
for Settlers Bustling Village, Village, Bridge, Gardens, Mill, Mining Village, Villa, Mine, Sea Witch, Vault, Delve
buy
  Province if money > 17
  Gardens if Provinces left <= 5
  Duchy if Provinces left <= 5
  Sea Witch if I own fewer than 3
  Estate if Provinces left <= 3
  Delve
plan learn2/293
for Chapel, Steward, Workshop, Conspirator, Sailor, Corsair, Library, Outpost, Sentry, Expand, Annex, Tower
buy
  Sailor if turn <= 2 and coins = 4
  Province if money > 9 or I own at least 1
  Corsair if I own fewer than 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Corsair if I own fewer than 4
  Gold if I own fewer than 4
  Silver
  Sailor
plan learn2/294
for Moat, Anvil, Watchtower, Blockade, Cutpurse, Investment, Laboratory, Library, Rabble, Vault, Triumph, Ritual, Colony
buy
  Platinum if I own fewer than 2
  Blockade if I own fewer than 1
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Laboratory if I own fewer than 6
  Estate if Colonies left <= 2
  Platinum
  Gold
  Investment if I own fewer than 2
  Silver
plan learn2/295
for Moat, Swindler, Wishing Well, Mill, Quarry, Remodel, Bazaar, Corsair, Hoard, Expand, Wolf Den, Arena, Colony
buy
  Remodel if I own fewer than 1 and turn <= 2
  Colony
  Province if Colonies left <= 5
  Swindler if I own fewer than 2 and turn <= 8
  Duchy if Colonies left <= 4
  Platinum
  Bazaar if extra actions < terminals + 1
  Swindler if I own fewer than 2
  Gold
  Swindler if terminals < extra actions + 1
  Mill if I own fewer than 6
  Corsair if I own fewer than 5
  Wishing Well
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 10
plan learn2/296
for City Quarter, Chapel, Gladiator Fortune, Lookout, Masquerade, Clerk, Cutpurse, Temple, Villa, Expand, Salt the Earth, Delve
buy
  Clerk if turn <= 2 and coins = 4
  Masquerade if I own fewer than 1 and turn <= 4
  Province if money >= 15 or Provinces left <= 4
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Gold
  Clerk if I own fewer than 4
  Salt the Earth if money > 18
  Silver
  Delve
plan learn2/297
for Chariot Race, Enchantress, Smugglers, Baron, Mining Village, Monument, Secret Passage, Charlatan, Sentry, War Chest, Conquest, Baths
buy
  Silver if turn <= 2 and coins = 3
  Sentry if I own fewer than 3
  Province if money > 10 or I own at least 1
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 1
  Gold
  Charlatan if terminals < extra actions + 2
  Monument if I own fewer than 1
  Secret Passage if I own fewer than 6
  Chariot Race if I own fewer than 5
plan learn2/298
for Lurker, Gladiator Fortune, Harbinger, Shanty Town, Gardens, Mill, Moneylender, Poacher, Throne Room, Legionary, Wolf Den, Fountain
buy
  Province if I own at least 1 Gold
  Gardens if Provinces left <= 1 and I own fewer than 3
  Duchy if Provinces left <= 5
  Gardens if Provinces left <= 4
  Gold if I own fewer than 4
  Legionary if I own fewer than 2
  Estate if Provinces left <= 2
  Gardens if Provinces left <= 5
  Mill if I own fewer than 5
  Copper
plan learn2/299
for Engineer, Royal Blacksmith, Pawn, Lookout, Masquerade, Poacher, Sailor, Smithy, Council Room, Replace, Conquest, Tomb
buy
  Province if money > 15
  Sailor if I own fewer than 1 and turn <= 3
  Duchy if Provinces left <= 3
  Masquerade if I own fewer than 1
  Conquest
  Duchy if Provinces left <= 6
  Poacher if money <= 8
  Estate if Provinces left <= 3
  Silver
  Pawn
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 5
plan learn2/300
for City Quarter, Cellar, Settlers Bustling Village, Astrolabe, Sea Chart, Blockade, Island, Temple, Treasure Map, Library, Advance, Windfall
buy
  Astrolabe if turn <= 2 and coins = 3
  Province if money > 10
  Duchy if Provinces left <= 4
  Gold
  Estate if Provinces left <= 2
  Blockade if I own fewer than 1
  Library if I own fewer than 2
  Duchy
  Silver
  Settlers
plan learn2/301
for Fishing Village, Gladiator Fortune, Harbinger, Island, Monument, Secret Passage, City, Courtier, Mint, Replace, Baths, Dominate
buy
  Province if money >= 12 or Provinces left <= 3
  Replace if I own fewer than 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Gold
  Monument if I own fewer than 4
  Island if terminals < extra actions + 3
  Fishing Village if extra actions < terminals + 1
plan learn2/302
for Chariot Race, Fishing Village, Steward, Vassal, Workshop, Baron, Militia, Throne Room, Charm, Festival, Tomb, Baths
buy
  Militia if turn <= 2 and coins = 5
  Province if I own at least 1 Gold
  Steward if I own fewer than 2 and turn <= 5
  Festival if I own fewer than 4 and extra actions < terminals - 1
  Chariot Race if I own fewer than 1
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 3
  Steward if terminals < extra actions + 1
  Militia if I own fewer than 1
  Gold if I own fewer than 4
  Fishing Village if extra actions < terminals + 1
plan learn2/303
for Merchant, Bridge, Ironworks, Remodel, Festival, Forum, Groundskeeper, Magnate, Sentry, Peddler, Aqueduct, Wedding
buy
  Province
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Gold
  Forum if I own fewer than 6
  Peddler if I own fewer than 7 and I own fewer than 5
  Wedding
  Silver
plan learn2/304
for Cellar, Lurker, Native Village, Catapult Rocks, Clerk, Worker's Village, Charlatan, Mine, Pirate, King's Court, Arena, Basilica, Colony
buy
  Native Village if turn <= 2 and coins = 2
  Pirate if turn <= 1 and coins = 5 and I own at least 1 Copper
  Colony
  Catapult if I own fewer than 1 and turn <= 5
  Province if Colonies left <= 7
  Platinum
  Clerk if I own fewer than 1
  Charlatan if I own fewer than 1
  Pirate if I own fewer than 3
  Duchy if Colonies left <= 4
  Catapult if I own fewer than 4
  Charlatan if I own fewer than 2
  Gold
  Native Village if I own fewer than 1 and extra actions < terminals - 1
  Clerk if I own fewer than 4
  Silver
plan learn2/305
for Engineer, Catapult Rocks, Village, Conspirator, Gardens, Tide Pools, Legionary, Minion, Forge, King's Court, Tax, Colony
buy
  Colony
  Tax if turn <= 2 and coins = 2
  Province if Colonies left <= 5
  Platinum
  Gardens if Provinces left <= 2
  Catapult if I own fewer than 1 and turn <= 5
  Minion if I own fewer than 6
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Gold
  Tide Pools if I own fewer than 8
  Silver
plan learn2/306
for Farmers' Market, Harbinger, Smugglers, Warehouse, Corsair, Crown, Festival, Merchant Ship, Mine, Outpost, Palace
buy
  Province if money > 14 or I own at least 2
  Warehouse if turn <= 2 and coins = 3
  Duchy if Provinces left <= 5
  Corsair if terminals < extra actions + 2
  Estate if Provinces left <= 1
  Festival if extra actions < terminals
  Silver if I own fewer than 1
  Gold
  Warehouse if I own fewer than 2
  Silver
plan learn2/307
for City Quarter, Castles, Harbinger, Blockade, Conspirator, Monument, Treasure Map, Library, Replace, Expand, Donate, Wedding
buy
  Harbinger if turn <= 2 and coins = 3
  Castles if Provinces left <= 6
  Province if money > 12 or I own at least 1
  Duchy if Provinces left <= 4
  Expand if I own fewer than 4
  Gold if I own fewer than 4
  Estate if Provinces left <= 1
  Blockade if I own fewer than 3
  Wedding
  Monument if I own fewer than 5
  Donate if money > 12
  City Quarter if extra actions < terminals
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 5
plan learn2/308
for Lighthouse, Lurker, Gladiator Fortune, Merchant, Smugglers, Clerk, Collection, Patrol, Tactician, Wild Hunt, Windfall, Conquest
buy
  Wild Hunt if turn <= 2 and coins = 5
  Collection if turn <= 3 and coins = 5
  Clerk if coins = 4
  Province
  Duchy if Provinces left <= 4
  Conquest
  Estate if Provinces left <= 2
  Patrol if I own fewer than 2
  Tactician if I own fewer than 2
  Lighthouse if I own fewer than 5
plan learn2/309
for Chariot Race, Watchtower, Diplomat, Monument, Festival, Mine, Sea Witch, Upgrade, Nobles, King's Court, Arena, Labyrinth
buy
  Province if money > 7
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Upgrade if I own fewer than 1 and turn <= 4
  Sea Witch if I own fewer than 4
  Monument if I own fewer than 1
  Gold
  Festival if extra actions < terminals
  Silver if I own fewer than 2
  Chariot Race if I own fewer than 4
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn2/310
for Lurker, Anvil, Enchantress, Lookout, Smugglers, Warehouse, Workshop, Quarry, Rabble, Upgrade, Triumph
buy
  Province if money > 18
  Warehouse if turn <= 2 and coins = 4
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Gold
  Rabble if I own fewer than 2
  Duchy if Provinces left <= 6
  Silver
plan learn2/311
for Vassal, Caravan, Moneylender, Smithy, Worker's Village, Charm, Groundskeeper, Mint, Wharf, Bank, Dominate, Conquest
buy
  Dominate if I own fewer than 4
  Wharf if terminals < extra actions + 2
  Bank if I own fewer than 4
  Caravan if I own fewer than 2
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Caravan if I own fewer than 4
  Groundskeeper if I own fewer than 2
  Worker's Village if extra actions < terminals + 1
  Silver
plan learn2/312
for Engineer, Enchantress, Monkey, Monument, City, Groundskeeper, Market, Mint, Patrol, Upgrade, Delve
buy
  Province if I own at least 1 Gold or money >= 16
  Patrol if I own fewer than 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3 and Provinces left <= 6
  Duchy if Provinces left <= 5
  Monument if I own fewer than 1
  Delve
plan learn2/313
for Haven, Anvil, Moneylender, Tide Pools, Treasure Map, Groundskeeper, Library, Trading Post, Grand Market, Nobles, Arena, Colony
buy
  Colony if money >= 17
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Trading Post if I own fewer than 1
  Platinum
  Nobles if I own fewer than 2
  Moneylender if I own fewer than 1 and turn <= 4
  Nobles if Nobles owned < cards owned / 12
  Gold
  Library if I own fewer than 4
  Silver
plan learn2/314
for Masquerade, Swindler, Warehouse, Secret Passage, City, Crown, Groundskeeper, Treasury, Wharf, Farm, Advance
buy
  Farm if I own fewer than 2
  Province if money > 17
  Masquerade if I own fewer than 1 and turn <= 5
  Wharf if I own none
  Duchy if Provinces left <= 4 and Copper owned by opponents >= 1
  Farm
  Wharf if Wharfs owned < cards owned / 11
  City if extra actions < terminals + 1
  Estate if Provinces left <= 3
  Silver
plan learn2/315
for Lurker, Shanty Town, Bridge, Ironworks, Throne Room, Treasure Map, Collection, Market, Tactician, Artisan, Basilica, Dominate, Colony
buy
  Platinum if I own fewer than 4
  Tactician if I own fewer than 1
  Silver if turn <= 2 and coins = 3
  Dominate
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Platinum
  Gold if I own fewer than 3
  Collection if I own fewer than 1
  Gold
  Shanty Town if extra actions < terminals + 2
  Collection
  Silver
plan learn2/316
for Cellar, Catapult Rocks, Masquerade, Merchant, Steward, Cutpurse, Mining Village, Villa, Treasury, Hoard, Orchard, Colonnade
buy
  Cellar if turn <= 2 and coins = 2
  Treasury if I own fewer than 4
  Villa if extra actions < terminals - 1
  Province
  Duchy if Provinces left <= 3
  Masquerade if I own fewer than 1 and turn <= 4
  Hoard if I own fewer than 2
  Cutpurse if I own fewer than 1
  Estate if Provinces left <= 1
  Villa
  Masquerade if terminals < extra actions + 1
  Silver
plan learn2/317
for Courtyard, Shanty Town, Smugglers, Watchtower, Bridge, Cutpurse, Archive, Sea Witch, Farm, Hoard, Baths, Salt the Earth
buy
  Province
  Sea Witch if I own fewer than 2
  Farm
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Cutpurse if I own fewer than 1
  Gold if I own fewer than 4
  Salt the Earth
  Silver if I own fewer than 5
plan learn2/318
for City Quarter, Lighthouse, Ironworks, Sacrifice, Sailor, Crown, Replace, Sentry, Nobles, Bank, Triumph, Salt the Earth
buy
  Lighthouse if turn <= 2 and coins = 2
  Province if money > 13
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Bank
  Nobles if I own fewer than 2
  Sacrifice if I own fewer than 1
  Gold
  Duchy if Provinces left <= 5
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 5
plan learn2/319
for Chapel, Enchantress, Masquerade, Baron, Bureaucrat, Diplomat, Crystal Ball, Patrol, Sentry, Upgrade
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Masquerade if I own fewer than 1 and turn <= 4
  Estate if Provinces left <= 2
  Gold
  Patrol if terminals < extra actions + 2
  Duchy if Provinces left <= 6
  Silver
plan learn2/320
for Engineer, Lighthouse, Caravan, Cutpurse, Villa, Festival, Rabble, Sea Witch, Wild Hunt, Hoard, Fountain
buy
  Province if money > 8 or I own at least 1
  Wild Hunt if turn <= 1 and coins = 5
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 4
  Sea Witch if I own fewer than 2
  Festival if I own fewer than 4 and extra actions < terminals - 1
  Hoard if I own fewer than 2
  Festival if extra actions < terminals
  Sea Witch if I own fewer than 3
  Lighthouse if I own fewer than 6
  Sea Witch if Sea Witches owned < cards owned / 8
  Copper
plan learn2/321
for Masquerade, Sea Chart, Blockade, Militia, Throne Room, Archive, Bandit, Courtier, Mint, Nobles, Triumph, Dominate, Colony
buy
  Dominate
  Colony if money > 8
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum
  Archive
  Gold
  Duchy if Colonies left <= 6
  Militia if I own fewer than 1
  Estate if Colonies left <= 3
  Silver
plan learn2/322
for Native Village, Astrolabe, Fishing Village, Monkey, Vassal, Village, Workshop, Patrol, Witch, King's Court, Arena, Keep
buy
  Province if I own at least 2 Gold or money >= 16
  Duchy if Provinces left <= 4
  Witch if I own fewer than 2
  Gold
  Estate if Provinces left <= 2
  Patrol if I own fewer than 2
  Silver
plan learn2/323
for Harbinger, Lookout, Masquerade, Blockade, Sacrifice, Secret Passage, Bandit, Legionary, Torturer, King's Court, Orchard, Baths
buy
  Bandit if terminals < extra actions + 1 and terminals < extra actions + 1
  Province if money > 14
  Gold if I own fewer than 3
  Torturer if I own fewer than 3
  Duchy if Provinces left <= 3
  Masquerade if terminals < extra actions + 1
  Silver if I own fewer than 2
plan learn2/324
for City Quarter, Harbinger, Sacrifice, Smithy, Bandit, Forum, Laboratory, Market, Vault, Wild Hunt, Salt the Earth, Ritual
buy
  Province if money > 14
  Bandit if I own fewer than 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Sacrifice if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 6 and Gold owned by opponents >= 1
  Forum
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 5
plan learn2/325
for Lookout, Monkey, Workshop, Diplomat, Collection, Crystal Ball, Mint, Upgrade, Grand Market, Peddler, Obelisk, Mountain Pass
buy
  Upgrade if turn <= 2 and coins = 5
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Grand Market if I own fewer than 3
  Gold
  Duchy if Provinces left <= 6
  Crystal Ball
  Diplomat if I own fewer than 1
  Diplomat if I own fewer than 2 and I own at least 16 cards
  Silver
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 5
plan learn2/326
for Engineer, Courtyard, Lookout, Village, Gardens, Militia, Mill, Market, Tactician, Artisan, Battlefield, Aqueduct
buy
  Mill if I own fewer than 2
  Gardens
  Mill
  Engineer if Engineers owned < cards owned / 8
  Estate
  Copper
plan learn2/327
for Cellar, Pawn, Astrolabe, Lookout, Masquerade, Smithy, Throne Room, Bandit, Bazaar, Crystal Ball, Keep, Wall, Colony
buy
  Masquerade if I own fewer than 1
  Colony
  Province if Colonies left <= 4 and money > 18
  Platinum
  Estate if Colonies left <= 1
  Gold
  Crystal Ball if I own fewer than 3
  Bazaar if extra actions < terminals + 1
  Astrolabe
  Silver
  Pawn if I own fewer than 1
plan learn2/328
for Enchantress, Swindler, Tiara, Bandit, Capital, Magnate, Merchant Ship, Replace, Trading Post, Vault, Tomb, Tower
buy
  Silver if turn <= 2 and coins = 3
  Trading Post if I own fewer than 1
  Province
  Capital if I own fewer than 2
  Duchy if Provinces left <= 4
  Replace if I own fewer than 1
  Vault if I own fewer than 3
  Gold if I own fewer than 4
  Tiara
  Estate if Provinces left <= 1
  Enchantress if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 10
plan learn2/329
for Cellar, Courtyard, Anvil, Conspirator, Monument, Sailor, Smithy, Legionary, Wharf, Farm
buy
  Sailor if turn <= 3 and coins = 4
  Province if money > 17
  Wharf if terminals < extra actions + 2
  Duchy if Provinces left <= 5
  Farm
  Estate if Provinces left <= 2
  Sailor if I own fewer than 1 and turn <= 4
  Wharf if I own fewer than 2
  Gold
  Silver
  Courtyard if Courtyards owned < Treasure cards owned / 8
plan learn2/330
for Wishing Well, Militia, Secret Passage, Courtier, Crystal Ball, Duke, Forum, Torturer, Trading Post, Wharf, Annex, Colonnade
buy
  Wharf if I own fewer than 2
  Crystal Ball
  Duchy if Provinces left <= 7
  Militia if I own fewer than 1
  Duke if Duchies owned > Dukes owned + 3
  Forum if I own fewer than 1
  Province if money > 15
  Courtier if I own fewer than 1
  Silver if I own fewer than 2
  Duke if Duchies left = 0 and Dukes owned < cards owned / 5
  Forum
  Estate if Provinces left <= 2
  Gold
  Secret Passage if I own fewer than 5
  Silver
plan learn2/331
for Encampment Plunder, Shanty Town, Mill, Remodel, Temple, Collection, Magnate, Outpost, Trading Post, Witch, Wedding, Windfall, Colony
buy
  Shanty Town if turn <= 2 and coins = 3
  Colony
  Province if Colonies left <= 4
  Witch if I own fewer than 2
  Platinum
  Duchy if Colonies left <= 4
  Plunder if I own fewer than 1
  Estate if Colonies left <= 2
  Temple if Temples owned < cards owned / 13
  Wedding
  Encampment
plan learn2/332
for Native Village, Watchtower, Treasure Map, Charlatan, Duke, Groundskeeper, Sentry, War Chest, Farm, Expand, Donate, Annex
buy
  Charlatan if I own fewer than 1
  War Chest if I own fewer than 4
  Duchy
  Duke if Duchies left = 0
  Donate if turn <= 2 and coins = 3
  Gold if I own fewer than 5 and lead > -7
  Estate if Dukes left <= 2
  Groundskeeper if I own fewer than 6
  Sentry if I own fewer than 2
  Silver
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 5
plan learn2/333
for Masquerade, Monkey, Diplomat, Mill, City, Corsair, Upgrade, Vault, Wharf, Forge, Wolf Den, Ritual
buy
  Province
  Duchy if Provinces left <= 4
  Corsair if I own fewer than 3
  Gold
  Estate if Provinces left <= 2
  Mill
  City
  Diplomat if I own fewer than 4
  Silver
plan learn2/334
for Engineer, City Quarter, Overlord, Haven, Catapult Rocks, Warehouse, Conspirator, Courtier, Mint, Vault, Windfall, Dominate
buy
  Province if money > 12
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Vault if I own none
  Gold
  Vault if I own fewer than 2
  Silver
plan learn2/335
for Overlord, Astrolabe, Catapult Rocks, Moneylender, Quarry, Legionary, Rabble, Sentry, Wild Hunt, Artisan, Keep, Obelisk
buy
  Province if money > 18
  Duchy if Provinces left <= 2
  Estate if Provinces left <= 2
  Rabble if I own fewer than 1
  Gold
  Rabble if I own fewer than 2 and I own at least 15 cards
  Silver if I own fewer than 2
  Astrolabe if I own fewer than 2
  Duchy if Provinces left <= 6
  Rabble if I own fewer than 3 and I own at least 16 cards
  Astrolabe
  Silver
plan learn2/336
for Courtyard, Haven, Patrician Emporium, Workshop, Militia, Charlatan, Collection, Forum, Mint, Vault
buy
  Province if money > 12
  Courtyard if turn <= 2 and coins = 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Charlatan if I own fewer than 1
  Militia if I own fewer than 1
  Charlatan if I own fewer than 2
  Courtyard if terminals < extra actions + 1
  Gold
  Duchy if Provinces left <= 5
  Forum if I own fewer than 6
  Silver
plan learn2/337
for Lurker, Baron, Militia, Mining Village, Moneylender, Treasure Map, Charm, Magnate, Hoard, King's Court, Fountain, Palace
buy
  Hoard if I own fewer than 1
  Province if money > 8 and turn > 7
  Duchy if Provinces left <= 5
  Charm if I own fewer than 1
  Militia if I own fewer than 2
  Gold
  Hoard if I own fewer than 2
  Silver
  Copper
plan learn2/338
for Workshop, Poacher, Remodel, Salvager, Temple, Legionary, Minion, Torturer, Forge, Peddler, Arena, Fountain
buy
  Province
  Salvager if turn <= 1
  Torturer if terminals < extra actions + 2
  Salvager if I own fewer than 1 and turn <= 3
  Duchy if Provinces left <= 4
  Gold
  Estate if Provinces left <= 1
  Minion
  Peddler
  Poacher if I own fewer than 6
  Silver
  Copper
plan learn2/339
for Settlers Bustling Village, Fishing Village, Watchtower, Caravan, Militia, Remodel, Legionary, Sea Witch, War Chest, Forge, Tomb, Obelisk
buy
  Settlers if turn <= 2 and coins = 2
  Province if I own at least 7 Action cards
  Forge if Forges owned < cards owned / 12
  Sea Witch if I own fewer than 3
  Duchy if Provinces left <= 6
  Remodel if I own fewer than 1
  Fishing Village if extra actions < terminals + 1
  Estate if Provinces left <= 2
  Sea Witch if I own fewer than 4
  Bustling Village if extra actions < terminals + 1
  Watchtower if terminals < extra actions
  Militia if I own fewer than 1
  Caravan if I own fewer than 3
  Watchtower if Watchtowers owned < cards owned / 8
plan learn2/340
for Haven, Farmers' Market, Lookout, Bishop, Conspirator, Archive, Bandit, Bazaar, Charlatan, Merchant Ship, Salt the Earth, Basilica
buy
  Province if (money >= 15 or Provinces left <= 4) and turn > 11
  Charlatan if I own fewer than 2
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Archive if I own fewer than 6
  Bazaar if I own fewer than 4
  Silver
plan learn2/341
for Native Village, Merchant, Warehouse, Gardens, Mill, Sailor, Corsair, Crown, Patrol, Peddler, Tomb, Mountain Pass
buy
  Province
  Corsair if I own fewer than 1
  Duchy if Provinces left <= 4
  Gardens if Provinces left <= 5
  Sailor if I own fewer than 1 and turn <= 4
  Corsair if I own fewer than 2
  Peddler if I own fewer than 6
  Sailor
  Estate if Provinces left <= 1
  Warehouse if I own fewer than 2
  Peddler
  Silver if I own fewer than 1
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
plan learn2/342
for Engineer, Masquerade, Shanty Town, Wishing Well, Poacher, Salvager, Archive, Council Room, Minion, Artisan, Advance, Tower
buy
  Province if money > 11
  Artisan if I own fewer than 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Archive
  Gold
  Duchy if Provinces left <= 5
  Minion if I own fewer than 6
  Poacher if I own fewer than 6
  Silver
plan learn2/343
for Cutpurse, Gardens, Ironworks, Poacher, Worker's Village, Trading Post, Upgrade, Wild Hunt, Grand Market, Bank, Triumphal Arch, Colony
buy
  Cutpurse if turn <= 2 and coins = 4
  Colony if I own more than 1 Platinum
  Province if Colonies left <= 4
  Grand Market if I own fewer than 4
  Trading Post if I own fewer than 1
  Platinum
  Wild Hunt if terminals < extra actions + 2
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 1
  Bank
  Worker's Village if extra actions < terminals + 1
  Poacher if I own fewer than 6
plan learn2/344
for Swindler, Wishing Well, Gardens, Investment, Sacrifice, Salvager, Tide Pools, Charlatan, Forum, King's Court
buy
  Province if money > 14
  Duchy if Provinces left <= 5
  Gardens if Provinces left <= 3
  Estate if Provinces left <= 2
  Charlatan if I own fewer than 2
  Gold if I own fewer than 4
  Gardens if Provinces left <= 4
  Forum if I own fewer than 6
  Gardens if Provinces left <= 6
  Silver
plan learn2/345
for City Quarter, Native Village, Gladiator Fortune, Caravan, Bandit, Collection, Merchant Ship, Mint, War Chest, Nobles, Annex, Donate
buy
  Province if money > 9
  Bandit if I own fewer than 1
  Duchy if Provinces left <= 3
  Donate if turn <= 2 and coins = 3
  Estate if Provinces left <= 2
  Donate if money > 9
  Gold
  Caravan if I own fewer than 5
  Silver
plan learn2/346
for Catapult Rocks, Bishop, Throne Room, Tiara, Corsair, Mint, Trading Post, Grand Market, Expand, Forge, Donate, Wolf Den, Colony
buy
  Platinum if I own fewer than 3
  Trading Post if turn <= 2 and coins = 5
  Donate if turn <= 2 and coins = 3
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Corsair if I own fewer than 2
  Platinum
  Gold
  Tiara
  Silver
plan learn2/347
for Chapel, Shanty Town, Investment, Militia, Collection, Courtier, Forum, Magnate, Merchant Ship, Replace, Annex
buy
  Province
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Gold
  Forum if I own fewer than 2
  Militia if I own fewer than 2
  Forum if I own fewer than 7
  Silver
plan learn2/348
for Native Village, Village, Bridge, Temple, Treasure Map, Worker's Village, Groundskeeper, War Chest, Wharf, Hoard, Bandit Fort, Tomb, Colony
buy
  Native Village if turn <= 2 and coins = 2
  Temple if I own fewer than 1 and turn <= 2
  Colony if I own at least 7 Action cards
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Platinum if I own fewer than 2
  Gold if I own fewer than 1
  Wharf if I own fewer than 3
  Platinum if lead < -5
  Worker's Village if extra actions < terminals + 1
  Silver
plan learn2/349
for Settlers Bustling Village, Harbinger, Workshop, Baron, Bishop, Ironworks, Remodel, Salvager, Villa, Merchant Ship, Fountain, Mountain Pass, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Platinum
  Baron if I own fewer than 1
  Gold
  Merchant Ship if I own fewer than 2 and I own at least 16 cards
  Bustling Village if I own fewer than 1 and Bustling Villages owned < cards owned / 8
  Harbinger if I own fewer than 6
  Settlers if I own fewer than 4
plan learn2/350
for Gladiator Fortune, Blockade, Bridge, Caravan, Cutpurse, Mill, Smithy, Duke, Nobles, King's Court, Basilica, Conquest
buy
  Duke if Duchies left = 0
  Duchy if money > 14
  Conquest
  Blockade if I own fewer than 2
  Silver if I own fewer than 3
  Caravan if I own fewer than 1
  Mill if I own fewer than 6
  Estate if Dukes left <= 2
  Silver
plan learn2/351
for Royal Blacksmith, Bridge, Conspirator, Mill, Monument, Courtier, Duke, Merchant Ship, Witch, Peddler, Banquet, Tomb
buy
  Duke if Duchies owned > Dukes owned + 4
  Banquet if turn <= 2 and coins = 5
  Duchy if money > 10
  Banquet if turn <= 2 and coins = 4
  Province
  Courtier if terminals < extra actions + 1
  Witch if terminals < extra actions + 2
  Duke if Duchies left = 0
  Mill
  Peddler if I own fewer than 4
  Estate if Dukes left <= 3
  Merchant Ship
  Conspirator if Conspirators owned < cards owned / 12
  Banquet if lead > -8
plan learn2/352
for Native Village, Harbinger, Village, Clerk, Mining Village, Sailor, Smithy, Forum, Treasury, Upgrade, Keep
buy
  Province
  Duchy if Provinces left <= 3
  Clerk if I own fewer than 1
  Gold if I own fewer than 6
  Forum
  Clerk if I own fewer than 2
  Silver
  Copper
plan learn2/353
for Native Village, Pawn, Fishing Village, Diplomat, Poacher, Festival, Magnate, Rabble, Vault, Farm, Bandit Fort, Windfall
buy
  Province if money > 10
  Duchy if Provinces left <= 4
  Farm
  Vault if I own fewer than 2
  Estate if Provinces left <= 2
  Fishing Village if I own fewer than 3
  Rabble if terminals < extra actions + 3
  Gold
  Poacher if I own fewer than 6
  Pawn if I own fewer than 1
  Silver
plan learn2/354
for Chapel, Anvil, Fishing Village, Sea Chart, Blockade, Bandit, Capital, Groundskeeper, Library, Mint, Keep, Conquest
buy
  Province if money > 16
  Blockade if I own fewer than 2
  Bandit if terminals < extra actions + 1
  Duchy if Provinces left <= 2
  Conquest
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 5
  Capital if I own fewer than 4
  Silver
plan learn2/355
for Catapult Rocks, Enchantress, Sea Chart, Wishing Well, Temple, Bandit, Courtier, Rabble, Trading Post, Vault
buy
  Province if money > 6
  Duchy if Provinces left <= 4
  Wishing Well if turn <= 2 and coins = 3
  Courtier if I own fewer than 1
  Estate if Provinces left <= 3
  Gold if Gold owned < cards owned / 8
  Courtier if I own fewer than 4
  Duchy if Provinces left <= 6
  Vault if I own fewer than 1
  Enchantress if I own fewer than 3
  Silver
plan learn2/356
for City Quarter, Catapult Rocks, Fishing Village, Harbinger, Poacher, Quarry, Worker's Village, Sea Witch, Wharf, Nobles, Annex
buy
  Quarry if turn <= 2 and coins = 4
  Sea Witch if I own fewer than 2
  Province if I own at least 1 Gold
  Nobles if terminals < extra actions + 1
  Catapult if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 4
  Wharf if I own fewer than 1
  Nobles
  Wharf if terminals < extra actions + 2
  Gold if I own fewer than 5
  Fishing Village if extra actions < terminals + 1
  Poacher if I own fewer than 6
plan learn2/357
for Engineer, Cellar, Catapult Rocks, Chariot Race, Wishing Well, Caravan, Conspirator, Throne Room, Tide Pools, Sentry, Palace, Battlefield
buy
  Caravan if I own fewer than 2
  Catapult if I own fewer than 1 and turn <= 5
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 3
  Cellar if turn <= 2 and coins = 2
  Gold if I own fewer than 3
  Caravan if I own fewer than 4
  Chariot Race
  Caravan if I own fewer than 5
  Silver
  Copper if I own fewer than 1
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 3
plan learn2/358
for Settlers Bustling Village, Enchantress, Lookout, Cutpurse, Salvager, Mint, Torturer, Trading Post, Artisan, Expand
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Torturer if I own fewer than 1
  Gold
  Torturer if I own fewer than 2
  Duchy if Provinces left <= 6
  Silver
plan learn2/359
for Monkey, Island, Militia, Temple, Capital, Charlatan, Charm, Mint, Upgrade, Grand Market, Aqueduct, Ritual
buy
  Province if money > 18
  Upgrade if I own fewer than 1 and turn <= 2
  Duchy if Provinces left <= 4
  Militia if I own fewer than 1
  Estate if Provinces left <= 3
  Gold
  Charlatan if I own fewer than 1
  Capital if I own fewer than 1
  Charlatan if I own fewer than 2
  Island if Islands owned < cards owned / 12
  Silver
plan learn2/360
for Courtyard, Lookout, Caravan, Clerk, Diplomat, Mining Village, Tide Pools, Forum, War Chest, Nobles
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold if I own fewer than 3
  Forum
  Nobles if I own fewer than 3
  Clerk if I own fewer than 3
  Silver if I own fewer than 1
  Caravan if I own fewer than 4
  Courtyard if Courtyards owned < Treasure cards owned / 7
  Silver
plan learn2/361
for Haven, Moat, Mining Village, Tiara, Charm, City, Festival, Legionary, War Chest, Expand, Wall, Ritual
buy
  Haven if turn <= 2 and coins = 2
  Province if money > 14
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Gold
  Legionary if terminals < extra actions + 2
  Tiara if I own fewer than 2
  Silver if I own fewer than 4 and terminals < extra actions + 2
plan learn2/362
for Overlord, Courtyard, Patrician Emporium, Smugglers, Village, Salvager, Charlatan, Market, Mint, Artisan, Colonnade
buy
  Province if money > 18
  Courtyard if turn <= 2 and coins = 2
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Overlord if I own fewer than 1
  Charlatan if I own fewer than 2
  Gold
  Market if I own fewer than 4
  Duchy if Provinces left <= 6
  Patrician if I own fewer than 4
plan learn2/363
for Masquerade, Sea Chart, Swindler, Watchtower, Workshop, Mill, Salvager, Secret Passage, Upgrade, Bank, Annex, Aqueduct, Colony
buy
  Colony
  Province if Colonies left <= 4 and I own at least 1 Copper
  Duchy if Colonies left <= 4
  Masquerade if I own fewer than 2
  Platinum if I own fewer than 4 and I own fewer than 5
  Bank
  Estate if Colonies left <= 2
  Gold
  Silver
plan learn2/364
for Enchantress, Workshop, Gardens, Investment, Salvager, Council Room, Festival, Market, Rabble, Torturer, Dominate, Delve
buy
  Dominate
  Investment if turn <= 4
  Gardens if Provinces left <= 2
  Duchy if Provinces left <= 4
  Torturer if I own fewer than 2
  Council Room if terminals < extra actions + 1
  Gardens if Provinces left <= 4
  Estate if Provinces left <= 2
  Festival if extra actions < terminals
  Market
  Investment if I own fewer than 2
  Gardens if Provinces left <= 5
  Enchantress if terminals < extra actions + 2
  Delve
plan learn2/365
for Baron, Bridge, Sacrifice, Duke, Groundskeeper, Magnate, Market, Rabble, Forge, Peddler, Ritual, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 3
  Sacrifice if I own fewer than 1 and turn <= 4 and terminals < extra actions + 2
  Estate if Colonies left <= 2
  Platinum
  Market
  Rabble if I own fewer than 2 and I own at least 16 cards
  Gold
  Peddler
  Silver
plan learn2/366
for Encampment Plunder, Lighthouse, Castles, Smugglers, Quarry, Treasury, Vault, Wharf, Hoard, Expand, Triumph, Baths
buy
  Lighthouse if turn <= 2 and coins = 2
  Castles if Provinces left <= 7
  Plunder if I own fewer than 4
  Province if I own at least 8 Action cards
  Duchy if Provinces left <= 5
  Wharf if terminals < extra actions + 2
  Quarry if I own fewer than 2
  Gold if I own fewer than 2 and I own fewer than 2
  Encampment if extra actions < terminals
  Expand if I own fewer than 1
  Treasury
  Silver if I own fewer than 3
  Lighthouse
plan learn2/367
for Gladiator Fortune, Bridge, Ironworks, Charlatan, Council Room, Legionary, Market, Outpost, War Chest, Wild Hunt, Tax, Salt the Earth
buy
  Province if money > 17
  Charlatan if I own fewer than 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Gold
  Duchy if Provinces left <= 5
  Market if I own fewer than 6
  Silver
plan learn2/368
for Catapult Rocks, Fishing Village, Lookout, Island, Salvager, Throne Room, Laboratory, Market, Sentry, Witch, Wall, Dominate
buy
  Province if money > 6
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Catapult if I own fewer than 1 and turn <= 5
  Witch if I own fewer than 2
  Sentry if I own fewer than 2
  Gold
  Witch if terminals < extra actions + 3
  Fishing Village
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn2/369
for Anvil, Enchantress, Baron, Bishop, Blockade, Investment, City, Forum, Sentry, Nobles, Orchard, Tomb
buy
  Nobles if I own fewer than 4
  Investment if I own fewer than 1 and turn <= 2
  Province if money > 6
  Duchy if Provinces left <= 4
  Gold if I own fewer than 2
  Estate if Provinces left <= 1
  Forum
  Bishop if I own fewer than 1
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 5
plan learn2/370
for Native Village, Village, Warehouse, Workshop, Cutpurse, Mill, Library, Rabble, Upgrade, Expand, Wolf Den, Defiled Shrine
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Rabble if terminals < extra actions + 3
  Silver
plan learn2/371
for Engineer, Gladiator Fortune, Shanty Town, Smugglers, Blockade, Ironworks, War Chest, Wharf, Bank, Forge, Orchard, Obelisk
buy
  Wharf if I own fewer than 3
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Bank
  Wharf if terminals < extra actions + 2
  Gold
  Shanty Town if extra actions < terminals
  Silver
plan learn2/372
for Anvil, Diplomat, Gardens, Throne Room, Courtier, Festival, Legionary, Sentry, Wharf, King's Court, Tower, Windfall
buy
  Anvil if turn <= 3 and coins = 4
  Province if money > 17
  Wharf if I own fewer than 4
  Province
  Gardens
  Duchy if Provinces left <= 5 and Duchies owned < cards owned / 6
  King's Court if terminals < extra actions + 2
  Estate if Provinces left <= 4
  Festival if extra actions < terminals
  Gold
  Silver
  Copper
plan learn2/373
for Lighthouse, Settlers Bustling Village, Enchantress, Caravan, Gardens, Capital, Council Room, Library, Wharf, Bank, Wedding, Museum
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Bank if I own fewer than 2
  Gardens if Provinces left <= 5
  Wharf if I own none
  Bank if I own fewer than 4
  Estate if Provinces left <= 2
  Wedding if turn <= 5
  Wharf if I own fewer than 2
  Enchantress if terminals < extra actions + 2
  Caravan if I own fewer than 4
  Settlers if I own fewer than 5
  Silver
plan learn2/374
for City Quarter, Settlers Bustling Village, Blockade, Bridge, Remodel, Treasure Map, Outpost, Replace, Trading Post, Wild Hunt, Triumphal Arch, Orchard
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Bustling Village
  Estate if Provinces left <= 2
  City Quarter if extra actions < terminals
  Blockade if terminals < extra actions + 2
  Replace if Replaces owned < cards owned / 10
  Bridge if terminals < extra actions + 2
  Settlers if I own fewer than 4
  Silver
plan learn2/375
for Lighthouse, Lurker, Castles, Smugglers, Conspirator, Duke, Festival, Replace, Vault, King's Court, Bandit Fort, Wolf Den, Colony
buy
  Colony
  Duke if Duchies owned > Dukes owned + 3
  Province if Colonies left <= 6
  Duchy if Colonies left <= 3
  Duke if Colonies left <= 3
  Estate if Colonies left <= 2
  Platinum
  Festival if extra actions < terminals
  Vault if I own fewer than 3
  Duchy if Colonies left <= 6
  Vault if Vaults owned < cards owned / 7
  Gold if Gold owned < cards owned / 5
  Conspirator if I own fewer than 2
  Lighthouse if I own fewer than 7
plan learn2/376
for Lighthouse, Pawn, Bishop, Gardens, Mining Village, Poacher, Crown, Groundskeeper, Wild Hunt, Peddler, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Wild Hunt if I own fewer than 1
  Platinum
  Gold
  Duchy if Colonies left <= 6
  Crown if I own fewer than 1
  Silver
plan learn2/377
for Chapel, Pawn, Chariot Race, Farmers' Market, Tide Pools, Magnate, Market, Trading Post, Vault, Hoard, Ritual, Wolf Den, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Silver if I own fewer than 1
  Chapel if I own fewer than 1 and turn <= 4
  Hoard if I own fewer than 2
  Platinum
  Market if I own fewer than 5
  Chariot Race
  Silver
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 6
plan learn2/378
for Encampment Plunder, Warehouse, Watchtower, Bridge, Caravan, Conspirator, Charlatan, Festival, Replace, Tactician, Bandit Fort
buy
  Watchtower if turn <= 2 and coins = 4
  Charlatan if I own fewer than 3
  Plunder if I own fewer than 3
  Warehouse if I own fewer than 1
  Province if money > 9
  Festival if I own fewer than 4 and extra actions < terminals - 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Caravan
  Encampment
  Silver
  Copper
plan learn2/379
for Settlers Bustling Village, Farmers' Market, Militia, Mill, Charm, City, Laboratory, Tactician, Trading Post, Expand, Triumph
buy
  Province if money > 12
  Trading Post if I own fewer than 1 and turn <= 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Laboratory if I own fewer than 4
  Duchy if Provinces left <= 7
  Tactician if I own fewer than 1
  Militia if I own fewer than 2
  Mill if I own fewer than 6
  Settlers if I own fewer than 4
  Silver
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 4
plan learn2/380
for Engineer, Lighthouse, Lookout, Wishing Well, Cutpurse, Tiara, Collection, Library, Patrol, King's Court, Ritual, Keep, Colony
buy
  Lighthouse if turn <= 3 and coins = 2
  Patrol if terminals < extra actions + 2
  Platinum if I own fewer than 3
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Platinum
  Gold
  Duchy if Colonies left <= 5
  Tiara if I own fewer than 3
  Collection if I own fewer than 1
  Tiara
  Silver
plan learn2/381
for Lighthouse, Anvil, Castles, Vassal, Conspirator, Secret Passage, Charlatan, Crown, Crystal Ball, Vault, Dominate
buy
  Secret Passage if turn <= 2 and coins = 4
  Castles if Provinces left <= 7
  Charlatan if I own fewer than 2
  Province if money > 14
  Duchy if Provinces left <= 5
  Castles
  Estate if Provinces left <= 3
  Duchy if Provinces left <= 6
  Gold
  Crown if Crowns owned < cards owned / 7
  Lighthouse
  Silver if I own fewer than 5
plan learn2/382
for Farmers' Market, Smugglers, Bishop, Investment, Island, Salvager, Throne Room, Tiara, Minion, Expand, Colonnade
buy
  Province if money > 13
  Duchy if Provinces left <= 4
  Tiara if turn <= 2 and coins = 4
  Estate if Provinces left <= 2
  Minion if I own fewer than 7
  Gold
  Island if I own fewer than 4
  Bishop if I own fewer than 2
  Silver
plan learn2/383
for Encampment Plunder, Native Village, Monkey, Sea Chart, Investment, Mining Village, Magnate, Sentry, Vault, Hoard, Wolf Den, Salt the Earth, Colony
buy
  Colony if I own at least 1 Gold
  Province if Colonies left <= 4
  Sentry if I own fewer than 2
  Platinum
  Estate if Colonies left <= 1
  Silver if I own fewer than 2
  Gold if I own fewer than 2
  Sentry
  Encampment if extra actions < terminals + 2
trash
  Curse
  Estate if Colonies left > 6
  Copper if money > 6
plan learn2/384
for Catapult Rocks, Enchantress, Merchant, Watchtower, Bridge, Clerk, Corsair, Rabble, Artisan, Grand Market, Colonnade, Donate, Colony
buy
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Copper if I own fewer than 1
  Corsair if I own fewer than 2
  Donate if turn <= 2 and coins = 3
  Platinum
  Estate if Colonies left <= 2
  Clerk
  Donate if money > 10
  Enchantress if I own fewer than 4
trash
  Curse
  Estate if Colonies left > 5
  Copper if money > 5
plan learn2/385
for City Quarter, Royal Blacksmith, Baron, Bridge, Mill, Festival, Merchant Ship, Outpost, Treasury, Hoard, Salt the Earth
buy
  Province
  Duchy if Provinces left <= 5
  Merchant Ship if I own fewer than 1
  Hoard if I own fewer than 1
  Estate if Provinces left <= 3
  Merchant Ship if terminals < extra actions + 2
  Gold
  Treasury if I own fewer than 5
  Mill if I own fewer than 5
  Silver
plan learn2/386
for Royal Blacksmith, Anvil, Gardens, Ironworks, Worker's Village, Bazaar, Legionary, Market, Outpost, Patrol, Defiled Shrine, Colonnade, Colony
buy
  Colony
  Patrol if terminals < extra actions + 2
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Ironworks if I own fewer than 1
  Platinum
  Gold
  Bazaar if extra actions < terminals + 2
  Worker's Village if extra actions < terminals + 3
  Gardens if Colonies left <= 4
  Silver
plan learn2/387
for Lighthouse, Workshop, Clerk, Ironworks, Mining Village, Charlatan, Crystal Ball, Outpost, King's Court, Peddler, Advance
buy
  Province if money > 12
  Charlatan if I own fewer than 2
  Duchy if Provinces left <= 5
  Gold
  Estate if Provinces left <= 2
  Clerk if Clerks owned < cards owned / 8
  Charlatan if Charlatans owned < cards owned / 9
  Lighthouse
plan learn2/388
for Enchantress, Militia, Monument, Archive, Corsair, Groundskeeper, Tactician, Trading Post, Grand Market, Forge, Mountain Pass, Conquest
buy
  Province if money > 18
  Duchy if Provinces left <= 3
  Conquest
  Archive if I own fewer than 5
  Estate if Provinces left <= 2
  Groundskeeper if I own fewer than 6
  Monument if Monuments owned < cards owned / 5
  Silver
plan learn2/389
for Cellar, Moat, Settlers Bustling Village, Enchantress, Farmers' Market, Lookout, Watchtower, Crown, Pirate, Expand, Tomb, Bandit Fort
buy
  Farmers' Market if turn <= 2 and coins = 4
  Lookout if I own fewer than 1 and turn <= 3
  Province if money > 13 or I own at least 1
  Expand if I own fewer than 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Pirate if I own fewer than 3
  Lookout if I own fewer than 2 and turn <= 4
  Gold if I own fewer than 2
  Moat if terminals < extra actions + 1
  Farmers' Market if I own fewer than 2
  Bustling Village if I own fewer than 1 and extra actions < terminals - 1
  Crown if I own fewer than 2
  Farmers' Market
  Settlers if I own fewer than 4
  Enchantress if I own fewer than 4
plan learn2/390
for Haven, Moat, Shanty Town, Bishop, Mining Village, Sailor, Upgrade, Wharf, Witch, King's Court, Orchard, Tax
buy
  Tax if turn <= 2 and coins = 3
  Witch if I own fewer than 1
  Province if money > 12 or I own at least 1
  Wharf if Wharfs owned < cards owned / 10
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Wharf if terminals < extra actions + 2
  Gold
  Sailor if I own fewer than 6
  Shanty Town if extra actions < terminals + 1
  Silver
  Tax
plan learn2/391
for Royal Blacksmith, Gladiator Fortune, Shanty Town, Bureaucrat, Mill, Quarry, Temple, Worker's Village, City, Pirate, Museum, Mountain Pass
buy
  Silver if turn <= 1 and coins = 3
  Province if money > 8
  Quarry if turn <= 2 and coins = 4
  Duchy if Provinces left <= 5
  Pirate if I own fewer than 3
  Estate if Provinces left <= 2
  Duchy
  Mill
  Gladiator if Gladiators owned < cards owned / 10
  Gold
  Shanty Town if extra actions < terminals + 1
plan learn2/392
for Cellar, Monkey, Warehouse, Workshop, Quarry, Remodel, Villa, Merchant Ship, Replace, Wharf, Defiled Shrine, Annex
buy
  Wharf if I own none
  Warehouse if I own fewer than 1
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Wharf if I own fewer than 2
  Gold
  Wharf if I own fewer than 4
  Silver
plan learn2/393
for Native Village, Enchantress, Bureaucrat, Mining Village, City, Corsair, Courtier, Market, Mine, Nobles, Keep, Tax
buy
  Province if money > 15
  Courtier if I own fewer than 2
  Gold if I own fewer than 3
  Duchy if money > 15
  Market if I own fewer than 3
  Enchantress if terminals < extra actions + 4
  Estate if Provinces left <= 2
  Silver
plan learn2/394
for Encampment Plunder, Settlers Bustling Village, Fishing Village, Warehouse, Poacher, Sailor, Forum, Mine, Patrol, Expand
buy
  Settlers if turn <= 2 and coins = 2
  Province
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Patrol if terminals < extra actions + 1
  Gold
  Patrol if I own fewer than 2
  Forum
  Silver
plan learn2/395
for Cellar, Bureaucrat, Cutpurse, Island, Crystal Ball, Magnate, Minion, Wharf, Grand Market, King's Court, Fountain, Salt the Earth
buy
  Province if money > 8 and turn > 7
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Grand Market if I own fewer than 4
  Wharf if I own fewer than 2
  Island if Islands owned < cards owned / 12
  Gold
  Silver
  Copper
plan learn2/396
for Harbinger, Monkey, Swindler, Wishing Well, Diplomat, Secret Passage, Corsair, Replace, Sentry, Upgrade, Salt the Earth
buy
  Province
  Duchy if Provinces left <= 4
  Sentry if I own fewer than 2
  Gold
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 6
  Sentry if I own fewer than 5
  Swindler if I own fewer than 1
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn2/397
for Blockade, Gardens, Worker's Village, Library, Market, Replace, Sea Witch, Sentry, Treasury, Bank, Tower
buy
  Blockade if I own fewer than 8
  Gardens
  Estate
  Blockade
  Copper
plan learn2/398
for Merchant, Shanty Town, Swindler, Bureaucrat, Mining Village, Charm, Forum, Mint, War Chest, Expand, Labyrinth, Wolf Den
buy
  Silver if turn <= 2 and coins = 3
  War Chest
  Province if money > 11 and I own fewer than 5
  Duchy
  Estate if Provinces left <= 3
  Swindler if I own fewer than 2
  Forum if I own fewer than 4
  Silver if I own fewer than 4
plan learn2/399
for Lookout, Watchtower, Baron, Duke, Festival, Merchant Ship, Rabble, Tactician, Farm, Hoard, Tomb, Annex
buy
  Province if money > 8
  Lookout if I own fewer than 2 and turn <= 4
  Duchy if Provinces left <= 3
  Duke if Duchies owned > Dukes owned + 4
  Estate if Provinces left <= 2
  Hoard if I own fewer than 1
  Farm if I own fewer than 5
  Hoard if I own fewer than 4
  Rabble if terminals < extra actions + 1
  Festival if extra actions < terminals + 2
  Silver if I own fewer than 5
plan learn2/400
for Overlord, Moat, Ironworks, Remodel, Salvager, Treasure Map, Mine, Minion, Artisan, Peddler, Windfall
buy
  Moat if turn <= 2 and coins = 2
  Province if money > 15
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Mine if I own fewer than 1 and turn <= 4
  Gold
  Minion if I own fewer than 5
  Peddler if I own fewer than 4
  Silver
plan learn2/401
for Lurker, Moat, Native Village, Gladiator Fortune, Smugglers, Festival, Sentry, Upgrade, War Chest, Bank, Wedding, Wolf Den, Colony
buy
  Sentry if I own fewer than 1 and turn <= 5
  Colony if I own at least 2 Gold
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 2 and Gold owned by opponents >= 1
  Platinum if terminals < extra actions + 2
  Wedding if money <= 8
  Sentry if I own fewer than 4
  Wedding
trash
  Curse
  Estate if Colonies left > 4
  Copper if money > 3
plan learn2/402
for Courtyard, Native Village, Anvil, Swindler, Monument, Throne Room, Groundskeeper, Outpost, Trading Post, Forge, Mountain Pass, Aqueduct
buy
  Province if money > 9
  Trading Post if turn <= 2 and coins = 5
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Courtyard if Courtyards owned < Treasure cards owned / 7
  Duchy if Provinces left <= 5
  Silver
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 7
plan learn2/403
for Overlord, Merchant, Caravan, Mill, Mining Village, Worker's Village, Bazaar, Crown, Market, Artisan, Wolf Den, Baths
buy
  Mill if turn <= 2 and coins = 5
  Province if (money > 14 or I own at least 1) and terminals < extra actions
  Province if money > 15
  Duchy if Provinces left <= 4
  Province if money > 12 or I own at least 1
  Artisan if I own fewer than 2
  Estate if Provinces left <= 2
  Bazaar if I own fewer than 1 and extra actions < terminals - 1
  Caravan if I own fewer than 6
  Gold
  Bazaar if extra actions < terminals + 1
  Mill if I own fewer than 4
  Market
  Overlord if I own fewer than 2
  Mill
plan learn2/404
for Overlord, Anvil, Fishing Village, Watchtower, Bishop, Smithy, Charm, Patrol, Sentry, Artisan, Wolf Den
buy
  Bishop if I own fewer than 1 and turn <= 3
  Fishing Village if extra actions < terminals - 1
  Sentry if I own fewer than 1 and turn <= 5
  Province if I own at least 6 Action cards
  Artisan if I own fewer than 1
  Patrol if I own fewer than 2
  Smithy if terminals < extra actions + 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Anvil if I own fewer than 2
  Bishop if I own fewer than 2 and turn <= 4
  Overlord if terminals < extra actions
  Fishing Village if extra actions < terminals + 1 and extra actions < terminals
  Bishop if terminals < extra actions + 2
  Fishing Village
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn2/405
for Astrolabe, Castles, Chariot Race, Merchant, Smugglers, Wishing Well, Salvager, Villa, Crystal Ball, Wild Hunt, Baths, Tax
buy
  Tax if turn <= 2 and coins = 3
  Castles if Provinces left <= 6
  Tax if turn <= 1 and coins = 2
  Salvager if I own fewer than 1 and turn <= 5
  Province if money > 12
  Estate if Provinces left <= 2
  Gold
  Crystal Ball
  Chariot Race
  Villa if I own fewer than 1 and extra actions < terminals - 1
  Silver
plan learn2/406
for Lurker, Moat, Castles, Merchant, Monkey, Warehouse, Wishing Well, Duke, Library, War Chest, Museum
buy
  Warehouse if turn <= 2 and coins = 4
  War Chest if I own fewer than 3
  Duchy
  Monkey if I own fewer than 2
  Castles
  Duke if Duchies left = 0
  Estate if Dukes left <= 2
  Moat if terminals < extra actions + 1
  Wishing Well if I own fewer than 1
  Silver
plan learn2/407
for Overlord, Royal Blacksmith, Monkey, Warehouse, Clerk, Island, Charlatan, Forum, Mine, Tactician, Annex, Delve
buy
  Province if money > 14 or I own at least 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Clerk if I own fewer than 1
  Gold
  Charlatan if I own fewer than 1
  Delve if terminals < extra actions + 2
  Overlord if I own fewer than 2
  Clerk
  Delve
plan learn2/408
for City Quarter, Wishing Well, Blockade, Gardens, Tide Pools, Villa, City, Corsair, Forum, Wild Hunt, Delve, Tower
buy
  Blockade if I own fewer than 8
  Villa if I own fewer than 1
  Gardens
  Villa
  Delve
  Copper if turn > 4
plan learn2/409
for Lighthouse, Village, Warehouse, Watchtower, Workshop, Tiara, City, Forum, Legionary, Magnate, Fountain, Colony
buy
  Platinum if I own fewer than 2
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Platinum
  Legionary if I own fewer than 1
  Forum if I own fewer than 7
  Gold
  Tiara
  Silver
  Lighthouse
plan learn2/410
for Moat, Pawn, Masquerade, Wishing Well, Baron, Poacher, Throne Room, Treasure Map, City, Farm, Obelisk, Tomb
buy
  Province if money > 16
  Farm
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Masquerade if I own fewer than 2
  Gold
  Duchy if Provinces left <= 6
  Silver
plan learn2/411
for Chapel, Courtyard, Haven, Masquerade, Bridge, Secret Passage, Pirate, Wharf, Farm, Bank, Fountain, Tomb
buy
  Masquerade if terminals < extra actions + 1
  Province if money > 8 and turn > 7
  Duchy if Provinces left <= 5
  Wharf if terminals < extra actions + 2
  Estate if Provinces left <= 3
  Pirate if I own fewer than 2
  Farm
  Wharf if I own fewer than 3
  Gold
  Silver
  Copper
plan learn2/412
for Enchantress, Swindler, Warehouse, Bureaucrat, Remodel, Temple, Collection, Legionary, Grand Market, Expand, Dominate, Wall
buy
  Province if money > 18
  Temple if Temples owned < cards owned / 14
  Enchantress if I own fewer than 1 and Enchantress owned < cards owned / 12
  Duchy if Provinces left <= 3
  Temple if Temples owned < cards owned / 13
  Estate if Provinces left <= 2
  Gold
  Temple if Temples owned < cards owned / 12
  Legionary if I own fewer than 2
  Duchy if Provinces left <= 6
  Silver
plan learn2/413
for Royal Blacksmith, Encampment Plunder, Moat, Watchtower, Treasure Map, Bandit, Collection, Duke, Trading Post, Expand, Triumph, Delve
buy
  Duchy if money > 14
  Province if money > 13
  Duke if Duchies left = 0
  Estate if Dukes left <= 4
  Bandit if I own fewer than 2
  Encampment if extra actions < terminals + 0
  Delve
  Copper
plan learn2/414
for Warehouse, Watchtower, Quarry, Sacrifice, Smithy, Bandit, Corsair, Rabble, Treasury, Peddler, Wolf Den, Colonnade, Colony
buy
  Colony
  Province if Colonies left <= 6
  Duchy if Colonies left <= 4
  Platinum if I own fewer than 4
  Treasury if I own fewer than 5
  Corsair if terminals < extra actions + 3
  Sacrifice if I own fewer than 1
  Peddler if I own fewer than 6
  Estate if Colonies left <= 2
  Warehouse if I own fewer than 2
  Silver
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 5
plan learn2/415
for Harbinger, Bishop, Militia, Sailor, Treasure Map, Council Room, Legionary, Treasury, Vault, Witch, Obelisk, Conquest
buy
  Province if money > 12 or I own at least 1
  Conquest
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Witch if I own fewer than 2
  Militia if I own fewer than 1
  Treasury if I own fewer than 5
  Sailor if I own fewer than 5
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn2/416
for Courtyard, Native Village, Masquerade, Clerk, Diplomat, Remodel, Bandit, Crown, Market, Grand Market, Basilica, Fountain
buy
  Clerk if I own fewer than 1
  Masquerade if I own fewer than 1 and turn <= 5
  Province if money > 8 and turn > 6
  Clerk if coins = 4
  Bandit if I own fewer than 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Courtyard if I own fewer than 1
  Market if I own fewer than 4
  Gold
  Clerk if I own fewer than 3 and I own at least 16 cards
  Silver
  Native Village if I own fewer than 5
  Copper
plan learn2/417
for Moat, Fishing Village, Gladiator Fortune, Bureaucrat, Quarry, Smithy, City, Outpost, Pirate, Hoard, Wedding, Mountain Pass
buy
  Province if money > 13
  Duchy if Provinces left <= 6
  Pirate if I own fewer than 2
  Estate if Provinces left <= 2
  Smithy if terminals < extra actions + 1
  Wedding
  Gold
  Silver
plan learn2/418
for Encampment Plunder, Fishing Village, Bureaucrat, Cutpurse, Moneylender, Poacher, Tiara, Charm, Legionary, Merchant Ship, Triumph, Donate
buy
  Province if money > 16
  Donate if turn <= 2 and coins = 3
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Legionary if I own fewer than 1
  Gold
  Donate if turn <= 3 and coins = 2
  Charm
  Legionary if I own fewer than 2
  Tiara if turn <= 2 and coins = 4
  Encampment if I own fewer than 2
  Tiara if I own fewer than 2
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 5
plan learn2/419
for Royal Blacksmith, Lighthouse, Catapult Rocks, Diplomat, Mill, Salvager, Temple, Forum, Magnate, Upgrade, Conquest, Battlefield
buy
  Province if money > 11
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Conquest
  Forum if I own fewer than 5
  Mill if I own fewer than 2
  Duchy
  Mill
  Silver
  Lighthouse if I own fewer than 6
plan learn2/420
for Catapult Rocks, Smugglers, Workshop, Conspirator, Cutpurse, Mill, Duke, Replace, Tactician, War Chest, Bandit Fort, Advance
buy
  War Chest if I own fewer than 2
  Duchy
  Duke if Duchies left = 0
  Gold
  Cutpurse if I own fewer than 1
  Estate if Dukes left <= 2
  Mill
  Silver if I own fewer than 1
  Cutpurse if I own fewer than 2
  Smugglers if Smugglers owned < cards owned / 10
plan learn2/421
for Diplomat, Militia, Monument, Salvager, Secret Passage, Tide Pools, Treasure Map, Bazaar, Wild Hunt, Nobles, Tax, Wall
buy
  Tax if turn <= 2 and coins = 2
  Salvager if I own fewer than 1 and turn <= 2
  Bazaar if extra actions < terminals - 0
  Province if money > 15
  Militia if I own fewer than 1
  Duchy if Provinces left <= 4
  Nobles if I own fewer than 1
  Militia if I own fewer than 2
  Bazaar if I own fewer than 4
  Nobles if Nobles owned < cards owned / 6
  Tax if turn <= 2 and coins = 3
  Estate if Provinces left <= 2
  Monument if I own fewer than 2
  Gold
  Monument if I own fewer than 4
  Wild Hunt if I own fewer than 5
  Secret Passage if I own fewer than 5
  Diplomat if terminals < extra actions + 2
  Tide Pools if I own fewer than 8
plan learn2/422
for Courtyard, Harbinger, Vassal, Blockade, Bridge, Sacrifice, Charlatan, Crown, Outpost, Torturer, Tomb
buy
  Province if I own at least 1 Gold or money >= 16
  Sacrifice if I own fewer than 1 and turn <= 5
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Charlatan if I own fewer than 2
  Duchy if Provinces left <= 5
  Courtyard if terminals < extra actions + 1
  Silver
plan learn2/423
for Royal Blacksmith, Enchantress, Masquerade, Sea Chart, Island, Moneylender, Quarry, Treasure Map, Minion, Farm, Obelisk, Aqueduct
buy
  Silver if turn <= 2 and coins = 3
  Province if money > 15
  Masquerade if I own fewer than 1 and turn <= 5
  Duchy if Provinces left <= 4
  Farm
  Gold
  Estate if Provinces left <= 2
  Minion
  Island if I own fewer than 4
  Silver
plan learn2/424
for Haven, Pawn, Astrolabe, Chariot Race, Watchtower, Clerk, Conspirator, Bandit, Rabble, Wharf, Tomb, Labyrinth
buy
  Haven if turn <= 2 and coins = 2
  Province if money > 12
  Bandit if I own fewer than 1
  Duchy if Provinces left <= 4
  Wharf if I own fewer than 2 and I own at least 14 cards
  Gold if I own fewer than 4
  Wharf if I own fewer than 2
  Estate if Provinces left <= 3
  Duchy if Provinces left <= 6
  Clerk if I own fewer than 4
  Chariot Race if I own fewer than 6
  Astrolabe
plan learn2/425
for Haven, Pawn, Harbinger, Lookout, Village, Remodel, Vault, Wharf, Artisan, Farm, Aqueduct, Baths, Colony
buy
  Lookout if turn <= 2 and coins = 3
  Wharf if I own fewer than 3
  Platinum if I own fewer than 3
  Colony
  Province if Colonies left <= 4
  Wharf if terminals < extra actions + 2
  Duchy if Colonies left <= 3
  Farm if I own fewer than 5
  Gold if I own fewer than 4
  Village if extra actions < terminals
  Silver
  Estate if Colonies left <= 1
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 6
plan learn2/426
for Moat, Catapult Rocks, Watchtower, Quarry, Remodel, Tide Pools, Rabble, Sentry, War Chest, Hoard
buy
  Province
  Moat if turn <= 2 and coins = 2
  Sentry if turn <= 3 and coins = 5
  Duchy if Provinces left <= 4
  Rabble if I own fewer than 2 and I own at least 16 cards
  Hoard if I own fewer than 1
  Rabble if I own none
  Estate if Provinces left <= 2
  Gold
  Rabble if I own fewer than 2
  Silver
plan learn2/427
for Enchantress, Farmers' Market, Gladiator Fortune, Shanty Town, Vassal, Conspirator, Bandit, Charlatan, Mint, Forge, Mountain Pass, Basilica, Colony
buy
  Colony
  Province if Colonies left <= 6
  Duchy if Colonies left <= 5
  Estate if Colonies left <= 3
  Charlatan if I own fewer than 1
  Platinum
  Gold
  Charlatan if I own fewer than 2
  Shanty Town if extra actions < terminals + 1
  Charlatan if terminals < extra actions + 2
  Silver
plan learn2/428
for Astrolabe, Catapult Rocks, Shanty Town, Smugglers, Village, Wishing Well, Bishop, Cutpurse, Quarry, City, Museum
buy
  Village if extra actions < terminals - 2
  Catapult if I own fewer than 1 and turn <= 5
  Province if money > 14 or I own at least 1
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Gold if I own fewer than 5
  Wishing Well if I own fewer than 4
  Gold
  Astrolabe if I own fewer than 1
  Cutpurse if I own fewer than 1
  Astrolabe if I own fewer than 2
  Smugglers if I own fewer than 1
  City if I own fewer than 2
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 10
plan learn2/429
for City Quarter, Pawn, Anvil, Watchtower, Baron, Clerk, Tide Pools, Capital, Legionary, Market, Wolf Den, Colony
buy
  Colony
  Province if Colonies left <= 6
  Pawn if turn <= 3 and coins = 2
  Clerk if coins = 4
  Platinum
  Duchy if Colonies left <= 4
  Gold
  Legionary if I own fewer than 2
  Market
  Silver
plan learn2/430
for Lighthouse, Patrician Emporium, Fishing Village, Swindler, Bureaucrat, Conspirator, Investment, Sacrifice, Minion, Artisan, Wedding, Keep
buy
  Investment if turn <= 2 and coins = 4
  Province if money > 17
  Duchy if Provinces left <= 3
  Swindler if I own fewer than 1
  Wedding
  Swindler if terminals < extra actions + 2
  Silver
  Lighthouse if I own fewer than 8
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 8
plan learn2/431
for Overlord, Anvil, Castles, Gladiator Fortune, Wishing Well, Baron, City, Duke, Pirate, King's Court
buy
  Silver if turn <= 2 and coins = 4
  Castles if Provinces left <= 7
  Pirate if I own fewer than 2
  Castles
  Province if money > 8
  Overlord if I own fewer than 2
  Duke if Duchies left = 0
  Duchy
  Wishing Well if I own fewer than 4
plan learn2/432
for Smugglers, Workshop, Mill, Sailor, Tiara, Charm, Duke, Wharf, Grand Market, Hoard, Dominate, Keep
buy
  Dominate
  Province if money > 18
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Wharf if terminals < extra actions + 3
  Hoard if I own fewer than 4
  Charm
  Gold
  Wharf if I own fewer than 4
  Tiara if I own fewer than 3
  Silver
plan learn2/433
for Cellar, Diplomat, Temple, Tiara, Tide Pools, Groundskeeper, Minion, Patrol, War Chest, Bank, Salt the Earth, Wedding
buy
  Province if money > 14
  Cellar if turn <= 2 and coins = 2
  Duchy if Provinces left <= 5
  Patrol if I own fewer than 2 and I own at least 16 cards
  Bank if I own fewer than 4
  Estate if Provinces left <= 1
  Patrol if I own fewer than 1
  Tiara if I own fewer than 2
  Duchy if Provinces left <= 6
  Wedding
  Silver
plan learn2/434
for Chapel, Castles, Chariot Race, Workshop, Conspirator, Charlatan, Library, Mint, Upgrade, Grand Market, Defiled Shrine, Tower
buy
  Upgrade if turn <= 2 and coins = 5
  Province if money > 9 or I own at least 1
  Chapel if I own fewer than 1 and turn <= 2
  Duchy if Provinces left <= 4
  Grand Market
  Estate if Provinces left <= 1
  Charlatan if I own fewer than 1
  Gold if I own fewer than 4
  Chariot Race if I own fewer than 7
  Upgrade if I own fewer than 5
  Chariot Race
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn2/435
for City Quarter, Royal Blacksmith, Pawn, Bridge, Gardens, Crystal Ball, Library, Vault, Artisan, Nobles
buy
  Province if money > 10
  Pawn if turn <= 2 and coins = 2
  Duchy if Provinces left <= 5
  Gardens if Provinces left <= 4
  Gold
  Gardens if Provinces left <= 5
  Vault if I own fewer than 2
  Estate if Provinces left <= 2
  Crystal Ball
  Silver
plan learn2/436
for Courtyard, Haven, Pawn, Ironworks, Sailor, Temple, Magnate, Sentry, Artisan, Expand, Basilica
buy
  Province if money > 15
  Silver if I own fewer than 1
  Duchy if Provinces left <= 3
  Courtyard if Courtyards owned < Treasure cards owned / 7
  Estate if Provinces left <= 3
  Duchy if Provinces left <= 4
  Gold
  Courtyard if I own fewer than 3 and I own at least 14 cards
  Silver
  Courtyard if Courtyards owned < cards owned / 6
plan learn2/437
for Moat, Castles, Merchant, Bridge, Smithy, Archive, Bandit, Charm, Wharf, Farm, Wolf Den, Donate
buy
  Province
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Castles if Provinces left <= 3
  Bandit if I own fewer than 1
  Donate if coins = 4
  Archive if I own fewer than 4
  Silver
plan learn2/438
for Lurker, Farmers' Market, Sea Chart, Smugglers, Village, Bishop, Moneylender, Secret Passage, Crystal Ball, Trading Post, Tax, Salt the Earth
buy
  Province if money >= 13 or Provinces left <= 4
  Bishop if I own fewer than 1 and turn <= 3
  Tax if turn <= 2 and coins = 2
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Gold
  Crystal Ball
  Secret Passage if I own fewer than 4
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 9
plan learn2/439
for Chariot Race, Diplomat, Militia, Mill, Remodel, Secret Passage, Tiara, Courtier, Festival, Witch, Bandit Fort, Banquet
buy
  Banquet if turn <= 2 and coins = 3
  Banquet if turn <= 2 and coins = 5
  Duchy if money > 14
  Festival if turn > 9
  Witch if I own fewer than 2
  Chariot Race if I own fewer than 2
  Estate if Provinces left <= 2
  Militia if I own fewer than 2
  Festival if I own fewer than 1 and extra actions < terminals - 1
  Mill
  Tiara
  Banquet
plan learn2/440
for Warehouse, Bishop, Caravan, Clerk, Sailor, Treasure Map, Bazaar, City, Magnate, Sentry, Orchard, Donate, Colony
buy
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Sentry if I own fewer than 3
  Donate if turn <= 2 and coins = 3
  Clerk if I own fewer than 1
  Bishop if I own fewer than 1 and turn <= 4
  Platinum
  Gold if turn <= 12
  Caravan if I own fewer than 6
  Silver
plan learn2/441
for Lurker, Lookout, Blockade, Bridge, Worker's Village, Corsair, Library, Sea Witch, Sentry, Nobles, Donate, Battlefield
buy
  Sentry if turn <= 2 and coins = 5
  Sea Witch if I own fewer than 2
  Province
  Corsair if I own fewer than 2
  Duchy if Provinces left <= 3
  Nobles
  Donate if turn <= 2 and coins = 3
  Estate if Provinces left <= 2
  Sentry if I own fewer than 5
  Library if I own fewer than 1 and I own at least 16 cards
  Corsair if I own fewer than 4
  Worker's Village if extra actions < terminals + 2
  Donate if money > 12
  Silver
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 7
plan learn2/442
for Cellar, Settlers Bustling Village, Enchantress, Farmers' Market, Harbinger, Moneylender, Groundskeeper, Laboratory, Library, Peddler, Wedding, Battlefield
buy
  Cellar if turn <= 2 and coins = 2
  Province if money > 14
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Wedding
  Farmers' Market if I own fewer than 4
  Settlers if I own fewer than 4
plan learn2/443
for Island, Mill, Remodel, Collection, Council Room, Forum, Laboratory, Magnate, Wharf, Witch, Donate, Bandit Fort
buy
  Province if money >= 12 or Provinces left <= 3
  Collection if turn <= 2 and coins = 5
  Duchy if Provinces left <= 5
  Witch if I own fewer than 1
  Estate if Provinces left <= 1
  Laboratory if I own fewer than 5
  Donate if turn <= 2 and coins = 4
  Gold
  Wharf if I own fewer than 4
  Mill
  Donate if turn <= 2 and coins = 3
  Donate if turn <= 2 and coins = 2
  Silver
plan learn2/444
for Chapel, Native Village, Chariot Race, Merchant, Sea Chart, Villa, Bandit, Bazaar, Mint, Trading Post, Bandit Fort, Ritual
buy
  Silver if turn <= 2 and coins = 3
  Chapel if I own fewer than 1 and turn <= 2
  Province if I own at least 3 Gold
  Bazaar if extra actions < terminals + 0
  Duchy if Provinces left <= 5
  Bandit if I own fewer than 1
  Estate if Provinces left <= 2
  Gold if I own fewer than 4
  Chariot Race
  Bazaar if extra actions < terminals + 1
  Villa if extra actions < terminals + 0
  Silver if I own fewer than 5
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn2/445
for Lighthouse, Pawn, Fishing Village, Sea Chart, Mill, Bandit, Festival, Laboratory, Replace, Grand Market, Basilica, Colony
buy
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Replace if I own fewer than 1
  Laboratory if I own fewer than 6
  Grand Market if I own fewer than 3
  Estate if Colonies left <= 2
  Bandit if I own fewer than 1
  Platinum
  Gold
  Festival if extra actions < terminals + 1
  Lighthouse if I own fewer than 2
  Mill if I own fewer than 7
  Fishing Village if extra actions < terminals + 2
  Pawn if I own fewer than 4
plan learn2/446
for Engineer, Royal Blacksmith, Swindler, Workshop, Gardens, Mill, Capital, Mine, Sentry, Forge
buy
  Province
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Swindler if I own fewer than 1
  Sentry if I own fewer than 2
  Gold
  Duchy if Provinces left <= 5
  Mill if I own fewer than 6
  Silver
plan learn2/447
for Overlord, Masquerade, Smugglers, Steward, Quarry, Remodel, Sacrifice, Smithy, Throne Room, Magnate, Banquet
buy
  Province if money > 8
  Duchy if Provinces left <= 4
  Masquerade if I own fewer than 1 and turn <= 2
  Gold
  Estate if Provinces left <= 2
  Smithy if I own fewer than 2 and I own at least 18 cards
  Silver
plan learn2/448
for Overlord, Chapel, Moat, Enchantress, Shanty Town, Mining Village, Tactician, Artisan, Farm, Expand
buy
  Chapel if turn <= 2 and coins = 2
  Province if money > 18
  Duchy if Provinces left <= 2
  Gold if I own fewer than 1
  Farm
  Gold
  Tactician if I own fewer than 1
  Estate if Provinces left <= 2
  Moat if turn <= 2 and coins = 3
  Duchy if Provinces left <= 6
  Silver
  Moat
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 9
plan learn2/449
for Chapel, Encampment Plunder, Workshop, Baron, Mill, Sacrifice, Corsair, Crown, Market, Wild Hunt, Salt the Earth, Wall
buy
  Sacrifice if I own fewer than 1 and turn <= 3
  Province
  Market if I own fewer than 3
  Duchy if Provinces left <= 2
  Corsair if I own fewer than 2
  Gold if I own fewer than 3
  Corsair if terminals < extra actions + 1
  Mill if I own fewer than 2
  Estate if Provinces left <= 0
  Encampment
  Workshop if terminals < extra actions + 2
plan learn2/450
for City Quarter, Village, Investment, Ironworks, Smithy, Tide Pools, Festival, Minion, Vault, Wild Hunt, Arena, Triumph
buy
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 4
  Investment if I own fewer than 2 and turn <= 5
  Estate if Provinces left <= 3
  Smithy if terminals < extra actions + 2
  Gold if I own fewer than 4
  Investment if I own fewer than 2
  Festival if extra actions < terminals
  Tide Pools if I own fewer than 3
  Silver if I own fewer than 4
plan learn2/451
for Anvil, Harbinger, Monkey, Militia, Mill, Salvager, Throne Room, Courtier, Grand Market, Expand, Labyrinth
buy
  Province if money > 14
  Anvil if turn <= 2 and coins = 3
  Duchy if Provinces left <= 5
  Gold
  Estate if Provinces left <= 3
  Courtier if I own fewer than 1
  Militia if I own fewer than 1
  Mill
  Harbinger if I own fewer than 2
  Militia if I own fewer than 2 and I own at least 16 cards
  Duchy if Provinces left <= 8
  Silver
plan learn2/452
for Courtyard, Encampment Plunder, Patrician Emporium, Harbinger, Smithy, Treasure Map, Corsair, Crown, Sentry, Wharf, Bandit Fort, Wall
buy
  Smithy if turn <= 2 and coins = 4
  Plunder if I own fewer than 3
  Gold if I own fewer than 1
  Province if money > 15 or I own at least 1
  Wharf if I own fewer than 2
  Encampment
  Duchy if Provinces left <= 3
  Crown if I own fewer than 4
  Estate if Provinces left <= 2
  Gold if I own fewer than 2
  Courtyard if I own fewer than 1
  Sentry if I own fewer than 4
  Silver if I own fewer than 3
plan learn2/453
for Encampment Plunder, Gladiator Fortune, Harbinger, Lookout, Mining Village, Sailor, Charlatan, Forum, Magnate, Trading Post, Keep, Triumph
buy
  Province if money > 11
  Duchy if Provinces left <= 3
  Gold
  Forum
  Silver
  Copper
plan learn2/454
for Pawn, Cutpurse, Ironworks, Secret Passage, Tiara, Laboratory, Mine, Vault, War Chest, Wharf, Tower, Aqueduct, Colony
buy
  Platinum if I own fewer than 2
  Pawn if turn <= 1 and coins = 2
  Gold if I own fewer than 1
  Colony
  Wharf if I own fewer than 2
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Platinum
  Laboratory if I own fewer than 6
  Gold
  Tiara if I own fewer than 3
  Cutpurse if I own fewer than 3
  Silver
plan learn2/455
for Lighthouse, Moat, Catapult Rocks, Bridge, Temple, Tiara, Worker's Village, Bandit, Outpost, Bank, Tower, Annex
buy
  Province if money > 17
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Bank
  Gold if I own fewer than 5
  Tiara if I own fewer than 2
  Silver
  Moat if I own fewer than 2
plan learn2/456
for Settlers Bustling Village, Farmers' Market, Ironworks, Monument, Smithy, Corsair, Sea Witch, War Chest, Wild Hunt, Grand Market, Ritual, Dominate
buy
  Settlers if turn <= 2 and coins = 2
  Province if money > 8
  Duchy if Provinces left <= 4
  Sea Witch if I own fewer than 3
  Monument if I own fewer than 1 and turn <= 8
  Estate if Provinces left <= 2
  Grand Market
  Gold
  Duchy if Provinces left <= 6
  Silver
plan learn2/457
for Royal Blacksmith, Anvil, Fishing Village, Smithy, Tiara, Mine, Sea Witch, Sentry, Torturer, Witch, Palace
buy
  Province if money > 15
  Tiara if turn <= 2 and coins = 4
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Sea Witch if I own fewer than 4
  Gold
  Sentry if I own fewer than 2
  Fishing Village if extra actions < terminals + 0
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn2/458
for Pawn, Fishing Village, Warehouse, Watchtower, Blockade, Worker's Village, Corsair, Pirate, Nobles, Forge, Triumph, Triumphal Arch, Colony
buy
  Warehouse if turn <= 2 and coins = 3
  Colony
  Pawn if turn <= 2 and coins = 2
  Province if Colonies left <= 5
  Corsair if I own fewer than 1
  Nobles
  Blockade if terminals < extra actions + 3
  Corsair if I own fewer than 2
  Fishing Village
  Worker's Village if extra actions < terminals + 1
  Pirate if I own fewer than 1
  Silver if I own fewer than 1
  Watchtower if terminals < extra actions + 2
  Silver
plan learn2/459
for Patrician Emporium, Monument, Worker's Village, City, Corsair, Mine, Sentry, Trading Post, Artisan, Farm, Tax, Orchard
buy
  Artisan if terminals < extra actions + 1
  Tax if turn <= 2 and coins = 2
  Province if money > 15
  Sentry if I own fewer than 3
  City if extra actions < terminals
  Duchy if Provinces left <= 4
  Worker's Village if I own fewer than 4 and extra actions < terminals - 1
  Estate if Provinces left <= 2
  Corsair if I own fewer than 3
  Monument if terminals < extra actions + 2
  Emporium if I own fewer than 3
  Patrician
  Gold
  Worker's Village if extra actions < terminals
  City
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn2/460
for Astrolabe, Catapult Rocks, Bishop, Investment, Archive, Crystal Ball, Library, Tactician, Torturer, Bank, Arena
buy
  Silver if turn <= 2 and coins = 3
  Province if money > 15 or I own at least 1
  Province if money > 12
  Duchy if Provinces left <= 3
  Torturer if I own fewer than 1
  Estate if Provinces left <= 2
  Library if I own fewer than 1 and I own at least 16 cards
  Bank if I own fewer than 3
  Crystal Ball if I own fewer than 1 and turn <= 3
  Archive if I own fewer than 3
  Investment if I own fewer than 1
  Library if I own fewer than 1
  Astrolabe
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn2/461
for City Quarter, Cellar, Clerk, Investment, Temple, Courtier, Magnate, Outpost, Rabble, Trading Post, Wolf Den, Donate
buy
  Province if money > 14
  Duchy if Provinces left <= 4
  Courtier if terminals < extra actions + 2
  Gold
  Estate if Provinces left <= 1
  Donate if money > 10
  Silver
plan learn2/462
for City Quarter, Gladiator Fortune, Baron, Blockade, Diplomat, Secret Passage, Charlatan, Courtier, Upgrade, Bank, Colony
buy
  Colony
  Blockade if I own fewer than 3
  Province if Colonies left <= 6
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Secret Passage if I own fewer than 2
  Charlatan if I own fewer than 1
  Platinum
  Charlatan if I own fewer than 2
  Gold
  Charlatan if I own fewer than 3
  City Quarter if extra actions < terminals
  Baron if I own fewer than 2
  Secret Passage if I own fewer than 6
  Baron if Barons owned < cards owned / 10
  Silver if Colonies left > 2
  Copper if I own at least 3 Barons
plan learn2/463
for Courtyard, Native Village, Patrician Emporium, Settlers Bustling Village, Steward, Vassal, Island, Salvager, Collection, Market, Battlefield, Wedding
buy
  Silver if turn <= 2 and coins = 3
  Province if money > 14
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Island if I own fewer than 2
  Wedding
  Market if I own fewer than 3
  Courtyard if Courtyards owned < Treasure cards owned / 7
  Silver
plan learn2/464
for Lighthouse, Vassal, Wishing Well, Mill, Sailor, Magnate, Market, Mint, Patrol, Rabble, Museum, Baths
buy
  Vassal if turn <= 2 and coins = 3
  Sailor if I own fewer than 1 and turn <= 2
  Province if money > 11
  Duchy if Provinces left <= 4
  Patrol if I own fewer than 2 and I own at least 16 cards
  Estate if Provinces left <= 1
  Gold
  Patrol if I own fewer than 2
  Duchy
  Rabble if I own fewer than 4
  Lighthouse if I own fewer than 1
  Silver
  Lighthouse if I own fewer than 6
plan learn2/465
for Masquerade, Shanty Town, Village, Mill, Poacher, Salvager, Villa, Bazaar, Minion, Trading Post, Obelisk, Labyrinth
buy
  Minion if I own fewer than 7
  Province if money > 11 or I own at least 1
  Duchy if Provinces left <= 3
  Poacher if I own fewer than 2
  Duchy if Provinces left <= 4 and lead > 1
  Estate if Provinces left <= 2
  Villa if extra actions < terminals + 2
  Masquerade if I own fewer than 1
  Poacher if I own fewer than 6
  Silver if I own fewer than 3
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn2/466
for Encampment Plunder, Swindler, Watchtower, Forum, Laboratory, Magnate, Minion, Pirate, Witch, Nobles, Wolf Den, Salt the Earth, Colony
buy
  Colony if I own at least 2 Gold
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 2
  Platinum
  Pirate if I own fewer than 2
  Swindler if I own fewer than 2
  Forum if I own fewer than 4
  Encampment if extra actions < terminals + 1
  Forum
plan learn2/467
for Smugglers, Bridge, Caravan, Island, Remodel, Throne Room, Charm, Pirate, Sea Witch, Nobles, Delve, Museum
buy
  Province if money > 15
  Duchy if Provinces left <= 5
  Smugglers if turn <= 2 and coins = 3
  Sea Witch if I own fewer than 2
  Pirate if I own fewer than 2
  Estate if Provinces left <= 3
  Delve
plan learn2/468
for Royal Blacksmith, Harbinger, Smugglers, Vassal, Ironworks, Militia, Treasure Map, Groundskeeper, Upgrade, Nobles, Labyrinth, Mountain Pass
buy
  Gold if I own fewer than 1
  Upgrade if turn <= 2 and coins = 5
  Ironworks if terminals < extra actions + 2
  Province if money > 14
  Duchy if Provinces left <= 5
  Nobles
  Estate if Provinces left <= 3
  Gold
  Duchy if Provinces left <= 6
  Silver
  Groundskeeper if I own fewer than 7
  Militia if I own fewer than 2
plan learn2/469
for Chariot Race, Enchantress, Fishing Village, Monkey, Caravan, Investment, Quarry, Secret Passage, Tiara, Forum, Basilica
buy
  Province if money > 8
  Investment if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 3
  Quarry if I own fewer than 3
  Estate if Provinces left <= 2
  Gold
  Forum if I own fewer than 6
  Investment if I own fewer than 1
  Chariot Race if I own fewer than 2
  Forum if I own fewer than 7
  Tiara if I own fewer than 2
  Enchantress if Enchantress owned < cards owned / 8
  Fishing Village if extra actions < terminals + 1
  Tiara if I own fewer than 5
  Fishing Village
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 9
plan learn2/470
for Engineer, Chapel, Astrolabe, Enchantress, Fishing Village, Poacher, Capital, Laboratory, Torturer, Grand Market, Wolf Den
buy
  Province if money > 10
  Enchantress if I own fewer than 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Torturer if terminals < extra actions + 2
  Torturer if I own fewer than 3
  Fishing Village if I own fewer than 4
  Astrolabe if I own fewer than 3
  Fishing Village if extra actions < terminals + 1
  Silver
  Chapel if I own fewer than 1
plan learn2/471
for Native Village, Chariot Race, Village, Warehouse, Secret Passage, Worker's Village, Capital, Council Room, Magnate, Rabble, Conquest
buy
  Warehouse if turn <= 2 and coins = 4
  Native Village if turn <= 2 and coins = 2
  Province if money > 19
  Duchy if Provinces left <= 2
  Conquest
  Rabble if terminals < extra actions + 2
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 6
  Silver
plan learn2/472
for Pawn, Anvil, Lookout, Swindler, Baron, Quarry, Temple, Council Room, Laboratory, Pirate, Fountain, Triumphal Arch
buy
  Pirate if I own fewer than 3
  Province if money > 15
  Silver if turn <= 2 and coins = 3
  Duchy if Provinces left <= 4
  Swindler if I own fewer than 1
  Council Room if Council Rooms owned < cards owned / 10
  Gold if I own fewer than 6
  Baron if Barons owned < cards owned / 10
  Swindler if terminals < extra actions + 3
  Estate if Provinces left <= 3
  Copper
plan learn2/473
for Royal Blacksmith, Lurker, Harbinger, Masquerade, Village, Bureaucrat, Moneylender, Trading Post, Treasury, Artisan, Dominate, Keep
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Gold
  Bureaucrat if I own fewer than 1
  Treasury if I own fewer than 7
  Bureaucrat if I own fewer than 2
  Silver
  Estate if Provinces left <= 2
plan learn2/474
for Engineer, Native Village, Enchantress, Sea Chart, Cutpurse, Villa, Capital, Crown, Witch, Forge, Tax, Tomb
buy
  Province if money > 18
  Tax if turn <= 2 and coins = 2
  Duchy if Provinces left <= 5 and I own at least 2 Copper
  Estate if Provinces left <= 2
  Forge if terminals < extra actions + 2
  Witch if I own fewer than 2
  Forge if I own fewer than 1
  Gold
  Crown if I own fewer than 1
  Capital if I own fewer than 4
  Silver
plan learn2/475
for Fishing Village, Sea Chart, Wishing Well, Monument, Poacher, Treasure Map, Collection, Library, Magnate, War Chest, Defiled Shrine, Bandit Fort
buy
  War Chest if turn <= 2 and coins = 5
  Fishing Village if extra actions < terminals - 1
  Collection if I own fewer than 3
  Province if money > 14 or I own at least 0
  Duchy if Provinces left <= 4
  Library if I own fewer than 3
  Estate if Provinces left <= 1
  Monument if Monuments owned < cards owned / 5
  Fishing Village
  Wishing Well if I own fewer than 4
  Silver if I own fewer than 4
plan learn2/476
for Steward, Bureaucrat, Remodel, Sailor, Smithy, Temple, Worker's Village, Charm, Vault, Wild Hunt, Conquest, Aqueduct
buy
  Vault if turn <= 3 and coins = 5
  Smithy if I own fewer than 1
  Province if money > 9 or I own at least 3
  Conquest
  Duchy
  Estate if Provinces left <= 1
  Vault if Vaults owned < cards owned / 8
  Smithy if Smithies owned < Treasure cards owned / 10
  Silver
plan learn2/477
for City Quarter, Courtyard, Gladiator Fortune, Poacher, Quarry, Archive, Council Room, Rabble, Trading Post, Expand, Labyrinth, Keep, Colony
buy
  Colony if money >= 15
  Province if Colonies left <= 4
  Platinum if I own fewer than 2
  Duchy if Colonies left <= 4
  Trading Post if I own fewer than 1
  Archive if I own fewer than 5
  Gold
  Courtyard if I own fewer than 2 and I own at least 16 cards
  Poacher if I own fewer than 6
  Silver
plan learn2/478
for Royal Blacksmith, Swindler, Investment, Ironworks, Quarry, Vault, Artisan, Hoard, King's Court, Peddler, Museum, Mountain Pass
buy
  Quarry if turn <= 2 and coins = 5
  Swindler if turn <= 2 and coins = 4
  Province if money > 13
  Hoard if I own fewer than 1
  Duchy if Provinces left <= 7
  Hoard if I own fewer than 3
  Estate if Provinces left <= 3 and Copper owned by opponents >= 1
  Vault if I own fewer than 3
  Artisan if I own fewer than 4
  Estate if Provinces left <= 4 and Copper owned by opponents >= 1
  Ironworks if I own fewer than 1
  Silver
plan learn2/479
for Cellar, Astrolabe, Wishing Well, Blockade, Clerk, Cutpurse, Secret Passage, City, Sentry, Torturer, Wolf Den
buy
  Province if money > 13 or I own at least 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Blockade if I own fewer than 2
  Gold if I own fewer than 5
  Sentry if I own fewer than 5
  Clerk
  Astrolabe if I own fewer than 3
  Torturer if I own fewer than 3 and money > 10
  Silver if I own fewer than 6
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
plan learn2/480
for City Quarter, Cellar, Castles, Merchant, Workshop, Poacher, Bandit, Tactician, Trading Post, Wild Hunt, Palace, Museum
buy
  Merchant if turn <= 2 and coins = 4
  Bandit if I own fewer than 2
  Castles
  Province
  Tactician if I own fewer than 2
  Duchy if Castles left <= 3
  Silver
  Estate if Castles left <= 0
  Cellar if I own fewer than 2
  Copper if Castles left <= 6 and I own at least 2 Bandits
plan learn2/481
for Moat, Lookout, Mill, Bazaar, Capital, Corsair, Courtier, Crown, Market, King's Court, Dominate, Orchard
buy
  Dominate
  Bazaar if I own fewer than 3 and extra actions < terminals - 1
  Moat if turn <= 2 and coins = 2
  Province if money > 12
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Corsair if I own fewer than 4
  King's Court
  Moat if turn <= 2 and coins = 3
  Capital
  Mill if I own fewer than 7
  Silver
plan learn2/482
for Lurker, Settlers Bustling Village, Vassal, Baron, Militia, Archive, Charlatan, Patrol, Treasury, Expand
buy
  Settlers if turn <= 2 and coins = 2
  Province if money > 9
  Duchy if Provinces left <= 4
  Charlatan if I own fewer than 2
  Estate if Provinces left <= 2
  Militia if I own fewer than 1
  Archive if I own fewer than 5
  Gold
  Silver
plan learn2/483
for Native Village, Pawn, Merchant, Investment, Island, Militia, Bandit, Groundskeeper, Torturer, Bank, Aqueduct, Salt the Earth
buy
  Province if money > 15
  Native Village if turn <= 2 and coins = 2
  Duchy if Provinces left <= 4
  Bank if I own fewer than 2
  Bandit if turn <= 2
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 6
  Torturer if I own fewer than 1
  Gold
  Torturer if I own fewer than 2
  Island if Islands owned < cards owned / 8
  Silver
plan learn2/484
for City Quarter, Haven, Sea Chart, Smugglers, Secret Passage, Council Room, Crystal Ball, Laboratory, Outpost, Replace, Orchard, Salt the Earth
buy
  Haven if turn <= 2 and coins = 2
  Province if money > 10 or I own at least 1
  Laboratory if I own fewer than 4
  Duchy if Provinces left <= 5
  Salt the Earth if money > 18
  Estate if Provinces left <= 1
  Secret Passage if I own fewer than 1
  Laboratory if I own fewer than 5
  Gold
  Smugglers if I own fewer than 1
  Secret Passage
  Silver
plan learn2/485
for Fishing Village, Shanty Town, Watchtower, Baron, Bishop, Diplomat, Secret Passage, Corsair, Patrol, Trading Post
buy
  Fishing Village if extra actions < terminals - 1
  Province if I own at least 6 Action cards
  Duchy if Provinces left <= 5
  Corsair if terminals < extra actions + 0
  Estate if Provinces left <= 2
  Bishop if I own fewer than 2
  Corsair if terminals < extra actions + 2
  Patrol if I own fewer than 4
  Diplomat if I own fewer than 4
  Fishing Village
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 8
plan learn2/486
for Engineer, Chapel, Haven, Gladiator Fortune, Harbinger, Watchtower, Baron, Throne Room, Merchant Ship, Grand Market, Triumphal Arch, Orchard
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Baron if Barons owned < cards owned / 8
  Harbinger if I own fewer than 2
  Estate if Provinces left <= 3
  Gold
  Harbinger if I own fewer than 4
  Merchant Ship if Merchant Ships owned < cards owned / 8
  Silver
plan learn2/487
for Settlers Bustling Village, Masquerade, Vassal, Bureaucrat, Island, Throne Room, Capital, Corsair, Vault, Peddler, Conquest, Dominate
buy
  Masquerade if turn <= 2 and coins = 4
  Province if money > 17
  Settlers if turn <= 2 and coins = 2
  Conquest
  Duchy if Provinces left <= 4
  Corsair if I own fewer than 4
  Silver
plan learn2/488
for City Quarter, Catapult Rocks, Lookout, Workshop, Investment, Mill, Worker's Village, Courtier, Outpost, Upgrade, Banquet, Obelisk
buy
  Province
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Gold
  Courtier if I own fewer than 2
  Duchy if Provinces left <= 5
  Mill if I own fewer than 6
  Banquet if turn <= 2 and coins = 3
  Outpost if Outposts owned < cards owned / 10
  Investment if I own fewer than 1
  Silver
plan learn2/489
for Astrolabe, Village, Bishop, Ironworks, Salvager, Worker's Village, Bandit, Capital, Tactician, Expand
buy
  Bandit if terminals < extra actions + 1
  Tactician if I own fewer than 1
  Province if money > 15
  Duchy if Provinces left <= 6
  Bandit if I own fewer than 1
  Bishop if I own fewer than 1 and turn <= 4
  Estate if Provinces left <= 3
  Gold
  Silver
plan learn2/490
for Encampment Plunder, Haven, Chariot Race, Bridge, Mill, Bandit, Magnate, Sea Witch, Vault, Wild Hunt, Donate, Delve
buy
  Sea Witch if I own none
  Province if money > 8
  Bandit if I own fewer than 1
  Donate if money > 12
  Donate if turn <= 2 and coins = 3
  Sea Witch if I own fewer than 2
  Duchy if Provinces left <= 4
  Plunder if I own fewer than 5
  Estate if Provinces left <= 2
  Donate if turn <= 3 and coins = 4
  Gold
  Encampment
  Delve
plan learn2/491
for Courtyard, Patrician Emporium, Castles, Harbinger, Watchtower, Villa, Charm, Crystal Ball, Vault, War Chest, Keep
buy
  Castles if Provinces left <= 7
  War Chest if I own fewer than 3
  Province if money > 15
  Duchy if Provinces left <= 6
  Gold
  Charm if I own fewer than 1
  Crystal Ball
  Courtyard if Courtyards owned < Treasure cards owned / 8
  Castles
  Estate if Provinces left <= 1
  Silver
plan learn2/492
for Chapel, Pawn, Gladiator Fortune, Warehouse, Baron, Charlatan, Crown, Mint, Replace, Grand Market, Tomb, Ritual
buy
  Province if money >= 15 or Provinces left <= 4
  Pawn if turn <= 3 and coins = 2
  Chapel if I own fewer than 1
  Duchy if Provinces left <= 3
  Grand Market
  Estate if Provinces left <= 2
  Charlatan if I own fewer than 1
  Ritual if Provinces left <= 6
  Gold
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
plan learn2/493
for Catapult Rocks, Steward, Workshop, Clerk, Poacher, Sailor, Duke, Outpost, Pirate, Artisan, Mountain Pass
buy
  Duke if Duchies left = 0
  Duchy if money > 14
  Artisan if I own fewer than 1 and Artisans owned < cards owned / 6
  Province if money > 15
  Pirate if I own fewer than 3
  Clerk
  Pirate
  Gold
  Outpost if I own fewer than 2
  Estate if Dukes left <= 3
  Silver
plan learn2/494
for Royal Blacksmith, Wishing Well, Corsair, Council Room, Crystal Ball, Festival, Merchant Ship, Sea Witch, Grand Market, Forge, Fountain
buy
  Sea Witch if I own fewer than 3
  Province if money > 11
  Festival if I own fewer than 4 and extra actions < terminals - 1
  Duchy if Provinces left <= 5
  Gold if I own fewer than 2
  Sea Witch if I own fewer than 4
  Estate if Provinces left <= 4
  Corsair if terminals < extra actions + 2
  Silver
  Copper
plan learn2/495
for Overlord, Masquerade, Workshop, Blockade, Remodel, Rabble, Wharf, Artisan, Nobles, Bank, Wedding, Labyrinth
buy
  Masquerade if I own fewer than 1 and turn <= 3
  Province if money > 18
  Duchy if Provinces left <= 4
  Wharf if I own none
  Bank if I own fewer than 4
  Estate if Provinces left <= 2
  Wharf if I own fewer than 2
  Nobles if I own fewer than 4
  Wharf if I own fewer than 4
  Wedding
  Silver
plan learn2/496
for Catapult Rocks, Warehouse, Bridge, Crown, Groundskeeper, Laboratory, Magnate, Upgrade, Vault, Peddler
buy
  Laboratory if I own fewer than 5
  Catapult if I own fewer than 1 and turn <= 5
  Province if money > 11
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Laboratory if I own fewer than 6
  Bridge if I own fewer than 1
  Groundskeeper
  Duchy
  Warehouse if I own fewer than 2
  Peddler if I own fewer than 5
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn2/497
for Anvil, Chariot Race, Ironworks, Villa, Charm, Collection, Crown, Magnate, Witch, Farm, Bandit Fort, Dominate
buy
  Province if money > 12
  Silver if I own fewer than 1 and money <= 15 and I own fewer than 1
  Witch if I own none
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Farm
  Witch if I own fewer than 2
  Witch if terminals < extra actions
  Duchy if Provinces left <= 7
  Gold if I own fewer than 1
  Silver if I own fewer than 2
  Crown if Crowns owned < cards owned / 7
  Chariot Race if I own fewer than 7
  Villa
plan learn2/498
for Royal Blacksmith, Cellar, Chapel, Astrolabe, Conspirator, Cutpurse, Tide Pools, Duke, Groundskeeper, Wild Hunt, Basilica, Banquet
buy
  Astrolabe if turn <= 2 and coins = 3
  Duchy if money > 11
  Chapel if I own fewer than 1 and turn <= 3
  Royal Blacksmith if I own none and Silver owned + Gold owned >= 3
  Province if money > 11
  Duke if Duchies left = 0
  Estate if Dukes left <= 1
  Astrolabe if I own fewer than 2
  Gold if I own fewer than 2 and I own at least 1 Royal Blacksmith
  Silver
plan learn2/499
for Catapult Rocks, Fishing Village, Shanty Town, Steward, Island, Mill, Bazaar, City, Magnate, Patrol, Ritual
buy
  Catapult if I own fewer than 1 and turn <= 5
  Province
  Patrol if I own fewer than 2
  Duchy if Provinces left <= 4
  Fishing Village if I own fewer than 3
  Estate if Provinces left <= 2
  Mill if I own fewer than 2
  Bazaar if extra actions < terminals + 1
  Fishing Village
  Duchy if Provinces left <= 6
  Mill if I own fewer than 7
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 4
plan learn2/500
for Engineer, Lurker, Native Village, Anvil, Merchant, Poacher, Temple, Mint, Outpost, Sea Witch, Basilica, Aqueduct
buy
  Province if money > 11 or I own at least 1
  Duchy if Provinces left <= 5
  Sea Witch if I own fewer than 2
  Estate if Provinces left <= 3
  Gold if I own fewer than 1
  Silver
plan learn2/501
for Pawn, Anvil, Swindler, Caravan, Poacher, Charm, Forum, Torturer, Trading Post, Forge, Triumph, Fountain
buy
  Anvil if turn <= 2 and coins = 4
  Province if money >= 13 or Provinces left <= 4
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Forum if I own fewer than 2
  Gold
  Swindler if I own fewer than 2
  Forum if I own fewer than 4
  Caravan if I own fewer than 5
  Silver
  Pawn if I own fewer than 3
plan learn2/502
for City Quarter, Courtyard, Settlers Bustling Village, Salvager, Courtier, Rabble, Wild Hunt, Hoard, Bank, Peddler, Windfall, Keep
buy
  Hoard if I own fewer than 4
  Courtyard if turn <= 2 and coins = 4
  Courtyard if turn <= 2 and coins = 2
  Province if money > 8 or I own at least 1
  Rabble if I own fewer than 1
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 4
  Hoard
  Silver
plan learn2/503
for Cellar, Smugglers, Wishing Well, Investment, Mining Village, Smithy, Council Room, Patrol, Sentry, Tactician, Tower, Battlefield
buy
  Province
  Investment if turn <= 2 and coins = 4
  Duchy if Provinces left <= 4
  Patrol if I own fewer than 1
  Estate if Provinces left <= 3
  Gold
  Duchy if Provinces left <= 6
  Patrol if I own fewer than 2
  Duchy if Provinces left <= 7
  Silver
  Copper
plan learn2/504
for Engineer, Moat, Conspirator, Cutpurse, Mining Village, Treasure Map, Archive, Bandit, Capital, Sea Witch, Obelisk, Orchard
buy
  Moat if turn <= 1 and coins = 2
  Province if money > 15
  Sea Witch if I own fewer than 3
  Duchy if Provinces left <= 4
  Cutpurse if I own fewer than 1
  Estate if Provinces left <= 2
  Archive if I own fewer than 4
  Gold
  Capital if I own fewer than 3
  Mining Village if extra actions < terminals + 1
  Treasure Map if I own fewer than 4
  Silver
plan learn2/505
for Engineer, Gladiator Fortune, Shanty Town, Clerk, Crown, Festival, Forum, Laboratory, Patrol, Witch, Tower, Orchard
buy
  Province
  Duchy if Provinces left <= 6 and Duchies owned < cards owned / 6
  Witch if I own fewer than 1
  Gold
  Clerk
  Estate if Provinces left <= 4
  Laboratory if I own fewer than 5
  Shanty Town if extra actions < terminals + 1
  Silver
  Copper
plan learn2/506
for Lurker, Astrolabe, Lookout, Mill, Sailor, Temple, Mine, Mint, Pirate, Sea Witch, Labyrinth, Advance
buy
  Province if money > 8
  Sea Witch if I own fewer than 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Pirate if Pirates owned < cards owned / 7
  Gold
  Sailor if I own fewer than 6
  Astrolabe
plan learn2/507
for Cellar, Courtyard, Pawn, Merchant, Mining Village, Festival, Mine, Patrol, Farm, Nobles, Battlefield, Wedding
buy
  Province if money >= 15 or Provinces left <= 4
  Farm if I own fewer than 2
  Patrol if terminals < extra actions + 2
  Duchy if Provinces left <= 4
  Farm
  Nobles if I own fewer than 3
  Duchy if Provinces left <= 5
  Wedding
  Courtyard if I own fewer than 1
  Estate if Provinces left <= 2
  Mining Village if extra actions < terminals + 1
  Courtyard if Courtyards owned < Treasure cards owned / 7
  Silver
plan learn2/508
for Courtyard, Village, Wishing Well, Baron, Poacher, Corsair, Courtier, Witch, Expand, Forge, Obelisk, Colonnade
buy
  Province if money > 8
  Duchy if Provinces left <= 5
  Witch if I own fewer than 2
  Courtier
  Estate if Provinces left <= 3
  Baron if I own fewer than 1
  Expand
  Duchy if Provinces left <= 6
  Village
  Courtyard if I own fewer than 2
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 10
plan learn2/509
for Gladiator Fortune, Merchant, Monkey, Mining Village, City, Crown, Groundskeeper, Magnate, Mine, Wild Hunt, Orchard, Tax
buy
  Province if money >= 17 or Provinces left <= 4
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Wild Hunt if I own fewer than 4
  Silver
plan learn2/510
for Moat, Pawn, Castles, Lookout, Sea Chart, Baron, Island, Treasure Map, Merchant Ship, War Chest, Triumph, Aqueduct, Colony
buy
  Island if turn <= 2 and coins = 4
  Pawn if turn <= 2 and coins = 2
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Lookout if I own fewer than 1 and turn <= 4
  Island if I own fewer than 1
  Merchant Ship if I own fewer than 1
  Platinum
  Gold
  Island if I own fewer than 2
  Merchant Ship if I own fewer than 2 and I own at least 16 cards
  Duchy if Colonies left <= 7
  Silver
plan learn2/511
for Royal Blacksmith, Native Village, Settlers Bustling Village, Watchtower, Workshop, Clerk, Temple, Council Room, Festival, Peddler
buy
  Native Village if turn <= 2 and coins = 2
  Province if money > 14 or I own at least 1
  Temple if Temples owned < cards owned / 14
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Clerk if I own fewer than 1
  Bustling Village if I own fewer than 4 and extra actions < terminals - 1
  Council Room if terminals < extra actions + 1
  Festival if extra actions < terminals
  Clerk if I own fewer than 4
  Temple if I own fewer than 2
  Peddler
  Settlers if I own fewer than 4
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn2/512
for City Quarter, Anvil, Bishop, Gardens, Mill, Mining Village, Throne Room, Tiara, Villa, Library, Aqueduct, Labyrinth
buy
  Library if terminals < extra actions + 1
  Province
  Bishop if I own fewer than 1 and turn <= 4
  Gold if I own fewer than 2
  Gardens if Provinces left <= 3
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Library if I own fewer than 1
  Gardens if Provinces left <= 6
  Anvil if I own fewer than 2
  Mill if I own fewer than 6
  Library if I own fewer than 3
  Tiara if I own fewer than 3
  Silver if I own fewer than 5
plan learn2/513
for Encampment Plunder, Patrician Emporium, Workshop, Bishop, Secret Passage, Treasure Map, Duke, Replace, Wharf, Artisan, Triumph, Battlefield
buy
  Patrician if turn <= 2 and coins = 2
  Secret Passage if turn <= 2 and coins = 4
  Wharf if I own fewer than 2
  Duchy if Provinces left <= 6
  Duke if Duchies left = 0
  Estate if Provinces left <= 2
  Silver if I own fewer than 2
  Gold if I own fewer than 1
  Plunder if I own fewer than 1
  Province if I own at least 3 Gold
  Wharf if terminals < extra actions + 2
  Encampment
  Gold if I own fewer than 4
  Silver if I own fewer than 5
plan learn2/514
for Lurker, Gladiator Fortune, Steward, Workshop, Cutpurse, Smithy, Legionary, Upgrade, Grand Market, Forge, Battlefield, Wall
buy
  Province if I own at least 2 Gold
  Steward if I own fewer than 1 and turn <= 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Upgrade if I own fewer than 1 and turn <= 4
  Gold if I own fewer than 4
  Legionary if I own fewer than 1
  Grand Market
  Silver if I own fewer than 4
plan learn2/515
for Patrician Emporium, Gladiator Fortune, Masquerade, Ironworks, Moneylender, Treasure Map, Duke, Magnate, Market, Wild Hunt, Obelisk, Palace
buy
  Masquerade if I own fewer than 1
  Patrician if turn <= 2 and coins = 2
  Province if money > 16
  Duke if Duchies left = 0
  Duchy if Provinces left <= 3
  Gold
  Silver if I own fewer than 2
  Duchy if Provinces left <= 6
  Market
  Estate if Provinces left <= 2
  Silver
plan learn2/516
for Settlers Bustling Village, Castles, Diplomat, Ironworks, Council Room, Crystal Ball, Library, Market, Upgrade, Forge, Advance, Bandit Fort
buy
  Castles if Provinces left <= 7
  Silver if turn <= 2 and coins = 3
  Upgrade if I own fewer than 1 and turn <= 4
  Market
  Settlers
  Gold if I own fewer than 1
  Province
  Duchy if Provinces left <= 6
  Crystal Ball
  Estate if Provinces left <= 1
  Castles
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 4
plan learn2/517
for Overlord, Smugglers, Clerk, Gardens, Militia, Throne Room, Tiara, Market, Treasury, Forge, Conquest, Keep
buy
  Militia if turn <= 2 and coins = 4
  Province if money > 12
  Gardens if Provinces left <= 4
  Conquest
  Clerk if I own fewer than 3
  Duchy if Provinces left <= 5
  Tiara if I own fewer than 3
  Treasury if I own fewer than 5
  Estate if Provinces left <= 2
  Clerk if Clerks owned < cards owned / 8
  Tiara
  Silver
plan learn2/518
for Native Village, Catapult Rocks, Gladiator Fortune, Lookout, Masquerade, Conspirator, Sailor, Villa, Archive, Collection, Museum, Banquet
buy
  Province if money > 13
  Duchy if Provinces left <= 4
  Collection if I own fewer than 1
  Sailor if I own fewer than 1 and turn <= 4
  Gladiator if I own fewer than 1
  Estate if Provinces left <= 1
  Masquerade if terminals < extra actions + 1
  Gold if I own fewer than 2
  Archive if I own fewer than 6
  Silver if lead > -5
  Native Village if extra actions < terminals
  Copper
plan learn2/519
for Pawn, Sea Chart, Warehouse, Monument, Treasure Map, Bandit, City, Duke, Minion, Outpost, Obelisk, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Minion if I own fewer than 5
  Platinum
  City if extra actions < terminals + 1
  Monument if terminals < extra actions + 2
  Warehouse
  Pawn if I own fewer than 1
  Silver
plan learn2/520
for Encampment Plunder, Lookout, Ironworks, Militia, Monument, Secret Passage, Smithy, Tactician, Farm, Grand Market, Donate, Keep, Colony
buy
  Colony
  Province if Colonies left <= 4
  Platinum
  Grand Market if I own fewer than 5
  Duchy if Colonies left <= 3
  Gold
  Militia if I own fewer than 1
  Donate if turn <= 2
  Duchy if Colonies left <= 6
  Silver
  Encampment
trash
  Curse
  Estate if Colonies left > 3
  Copper if money > 4
plan learn2/521
for Enchantress, Monkey, Caravan, Moneylender, Sacrifice, Treasure Map, Council Room, Duke, Tactician, Wharf, Arena, Battlefield
buy
  Sacrifice if I own fewer than 1 and turn <= 4
  Duchy if money > 15
  Province if money > 15
  Duke if Duchies left = 0
  Estate if Dukes left <= 2
  Wharf if I own fewer than 2
  Gold if I own fewer than 6
  Caravan
  Silver
plan learn2/522
for Royal Blacksmith, Lighthouse, Moat, Farmers' Market, Blockade, Bridge, Island, Treasure Map, Laboratory, Torturer, Conquest, Colonnade
buy
  Province if money > 14
  Duchy if Provinces left <= 4
  Conquest
  Laboratory if I own fewer than 6
  Blockade if I own fewer than 2
  Lighthouse
  Silver
plan learn2/523
for Cellar, Patrician Emporium, Fishing Village, Monkey, Baron, Sailor, Worker's Village, Magnate, Outpost, Nobles, Palace, Defiled Shrine
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 4
  Nobles if terminals < extra actions + 3
  Gold
  Baron if I own fewer than 1
  Estate if Provinces left <= 2
  Fishing Village if extra actions < terminals + 1
  Baron if I own fewer than 2
  Fishing Village if Fishing Villages owned by opponents >= 1
  Silver if I own fewer than 3
plan learn2/524
for Enchantress, Merchant, Poacher, Secret Passage, Bandit, Merchant Ship, Mine, Torturer, Trading Post, Treasury, Ritual, Tower
buy
  Province if money > 15
  Bandit if terminals < extra actions + 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Torturer if I own fewer than 1
  Gold
  Torturer if I own fewer than 2
  Poacher if I own fewer than 1
  Duchy if Provinces left <= 7
  Treasury if I own fewer than 3
  Silver
plan learn2/525
for Chapel, Fishing Village, Diplomat, Sailor, Bandit, Charm, Minion, Pirate, Grand Market, Peddler, Ritual, Keep
buy
  Bandit if turn <= 2 and coins = 5
  Pirate if I own fewer than 3
  Charm if I own fewer than 2
  Province if money > 8
  Grand Market if I own fewer than 3
  Gold if I own fewer than 6
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Peddler if I own fewer than 4
  Bandit if I own fewer than 1
  Charm
  Bandit if I own fewer than 4
  Silver
  Copper
plan learn2/526
for Settlers Bustling Village, Investment, Militia, Secret Passage, Forum, Legionary, Market, Merchant Ship, Replace, Expand
buy
  Province if money >= 13 or Provinces left <= 4
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Duchy if Provinces left <= 5
  Forum if I own fewer than 2
  Gold
  Militia if I own fewer than 2
  Forum if I own fewer than 4
  Settlers if I own fewer than 5
  Silver
plan learn2/527
for Royal Blacksmith, Enchantress, Warehouse, Bureaucrat, Clerk, Quarry, Throne Room, Bandit, Laboratory, Trading Post, Palace, Colony
buy
  Colony
  Province if Colonies left <= 4
  Trading Post if I own fewer than 1
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 1
  Platinum
  Gold
  Laboratory
  Clerk if I own fewer than 4
  Enchantress if Enchantress owned < cards owned / 6
  Silver
trash
  Curse
  Estate if Colonies left > 5
  Copper if money > 9
plan learn2/528
for Native Village, Vassal, Warehouse, Island, Monument, Villa, Charlatan, Forum, Laboratory, Bank, Tower, Ritual
buy
  Monument if turn <= 3 and coins = 4
  Charlatan if I own fewer than 1 and I own fewer than 1
  Province if money > 17
  Bank if I own fewer than 1
  Duchy if Provinces left <= 5
  Bank if I own fewer than 2
  Estate if Provinces left <= 2
  Gold if I own fewer than 5
  Forum if I own fewer than 4
  Warehouse if I own fewer than 1
  Monument if terminals < extra actions + 2
  Silver if I own fewer than 4
plan learn2/529
for Chapel, Farmers' Market, Lookout, Steward, Bureaucrat, Investment, Sailor, Library, Rabble, Treasury, Basilica, Delve
buy
  Rabble if I own fewer than 2 and Gold owned by opponents >= 1
  Province if money > 20
  Duchy if Provinces left <= 4
  Investment if I own fewer than 1 and turn <= 3
  Estate if Provinces left <= 2
  Rabble if I own fewer than 1
  Gold
  Rabble if I own fewer than 2 and I own at least 16 cards
  Duchy if Provinces left <= 6
  Delve
plan learn2/530
for Village, Baron, Bridge, Diplomat, Mill, Salvager, Throne Room, Sea Witch, War Chest, Wharf, Orchard, Donate
buy
  Bridge if turn <= 2 and coins = 5
  Silver if turn <= 2 and coins = 4
  Donate if turn <= 2 and coins = 3
  War Chest if I own fewer than 2
  Province if money > 11
  Duchy if Provinces left <= 5
  Sea Witch if I own fewer than 3
  Estate if Provinces left <= 3
  Wharf if I own fewer than 3
  Gold if lead > -8
  Village
  Donate if money > 12
  Mill if I own fewer than 7
  Bridge if terminals < extra actions + 2
  Silver
plan learn2/531
for Sea Chart, Workshop, Bureaucrat, Sacrifice, Villa, Bazaar, Charm, City, Magnate, Forge, Defiled Shrine, Wedding, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum
  Estate if Colonies left <= 3
  Sacrifice if I own fewer than 1
  Wedding
  Sea Chart if I own fewer than 6
plan learn2/532
for Gladiator Fortune, Village, Militia, Worker's Village, Crown, Groundskeeper, Laboratory, Outpost, Pirate, Replace, Salt the Earth, Basilica
buy
  Province if money > 18
  Silver if turn <= 2 and coins = 3
  Pirate if I own fewer than 1
  Duchy if Provinces left <= 5
  Pirate if I own fewer than 3
  Militia if I own fewer than 1
  Gold if I own fewer than 6
  Salt the Earth
  Gold
  Estate if Provinces left <= 3
  Copper
plan learn2/533
for Overlord, Merchant, Swindler, Clerk, Poacher, Courtier, Minion, Replace, Farm, Peddler, Defiled Shrine
buy
  Clerk if coins = 4
  Province if money > 17
  Duchy if Provinces left <= 3
  Gold if I own fewer than 1
  Farm
  Courtier if I own fewer than 2
  Estate if Provinces left <= 2
  Minion if I own fewer than 5
  Swindler if I own fewer than 1
  Poacher if I own fewer than 6
  Silver
plan learn2/534
for Patrician Emporium, Warehouse, Watchtower, Wishing Well, Gardens, Mining Village, Market, Hoard, Bank, Expand, Battlefield
buy
  Market if I own fewer than 1
  Hoard if I own fewer than 2
  Warehouse if I own fewer than 1
  Gardens if Provinces left <= 7
  Province
  Patrician if turn <= 2 and coins = 2
  Duchy if Provinces left <= 6
  Market
  Hoard
  Estate if Provinces left <= 5
  Silver
plan learn2/535
for Farmers' Market, Harbinger, Cutpurse, Investment, Poacher, Remodel, Villa, Capital, Courtier, Merchant Ship, Orchard, Triumphal Arch
buy
  Courtier if terminals < extra actions + 3
  Province if money > 11
  Duchy if Provinces left <= 5
  Courtier if I own fewer than 3
  Gold if lead > -8
  Duchy if Provinces left <= 6
  Poacher if I own fewer than 6
  Farmers' Market if terminals < extra actions + 1
  Capital if I own fewer than 2
  Harbinger if I own fewer than 5
plan learn2/536
for Courtyard, Masquerade, Watchtower, Baron, Blockade, Island, Poacher, Upgrade, Wild Hunt, Witch, Conquest, Wolf Den
buy
  Province if money > 11
  Blockade if I own fewer than 2
  Duchy if Provinces left <= 4
  Witch if I own fewer than 1
  Conquest
  Estate if Provinces left <= 2
  Witch if I own fewer than 2
  Duchy if Provinces left <= 7
  Silver
plan learn2/537
for Native Village, Patrician Emporium, Pawn, Castles, Island, Monument, Sacrifice, Smithy, Hoard, Bank, Banquet, Colony
buy
  Colony
  Island if I own fewer than 1
  Province if Colonies left <= 5
  Duchy if Colonies left <= 5
  Smithy if I own fewer than 1
  Platinum if I own fewer than 4
  Bank
  Emporium if I own fewer than 2
  Estate if Colonies left <= 2
  Hoard if I own fewer than 3
  Smithy if I own fewer than 2 and I own at least 16 cards
  Silver
  Patrician if I own fewer than 2
  Native Village if extra actions < terminals - 2
plan learn2/538
for Settlers Bustling Village, Enchantress, Fishing Village, Gladiator Fortune, Warehouse, Remodel, Crown, Market, Replace, Artisan, Wolf Den, Orchard
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Replace if I own fewer than 1
  Market if I own fewer than 3
  Gold if I own fewer than 3
  Market if I own fewer than 5
  Enchantress if terminals < extra actions + 1
  Fishing Village if extra actions < terminals
  Settlers if I own fewer than 3
plan learn2/539
for City Quarter, Pawn, Masquerade, Steward, Island, Mining Village, Temple, Villa, Charm, City, Labyrinth, Triumphal Arch
buy
  Province if I own at least 1 Gold or money >= 16
  Masquerade if I own fewer than 1 and turn <= 2
  Duchy if Provinces left <= 4
  Villa if extra actions < terminals
  Estate if Provinces left <= 2
  Steward
  Gold
  City Quarter if extra actions < terminals
  Duchy if Provinces left <= 5
  Masquerade if terminals < extra actions + 1
  Mining Village if extra actions < terminals + 2
  Silver
  Pawn if I own fewer than 4
plan learn2/540
for Pawn, Monkey, Smugglers, Watchtower, Workshop, Ironworks, Mill, Crystal Ball, Patrol, War Chest, Colonnade, Mountain Pass
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Patrol if I own fewer than 1
  Gold
  Patrol if I own fewer than 2
  Duchy if Provinces left <= 6
  Silver
  Pawn if I own fewer than 3
plan learn2/541
for Overlord, Courtyard, Enchantress, Sea Chart, Bishop, Bridge, Moneylender, Salvager, Mine, Pirate, Museum, Wall
buy
  Province
  Duchy if Provinces left <= 5
  Overlord if I own fewer than 1
  Pirate if I own fewer than 1
  Estate if Provinces left <= 1
  Bishop if I own fewer than 1 and turn <= 6
  Enchantress if I own fewer than 1
  Duchy if Provinces left <= 6
  Gold
  Bishop if I own fewer than 1
  Bridge if I own fewer than 2
  Silver
  Courtyard if Courtyards owned < Treasure cards owned / 8
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 3
plan learn2/542
for Native Village, Anvil, Bridge, Charm, Courtier, Duke, Mine, Sentry, Upgrade, Artisan, Dominate, Tomb
buy
  Duchy if Provinces left <= 7
  Upgrade if turn <= 2 and coins = 5
  Province if money > 15
  Duchy if money > 14
  Artisan if I own fewer than 2
  Duke if Duchies left = 0 and Dukes owned < cards owned / 5
  Estate if Provinces left <= 2
  Sentry if I own fewer than 6
  Gold
  Silver
plan learn2/543
for Farmers' Market, Swindler, Diplomat, Mining Village, Poacher, Bazaar, Laboratory, Tactician, Upgrade, Artisan, Labyrinth, Tower
buy
  Province if money > 12
  Upgrade if I own fewer than 1 and turn <= 5
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Swindler if I own fewer than 2
  Tactician if I own fewer than 1
  Artisan if I own fewer than 1
  Gold
  Bazaar if extra actions < terminals + 1
  Duchy if Provinces left <= 6
  Poacher if I own fewer than 6
  Silver
plan learn2/544
for Chapel, Militia, Mill, Poacher, Charlatan, Collection, Witch, Artisan, Nobles, Expand, Salt the Earth, Fountain
buy
  Province if money > 11
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Charlatan if I own fewer than 2
  Collection if I own fewer than 2
  Duchy
  Militia if I own fewer than 1
  Nobles if I own fewer than 1
  Mill if I own fewer than 7
  Gold
  Silver
  Copper
plan learn2/545
for Pawn, Watchtower, Gardens, Monument, Council Room, Festival, Pirate, Sea Witch, Treasury, Witch, Keep, Battlefield
buy
  Province if I own more than 1 Gold
  Pirate if terminals < extra actions + 3
  Province
  Gardens if Provinces left <= 7
  Duchy if Provinces left <= 4 and Duchies owned < cards owned / 6
  Council Room if I own fewer than 2
  Gold
  Silver
  Copper
plan learn2/546
for Overlord, Haven, Shanty Town, Blockade, Conspirator, Remodel, Corsair, Council Room, Pirate, Rabble, Dominate, Basilica
buy
  Dominate
  Shanty Town if turn <= 2 and coins = 3
  Blockade if turn <= 2 and coins = 4
  Pirate if terminals < extra actions + 3
  Province
  Duchy if Provinces left <= 5 and Duchies owned < cards owned / 7
  Council Room if I own at least 12 cards
  Estate if Provinces left <= 4
  Gold
  Silver
  Copper
plan learn2/547
for Merchant, Bridge, Bureaucrat, Sailor, Capital, City, Crystal Ball, Groundskeeper, Torturer, Nobles, Museum, Triumphal Arch
buy
  Bridge if turn <= 2 and coins = 4
  Province if money >= 15 or Provinces left <= 4
  Duchy if Provinces left <= 3
  Torturer if terminals < extra actions + 2
  Estate if Provinces left <= 2
  City
  Capital if I own fewer than 1
  Sailor if I own fewer than 6
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 5
plan learn2/548
for Engineer, Encampment Plunder, Farmers' Market, Swindler, Workshop, Clerk, Ironworks, Remodel, Crystal Ball, War Chest, Fountain, Colony
buy
  Silver if turn <= 2 and coins = 3
  Colony if money > 13 or I own at least 1
  Crystal Ball if I own fewer than 3
  Province if Colonies left <= 4
  Platinum
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 1
  Gold if I own fewer than 2
  Clerk if I own fewer than 4
  Plunder
  Encampment if extra actions < terminals
  Farmers' Market if I own fewer than 2
  Swindler if I own fewer than 2
trash
  Curse
  Estate if Colonies left > 5
  Copper if money > 5
plan learn2/549
for Gladiator Fortune, Village, Tide Pools, Courtier, Crown, Replace, Vault, Farm, Grand Market, Expand, Conquest, Tower
buy
  Province if money > 11
  Gladiator if turn <= 2 and coins = 4
  Duchy if Provinces left <= 4
  Conquest
  Estate if Provinces left <= 1
  Vault if I own fewer than 3
  Silver
plan learn2/550
for Overlord, Gladiator Fortune, Smugglers, Bridge, Sacrifice, Smithy, Temple, Charlatan, Outpost, Grand Market, Colony
buy
  Temple if turn <= 2 and coins = 4
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum
  Grand Market if I own fewer than 2
  Charlatan if terminals < extra actions + 2
  Estate if Colonies left <= 2
  Gold
  Duchy if Colonies left <= 6
  Smithy if I own fewer than 2 and I own at least 16 cards
  Silver
plan learn2/551
for City Quarter, Cellar, Lookout, Baron, Bishop, Treasure Map, Worker's Village, Courtier, War Chest, Hoard, Defiled Shrine, Orchard, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum if I own fewer than 4
  Bishop if I own fewer than 1
  Estate if Colonies left <= 3
  Gold
  Courtier if I own fewer than 5
  Copper if I own fewer than 1
  Worker's Village
  Silver
plan learn2/552
for City Quarter, Haven, Catapult Rocks, Merchant, Mining Village, Sacrifice, Sailor, Council Room, Duke, Mine, Tax, Battlefield
buy
  Duke if Duchies left = 0 and Dukes owned < cards owned / 4
  Council Room if I own fewer than 1
  Duchy if money > 11
  Estate if Dukes left <= 6
  Gold if I own fewer than 1
  Silver
plan learn2/553
for Lighthouse, Enchantress, Harbinger, Smugglers, Swindler, Conspirator, Villa, Council Room, Patrol, Sea Witch, Tax, Mountain Pass
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Sea Witch if I own fewer than 2
  Gold if I own fewer than 4
  Swindler if I own fewer than 1
  Duchy if Provinces left <= 6
  Lighthouse
  Silver
plan learn2/554
for Chapel, Moat, Pawn, Masquerade, Bridge, Mining Village, Remodel, Treasure Map, Worker's Village, Capital, Basilica, Bandit Fort
buy
  Province if money > 10
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Capital if I own fewer than 1
  Gold if I own fewer than 5
  Pawn if I own fewer than 5
  Worker's Village
  Silver if I own fewer than 3
plan learn2/555
for Astrolabe, Gladiator Fortune, Bureaucrat, Poacher, Sailor, Courtier, Minion, Outpost, Patrol, Rabble, Fountain, Conquest
buy
  Courtier if terminals < extra actions + 3
  Province if I own at least 0 Gold
  Astrolabe
  Duchy if Provinces left <= 7
  Conquest
  Patrol if I own fewer than 4
  Estate if Provinces left <= 4
  Copper if Provinces left <= 6
plan learn2/556
for Lighthouse, Monkey, Swindler, Ironworks, Monument, Temple, Laboratory, Rabble, Bank, Forge, Basilica, Keep
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Swindler if I own fewer than 2
  Gold
  Duchy if Provinces left <= 6
  Lighthouse
  Silver
plan learn2/557
for Haven, Astrolabe, Farmers' Market, Mining Village, Collection, Duke, Laboratory, Outpost, Tactician, Vault, Ritual, Fountain
buy
  Astrolabe if turn <= 2 and coins = 4
  Haven if turn <= 3 and coins = 2 and lead < 1
  Duchy if money > 15
  Province if money > 16
  Farmers' Market if turn <= 2
  Duke if Duchies left = 0
  Silver if I own fewer than 4
  Astrolabe if I own fewer than 1
  Estate if Dukes left <= 3
  Vault if I own fewer than 2
  Farmers' Market if terminals < extra actions + 2
  Astrolabe
  Copper
plan learn2/558
for City Quarter, Chapel, Fishing Village, Workshop, Militia, Bazaar, City, Festival, Forum, War Chest, Wedding, Obelisk
buy
  Province if I own at least 1 Gold
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 3
  Militia if I own fewer than 1
  Chapel if I own fewer than 1
  Forum if I own fewer than 5
  Wedding
  Fishing Village if extra actions < terminals + 1 and extra actions < terminals
plan learn2/559
for Chapel, Vassal, Quarry, Remodel, Treasure Map, Crown, Legionary, Market, Patrol, War Chest
buy
  Province if money > 11
  Duchy if Provinces left <= 4
  Patrol if I own fewer than 2 and I own at least 16 cards
  Estate if Provinces left <= 1
  Patrol if I own fewer than 1
  Gold
  Patrol if I own fewer than 2
  Duchy
  Silver
plan learn2/560
for Lighthouse, Bishop, Investment, Archive, Charlatan, Pirate, Rabble, Replace, Trading Post, Bank, Orchard, Colony
buy
  Colony if I own at least 2 Gold
  Investment if turn <= 2 and coins = 4
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 3
  Platinum
  Pirate if I own fewer than 1
  Archive if I own fewer than 6
  Lighthouse if I own fewer than 6
plan learn2/561
for City Quarter, Native Village, Castles, Merchant, Steward, Clerk, Treasure Map, Council Room, Replace, Trading Post, Wall, Obelisk
buy
  Province if money > 14 or I own at least 1
  Castles if Provinces left <= 6
  Trading Post if terminals < extra actions + 2
  Clerk if I own fewer than 2
  Duchy if Provinces left <= 4
  Steward if I own fewer than 1 and turn <= 4
  Estate if Provinces left <= 2
  Gold
  Replace if Replaces owned < cards owned / 6
  Clerk
plan learn2/562
for Chariot Race, Farmers' Market, Wishing Well, Ironworks, Secret Passage, Throne Room, Tiara, City, Tactician, Forge, Battlefield, Delve
buy
  Farmers' Market if turn <= 4 and coins = 3
  Province if money > 13
  Duchy if Provinces left <= 6
  Estate if Provinces left <= 3
  Duchy if Provinces left <= 7
  Delve
plan learn2/563
for Merchant, Salvager, Bazaar, City, Library, Replace, Sea Witch, Wharf, Wild Hunt, Expand, Baths, Triumph
buy
  Province if money > 17
  Duchy if Provinces left <= 4
  Sea Witch if I own fewer than 3
  Estate if Provinces left <= 1
  Gold
  Sea Witch if I own fewer than 4
  Bazaar
  Silver if I own fewer than 3
plan learn2/564
for Lurker, Investment, Villa, Worker's Village, Collection, Crown, Laboratory, Library, Sea Witch, Sentry, Obelisk, Museum
buy
  Sea Witch if I own fewer than 3
  Investment if I own fewer than 1 and turn <= 4
  Province if money > 13 or I own at least 1
  Duchy if Provinces left <= 3
  Laboratory if I own fewer than 3
  Gold if I own fewer than 4
  Crown if I own fewer than 1 and I own at least 4 Action cards
  Laboratory if I own fewer than 6
  Worker's Village if I own fewer than 1
  Investment if I own fewer than 2
  Silver
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 7
plan learn2/565
for Sea Chart, Warehouse, Watchtower, Caravan, Ironworks, Moneylender, Quarry, Capital, Mint, Nobles, Arena
buy
  Province if money > 17
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Ironworks if I own fewer than 1
  Watchtower if I own fewer than 2
  Nobles if Nobles owned < cards owned / 6
  Gold
  Capital if I own fewer than 2
  Silver
  Warehouse if I own fewer than 2
plan learn2/566
for Astrolabe, Gladiator Fortune, Shanty Town, Workshop, Capital, Crystal Ball, Festival, Laboratory, Replace, Witch, Banquet, Palace
buy
  Banquet if turn <= 2 and coins = 4
  Province if money > 15
  Duchy if Provinces left <= 4
  Gold
  Witch if I own fewer than 2
  Crystal Ball
  Banquet if turn <= 2 and coins = 3
  Silver
plan learn2/567
for Haven, Harbinger, Sea Chart, Ironworks, Capital, Legionary, Market, Merchant Ship, Torturer, Bank, Ritual, Baths
buy
  Province if money > 11
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Torturer if I own fewer than 1
  Bank
  Capital if I own fewer than 1
  Gold
  Torturer if I own fewer than 2
  Capital if I own fewer than 2
  Haven if turn <= 2 and coins = 2
  Silver if money <= 10
plan learn2/568
for Lurker, Native Village, Settlers Bustling Village, Swindler, Watchtower, Cutpurse, Worker's Village, Festival, Pirate, Peddler, Museum, Colonnade, Colony
buy
  Colony
  Province if Colonies left <= 6
  Platinum
  Duchy if Colonies left <= 4
  Pirate
  Swindler if I own fewer than 1
  Peddler if I own fewer than 8
  Gold
  Festival if extra actions < terminals
  Native Village if I own fewer than 1 and extra actions < terminals - 1
  Worker's Village if extra actions < terminals + 1
  Watchtower if terminals < extra actions + 2
  Cutpurse if I own fewer than 4
  Silver
plan learn2/569
for Settlers Bustling Village, Warehouse, Conspirator, Cutpurse, Worker's Village, Festival, Legionary, Pirate, Torturer, Upgrade, Keep, Battlefield
buy
  Settlers if turn <= 2 and coins = 2
  Pirate if I own fewer than 2 and I own at least 16 cards
  Province if money > 15
  Warehouse if turn <= 2 and coins = 4
  Duchy if Provinces left <= 7
  Estate if Provinces left <= 3
  Festival if extra actions < terminals - 2
  Pirate
  Worker's Village if I own fewer than 2 and extra actions < terminals - 1
  Gold
  Silver
  Copper
plan learn2/570
for Lookout, Watchtower, Gardens, Investment, Island, Temple, Charlatan, Patrol, Wharf, Expand, Wall, Palace, Colony
buy
  Colony
  Wharf if terminals < extra actions + 2
  Copper if I own fewer than 2
  Province if Colonies left <= 5
  Investment if turn <= 5 and lead < 1
  Duchy if Colonies left <= 4
  Platinum
  Estate if Colonies left <= 2
  Gold
  Duchy if Colonies left <= 5
  Investment if I own fewer than 2
  Silver
trash
  Curse
  Estate if Colonies left > 5
  Copper if money > 6
plan learn2/571
for Native Village, Pawn, Chariot Race, Farmers' Market, Village, Diplomat, Militia, Villa, Groundskeeper, Patrol, Advance
buy
  Province if money > 13
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold if I own fewer than 5
  Patrol if I own fewer than 2
  Militia if I own fewer than 1
  Patrol if terminals < extra actions + 2
  Villa if extra actions < terminals
  Chariot Race if I own fewer than 5
  Silver if I own fewer than 4
plan learn2/572
for Shanty Town, Wishing Well, Tide Pools, City, Corsair, Forum, Magnate, War Chest, Wharf, Hoard, Wedding
buy
  Shanty Town if turn <= 2 and coins = 3
  Corsair if I own fewer than 2
  Province if money > 15
  Wharf if terminals < extra actions + 2
  Duchy if Provinces left <= 3
  Forum if I own fewer than 1
  Estate if Provinces left <= 2
  Wharf if I own fewer than 1
  Wedding
  Silver if I own fewer than 3
plan learn2/573
for Settlers Bustling Village, Chariot Race, Sea Chart, Clerk, Villa, Worker's Village, Charlatan, Charm, Sentry, Expand, Mountain Pass, Aqueduct
buy
  Silver if turn <= 2 and coins = 3
  Settlers if turn <= 2 and coins = 2
  Sentry if I own fewer than 3
  Province if money > 12
  Clerk if I own fewer than 1
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Chariot Race if I own fewer than 5
  Gold
  Charlatan if I own fewer than 1
  Sentry if I own fewer than 6
  Clerk if I own fewer than 4
  Chariot Race if I own fewer than 7
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 3
plan learn2/574
for City Quarter, Native Village, Harbinger, Island, Tiara, Crystal Ball, Laboratory, Outpost, Torturer, Witch
buy
  Province if money > 12 or I own at least 1
  Witch if I own fewer than 2
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 2
  Gold
  Torturer if I own fewer than 1
  Tiara if I own fewer than 3
  Silver
plan learn2/575
for Lurker, Astrolabe, Catapult Rocks, Clerk, Treasure Map, Bandit, Council Room, Festival, Trading Post, Upgrade
buy
  Upgrade if turn <= 2 and coins = 5
  Gold if I own fewer than 1
  Province if money > 11
  Duchy if Provinces left <= 5
  Catapult if I own fewer than 2 and turn <= 4
  Estate if Provinces left <= 3
  Gold if I own fewer than 4
  Clerk
  Gold
  Astrolabe if I own fewer than 1
  Festival if extra actions < terminals
  Silver if I own fewer than 5
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 6
plan learn2/576
for Sea Chart, Bridge, Caravan, Temple, Treasure Map, Bandit, Council Room, Groundskeeper, Replace, Hoard, Conquest, Wolf Den
buy
  Province if money > 21
  Bandit if turn <= 2
  Duchy if Provinces left <= 3
  Conquest
  Estate if Provinces left <= 3
  Caravan if I own fewer than 7
  Duchy if Provinces left <= 5
  Council Room if I own fewer than 2
  Bridge if I own fewer than 2
  Silver
plan learn2/577
for City Quarter, Harbinger, Monument, Temple, Mine, Mint, Vault, Wharf, Expand, King's Court, Annex, Battlefield, Colony
buy
  Colony
  Vault if turn <= 2 and coins = 5
  Province if Colonies left <= 5 and money > 18
  Duchy if Colonies left <= 4
  Platinum
  Estate if Colonies left <= 3
  Wharf if I own fewer than 2
  Gold
  Vault if I own fewer than 1
  Silver
plan learn2/578
for Moat, Monkey, Gardens, Quarry, Sacrifice, Forum, Groundskeeper, Merchant Ship, Outpost, Forge, Delve, Wolf Den, Colony
buy
  Colony
  Province if Colonies left <= 6
  Gardens if Provinces left <= 5
  Delve if turn <= 3 and coins = 5
  Platinum
  Forum
  Monkey if Monkeys owned < cards owned / 12
  Estate if Colonies left <= 2
  Gold
  Delve
plan learn2/579
for Chapel, Courtyard, Lurker, Mining Village, Monument, City, Crystal Ball, Legionary, Magnate, Hoard, Wolf Den, Tower, Colony
buy
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 1
  Platinum
  Gold
  Crystal Ball
  Courtyard if Courtyards owned < Treasure cards owned / 8
  Silver
plan learn2/580
for Overlord, Pawn, Catapult Rocks, Enchantress, Fishing Village, Cutpurse, Monument, Courtier, War Chest, Farm, Wedding, Battlefield
buy
  Province if money > 13 or I own at least 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Courtier if I own fewer than 1
  Farm
  Wedding
  Enchantress if I own fewer than 4
  Pawn if turn <= 2 and coins = 2
plan learn2/581
for Settlers Bustling Village, Ironworks, Mining Village, Sacrifice, Throne Room, Groundskeeper, Sentry, Torturer, Hoard, Peddler, Banquet
buy
  Province if money > 14
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Hoard if I own fewer than 1
  Gold
  Duchy if Provinces left <= 6
  Torturer if I own fewer than 2
  Sentry if I own fewer than 6
  Groundskeeper if I own fewer than 6
  Mining Village if extra actions < terminals
  Banquet if lead > -8
  Peddler if I own fewer than 6
  Silver
plan learn2/582
for Masquerade, Watchtower, Monument, Remodel, Festival, Laboratory, Legionary, Market, Sea Witch, Forge, Delve, Triumph
buy
  Watchtower if turn <= 2 and coins = 3
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Sea Witch if I own fewer than 3
  Gold if I own fewer than 5
  Festival if I own fewer than 2 and extra actions < terminals - 1
  Laboratory if I own fewer than 5
  Delve
plan learn2/583
for Pawn, Astrolabe, Enchantress, Farmers' Market, Harbinger, Sea Chart, Village, Quarry, Vault, Grand Market, Dominate
buy
  Silver if turn <= 2 and coins = 4
  Enchantress if turn <= 2 and coins = 3
  Dominate if I own fewer than 4
  Vault if I own fewer than 1
  Province if money > 11
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 3
  Gold if lead > -8
  Duchy if Provinces left <= 6
  Vault
  Astrolabe if I own fewer than 3
  Enchantress if I own fewer than 4
  Silver
  Pawn if I own fewer than 4
plan learn2/584
for City Quarter, Chariot Race, Harbinger, Lookout, Vassal, Salvager, Tide Pools, Forum, Patrol, Upgrade
buy
  Vassal if turn <= 2 and coins = 3
  Upgrade if I own fewer than 1 and turn <= 2
  Gold if I own fewer than 3
  Lookout if I own fewer than 1 and turn <= 3
  Province if I own at least 3 Gold
  Duchy if Provinces left <= 5
  Upgrade if I own fewer than 1 and turn <= 4
  Estate if Provinces left <= 1
  Forum if I own fewer than 5
  Chariot Race if I own fewer than 8
  Tide Pools if I own fewer than 5
  Silver
plan learn2/585
for City Quarter, Native Village, Gladiator Fortune, Village, Monument, Throne Room, Villa, City, Patrol, Tactician, Triumph
buy
  Province if money > 11
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Monument if I own fewer than 1
  Copper if lead < -7
  Patrol if Patrols owned < cards owned / 12
  Tactician if I own fewer than 1
  Duchy if Provinces left <= 6
  City if extra actions < terminals
  Silver
plan learn2/586
for Royal Blacksmith, Lookout, Bridge, Sailor, Villa, Bazaar, Corsair, Groundskeeper, Treasury, Wild Hunt
buy
  Province if I own at least 7 Action cards
  Corsair if I own fewer than 3
  Groundskeeper if I own fewer than 4
  Duchy if Provinces left <= 3
  Corsair if I own fewer than 4
  Estate if Provinces left <= 2
  Sailor
  Silver if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 6
plan learn2/587
for Enchantress, Farmers' Market, Blockade, Ironworks, Militia, Quarry, Worker's Village, Crystal Ball, Wharf, Forge, Tax, Colonnade, Colony
buy
  Crystal Ball if I own fewer than 1 and turn <= 3
  Quarry if turn <= 2 and coins = 4
  Colony if money > 12
  Province if Colonies left <= 5
  Silver if I own fewer than 1
  Platinum if I own fewer than 2
  Duchy if Colonies left <= 2
  Crystal Ball if I own fewer than 5
  Estate if Colonies left <= 2
  Wharf if I own fewer than 3
  Gold if I own fewer than 3
  Enchantress if I own fewer than 5
  Silver if I own fewer than 6
plan learn2/588
for Sea Chart, Clerk, Cutpurse, Ironworks, Monument, Remodel, Salvager, Corsair, Witch, Nobles, Donate
buy
  Province if money > 10
  Province if money >= 13 or Provinces left <= 4
  Duchy if Provinces left <= 4
  Donate if turn <= 2 and coins = 4
  Estate if Provinces left <= 2
  Witch if terminals < extra actions + 1
  Gold
  Donate if turn <= 3 and coins = 3
  Corsair if I own fewer than 2
  Clerk if I own fewer than 4
  Silver
plan learn2/589
for City Quarter, Swindler, Warehouse, Clerk, Diplomat, Investment, Sacrifice, Mint, Trading Post, Wharf, Tomb, Advance
buy
  Province if I own at least 2 Gold
  Investment if I own fewer than 1 and turn <= 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Wharf if I own fewer than 2
  Gold if I own fewer than 3
  Investment if I own fewer than 2
  Clerk
  Silver if I own fewer than 4
plan learn2/590
for Lurker, Harbinger, Baron, Clerk, Remodel, Courtier, Magnate, Minion, Wild Hunt, Nobles, Labyrinth, Tax
buy
  Courtier if I own fewer than 2
  Province if money > 17
  Duchy if Provinces left <= 4
  Gold if I own fewer than 1
  Tax if turn <= 2 and coins = 2
  Estate if Provinces left <= 2
  Nobles if I own fewer than 2
  Gold
  Clerk if I own fewer than 4
  Duchy if Provinces left <= 6
  Minion if I own fewer than 5
  Silver
plan learn2/591
for Anvil, Catapult Rocks, Steward, Caravan, Mining Village, Salvager, Bazaar, Charm, Torturer, Treasury, Colonnade
buy
  Salvager if I own fewer than 1 and turn <= 2
  Bazaar if extra actions < terminals - 1
  Province if money > 15
  Duchy if Provinces left <= 4
  Torturer if terminals < extra actions + 1
  Estate if Provinces left <= 2
  Bazaar if I own fewer than 4
  Gold
  Mining Village if extra actions < terminals
  Bazaar
  Caravan if I own fewer than 4
  Silver
plan learn2/592
for Gladiator Fortune, Warehouse, Bureaucrat, Gardens, Remodel, Crystal Ball, Laboratory, Upgrade, Artisan, Grand Market, Wedding, Advance
buy
  Province if money > 16
  Duchy if Provinces left <= 3
  Artisan if I own fewer than 1
  Gardens if Provinces left <= 3
  Grand Market
  Wedding
  Laboratory
  Estate if Provinces left <= 2
  Warehouse if I own fewer than 2
  Silver
plan learn2/593
for Watchtower, Mining Village, Remodel, Bazaar, Courtier, Crown, Forum, Legionary, Mine, Farm, Tomb, Tower, Colony
buy
  Colony
  Province if Colonies left <= 6
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Mine if I own fewer than 1
  Platinum
  Forum if I own fewer than 6
  Gold
  Duchy if Colonies left <= 6
  Silver
plan learn2/594
for Lurker, Lookout, Vassal, Moneylender, Temple, Capital, Council Room, Laboratory, Market, Rabble, Labyrinth, Tomb
buy
  Market
  Gold if I own fewer than 2 and money <= 17
  Province if money > 11
  Temple if Temples owned < cards owned / 14
  Duchy if Provinces left <= 4
  Vassal if Vassals owned < cards owned / 12
  Capital if I own fewer than 1
  Temple if Temples owned < cards owned / 13
  Estate if Provinces left <= 2
  Laboratory if I own fewer than 6
  Silver
plan learn2/595
for City Quarter, Moat, Warehouse, Cutpurse, Festival, Magnate, Patrol, Treasury, Nobles, Expand, Museum, Wall
buy
  Province if money > 13
  Treasury if I own fewer than 1
  Warehouse if turn <= 2 and coins = 3
  Duchy if Provinces left <= 4
  Gold if I own fewer than 4
  Nobles if terminals < extra actions + 3
  Patrol if I own fewer than 1
  Patrol if terminals < extra actions + 1
  Cutpurse if I own fewer than 1
  Festival if extra actions < terminals
  Silver if I own fewer than 6
plan learn2/596
for Cellar, Settlers Bustling Village, Chariot Race, Monument, Charm, Crown, Crystal Ball, Groundskeeper, Mine, Hoard, Wedding
buy
  Province if money > 6
  Duchy if Provinces left <= 3
  Crystal Ball
  Estate if Provinces left <= 2
  Monument if I own fewer than 1
  Gold
  Chariot Race
  Mine if Mines owned < cards owned / 10
  Wedding
  Silver
plan learn2/597
for Settlers Bustling Village, Vassal, Warehouse, Baron, Clerk, Worker's Village, Bandit, Collection, Upgrade, King's Court, Colony
buy
  Warehouse if turn <= 2 and coins = 3
  Colony
  Upgrade if I own fewer than 1 and turn <= 5
  Province if Colonies left <= 6
  Platinum
  Duchy if Colonies left <= 4
  Bustling Village if extra actions < terminals
  Estate if Colonies left <= 2
  Gold
  Clerk if I own fewer than 4
  Settlers if I own fewer than 3
  Collection
  Vassal if I own fewer than 4
  Silver
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 3
plan learn2/598
for Moat, Baron, Cutpurse, Investment, Monument, Remodel, Sacrifice, Secret Passage, Legionary, Upgrade, Keep, Annex
buy
  Investment if turn <= 2 and coins = 4
  Moat if coins = 2
  Province if money > 12
  Investment if turn <= 2 and coins = 5
  Gold if I own fewer than 5
  Monument if I own fewer than 1
  Duchy if Provinces left <= 4
  Gold
  Silver
plan learn2/599
for Chapel, Haven, Lighthouse, Merchant, Remodel, Smithy, Treasure Map, Charm, Groundskeeper, Market, Baths
buy
  Merchant if turn <= 2 and coins = 3
  Province if money > 12
  Market if I own fewer than 4
  Groundskeeper
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Market if I own fewer than 6
  Chapel if I own fewer than 1
  Duchy if Provinces left <= 8
  Silver
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 4
plan learn2/600
for Overlord, Native Village, Gladiator Fortune, Village, Clerk, Remodel, Throne Room, Villa, Mint, Tactician, Wall, Windfall
buy
  Province if money > 14
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Overlord if terminals < extra actions + 2
  Gold
  Clerk if I own fewer than 5
  Duchy if Provinces left <= 6
  Silver
plan learn2/601
for Farmers' Market, Lookout, Monkey, Caravan, Cutpurse, Moneylender, Quarry, Temple, Library, Bank, Tower, Aqueduct
buy
  Province
  Duchy if Provinces left <= 4
  Bank if I own fewer than 3
  Estate if Provinces left <= 2 and Copper owned by opponents >= 1
  Library if I own fewer than 1
  Gold if Gold owned < cards owned / 6
  Duchy if Provinces left <= 5
  Silver
plan learn2/602
for Pawn, Catapult Rocks, Sea Chart, Clerk, Militia, Bazaar, Crown, Crystal Ball, Witch, King's Court, Basilica, Triumphal Arch, Colony
buy
  Colony
  Crystal Ball
  Witch if I own fewer than 2
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum
  Witch if terminals < extra actions + 2
  Militia if I own fewer than 2
  Bazaar
  Estate if Colonies left <= 1
  Clerk if Clerks owned < cards owned / 10
  Silver
plan learn2/603
for Haven, Gladiator Fortune, Watchtower, Mining Village, Temple, Charm, Corsair, Laboratory, Market, Bank, Annex
buy
  Temple if turn <= 2 and coins = 4
  Haven if turn <= 2 and coins = 2
  Corsair if I own fewer than 1 and Corsairs owned < cards owned / 5
  Province if money > 15
  Duchy if Provinces left <= 4
  Bank if I own fewer than 4
  Corsair if terminals < extra actions + 3
  Charm if I own fewer than 1
  Estate if Provinces left <= 2
  Market
  Laboratory if I own fewer than 4
  Silver
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 8
plan learn2/604
for Encampment Plunder, Haven, Lurker, Chariot Race, Fishing Village, Village, Bureaucrat, Investment, Replace, War Chest, Tomb
buy
  Province if I own at least 2 Gold
  Duchy if Provinces left <= 4
  Gold if I own fewer than 4
  Replace if I own fewer than 1
  Estate if Provinces left <= 3
  Investment if I own fewer than 2
  Plunder if I own fewer than 1
  Encampment if extra actions < terminals
  Haven if turn <= 2 and coins = 2
  Chariot Race
  Silver if I own fewer than 4
  Encampment
trash
  Curse
  Estate if Provinces left > 6
  Copper if money > 8
plan learn2/605
for City Quarter, Patrician Emporium, Chariot Race, Workshop, Blockade, Secret Passage, Temple, Bazaar, Charlatan, Expand, Wolf Den, Delve
buy
  Temple if Temples owned < cards owned / 14
  Bazaar if I own fewer than 2
  Charlatan if I own fewer than 2
  Temple if Temples owned < cards owned / 13
  Province if I own at least 5 Action cards
  Secret Passage if I own fewer than 3
  Gold if I own fewer than 1
  Duchy if Provinces left <= 3
  Chariot Race
  Patrician
  Temple if I own fewer than 4
  Blockade if I own fewer than 2 and I own at least 13 cards
  Delve
trash
  Curse
  Estate if Provinces left > 4
  Copper if money > 6
plan learn2/606
for Chapel, Catapult Rocks, Sea Chart, Shanty Town, Warehouse, Gardens, Bazaar, Legionary, Trading Post, Peddler, Bandit Fort, Ritual
buy
  Bazaar if I own fewer than 2
  Province if money >= 13 or Provinces left <= 4
  Duchy if Provinces left <= 4
  Warehouse if turn <= 2 and coins = 4
  Catapult if I own fewer than 1 and turn <= 4
  Legionary if terminals < extra actions
  Gardens if Provinces left <= 5
  Sea Chart if I own fewer than 3
  Peddler if I own fewer than 6
  Legionary if I own fewer than 2
  Bazaar if extra actions < terminals
  Sea Chart
  Peddler
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 7
plan learn2/607
for Moneylender, Sacrifice, Worker's Village, City, Council Room, Courtier, Crystal Ball, Festival, Magnate, Nobles, Fountain, Triumph, Colony
buy
  Crystal Ball if I own fewer than 1 and turn <= 3
  Platinum if I own fewer than 2
  Colony if money > 12
  Province if Colonies left <= 4
  Silver if I own fewer than 1
  Nobles if terminals < extra actions + 2
  Duchy if Colonies left <= 3
  Crystal Ball if I own fewer than 5
  Nobles if I own fewer than 3
  Platinum
  Crystal Ball
  Estate if Colonies left <= 2
  Gold if I own fewer than 3
  Festival if extra actions < terminals
  Worker's Village if extra actions < terminals
  Silver if I own fewer than 6
plan learn2/608
for Harbinger, Merchant, Sea Chart, Vassal, Bishop, Island, Sacrifice, Secret Passage, Temple, Nobles, Advance, Battlefield
buy
  Province
  Island if I own fewer than 3
  Duchy if Provinces left <= 3
  Gold if I own fewer than 1
  Nobles
  Island if I own fewer than 4
  Silver
plan learn2/609
for Courtyard, Settlers Bustling Village, Enchantress, Ironworks, Archive, Festival, Merchant Ship, Treasury, Grand Market, Bank, Arena, Colony
buy
  Colony
  Settlers if turn <= 2 and coins = 3
  Province if Colonies left <= 5
  Bank if I own fewer than 5
  Archive if I own fewer than 4
  Duchy if Colonies left <= 4
  Enchantress if terminals < extra actions + 4
  Festival if extra actions < terminals
  Estate if Colonies left <= 2
  Silver
  Settlers if I own fewer than 4
plan learn2/610
for Pawn, Fishing Village, Bridge, Charlatan, Sea Witch, War Chest, Farm, Grand Market, Nobles, Bank, Palace, Tower, Colony
buy
  Colony
  Sea Witch if I own fewer than 2
  Province if Colonies left <= 4
  Platinum if I own fewer than 2
  Duchy if Colonies left <= 4
  Nobles if terminals < extra actions + 2
  Estate if Colonies left <= 2
  Gold
  Fishing Village
  Duchy if Colonies left <= 6
  Silver
plan learn2/611
for Chapel, Patrician Emporium, Swindler, Cutpurse, Salvager, Bazaar, Collection, Upgrade, Artisan, King's Court, Palace, Tax, Colony
buy
  Platinum if I own fewer than 2
  Chapel if I own fewer than 1 and turn <= 3
  Colony
  Province if Colonies left <= 4
  Duchy if Colonies left <= 3
  Estate if Colonies left <= 2
  Swindler if I own fewer than 1
  Platinum
  Gold
  Bazaar if extra actions < terminals + 1
  Silver
plan learn2/612
for Engineer, Native Village, Steward, Bishop, Remodel, Secret Passage, Magnate, Mint, Outpost, Torturer, Triumph, Windfall
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Torturer if I own fewer than 1
  Gold
  Torturer if I own fewer than 2
  Duchy if Provinces left <= 6
  Silver
plan learn2/613
for Engineer, Masquerade, Merchant, Watchtower, Sacrifice, Groundskeeper, Magnate, Sea Witch, Vault, Bank
buy
  Province if money > 18
  Duchy if Provinces left <= 4
  Watchtower if turn <= 2 and coins = 3
  Estate if Provinces left <= 2
  Sea Witch if I own fewer than 2
  Bank
  Gold
  Sea Witch if I own fewer than 4
  Silver
plan learn2/614
for Courtyard, Gladiator Fortune, Warehouse, Conspirator, Moneylender, Archive, Charm, Duke, Library, Nobles, Wedding, Conquest
buy
  Province if money > 14
  Conquest
  Duchy if Provinces left <= 5
  Gold
  Archive if I own fewer than 1
  Estate if Provinces left <= 2
  Wedding
  Charm if I own fewer than 1
  Courtyard
plan learn2/615
for Haven, Harbinger, Tiara, Treasure Map, Crown, Replace, Sea Witch, Hoard, Forge, King's Court, Bandit Fort, Aqueduct
buy
  Province if money > 12
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Sea Witch if I own fewer than 2
  Gold if I own fewer than 4
  Crown if I own fewer than 1
  Duchy if Provinces left <= 6
  Tiara
  Treasure Map if I own fewer than 4
  Silver
plan learn2/616
for Astrolabe, Shanty Town, Watchtower, Diplomat, Monument, Remodel, Charm, Crown, Magnate, War Chest, Defiled Shrine, Dominate
buy
  Province if money > 16
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Monument if I own fewer than 3 and Monuments owned < cards owned / 8
  Crown if I own fewer than 2
  Monument if I own fewer than 3
  Silver
plan learn2/617
for Haven, Settlers Bustling Village, Caravan, Tiara, Treasure Map, Archive, Collection, Courtier, Minion, Sea Witch, Mountain Pass, Conquest
buy
  Conquest if coins >= 13 and buys >= 2 and Silver left >= 4
  Province if money > 14
  Duchy if Provinces left <= 2
  Tiara if turn <= 2 and coins = 4
  Estate if Provinces left <= 2
  Sea Witch if I own fewer than 3
  Conquest if Silver left >= 1
  Archive if I own fewer than 4
  Sea Witch if I own fewer than 4
  Caravan if I own fewer than 6
  Silver
  Settlers if I own fewer than 5
plan learn2/618
for Royal Blacksmith, Settlers Bustling Village, Chariot Race, Vassal, Bureaucrat, Monument, Secret Passage, City, Groundskeeper, Market, Wedding
buy
  Settlers if turn <= 2 and coins = 2
  Province if money > 9
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Monument if I own fewer than 2
  Wedding
  Chariot Race if I own fewer than 5
  Vassal if I own fewer than 2
plan learn2/619
for City Quarter, Smugglers, Village, Workshop, Blockade, Archive, Bazaar, Groundskeeper, Merchant Ship, Vault, Salt the Earth, Advance
buy
  Province if money > 14
  Duchy if Provinces left <= 4
  Archive if I own fewer than 6
  Estate if Provinces left <= 1
  Merchant Ship if I own fewer than 1
  Gold
  Blockade if I own fewer than 2
  Salt the Earth
  Silver
plan learn2/620
for Cellar, Lighthouse, Sailor, Secret Passage, Bandit, Mine, Mint, Hoard, Expand, King's Court, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Lighthouse if coins = 2
  Estate if Colonies left <= 2
  Mine if I own fewer than 1 and turn <= 4
  Platinum
  Gold
  Sailor if I own fewer than 6
  Silver
plan learn2/621
for Royal Blacksmith, Warehouse, Bishop, Diplomat, Mill, Monument, Sailor, Legionary, Merchant Ship, Bank, Banquet, Tower
buy
  Province
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Gold if I own fewer than 4
  Estate if Provinces left <= 2
  Merchant Ship if Merchant Ships owned < cards owned / 14
  Monument if I own fewer than 1
  Mill if I own fewer than 6
  Sailor if I own fewer than 6
  Silver if I own fewer than 5
plan learn2/622
for Engineer, Bureaucrat, Mill, Remodel, Tiara, Bandit, Charm, Council Room, Wild Hunt, Expand, Keep, Fountain
buy
  Province if money > 10
  Duchy if Provinces left <= 4 and I own at least 2 Copper
  Bandit if I own fewer than 2
  Estate if Provinces left <= 0
  Tiara if I own fewer than 5
  Charm if I own fewer than 4
  Council Room if Council Rooms owned < cards owned / 6
  Silver
  Copper
plan learn2/623
for Cellar, Settlers Bustling Village, Anvil, Gardens, Investment, Treasure Map, Crystal Ball, Patrol, Upgrade, War Chest, Wedding, Mountain Pass
buy
  Anvil if turn <= 2 and coins = 3
  Province if money > 13
  War Chest if I own fewer than 1 and money <= 17
  Duchy if Provinces left <= 4
  Patrol if I own fewer than 1
  Patrol if I own fewer than 2 and I own at least 16 cards
  Gardens if Provinces left <= 4
  Estate if Provinces left <= 1
  War Chest if I own fewer than 2
  Gold
  Patrol if I own fewer than 3
  Gardens if Provinces left <= 5
  Duchy
  Wedding
  Patrol if I own fewer than 5
  Silver
plan learn2/624
for Lighthouse, Patrician Emporium, Castles, Catapult Rocks, Lookout, Bureaucrat, Monument, Legionary, Sea Witch, Trading Post, Keep, Museum
buy
  Sea Witch if I own fewer than 2
  Castles if Provinces left <= 7
  Province if money > 18
  Bureaucrat if I own fewer than 1
  Duchy if Provinces left <= 6
  Castles
  Monument if I own fewer than 1
  Gold
  Estate if Provinces left <= 2
  Lighthouse if I own fewer than 8
  Silver
plan learn2/625
for Chapel, Swindler, Warehouse, Wishing Well, Blockade, Cutpurse, Mining Village, City, Patrol, War Chest, Wall, Museum
buy
  Province if money > 11 or I own at least 1
  Duchy if Provinces left <= 3
  Duchy if Provinces left <= 4 and Duchies owned < cards owned / 8
  Gold if I own fewer than 4
  Blockade if I own fewer than 1
  Patrol if I own fewer than 1
  Chapel if I own fewer than 1
  City if extra actions < terminals + 0
  Swindler if terminals < extra actions + 2
  Silver if I own fewer than 3
  Mining Village if extra actions < terminals - 2
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 3
plan learn2/626
for Lookout, Warehouse, Wishing Well, Remodel, Bazaar, Charm, Collection, Market, Mine, Wharf, Ritual, Baths, Colony
buy
  Lookout if turn <= 2 and coins = 4
  Warehouse if turn <= 2 and coins = 3
  Colony if I own at least 8 Action cards
  Province if Colonies left <= 4
  Duchy if Colonies left <= 2
  Wharf if terminals < extra actions + 1
  Wharf if I own fewer than 2
  Platinum if Platinum owned < cards owned / 6
  Bazaar if extra actions < terminals + 1
  Mine if I own fewer than 1
  Silver
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 3
plan learn2/627
for Engineer, Catapult Rocks, Smugglers, Island, Throne Room, Villa, Worker's Village, Courtier, Pirate, Wharf, Banquet, Defiled Shrine, Colony
buy
  Colony
  Province if Colonies left <= 6
  Platinum
  Duchy if Colonies left <= 4
  Catapult if I own fewer than 2
  Pirate if I own fewer than 1
  Wharf if I own fewer than 4
  Worker's Village if extra actions < terminals
  Gold
  Silver
plan learn2/628
for City Quarter, Astrolabe, Chariot Race, Cutpurse, Sailor, Worker's Village, Tactician, Treasury, Vault, War Chest, Conquest
buy
  Province if money >= 13 or Provinces left <= 4
  Duchy if Provinces left <= 3
  Cutpurse if I own fewer than 1
  Estate if Provinces left <= 2
  Conquest
  Silver if I own fewer than 1
  Duchy if Provinces left <= 6 and I own fewer than 4 and I own fewer than 5
  Vault if I own fewer than 3
  Astrolabe if I own fewer than 2
  Silver
plan learn2/629
for Lighthouse, Astrolabe, Vassal, Workshop, Diplomat, Sacrifice, Secret Passage, Groundskeeper, Magnate, Farm, Mountain Pass, Wedding
buy
  Sacrifice if I own fewer than 1 and turn <= 5
  Province if money > 8
  Groundskeeper
  Duchy if Provinces left <= 4
  Farm if I own fewer than 1
  Estate if Provinces left <= 3
  Farm if I own fewer than 5
  Gold
  Astrolabe if I own fewer than 2
  Duchy if Provinces left <= 6
  Secret Passage if I own fewer than 4
  Wedding
  Lighthouse
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 10
plan learn2/631
for Chariot Race, Masquerade, Sea Chart, Bridge, Cutpurse, Secret Passage, Courtier, Legionary, Tactician, Nobles, Wedding, Baths
buy
  Province if money > 15
  Masquerade if I own fewer than 1 and turn <= 2
  Duchy if Provinces left <= 5
  Tactician if I own fewer than 1
  Legionary if I own fewer than 1
  Estate if Provinces left <= 2
  Wedding
  Chariot Race if I own fewer than 5
trash
  Curse
  Estate if Provinces left > 5
  Copper if money > 10
plan learn2/632
for City Quarter, Cellar, Catapult Rocks, Investment, Militia, Tiara, City, Minion, Torturer, King's Court, Obelisk, Delve
buy
  City if extra actions < terminals
  Province if turn > 7
  Duchy if Provinces left <= 4
  Torturer if terminals < extra actions + 2
  City
  Investment if I own fewer than 2
  Tiara if I own fewer than 1
  Estate if Provinces left <= 2
  Delve
plan learn2/633
for Baron, Bishop, Tiara, Library, Merchant Ship, Mint, Tactician, Trading Post, Wharf, Grand Market, Defiled Shrine, Basilica, Colony
buy
  Platinum if I own fewer than 3
  Trading Post if I own fewer than 1 and turn <= 2
  Tactician if I own fewer than 1
  Wharf if I own fewer than 2
  Colony
  Province if Colonies left <= 5
  Grand Market if I own fewer than 4
  Duchy if Colonies left <= 4
  Estate if Colonies left <= 2
  Platinum
  Tiara if I own fewer than 3
  Gold
  Bishop if I own fewer than 1
  Tiara
  Silver
plan learn2/634
for Cellar, Pawn, Anvil, Castles, Village, Baron, Tide Pools, Courtier, Grand Market, Bank, Bandit Fort, Labyrinth
buy
  Baron if turn <= 1 and coins = 5
  Anvil if I own fewer than 1
  Grand Market
  Castles if Provinces left <= 7
  Anvil if turn <= 2 and coins = 3
  Province if money > 12
  Bank if I own fewer than 5
  Duchy
  Courtier if I own fewer than 3
  Baron if I own fewer than 1
  Estate if Provinces left <= 2
  Tide Pools if I own fewer than 7
  Castles
  Village
  Pawn
plan learn2/635
for Courtyard, Native Village, Smugglers, Caravan, Remodel, Treasure Map, Festival, Magnate, Mine, Trading Post, Donate, Advance
buy
  Silver if turn <= 2 and coins = 4
  Donate if turn <= 2 and coins = 3
  Mine if I own fewer than 1
  Province if money > 9
  Duchy if Provinces left <= 4
  Gold if Mines owned by opponents >= 1
  Donate if turn <= 2 and coins = 2
  Estate if Provinces left <= 2
  Caravan if I own fewer than 5
plan learn2/636
for Royal Blacksmith, Courtyard, Gladiator Fortune, Merchant, Tiara, Courtier, Crown, Groundskeeper, Magnate, Trading Post, Tax, Aqueduct
buy
  Silver if turn <= 2 and coins = 4
  Silver if turn <= 2 and coins = 3
  Province if money > 10
  Tax if turn <= 2 and coins = 2
  Courtier if I own fewer than 1
  Duchy
  Tiara if I own fewer than 2
  Courtyard if Courtyards owned < Treasure cards owned / 8
  Estate if Provinces left <= 2
  Silver
plan learn2/637
for Encampment Plunder, Pawn, Farmers' Market, Swindler, Workshop, Mining Village, Poacher, City, Minion, Wild Hunt, Keep
buy
  Province if money > 18
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 3
  Swindler if I own fewer than 2
  Gold
  Minion if I own fewer than 5
  City if extra actions < terminals - 2
  Poacher if I own fewer than 3
  Silver
  Encampment
plan learn2/638
for Courtyard, Anvil, Monkey, Village, Warehouse, Monument, Throne Room, Charm, Council Room, Minion, Tower, Dominate, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Platinum
  Estate if Colonies left <= 2
  Minion if I own fewer than 5
  Monument if terminals < extra actions + 2
  Gold
  Warehouse if I own fewer than 5
plan learn2/639
for Engineer, Lookout, Smugglers, Wishing Well, Bridge, Ironworks, Quarry, Bandit, Bazaar, Upgrade, Colonnade, Baths, Colony
buy
  Colony if I own more than 1 Platinum
  Upgrade if I own fewer than 1 and turn <= 5
  Lookout if turn <= 2 and coins = 3
  Bridge if I own fewer than 1
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Wishing Well
  Platinum
  Bazaar if I own fewer than 5
  Estate if Colonies left <= 1
  Quarry if I own fewer than 1
  Bridge if I own fewer than 2
trash
  Curse
  Estate if Colonies left > 3
  Copper if money > 6
plan learn2/640
for Native Village, Farmers' Market, Lookout, Cutpurse, Smithy, Capital, Courtier, Forum, Minion, Sea Witch, Basilica
buy
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Sea Witch if I own fewer than 3
  Gold
  Duchy if Provinces left <= 5
  Silver
plan learn2/641
for Castles, Gladiator Fortune, Steward, Bureaucrat, Gardens, Mining Village, Poacher, Patrol, War Chest, Expand, Wedding
buy
  Castles if Provinces left <= 6
  Province if money > 13
  Gardens if Provinces left <= 3
  Duchy if Provinces left <= 5
  Fortune if I own fewer than 1
  Gardens if Provinces left <= 5
  Patrol if terminals < extra actions + 2
  Estate if Provinces left <= 2 and money > 14
  Wedding
  Castles
  Gladiator if Gladiators owned < cards owned / 8
plan learn2/643
for Monkey, Smugglers, Steward, Blockade, Mill, Mining Village, Library, Sentry, Wild Hunt, Nobles, Obelisk
buy
  Province
  Duchy if Provinces left <= 4
  Sentry if I own fewer than 3
  Gold
  Blockade if I own fewer than 2
  Wild Hunt if I own fewer than 1
  Duchy if Provinces left <= 6
  Mill if I own fewer than 6
  Estate if Provinces left <= 2
  Mining Village if extra actions < terminals
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn2/644
for Overlord, Native Village, Anvil, Bishop, Treasure Map, Villa, Minion, Patrol, Upgrade, Grand Market, Bandit Fort, Colony
buy
  Colony
  Native Village if turn <= 2 and coins = 2
  Province if Colonies left <= 4
  Upgrade if I own fewer than 1 and turn <= 4
  Overlord if terminals < extra actions + 1
  Duchy if Colonies left <= 4
  Platinum
  Villa if extra actions < terminals + 1
  Minion if I own fewer than 5
  Estate if Colonies left <= 2
  Gold
  Silver
plan learn2/645
for Lurker, Pawn, Enchantress, Gladiator Fortune, Swindler, Baron, Cutpurse, Remodel, Secret Passage, City, Obelisk
buy
  Province if money >= 13 or Provinces left <= 4
  Swindler if turn <= 2 and coins = 3
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 3
  Remodel if I own fewer than 1
  Gold
  Duchy if Provinces left <= 7
  Silver
  Pawn
plan learn2/647
for Haven, Anvil, Steward, Wishing Well, Ironworks, Worker's Village, Duke, Legionary, Magnate, Torturer, Tower, Ritual
buy
  Anvil if turn <= 2 and coins = 4 and Anvils owned < cards owned / 5
  Province if money > 15
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Torturer if terminals < extra actions + 2
  Torturer if I own fewer than 2
  Worker's Village if extra actions < terminals + 2
  Gold
  Steward if terminals < extra actions + 1
  Duchy if Provinces left <= 6
  Silver
plan learn2/648
for Courtyard, Native Village, Merchant, Bridge, Island, Market, Mint, Outpost, Wharf, Artisan, Salt the Earth, Arena
buy
  Province if money > 15
  Native Village if turn <= 2 and coins = 2
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 1
  Wharf if Wharfs owned < cards owned / 13
  Gold
  Island if I own fewer than 4
  Market if I own fewer than 5
  Silver
  Courtyard if I own fewer than 3
plan learn2/649
for Royal Blacksmith, Lighthouse, Castles, Lookout, Sea Chart, Sacrifice, Salvager, Duke, Library, Mine
buy
  Mine if turn <= 2 and coins = 5
  Sacrifice if turn <= 2 and coins = 4
  Silver if I own fewer than 2
  Castles
  Duchy
  Province if money > 13
  Duke
  Estate if Dukes left <= 1
  Gold if I own fewer than 5
  Estate if Dukes left <= 4
  Silver
  Lighthouse if I own fewer than 8
plan learn2/651
for City Quarter, Haven, Charm, Council Room, Library, Merchant Ship, Outpost, Upgrade, Hoard, Bank, Fountain
buy
  Province if money > 8 and turn > 7
  Duchy if Provinces left <= 6
  Council Room if Council Rooms owned < cards owned / 12
  Bank if I own fewer than 5
  Estate if Provinces left <= 2
  Hoard if I own fewer than 2
  Charm
  Silver if I own fewer than 1
  Silver if terminals < extra actions + 1
  Copper
plan learn2/653
for Chapel, Catapult Rocks, Merchant, Monkey, Sea Chart, Bridge, Diplomat, Smithy, Tide Pools, Minion, Ritual
buy
  Province if money > 12 or I own at least 1
  Chapel if I own fewer than 1
  Minion if I own fewer than 5
  Catapult if I own fewer than 1 and turn <= 5
  Province if I own at least 6 Grand Markets or Grand Markets left = 0 or Provinces left <= 2
  Duchy if Provinces left <= 3
  Estate if Provinces left <= 1
  Minion
  Gold
  Silver if I own fewer than 5
plan learn2/655
for Lurker, Astrolabe, Lookout, Sea Chart, Cutpurse, Treasure Map, Mine, Outpost, Torturer, Upgrade, Wedding, Delve
buy
  Torturer if terminals < extra actions + 2
  Province if I own at least 3 Gold
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 2
  Wedding
  Astrolabe if I own fewer than 1
  Delve
plan learn2/656
for Swindler, Vassal, Village, Island, Mining Village, Treasure Map, Villa, City, Minion, Expand
buy
  Province
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Gold
  Swindler if I own fewer than 2
  Duchy if Provinces left <= 5
  Minion if I own fewer than 6
  Island if I own fewer than 3
  Silver
plan learn2/657
for Courtyard, Encampment Plunder, Anvil, Chariot Race, Conspirator, Island, Charm, Trading Post, Artisan, King's Court, Basilica, Tower
buy
  Province if money > 14 or I own at least 2
  Duchy if Provinces left <= 4
  King's Court if I own fewer than 3 and I own at least 5 Action cards
  Trading Post if I own fewer than 1
  Gold if I own fewer than 5
  Conspirator if terminals < extra actions + 1
  Chariot Race if I own fewer than 7
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 7
plan learn2/659
for Engineer, Chapel, Monkey, Steward, Poacher, City, Festival, Sentry, Vault, Artisan, Wedding, Wall
buy
  Vault if I own fewer than 1
  Province
  Chapel if I own fewer than 1 and turn <= 4
  Duchy if Provinces left <= 3
  Wedding
  Silver
  Estate if Provinces left <= 2
plan learn2/660
for Fishing Village, Warehouse, Poacher, Villa, Forum, Sea Witch, Sentry, Treasury, Wharf, Expand, Ritual, Colony
buy
  Platinum if I own fewer than 3
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 4
  Sea Witch if I own fewer than 3
  Estate if Colonies left <= 2
  Wharf if Wharfs owned < cards owned / 12
  Platinum
  Sentry if I own fewer than 6
  Gold
  Wharf if terminals < extra actions + 2
  Villa if extra actions < terminals + 0
  Fishing Village
  Poacher if I own fewer than 4 and I own fewer than 3
  Silver if I own fewer than 2
plan learn2/663
for Enchantress, Wishing Well, Bridge, Gardens, Island, Moneylender, Remodel, Throne Room, Villa, Crystal Ball, Advance, Conquest
buy
  Province if money > 21
  Duchy if Provinces left <= 3
  Island if turn <= 2 and coins = 4
  Conquest
  Gardens if Provinces left <= 5
  Estate if Provinces left <= 3
  Crystal Ball
  Silver
plan learn2/664
for Courtyard, Lurker, Castles, Merchant, Island, Quarry, Duke, Wharf, Nobles, Bank, Defiled Shrine
buy
  Island if turn <= 2 and coins = 4
  Castles if Provinces left <= 7
  Duke if Duchies left = 0
  Province if money > 15
  Duchy if Provinces left <= 4
  Wharf if I own none
  Bank if I own fewer than 4
  Estate if Provinces left <= 3
  Wharf if I own fewer than 2
  Gold if I own fewer than 3
  Wharf if I own fewer than 3
  Nobles if I own fewer than 2
  Gold
  Courtyard if I own fewer than 1
  Wharf if I own fewer than 4
  Duchy if Provinces left <= 6
  Silver
plan learn2/667
for Harbinger, Watchtower, Cutpurse, Island, Militia, Collection, Patrol, Sentry, Nobles, King's Court, Tower, Wall, Colony
buy
  Colony
  Province if Colonies left <= 5
  Duchy if Colonies left <= 5
  Platinum
  Sentry
  Duchy if Colonies left <= 6
  Militia if I own fewer than 1
  Silver if I own fewer than 4
trash
  Curse
  Estate if Colonies left > 2
  Copper if money > 5
plan learn2/671
for Overlord, Merchant, Warehouse, Caravan, Mining Village, Salvager, Corsair, Duke, Treasury, Artisan, Tomb, Wedding
buy
  Duke if Duchies left = 0
  Salvager if I own fewer than 1 and turn <= 3
  Province if money > 10 or I own at least 2
  Warehouse if I own fewer than 1
  Artisan if I own fewer than 2
  Caravan if I own fewer than 3
  Treasury if I own fewer than 1
  Duchy if Provinces left <= 5
  Estate if Provinces left <= 1
  Mining Village if I own fewer than 1
  Corsair if I own fewer than 1
  Wedding
  Mining Village if extra actions < terminals + 1
  Silver if I own fewer than 4
  Gold if I own fewer than 4
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 6
plan learn2/675
for Chapel, Catapult Rocks, Caravan, Capital, Forum, Market, Replace, Treasury, King's Court, Peddler, Donate, Dominate
buy
  King's Court if I own fewer than 5
  Province if money > 6 or I own at least 1
  Donate if turn <= 2 and coins = 4
  Duchy if Provinces left <= 6
  Market
  Donate if turn <= 2 and coins = 3
  Forum if I own fewer than 4
  Catapult if I own fewer than 1 and turn <= 4
  Caravan if I own fewer than 5
  Estate if Provinces left <= 1
  Catapult if Catapults owned < cards owned / 6
  Peddler
plan learn2/676
for Chariot Race, Fishing Village, Sea Chart, Vassal, Sacrifice, Secret Passage, Villa, Charm, City, Outpost, Baths, Triumph
buy
  Sacrifice if I own fewer than 1 and turn <= 3
  Fishing Village if turn <= 2 and coins = 3
  Vassal if Vassals owned < cards owned / 12
  Province if I own at least 0 Gold
  Outpost if I own fewer than 1
  Duchy if Provinces left <= 4
  Vassal if terminals < extra actions + 1
  Estate if Provinces left <= 2
  City
  Chariot Race if I own fewer than 6
  Secret Passage if I own fewer than 6
  Chariot Race if I own fewer than 7
  Fishing Village if extra actions < terminals + 2
trash
  Curse
  Estate if Provinces left > 3
  Copper if money > 5
plan learn2/679
for Anvil, Enchantress, Clerk, Militia, Poacher, Sailor, Archive, Festival, Artisan, Bank
buy
  Sailor if turn <= 2 and coins = 4
  Province if money >= 15 or Provinces left <= 4
  Duchy if Provinces left <= 4
  Estate if Provinces left <= 2
  Artisan if I own fewer than 1
  Archive if I own fewer than 6
  Clerk if I own fewer than 2
  Gold
  Enchantress if terminals < extra actions + 4
  Festival if extra actions < terminals
  Sailor if I own fewer than 3
  Poacher if I own fewer than 7
  Silver
trash
  Curse
  Estate if Provinces left > 2
  Copper if money > 10
plan learn2/683
for Baron, Blockade, Secret Passage, Archive, Bandit, Mine, Mint, Tactician, Treasury, Peddler, Annex
buy
  Archive if I own fewer than 5
  Province if I own at least 6 Action cards
  Duchy if Provinces left <= 3
  Archive if I own fewer than 6
  Estate if Provinces left <= 2
  Baron if I own fewer than 1
  Peddler if I own fewer than 6
  Silver if I own fewer than 4
plan learn2/691
for Steward, Bishop, Gardens, Mining Village, Moneylender, Throne Room, Capital, Courtier, Groundskeeper, Witch, Annex, Advance
buy
  Province if money >= 15 or Provinces left <= 4
  Gardens if Provinces left <= 2
  Witch if I own fewer than 2
  Duchy if Provinces left <= 5
  Gold
  Estate if Provinces left <= 2
  Capital if I own fewer than 2
  Duchy if Provinces left <= 8
  Gardens if Provinces left <= 6
  Silver
  Copper
`;
