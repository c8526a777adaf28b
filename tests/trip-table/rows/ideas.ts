/** Trips with ideas that locals recommend to guests, and places where guests are not sent. */
export const IDEA_ROWS = `
# Islands that hold the pin, groups of them and prisons are no beaches
Palma | 39.57 2.65 | 2027-07-01 | 10 | 2 | en+de | beach | names Playa de Palma | no-names Balear :.Mallorca
Cape Town | -33.92 18.42 | 2027-01-10 | 11 | 2 | en+de | beach | names Clifton/Camps | no-names day:.Robben Strandtag:.Robben
Honolulu | 21.31 -157.86 | 2027-08-10 | 11 | 2 | en+de | beach, snorkelling | names Waik | no-names Oahu
San Francisco | 37.77 -122.42 | 2027-09-10 | 7 | 2 | en+de | hiking | names San.Francisco/Golden.Gate/Lands.End | no-names paths:.Alcatraz Oakland
Naha | 26.21 127.68 | 2027-07-05 | 8 | 2 | en+de | beach | names Furuzamami | no-names Okinawa,
Papeete | -17.53 -149.57 | 2027-07-01 | 10 | 2 | en+de | beach | names Temae Venus/Vénus | no-names Tahiti,
Puerto Ayora | -0.74 -90.31 | 2027-04-05 | 8 | 2 | en+de | swimming | names Tortuga | no-names day:.Galápagos.Islands Strandtag:.Galapagosinseln
Kuta | -8.65 115.13 | 2027-08-10 | 11 | 2 | en+de | beach | names Kuta | no-names Bali,
Port Louis | -20.3 57.58 | 2027-10-10 | 11 | 2 | en+de | beach | names Flic/Morne/Belle | no-names :.Mauritius
Corfu | 39.62 19.92 | 2027-07-10 | 11 | 2 | en+de | beach | names Korfu/Corfu.Town | no-names 11.km
Nadi | -17.78 177.44 | 2027-08-05 | 11 | 2 | en+de | beach | no-names Viti
Prien | 47.86 12.35 | 2027-07-10 | 9 | 2 | en+de | Baden | names Chiemsee | no-names Strandtag Beach.day
Konstanz | 47.66 9.18 | 2027-07-10 | 9 | 2 | en+de | Baden, Radfahren | names Bodensee/Constance | no-names day:.Mainau Strandtag:.Mainau Kreuzlingen
Westerland | 54.91 8.31 | 2027-07-10 | 9 | 2 | en+de | beach | names Westerland
# Wide bays and whole coasts are none either
Split | 43.51 16.44 | 2027-07-10 | 9 | 2 | en+de | beach | names Diocletian/Diokletian | no-names Dalmati Historical.Complex
Naples | 40.85 14.27 | 2027-06-10 | 9 | 2 | en+de | beach | names Vesuv/Pompe | no-names sea.at.Gulf Meer:.Golf
Copenhagen | 55.68 12.57 | 2027-07-10 | 9 | 2 | en+de | swimming | names Amager/Islands.Brygge/Harbour/Hafenbad | no-names Meteorolog sea.at.Øresund Meer:.Öresund
# Nobody snorkels in a harbour, nor in a forest
New York | 40.71 -74.01 | 2027-07-10 | 7 | 2 | en+de | beach | names Coney/Rockaway | no-names under.water unter.Wasser
Tokyo | 35.68 139.69 | 2027-08-10 | 11 | 2 | en+de | | names Tokyo/Tokio | no-names under.water unter.Wasser Kawaguchi Komae
Jakarta | -6.2 106.85 | 2027-08-05 | 8 | 2 | en+de | | names Jakarta | no-names under.water unter.Wasser
Colombo | 6.93 79.85 | 2027-02-10 | 11 | 2 | en+de | snorkelling | no-names water:.Horagolla Wasser:.Horagolla
Miami | 25.77 -80.19 | 2027-04-05 | 8 | 2 | en+de | beach | names South.Beach | no-names Hialeah day.in.Biscayne Tag.zu.Fuß:.Biscayne
Shanghai | 31.23 121.47 | 2027-10-01 | 8 | 2 | en+de | | names Shanghai | no-names To.the.water Ans.Wasser Yangtze Jangtse
Buenos Aires | -34.6 -58.38 | 2027-11-01 | 8 | 2 | en+de | | names San.Telmo | no-names To.the.water Ans.Wasser
Melbourne | -37.81 144.96 | 2027-02-01 | 8 | 2 | en+de | beach | names St.Kilda
Nice | 43.7 7.27 | 2027-07-04 | 7 | 2 | en+de | beach | names Paloma/Larvotto/Nice/Nizza | no-names Riviera
Mombasa | -4.05 39.67 | 2027-01-20 | 8 | 2 | en+de | beach, snorkelling | names Nyali | no-names day.in.Mombasa.Marine Tag.zu.Fuß:.Mombasa
# The city, and not the suburb beside it
Venice | 45.44 12.32 | 2027-07-05 | 6 | 2 | en+de | | names Rialto Mark/Venice/Venedig | no-names Mestre
Singapore | 1.35 103.82 | 2027-05-05 | 4 | 2 | en+de | beach | names Palawan | no-names Johor
Hamburg | 53.55 9.99 | 2027-07-06 | 4 | 2 | en+de | museums | names Speicherstadt/Miniatur | no-names Wandsbek
Las Vegas | 36.17 -115.14 | 2027-04-12 | 4 | 2 | en+de | | names Las.Vegas | no-names North.Las.Vegas Sunrise.Manor Winchester
Denver | 39.74 -104.99 | 2027-09-12 | 9 | 2 | en+de | | names Denver/Red.Rocks | no-names Lakewood Commerce Aurora
Toronto | 43.65 -79.38 | 2027-07-12 | 9 | 2 | en+de | | names Toronto | no-names East.York
Vancouver | 49.28 -123.12 | 2027-07-05 | 8 | 2 | en+de | food | names Granville | no-names Burnaby West.End
Chicago | 41.88 -87.63 | 2027-07-05 | 8 | 2 | en+de | food | names Chicago | no-names Cicero
Boston | 42.36 -71.06 | 2027-07-05 | 8 | 2 | en+de | | names Boston | no-names South.Boston
Kyoto | 35.01 135.77 | 2027-11-10 | 8 | 2 | en+de | temples | names Kinkaku | no-names Ōtsu Uji.and Cities
Moscow | 55.75 37.62 | 2027-06-10 | 8 | 2 | en+de | | names Kremlin/Kreml | no-names Orekhovo
Reykjavik | 64.15 -21.94 | 2027-07-12 | 6 | 2 | en+de | | names Þingvellir/Perlan/Hallgrím | no-names Kópavogur Seltjarnarnes
Beijing | 39.9 116.4 | 2027-05-15 | 8 | 2 | en+de | cycling | names Peking/Beijing | no-names Cycling:.Jingshan Radfahren:.Jingshan
Manila | 14.6 120.98 | 2027-02-05 | 8 | 2 | en+de | hiking | names Manila | no-names Luneta Quezon
# Names as travellers of the language say them
Cusco | -13.53 -71.97 | 2027-06-10 | 15 | 2 | en+de | museums | names Old.Town.of.Cusco/Altstadt.von.Cusco/Sacsay | no-names Cuzco City.of
Lima | -12.05 -77.04 | 2027-02-05 | 8 | 2 | en+de | museums | names Larco | no-names Historic.Centre.of.the
Mexico City | 19.43 -99.13 | 2027-11-05 | 8 | 2 | en+de | museums | names Anthropolog
Valletta, Malta | 35.9 14.51 | 2027-07-05 | 8 | 2 | en+de | beach, museums | names Valletta | no-names City.of.Valletta day:.Malta Strandtag:.Malta
Delhi | 28.61 77.21 | 2027-11-15 | 8 | 2 | en+de | museums | names Delhi | no-names Humayun's
Barcelona | 41.39 2.17 | 2027-07-20 | 8 | 2 | en+de | beach | names Barceloneta Sagrada | no-names Hospital.de
Phuket | 7.88 98.39 | 2027-02-10 | 11 | 2 | en+de | wildlife | names Phuket | no-names Sirinata Phia Ban.Talat
Nairobi | -1.29 36.82 | 2027-02-05 | 8 | 2 | en+de | safari | names Nairobi
Sydney | -33.87 151.21 | 2027-01-24 | 10 | 2 | en+de | beach | names Bondi | no-names Nationalpark.Lane
Dubai | 25.2 55.27 | 2027-03-10 | 6 | 2 | en+de | beach | names Jumeirah | no-names Reserve.National Stars.over.Jumeirah
# What is named may lie behind a range
Cusco | -13.53 -71.97 | 2027-01-20 | 8 | 4 | en | kids 10 and 13, rainy season, Machu Picchu | names Machu.Picchu.\\(ruin | no-names trip.to.Machu | may quote
Arequipa | -16.4 -71.54 | 2027-08-01 | 8 | 2 | de | Vulkane, Höhe macht uns Sorge | no-names Misti
# One reef once, and nobody snorkels where nobody bathes
Port Douglas | -16.48 145.46 | 2027-08-10 | 9 | 4 | en | reef with kids 8 and 11 | names Great.Barrier.Reef/Low.Isles | no-names Snorkelling.*Cape.Tribulation Outer.Great
# Animals of the sea are met with a mask, in their months
Exmouth | -21.93 114.13 | 2027-04-15 | 7 | 2 | en+de | whale sharks and turtles | names Ningaloo | no-jobs binoculars | jobs mask-and-snorkel
Bayahibe | 18.37 -68.84 | 2027-02-05 | 7 | 2 | en | whale sharks | no-names sharks.and.rays
Larnaca | 34.92 33.63 | 2027-04-10 | 6 | 2 | de | Meeresschildkröten | no-names Rangern
# What every town has is not sought in another one; a name of common words is no name
Chania | 35.51 24.02 | 2027-06-12 | 10 | 3 | en+de | with a baby, small walks | no-names Samaria Imbros | no-buys hiking-boots blisters | no-needs long-walk summit climb
Bergamo | 45.7 9.67 | 2027-10-09 | 4 | 2 | de | wir sind 74 und 76, kurze Wege, gutes Essen | names Colleoni
Ghent | 51.05 3.72 | 2027-12-10 | 3 | 2 | en | winter weekend, beer and old masters | no-names Magritte
Fes | 34.06 -5 | 2027-02-15 | 4 | 2 | en | medina, food, it will be Ramadan | names el-Bali | no-names Medina.of.Fez Place.el-Hedim | warns Ramadan
Tallinn | 59.44 24.75 | 2028-01-14 | 3 | 2 | de | Winter, Sauna und Altstadt | names Kalma
# Beginners, and who wants to hike but no trek
Ericeira | 38.96 -9.42 | 2027-10-02 | 9 | 2 | de | Surfkurs für Anfänger | names Baleal | no-names Supertubos
Kotor | 42.42 18.77 | 2027-05-11 | 1 | 4 | de | ein Tag vom Kreuzfahrtschiff, Kinder 7 und 10 | names Mauern | no-names Lipa.*\\(cave
Ushguli | 42.92 43.01 | 2027-08-20 | 5 | 2 | de | wandern, nichts Gefährliches | no-names Mestia.nach.Uschguli
# Places about which nothing was written
Semporna | 4.48 118.61 | 2027-04-10 | 8 | 2 | en | diving | names Sipadan Mabul | no-names after.the.heat blue.hour
Lake Placid | 44.28 -73.98 | 2027-10-02 | 5 | 2 | en | fall foliage, easy hikes | names Mirror.Lake | no-names Mount.Marcy
Bariloche | -41.13 -71.31 | 2027-01-05 | 30 | 2 | en | | names Puerto.Blest Tronador/Seven.Lakes
`;
