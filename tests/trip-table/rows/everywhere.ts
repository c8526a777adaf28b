/** All climates and seasons, wishes in both languages, 1 to 20 travellers. */
export const ROWS_EVERYWHERE = `
Berlin | 52.52 13.405 | 2027-03-12 | 4 | 2 | de | Museen und gutes Essen
Berlin | 52.52 13.405 | 2027-12-04 | 3 | 4 | en | Christmas markets
Munich | 48.14 11.58 | 2027-09-20 | 3 | 6 | en | beer and a day in the mountains | names Wallberg/Zugspitze | no-names Lake.Ammer Starnberg
Hamburg | 53.55 9.99 | 2027-05-14 | 3 | 1 | de |
Dresden | 51.05 13.74 | 2027-08-02 | 5 | 2 | de | klettern und Kunst | may climb
Freiburg | 47.99 7.85 | 2027-06-03 | 4 | 3 | de | Wandern mit Kindern | no-needs summit
Sylt | 54.9 8.32 | 2027-07-17 | 7 | 4 | de | Strand und Watt
Garmisch-Partenkirchen | 47.49 11.1 | 2027-01-09 | 7 | 4 | de | Skifahren | no-jobs repellent | hires skis ski-boots
Amsterdam | 52.37 4.89 | 2027-04-15 | 3 | 2 | en | tulips and canals
Bruges | 51.21 3.22 | 2027-02-12 | 2 | 2 | en | chocolate
Paris | 48.86 2.35 | 2027-05-01 | 4 | 2 | en |
Paris | 48.86 2.35 | 2027-11-20 | 3 | 1 | de | Museen
Chamonix | 45.92 6.87 | 2027-07-20 | 6 | 2 | en | mountaineering | jobs crampons ice-axe rope-glacier-30 crevasse-kit helmet-mountain | hires crampons ice-axe crevasse-kit | may glacier-glasses
Chamonix | 45.92 6.87 | 2027-08-05 | 5 | 5 | de | Familie mit kleinen Kindern | no-needs summit
Nice | 43.7 7.27 | 2027-05-29 | 1 | 1 | en |
Lyon | 45.76 4.84 | 2027-06-01 | 60 | 2 | de | Märkte und Radfahren
Nice | 43.7 7.27 | 2027-09-10 | 5 | 2 | en | swimming and art
Verdon | 43.74 6.33 | 2027-06-20 | 5 | 2 | de | Kajak und Schluchten
Brittany, Carnac | 47.58 -3.08 | 2027-08-10 | 8 | 4 | en | cycling
Bordeaux | 44.84 -0.58 | 2027-10-01 | 4 | 2 | en | wine
Corsica, Calvi | 42.57 8.76 | 2027-06-12 | 10 | 2 | de | Wandern und Baden
London | 51.51 -0.13 | 2027-02-06 | 4 | 2 | en | theatre and museums
Edinburgh | 55.95 -3.19 | 2027-08-15 | 4 | 3 | en | festival | no-jobs stove fuel pots canister-camp
Isle of Skye | 57.3 -6.3 | 2027-07-05 | 6 | 2 | en | hiking and photography | jobs repellent head-net | costs 650
Isle of Skye | 57.3 -6.3 | 2027-01-15 | 4 | 2 | de |
Cornwall, St Ives | 50.21 -5.48 | 2027-09-04 | 6 | 2 | en | surfing | hires surfboard wetsuit-surf
Dublin | 53.35 -6.26 | 2027-03-15 | 3 | 4 | en | music and pubs
Dingle | 52.14 -10.27 | 2027-05-20 | 6 | 2 | de | Klippen, Vögel
Reykjavík | 64.15 -21.94 | 2027-06-18 | 7 | 2 | en | waterfalls and hot springs
Reykjavík | 64.15 -21.94 | 2027-12-28 | 5 | 2 | de | Nordlichter
Vík | 63.42 -19.01 | 2027-07-12 | 14 | 4 | en | camper van with two children, waterfalls and hot springs | no-jobs tent | no-needs summit
Mývatn | 65.6 -17 | 2027-09-06 | 5 | 2 | en | volcano
Hvolsvöllur | 63.75 -20.22 | 2027-09-06 | 9 | 2 | en | waterfalls, hot springs, photography, beekeeping
Lofoten, Reine | 67.93 13.09 | 2027-03-01 | 7 | 2 | en | northern lights and skiing
Lofoten, Reine | 67.93 13.09 | 2027-06-20 | 7 | 2 | de | Mitternachtssonne, Wandern
Bergen | 60.39 5.32 | 2027-05-10 | 5 | 3 | en | fjords
Tromsø | 69.65 18.96 | 2027-02-05 | 5 | 2 | de | Wale, Huskys | no-buys insulated-jacket parka warm-trousers insulated-trousers winter-boots
Dals Långed | 58.92 12.31 | 2027-07-03 | 8 | 3 | de | Kanutour mit Zelt | jobs kayak buoyancy dry-bag first-aid repellent | costs 650
Stockholm | 59.33 18.07 | 2027-06-15 | 5 | 2 | en | islands
Abisko | 68.35 18.82 | 2027-08-15 | 6 | 1 | de | Kungsleden | jobs repellent head-net | may poles | costs 650
Copenhagen | 55.68 12.57 | 2027-10-10 | 3 | 2 | en | food and design
Rovaniemi | 66.5 25.73 | 2027-12-18 | 4 | 4 | en | family with children, Santa | no-needs summit
Inari | 68.91 27.03 | 2027-06-25 | 5 | 2 | de | angeln | jobs repellent head-net
Svalbard, Longyearbyen | 78.22 15.65 | 2027-04-02 | 5 | 2 | en | polar bears, snowmobile | no-jobs repellent | no-buys insulated-jacket parka warm-trousers insulated-trousers winter-boots
Tórshavn | 62.01 -6.77 | 2027-05-28 | 5 | 2 | en | puffins
Ilulissat | 69.22 -51.1 | 2027-07-12 | 5 | 2 | en | icebergs
Vienna | 48.21 16.37 | 2027-12-10 | 3 | 2 | de | Weihnachtsmarkt, Konzert
Innsbruck | 47.27 11.39 | 2027-07-10 | 5 | 2 | en | hiking
Innsbruck | 47.27 11.39 | 2027-02-13 | 5 | 3 | de | Skifahren | no-jobs repellent | hires skis ski-boots
Hallstatt | 47.56 13.65 | 2027-10-05 | 3 | 2 | en |
Zermatt | 46.02 7.75 | 2027-02-20 | 7 | 2 | en | skiing | no-jobs repellent | hires skis ski-boots
Zermatt | 46.02 7.75 | 2027-07-25 | 6 | 4 | de | mit Kindern wandern | no-needs summit
Interlaken | 46.69 7.86 | 2027-06-10 | 5 | 2 | en | paragliding and trains
Lugano | 46.0 8.95 | 2027-04-20 | 4 | 2 | de | Seen
Venice | 45.44 12.34 | 2027-11-05 | 3 | 2 | en |
Rome | 41.9 12.5 | 2027-04-08 | 4 | 2 | en |
Rome | 41.9 12.5 | 2027-08-08 | 4 | 20 | de | Klassenfahrt | no-needs summit
Amalfi | 40.63 14.6 | 2027-05-22 | 6 | 2 | en | wedding
Catania | 37.5 15.09 | 2027-02-15 | 5 | 2 | en | volcano
Taormina | 37.85 15.29 | 2027-07-01 | 7 | 2 | de | Strand, Schnorcheln
Cala Gonone | 40.28 9.63 | 2027-06-05 | 7 | 2 | en | climbing and beaches | may climb
Cortina d'Ampezzo | 46.54 12.14 | 2027-08-20 | 5 | 2 | de | Klettersteig | jobs via-ferrata-set helmet-climbing harness-climbing hiking-boots | may climb
Cinque Terre, Vernazza | 44.13 9.68 | 2027-09-15 | 4 | 2 | en | hiking
Barcelona | 41.39 2.17 | 2027-06-23 | 4 | 3 | en | architecture and beach
Granada | 37.18 -3.6 | 2027-03-25 | 4 | 2 | de |
Seville | 37.39 -5.99 | 2027-07-20 | 4 | 2 | en | flamenco
Palma | 39.57 2.65 | 2027-04-10 | 7 | 2 | de | Radfahren
Tenerife, Puerto de la Cruz | 28.41 -16.55 | 2027-01-20 | 10 | 2 | en | whales, volcano, stars
Lanzarote | 29.0 -13.6 | 2027-11-12 | 7 | 2 | de | Surfen | hires surfboard
Lisbon | 38.72 -9.14 | 2027-10-18 | 4 | 2 | en | food
Madeira, Funchal | 32.65 -16.91 | 2027-05-05 | 8 | 2 | de | Levadas
Azores, Ponta Delgada | 37.74 -25.67 | 2027-06-15 | 7 | 2 | en | whale watching, hot springs
Athens | 37.98 23.73 | 2027-07-15 | 4 | 2 | en | ruins
Santorini | 36.4 25.46 | 2027-09-25 | 5 | 2 | en | honeymoon, sunset
Crete, Chania | 35.51 24.02 | 2027-05-10 | 8 | 4 | de | Samaria-Schlucht, Strand
Dubrovnik | 42.65 18.09 | 2027-06-05 | 4 | 2 | en | kayaking | hires kayak
Plitvice | 44.88 15.62 | 2027-05-18 | 3 | 2 | de | Wasserfälle
Ljubljana | 46.05 14.51 | 2027-10-08 | 4 | 2 | en | caves
Kotor | 42.42 18.77 | 2027-09-01 | 5 | 2 | en |
Theth | 42.4 19.77 | 2027-07-10 | 5 | 2 | de | Wandern
Sofia | 42.7 23.32 | 2027-03-05 | 4 | 2 | en | monastery, skiing
Brașov | 45.65 25.6 | 2027-10-20 | 5 | 2 | en | castles, bears
Budapest | 47.5 19.04 | 2027-01-22 | 3 | 2 | de | Thermalbad
Prague | 50.08 14.44 | 2027-12-08 | 3 | 2 | en | Christmas markets
Zakopane | 49.3 19.95 | 2027-09-05 | 5 | 2 | en | hiking | costs 650
Kraków | 50.06 19.94 | 2027-05-15 | 4 | 2 | de | Geschichte
Tallinn | 59.44 24.75 | 2027-06-22 | 3 | 2 | en |
Istanbul | 41.01 28.98 | 2027-04-25 | 5 | 2 | en | bazaar, hammam
Cappadocia, Göreme | 38.64 34.83 | 2027-10-10 | 4 | 2 | de | Ballon
Fethiye | 36.62 29.12 | 2027-05-15 | 8 | 2 | en | Lycian Way | may poles | costs 650
Tbilisi | 41.69 44.8 | 2027-05-20 | 6 | 2 | en | wine
Yerevan | 40.18 44.51 | 2027-09-20 | 5 | 2 | de | Klöster
Marrakesh | 31.63 -7.99 | 2027-03-20 | 5 | 2 | en | souk, day trip to the Atlas mountains
Merzouga | 31.1 -4.01 | 2027-11-01 | 4 | 2 | de | Wüste, Kamele | no-jobs repellent
Essaouira | 31.51 -9.77 | 2027-06-10 | 5 | 2 | en | kitesurfing | names Essaouira.Beach
Cairo | 30.04 31.24 | 2027-02-10 | 4 | 2 | en |
Luxor | 25.69 32.64 | 2027-11-15 | 5 | 2 | de | Tempel
Marsa Alam | 25.07 34.9 | 2027-10-05 | 7 | 2 | de | Tauchen
Petra, Wadi Musa | 30.32 35.48 | 2027-04-12 | 3 | 2 | en |
Muscat | 23.59 58.4 | 2027-01-08 | 6 | 2 | en | wadis, turtles
Salalah | 17.02 54.09 | 2027-08-01 | 5 | 4 | de |
Dubai | 25.2 55.27 | 2027-07-10 | 4 | 2 | en | shopping
AlUla | 26.62 37.92 | 2027-12-05 | 4 | 2 | en | ruins
Nairobi | -1.29 36.82 | 2027-08-10 | 4 | 2 | en | safari
Maasai Mara | -1.49 35.14 | 2027-08-20 | 5 | 2 | de | Safari, wandern
Serengeti | -2.33 34.83 | 2027-02-10 | 6 | 2 | en | big game
Moshi | -3.35 37.34 | 2027-01-15 | 8 | 2 | en | Kilimanjaro | jobs insulated-jacket | costs 650
Zanzibar | -6.16 39.2 | 2027-07-05 | 8 | 2 | en | diving
Bwindi | -1.03 29.6 | 2027-06-20 | 4 | 2 | en | gorillas
Kigali | -1.94 30.06 | 2027-09-05 | 4 | 2 | de |
Victoria Falls | -17.93 25.84 | 2027-09-15 | 4 | 2 | en | rafting
Maun | -19.98 23.42 | 2027-07-10 | 6 | 2 | de | Okavango, Mokoro
Sossusvlei | -24.73 15.34 | 2027-05-10 | 4 | 2 | en | photography, stars
Cape Town | -33.92 18.42 | 2027-02-05 | 6 | 2 | en | hiking, wine, penguins
Skukuza, Kruger | -24.99 31.59 | 2027-08-05 | 5 | 4 | de | Safari mit Kindern | no-needs summit
Drakensberg | -28.75 28.95 | 2027-04-15 | 5 | 2 | en | hiking
Nosy Be | -13.33 48.27 | 2027-10-05 | 7 | 2 | en | snorkelling, lemurs
Mauritius, Flic en Flac | -20.28 57.37 | 2027-11-10 | 8 | 2 | de | Strand
Réunion, Cilaos | -21.13 55.47 | 2027-08-15 | 7 | 2 | en | hiking, volcano | costs 650
Delhi | 28.61 77.21 | 2027-11-20 | 4 | 2 | en |
Agra | 27.18 78.01 | 2027-05-25 | 2 | 2 | en |
Jaisalmer | 26.92 70.91 | 2027-01-20 | 4 | 2 | de | Wüste, Fort
Munnar | 10.09 77.06 | 2027-12-10 | 4 | 2 | en | tea, walking
Goa, Palolem | 15.01 74.02 | 2027-07-20 | 6 | 2 | en | beach
Leh | 34.16 77.58 | 2027-08-10 | 8 | 2 | de | Trekking | may poles | costs 650
Varanasi | 25.32 83.01 | 2027-02-15 | 3 | 1 | en | photography
Kathmandu | 27.72 85.32 | 2027-10-15 | 5 | 2 | en |
Pokhara | 28.21 83.99 | 2027-11-05 | 8 | 2 | de | Trekking | no-names unter.1.km..jenseits
Lukla | 27.69 86.73 | 2027-04-10 | 12 | 2 | en | Everest base camp | jobs sleeping-bag water-treatment insulated-jacket | may poles | costs 650
Ella | 6.87 81.05 | 2027-03-05 | 4 | 2 | en | train, hiking
Mirissa | 5.95 80.46 | 2027-02-20 | 5 | 2 | de | Wale
Paro | 27.43 89.42 | 2027-10-20 | 5 | 2 | en |
Samarkand | 39.65 66.96 | 2027-04-25 | 4 | 2 | de |
Karakol | 42.49 78.39 | 2027-07-25 | 7 | 2 | en | horse riding, hiking
Bangkok | 13.76 100.5 | 2027-12-15 | 4 | 2 | en | street food
Chiang Mai | 18.79 98.98 | 2027-02-05 | 5 | 2 | de | Elefanten, Kochkurs
Phuket | 7.88 98.39 | 2027-06-10 | 8 | 2 | en | beach
Angkor, Siem Reap | 13.36 103.86 | 2027-01-10 | 4 | 2 | en |
Luang Prabang | 19.89 102.14 | 2027-11-10 | 4 | 2 | de |
Hanoi | 21.03 105.85 | 2027-10-12 | 5 | 2 | en | Ha Long Bay
Hoi An | 15.88 108.33 | 2027-04-05 | 5 | 2 | en | yoga, cooking class
Kuala Lumpur | 3.14 101.69 | 2027-07-05 | 4 | 4 | de | mit Kindern | no-needs summit
Sepilok | 5.87 117.95 | 2027-08-20 | 5 | 2 | en | orangutans
Singapore | 1.29 103.85 | 2027-09-10 | 3 | 1 | en | conference
Ubud, Bali | -8.51 115.26 | 2027-05-12 | 7 | 2 | en | yoga, rice terraces
Ubud, Bali | -8.51 115.26 | 2027-01-25 | 7 | 2 | de |
Labuan Bajo | -8.49 119.89 | 2027-06-05 | 4 | 2 | en | Komodo dragons, diving
El Nido | 11.2 119.41 | 2027-03-01 | 6 | 2 | de | Inseln
Hong Kong | 22.3 114.17 | 2027-10-25 | 4 | 2 | en | hiking and food
Beijing | 39.9 116.4 | 2027-04-18 | 5 | 2 | en | Great Wall
Guilin | 25.27 110.29 | 2027-10-05 | 5 | 2 | de | Flussfahrt
Shanghai | 31.23 121.47 | 2027-03-28 | 3 | 1 | en | business
Ulaanbaatar | 47.92 106.92 | 2027-07-08 | 7 | 2 | en | Naadam, riding
Tokyo | 35.68 139.69 | 2027-03-30 | 6 | 2 | en | cherry blossom
Kyoto | 35.01 135.77 | 2027-11-20 | 5 | 2 | de | Herbstlaub
Kyoto | 35.01 135.77 | 2027-07-05 | 4 | 2 | en |
Hakuba | 36.7 137.86 | 2027-02-05 | 7 | 4 | en | skiing | no-jobs repellent | hires skis ski-boots
Yakushima | 30.33 130.6 | 2027-05-10 | 4 | 2 | de | Wandern
Sapporo | 43.06 141.35 | 2027-02-08 | 4 | 2 | en | snow festival | no-jobs stove fuel pots canister-camp
Seoul | 37.57 126.98 | 2027-10-15 | 4 | 2 | en | hiking, food
Taipei | 25.03 121.57 | 2027-04-10 | 5 | 2 | de | Nachtmarkt
Yakutsk | 62.03 129.73 | 2027-01-10 | 4 | 1 | en | | no-buys insulated-jacket parka warm-trousers insulated-trousers winter-boots
New York | 40.71 -74.01 | 2027-12-02 | 4 | 2 | en |
New York | 40.71 -74.01 | 2027-07-20 | 5 | 4 | de | mit Teenagern | no-needs summit
Boston | 42.36 -71.06 | 2027-10-10 | 4 | 2 | en | autumn leaves
Washington, D.C. | 38.91 -77.04 | 2027-04-01 | 4 | 5 | en | museums with kids | no-needs summit
Chicago | 41.88 -87.63 | 2027-06-15 | 3 | 1 | en | architecture, jazz
New Orleans | 29.95 -90.07 | 2027-02-09 | 4 | 2 | de | Musik
Miami | 25.76 -80.19 | 2027-09-10 | 5 | 2 | en | beach
Denver | 39.74 -104.99 | 2027-06-25 | 5 | 2 | en | national park
Moab | 38.57 -109.55 | 2027-05-05 | 5 | 2 | de | Mountainbike, Canyons | costs 450
Grand Canyon | 36.06 -112.14 | 2027-07-15 | 3 | 4 | en | family | no-needs summit
Las Vegas | 36.17 -115.14 | 2027-08-05 | 3 | 4 | en |
Death Valley | 36.46 -116.87 | 2027-07-20 | 3 | 2 | en | hiking
Yosemite | 37.74 -119.59 | 2027-06-10 | 5 | 2 | en | hiking
Yosemite | 37.74 -119.59 | 2027-01-15 | 4 | 2 | de | | no-names zum.ersten.Kamm Letztes.Licht
San Francisco | 37.77 -122.42 | 2027-09-15 | 4 | 2 | en |
Seattle | 47.61 -122.33 | 2027-08-10 | 5 | 2 | en | ferry, mountains
Yellowstone | 44.6 -110.5 | 2027-06-20 | 5 | 4 | en | bears, geysers
Anchorage | 61.22 -149.9 | 2027-07-05 | 7 | 2 | de | Bären, Gletscher | jobs repellent
Maui, Kihei | 20.76 -156.45 | 2027-02-10 | 8 | 2 | en | whales, snorkelling
Hilo | 19.71 -155.08 | 2027-05-15 | 6 | 2 | de | Vulkan
Banff | 51.18 -115.57 | 2027-07-10 | 6 | 4 | en | hiking with children | jobs repellent | no-needs summit
Banff | 51.18 -115.57 | 2027-01-20 | 5 | 2 | en | skiing | no-jobs repellent | hires skis ski-boots | costs 700
Vancouver | 49.28 -123.12 | 2027-06-01 | 4 | 2 | de |
Niagara Falls | 43.08 -79.08 | 2027-05-20 | 2 | 2 | en |
Churchill | 58.77 -94.17 | 2027-10-28 | 4 | 2 | en | polar bears | no-buys insulated-jacket parka warm-trousers insulated-trousers winter-boots
Québec | 46.81 -71.21 | 2027-02-05 | 4 | 2 | en | winter carnival
Mexico City | 19.43 -99.13 | 2027-10-30 | 5 | 2 | en | Day of the Dead, street food
Tulum | 20.21 -87.46 | 2027-09-05 | 7 | 2 | de | Cenoten, Ruinen
Antigua Guatemala | 14.56 -90.73 | 2027-01-25 | 4 | 2 | en | volcano
Tortuguero | 10.54 -83.5 | 2027-08-05 | 3 | 2 | en | turtles
Monteverde | 10.31 -84.83 | 2027-03-10 | 3 | 4 | de | Familie, Vögel | no-needs summit
Havana | 23.11 -82.37 | 2027-02-20 | 5 | 2 | en | dancing
Soufrière, Saint Lucia | 13.86 -61.06 | 2027-03-05 | 7 | 2 | en | honeymoon
Cartagena | 10.4 -75.51 | 2027-01-10 | 4 | 2 | de |
Quito | -0.18 -78.47 | 2027-07-10 | 4 | 2 | en | volcano
Galápagos, Puerto Ayora | -0.74 -90.31 | 2027-05-05 | 7 | 2 | en | sea lions, snorkelling
Cusco | -13.52 -71.97 | 2027-06-15 | 6 | 2 | en | Machu Picchu | may quote
Huaraz | -9.53 -77.53 | 2027-07-01 | 7 | 2 | de | Trekking | may poles | costs 650
Uyuni | -20.46 -66.83 | 2027-08-10 | 4 | 2 | en | salt flats
La Paz | -16.5 -68.15 | 2027-09-05 | 4 | 2 | de |
San Pedro de Atacama | -22.91 -68.2 | 2027-04-10 | 5 | 2 | en | stars, geysers
El Chaltén | -49.33 -72.89 | 2027-01-15 | 6 | 2 | en | hiking
El Chaltén | -49.33 -72.89 | 2027-12-20 | 5 | 2 | de | Klettern | may climb
Torres del Paine | -51.0 -73.0 | 2027-02-10 | 6 | 2 | de | W-Trek | may poles | costs 650
Ushuaia | -54.8 -68.3 | 2027-11-25 | 4 | 2 | en | penguins
Iguazú | -25.69 -54.44 | 2027-09-10 | 3 | 3 | en |
Buenos Aires | -34.6 -58.38 | 2027-04-20 | 4 | 2 | en | tango
Rio de Janeiro | -22.91 -43.17 | 2027-02-05 | 6 | 2 | de | Karneval, Strand
Lençóis Maranhenses | -2.74 -42.83 | 2027-07-10 | 4 | 2 | en | lagoons
Pantanal, Porto Jofre | -17.36 -56.77 | 2027-08-20 | 4 | 2 | en | jaguars
Easter Island | -27.15 -109.43 | 2027-03-10 | 4 | 2 | en | moai
Sydney | -33.87 151.21 | 2027-01-20 | 5 | 2 | en | beach, opera
Cairns | -16.92 145.77 | 2027-01-15 | 6 | 2 | en | swimming
Cairns | -16.92 145.77 | 2027-08-10 | 6 | 4 | de | Riff, Regenwald
Darwin | -12.46 130.84 | 2027-07-10 | 5 | 2 | en | crocodiles, swimming
Uluru | -25.34 131.03 | 2027-06-05 | 3 | 2 | en |
Hobart | -42.88 147.33 | 2027-03-10 | 6 | 2 | de | Wandern
Margaret River | -33.95 115.07 | 2027-10-05 | 5 | 2 | en | surf, wine | hires surfboard wetsuit-surf
Queenstown | -45.03 168.66 | 2027-02-01 | 6 | 2 | en | adventure
Queenstown | -45.03 168.66 | 2027-07-10 | 6 | 4 | de | Ski | hires skis ski-boots | costs 700
Te Anau | -45.41 167.72 | 2027-12-05 | 5 | 2 | en | Milford Track | jobs repellent | may poles | costs 650
Rotorua | -38.14 176.25 | 2027-04-10 | 4 | 4 | en | hot springs
Nadi, Fiji | -17.8 177.42 | 2027-08-15 | 8 | 2 | de | Hochzeitsreise
Moorea | -17.53 -149.83 | 2027-09-05 | 7 | 2 | en | snorkelling, whales
Leipzig | 51.34 12.37 | 2027-05-27 | 4 | 12 | de | Chorfahrt
Lake Garda, Riva | 45.89 10.84 | 2027-05-18 | 7 | 2 | de | Surfen, Mountainbike | hires bicycle
Rhodes, Lindos | 36.09 28.09 | 2027-08-10 | 10 | 5 | de | Familie, Strand | no-needs summit
Porto | 41.15 -8.61 | 2027-02-12 | 3 | 2 | en | wine
San Sebastián | 43.32 -1.98 | 2027-09-18 | 4 | 2 | en | food, surf | hires surfboard wetsuit-surf
Camino, Sarria | 42.78 -7.41 | 2027-05-05 | 6 | 1 | en | Camino
Kiruna | 67.86 20.23 | 2027-03-10 | 4 | 2 | en | huskies | no-buys insulated-jacket parka warm-trousers insulated-trousers winter-boots
Turku archipelago, Nagu | 60.19 21.9 | 2027-07-15 | 6 | 2 | de | Radfahren
Vilnius | 54.69 25.28 | 2027-09-10 | 3 | 2 | en |
High Tatras, Štrbské Pleso | 49.12 20.06 | 2027-07-05 | 5 | 20 | de | Wandern
Alghero | 40.56 8.32 | 2027-06-20 | 7 | 2 | en | diving, caves
Hvar | 43.17 16.44 | 2027-07-25 | 7 | 6 | en | sailing
Ohrid | 41.12 20.8 | 2027-06-12 | 4 | 2 | de |
Siwa | 29.2 25.52 | 2027-11-20 | 4 | 2 | en | desert
Sal, Santa Maria | 16.6 -22.9 | 2027-12-20 | 8 | 2 | de | Kitesurfen | names Kiten
Mount Fuji, Fujinomiya | 35.22 138.62 | 2027-07-20 | 3 | 2 | en | Mount Fuji | may poles | costs 650
Naha | 26.21 127.68 | 2027-06-05 | 6 | 2 | de | tauchen
Zhangjiajie | 29.12 110.48 | 2027-04-25 | 4 | 2 | en |
Kota Kinabalu | 5.98 116.07 | 2027-04-02 | 6 | 2 | en | Mount Kinabalu | costs 650
Yangon | 16.84 96.17 | 2027-01-10 | 4 | 2 | en |
Whistler | 50.12 -122.95 | 2027-08-01 | 6 | 2 | de | Mountainbike
Nassau | 25.05 -77.35 | 2027-09-15 | 5 | 2 | en | swimming | no-names Wild.animals
Bariloche | -41.13 -71.31 | 2027-08-05 | 6 | 2 | en | skiing | hires skis ski-boots
Kangaroo Island | -35.78 137.21 | 2027-11-10 | 3 | 2 | de | Kängurus
Stewart Island | -46.9 168.13 | 2027-02-15 | 4 | 2 | en | kiwis
Kyiv | 50.45 30.52 | 2027-06-10 | 4 | 2 | en |
Damascus | 33.51 36.29 | 2027-05-10 | 4 | 1 | de | Souk
South Pole | -90 0 | 2027-12-20 | 5 | 2 | en | | no-jobs repellent
North Atlantic | 35 -40 | 2027-05-10 | 14 | 6 | de | segeln
Karwendel | 47.3769 11.4803 | 2027-07-10 | 11 | 2 | en | hiking and photography | costs 650
High Coast | 63.1282 18.6435 | 2027-06-10 | 11 | 2 | de | Zelt und Kajak | costs 650
Nordfjord | 61.8926 6.8163 | 2027-06-05 | 10 | 2 | en | camping and fishing | costs 650
Serra de Tramuntana | 39.7179 2.6875 | 2027-04-05 | 8 | 4 | de | Wandern
`;
