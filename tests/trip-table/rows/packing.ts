/** Trips that ask much of a packing list. */
export const PACKING_ROWS = `
Ringkøbing | 56.09 8.24 | 2027-07-10 | 8 | 4 | de | Fahrrad und Strand mit zwei Kindern, 4 und 7 | no-needs summit
Reykjavík | 64.15 -21.94 | 2027-07-03 | 10 | 4 | de | Wohnmobil mit Kindern, Wasserfälle, Wandern | no-jobs tent | no-needs summit
Alcúdia | 39.85 3.12 | 2027-06-05 | 8 | 3 | de | Strand mit Baby | no-each water-shoes swimwear sun-hat rain-suit-kids city-shoes
Passau | 48.57 13.46 | 2027-06-12 | 8 | 2 | de | Donauradweg, jeden Tag weiter mit dem Rad
Corfu | 39.62 19.92 | 2027-06-19 | 8 | 6 | de | Segeln, Segelschein vorhanden
Gaiole in Chianti | 43.47 11.43 | 2027-09-10 | 4 | 2 | en | a wedding, wine
Khao Lak | 8.64 98.25 | 2027-09-05 | 10 | 2 | en | beach in the monsoon
Rishikesh | 30.09 78.27 | 2027-03-01 | 12 | 1 | en | yoga, budget, hostel
Singapore | 1.29 103.85 | 2027-06-14 | 4 | 1 | en | business
Tokyo | 35.68 139.69 | 2027-06-20 | 7 | 2 | de | Essen und Gärten in der Regenzeit
New York | 40.71 -74.01 | 2027-01-15 | 5 | 2 | en | museums, Broadway
Manaus | -3.12 -60.02 | 2027-08-01 | 6 | 2 | en | jungle lodge, birds | jobs shirt-against-insects repellent | no-jobs tent
Wahiba Sands | 22.4 58.8 | 2027-12-27 | 3 | 2 | de | Wüste, Sterne, Zelt | no-jobs repellent
Puerto Natales | -51.73 -72.5 | 2027-01-10 | 9 | 2 | en | trekking with our own tent | jobs sleeping-bag mat stove fuel pots water-treatment hiking-boots first-aid | has hiking-boots trekking-pack rain-jacket | costs 750
Alta | 69.97 23.27 | 2027-07-20 | 7 | 3 | de | Angeln mit Zelt | jobs repellent head-net | costs 650
Heidelberg | 49.41 8.71 | 2027-05-07 | 3 | 2 | de | mit Hund, wandern | jobs dog-papers dog-lead dog-food dog-bowl
Roskilde | 55.64 12.08 | 2027-06-29 | 5 | 4 | en | festival with tents | no-jobs stove fuel pots canister-camp
Oberstdorf | 47.41 10.28 | 2027-08-16 | 7 | 2 | de | Hüttentour | no-jobs tent | may poles | costs 650
Ushuaia | -54.8 -68.3 | 2027-12-02 | 11 | 2 | en | Antarctica cruise | jobs wellies rain-trousers warm-hat seasickness
Cusco | -13.52 -71.97 | 2027-07-02 | 8 | 2 | de | Inka-Trail nach Machu Picchu | may poles | costs 650
Saariselkä | 68.42 27.41 | 2027-02-20 | 6 | 4 | en | with two kids 5 and 8, huskies and northern lights | no-jobs repellent | no-buys insulated-jacket parka warm-trousers insulated-trousers winter-boots | no-needs summit
Santiago de Compostela | 42.88 -8.54 | 2027-09-01 | 12 | 1 | de | Jakobsweg ab León
Hintertux | 47.11 11.68 | 2027-03-06 | 7 | 20 | de | Skifreizeit mit der Klasse | hires skis ski-boots
Ardennes, La Roche | 50.18 5.58 | 2027-10-08 | 3 | 20 | en | scouts camping
Sauland, Telemark | 59.62 8.93 | 2027-09-10 | 3 | 2 | de | Pilze sammeln, See, Sauna
Yosemite | 37.74 -119.59 | 2027-07-08 | 5 | 2 | en | backpacking with a tent | jobs sleeping-bag mat stove fuel pots water-treatment hiking-boots first-aid | has hiking-boots trekking-pack rain-jacket | may bear-canister poles | costs 750
Valencia | 39.47 -0.38 | 2027-04-15 | 4 | 2 | en | paella, markets, city
Travemünde | 53.96 10.87 | 2027-09-04 | 6 | 2 | de | Ostsee im Wohnmobil mit Hund | jobs dog-papers dog-lead dog-food dog-bowl | no-jobs tent
Warnemünde | 54.18 12.08 | 2027-07-17 | 8 | 3 | de | Strandurlaub mit Baby | no-each water-shoes swimwear sun-hat rain-suit-kids city-shoes
Syabrubesi | 28.16 85.34 | 2027-10-12 | 10 | 2 | en | Langtang trek, tea houses | jobs sleeping-bag water-treatment insulated-jacket | may poles | costs 650
Kvikkjokk, Sarek | 66.95 17.73 | 2027-08-14 | 9 | 2 | en | backpacking with a tent | jobs sleeping-bag mat stove fuel pots water-treatment hiking-boots first-aid repellent head-net | has hiking-boots trekking-pack rain-jacket | costs 750
Helsinki | 60.17 24.94 | 2027-02-02 | 3 | 1 | en | business meetings
Arusha | -3.37 36.68 | 2027-02-10 | 8 | 2 | de | Safari im Zeltcamp, Serengeti
Glastonbury | 51.15 -2.58 | 2027-06-23 | 5 | 4 | en | festival, camping | no-jobs stove fuel pots canister-camp
Lech | 47.21 10.14 | 2027-02-06 | 7 | 4 | de | Skifahren mit zwei Kindern, 6 und 9 | no-jobs repellent | hires skis ski-boots | no-needs summit
Baden-Baden | 48.76 8.24 | 2027-11-08 | 4 | 3 | de | Thermalbad mit den Großeltern, schlecht zu Fuß
Tours, Loire | 47.39 0.69 | 2027-05-15 | 9 | 2 | en | Loire by bike in stages, with our own bikes | names Loire.à.Vélo Chambord | no-names day.trip.towards
Grebbestad | 58.69 11.25 | 2027-08-07 | 5 | 2 | en | sea kayaking with a tent | jobs kayak buoyancy dry-bag first-aid | hires kayak | costs 650
Kiel | 54.33 10.15 | 2027-09-11 | 7 | 5 | de | Segeltörn in die dänische Südsee
Saint-Jean-Pied-de-Port | 43.16 -1.24 | 2027-04-20 | 32 | 1 | en | Camino Francés
Longyearbyen | 78.22 15.65 | 2027-07-08 | 10 | 2 | en | expedition cruise around Svalbard | jobs wellies rain-trousers warm-hat seasickness | no-jobs repellent
Kochi | 9.96 76.24 | 2027-07-05 | 14 | 2 | de | Ayurveda im Monsun
La Paz | -16.5 -68.15 | 2027-06-15 | 6 | 2 | en | climb Huayna Potosí, mountaineering | jobs crampons ice-axe rope-glacier-30 crevasse-kit helmet-mountain | hires crampons ice-axe crevasse-kit | may glacier-glasses
Wadi Rum | 29.58 35.42 | 2027-11-12 | 3 | 2 | en | desert camp, stars | no-jobs repellent
Zagora | 30.33 -5.84 | 2027-03-06 | 7 | 4 | de | Wüstentrekking mit Kamelen und Zelt | no-jobs repellent
Lisbon | 38.72 -9.14 | 2027-01-10 | 30 | 1 | en | remote work, surfing at weekends | hires surfboard wetsuit-surf
Windhoek | -22.56 17.08 | 2027-08-07 | 15 | 2 | de | Selbstfahrer mit Dachzelt, Etosha, Sossusvlei
La Fortuna | 10.47 -84.64 | 2027-02-13 | 8 | 3 | en | rainforest and hot springs with a toddler
Les Houches | 45.89 6.8 | 2027-07-10 | 11 | 2 | en | Tour du Mont Blanc | may poles | costs 650
Edinburgh | 55.95 -3.19 | 2027-11-12 | 4 | 20 | en | school choir tour
Wolkenstein | 46.56 11.76 | 2027-08-21 | 9 | 2 | de | Dolomiten-Höhenweg 2, Hütten | no-jobs tent | may poles | costs 650
Hurghada | 27.26 33.81 | 2027-05-08 | 7 | 2 | en | liveaboard diving
El Calafate | -50.34 -72.27 | 2027-11-20 | 5 | 2 | de | Gletscher, Wanderung auf dem Eis
Jasper | 52.87 -118.08 | 2027-07-17 | 7 | 4 | en | canoeing and camping with two kids, 9 and 12 | jobs kayak buoyancy dry-bag first-aid repellent | no-needs summit
Tokyo | 35.68 139.69 | 2027-03-05 | 5 | 1 | en | running the marathon, food
Höfn | 64.25 -15.21 | 2027-02-13 | 7 | 2 | de | Nordlichter fotografieren, Eishöhle
Iquitos | -3.75 -73.25 | 2027-05-10 | 6 | 2 | en | Amazon river cruise, wildlife | jobs shirt-against-insects repellent
Ölgii | 48.97 89.97 | 2027-02-20 | 7 | 2 | en | eagle hunters, homestay | no-buys insulated-jacket parka warm-trousers insulated-trousers winter-boots
Canggu | -8.65 115.13 | 2027-06-12 | 14 | 2 | de | Surfcamp | hires surfboard
Lübbenau | 51.87 13.97 | 2027-05-14 | 2 | 2 | de | Kanu fahren im Spreewald
Sisimiut | 66.94 -53.67 | 2027-08-10 | 11 | 2 | en | Arctic Circle Trail with a tent | jobs sleeping-bag mat stove fuel pots water-treatment hiking-boots first-aid repellent head-net | has hiking-boots trekking-pack rain-jacket | costs 750
Munich | 48.14 11.58 | 2027-09-25 | 3 | 4 | en | Oktoberfest
# The plugs of home decide
Dublin | 53.35 -6.26 | 2027-03-12 | 3 | 2 | en | city and music | home GB | no-jobs adapter ehic | has ghic
Valletta | 35.9 14.51 | 2027-02-05 | 7 | 2 | en | museums | home GB | no-jobs adapter | has ghic
Hong Kong | 22.28 114.16 | 2027-05-03 | 7 | 1 | en | food and museums | home GB | no-jobs adapter ghic ehic
Rome | 41.9 12.5 | 2027-03-18 | 4 | 2 | en | museums | home GB | buys adapter | has ghic
Dublin | 53.35 -6.26 | 2027-03-12 | 3 | 2 | de | Museen | home DE | buys adapter | has ehic
London | 51.51 -0.13 | 2027-03-12 | 3 | 2 | de | Museen | home AT | buys adapter | has ehic
Tokyo | 35.68 139.69 | 2027-04-02 | 7 | 2 | en | museums | home US | no-jobs adapter ehic ghic
Rome | 41.9 12.5 | 2027-03-18 | 4 | 2 | en | museums | home US | buys adapter | no-jobs ehic ghic
Auckland | -36.85 174.76 | 2027-02-05 | 7 | 2 | en | wine | home AU | no-jobs adapter
# On business: what one wears and works with
Singapore | 1.29 103.85 | 2027-06-14 | 4 | 1 | en | business | home DE | has business-shirts business-suit business-shoes laptop business-cards cable | buys adapter | no-jobs sandals repellent bite-relief shorts outfit-smart
Singapore | 1.29 103.85 | 2027-06-14 | 4 | 1 | de | Konferenz | home GB | has business-shirts laptop business-shoes | no-jobs adapter sandals repellent
Hannover | 52.37 9.73 | 2027-04-19 | 4 | 2 | de | Messebesuch | home DE | has business-shirts laptop business-cards | no-jobs adapter ehic
Bali | -8.5 115.26 | 2027-06-14 | 6 | 1 | en | business meetings, then hiking in the jungle | home DE | has business-shirts laptop | jobs repellent
# No huts takes no hut things
Oberstdorf | 47.41 10.28 | 2027-08-16 | 5 | 2 | en | hiking, no huts | no-jobs liner hut-shoes sleeping-bag | costs 650
Grindelwald | 46.62 8.04 | 2027-07-12 | 5 | 2 | de | Wandern, ohne Hütten | no-jobs liner hut-shoes sleeping-bag | costs 650
Chamonix | 45.92 6.87 | 2027-07-12 | 8 | 2 | en | trekking but no mountain huts | no-jobs liner hut-shoes | may poles | costs 650
# Children as the form says them
Längenfeld | 47.07 10.97 | 2027-02-13 | 8 | 5 | de | Skifahren | children 4 7 | jobs jacket-ski-kids trousers-ski-kids gloves-kids base-layer-kids | each passport | no-each jacket-ski trousers-ski gloves-ski | costs 700
Alcúdia | 39.85 3.12 | 2027-06-05 | 8 | 3 | de | Strand | children 0 | has nappies-travel | no-each water-shoes swimwear sun-hat city-shoes
Alcúdia | 39.85 3.12 | 2027-06-05 | 8 | 4 | en | beach with three kids, 2, 4 and 5 | children 14 14 | no-jobs nappies-travel sun-suit-kids
Oslo | 59.91 10.75 | 2027-01-20 | 5 | 4 | en | museums | children 5 8 | jobs jacket-winter-kids | no-each insulated-jacket
`;
