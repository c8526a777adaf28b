/** The same places for those who do not travel as two fit adults do: first families, then without steps. */
export const TRAVELLER_ROWS = `
# With a baby
Chania, a parent | 35.51 24.02 | 2027-05-10 | 8 | 1 | en+de | with a baby, beach
Tromsø, a parent | 69.65 18.96 | 2027-02-10 | 8 | 1 | en | with a toddler
Chania | 35.51 24.02 | 2027-06-12 | 10 | 3 | en+de | with a baby, beach | names Splantzia Elafonisi | no-names Imbros Samaria Seitan | no-needs long-walk summit climb adults
Palma | 39.57 2.65 | 2027-05-15 | 8 | 3 | en+de | Strand mit Baby und Kinderwagen | no-needs long-walk summit climb adults
Lisbon | 38.72 -9.14 | 2027-04-10 | 5 | 3 | en+de | city trip with a baby in a carrier | no-needs long-walk summit climb
Copenhagen | 55.68 12.57 | 2027-07-03 | 4 | 3 | en | museums with a baby and a stroller | names National.Museum/Glyptotek/Louisiana/Museum
Innsbruck | 47.27 11.39 | 2027-07-10 | 7 | 3 | de | Urlaub mit Baby in den Bergen | no-names Klettersteig Goetheweg | no-needs long-walk summit climb
Amalfi | 40.63 14.6 | 2027-05-20 | 7 | 3 | en | with our 8-month-old | no-names Path.of.the.Gods | no-needs long-walk summit climb
Zell am See | 47.32 12.8 | 2027-07-17 | 8 | 4 | de | Familie mit Baby und Kleinkind, See | no-needs long-walk summit climb
Corfu | 39.62 19.92 | 2027-06-19 | 10 | 4 | en | beach holiday with twin babies | no-needs long-walk summit climb
Zermatt | 46.02 7.75 | 2027-07-10 | 7 | 3 | en+de | with our 8-month-old | no-names Gornergrat Glacier.Paradise Five.Lakes | no-needs long-walk summit climb
Puerto de la Cruz | 28.41 -16.55 | 2027-05-15 | 8 | 3 | de | Strand mit Baby und Kinderwagen | no-names Teide | no-needs long-walk summit climb
Colorado Springs | 38.83 -104.82 | 2027-07-10 | 6 | 3 | en | with a toddler of 18 months | names Garden.of.the.Gods | no-names Pikes | no-needs long-walk summit climb
# With toddlers
Amsterdam | 52.37 4.9 | 2027-05-01 | 4 | 3 | en+de | with a toddler | no-needs long-walk summit climb adults
Bled | 46.37 14.11 | 2027-06-05 | 6 | 4 | en | lake, kids of 2 and 3 | no-needs long-walk summit climb
Garmisch | 47.49 11.1 | 2027-08-01 | 8 | 4 | de | wandern mit Kindern, 2 und 5 | no-needs long-walk summit climb
La Palma | 28.68 -17.77 | 2027-03-20 | 8 | 3 | de | Wandern mit Kleinkind | no-needs long-walk summit climb
Madeira | 32.65 -16.91 | 2027-04-03 | 8 | 3 | en | levadas with our 2-year-old | no-needs long-walk summit climb
Bali | -8.51 115.26 | 2027-07-10 | 12 | 3 | en | rice terraces and beach with a toddler | no-needs long-walk summit climb
Rügen | 54.4 13.61 | 2027-07-10 | 10 | 4 | de | Ostsee mit Kleinkindern und Kinderwagen | no-needs long-walk summit
Singapore | 1.29 103.85 | 2027-02-05 | 5 | 3 | en | zoo and gardens with a toddler in a pram | names Zoo/Gardens
# With children who walk
Rome | 41.9 12.49 | 2027-04-03 | 6 | 4 | en+de | two kids, 6 and 9 | names Colosseum/Kolosseum | no-needs climb summit
London | 51.51 -0.13 | 2027-07-24 | 5 | 4 | en | family with children, 7 and 10 | names Museum/Tower | no-needs climb
Paris | 48.86 2.35 | 2027-04-10 | 5 | 4 | de | Familie, Kinder 5 und 8 | no-needs climb
Edinburgh | 55.95 -3.19 | 2027-08-07 | 6 | 4 | en | castles with kids aged 6 and 8 | names Castle | no-needs climb summit
Füssen | 47.57 10.7 | 2027-08-07 | 8 | 5 | de | Burgen mit drei Kindern, 4, 6 und 9 | names Neuschwanstein | no-needs climb summit
Saalbach | 47.39 12.64 | 2027-02-06 | 8 | 4 | de | Skiurlaub mit Kindern, 6 und 8 | does Skiing | no-does Swimming | costs 900
Legoland country | 55.73 9.12 | 2027-07-03 | 5 | 4 | en+de | kids of 5 and 7 | names Legoland/LEGO
Costa Rica | 10.47 -84.64 | 2027-02-13 | 10 | 4 | en | rainforest with kids, 8 and 11 | no-needs climb summit adults
Cape Town | -33.92 18.42 | 2027-12-05 | 10 | 4 | en | penguins, kids of 6 and 10 | names Penguin/Boulders/penguin | no-needs climb summit
Iceland | 64.15 -21.94 | 2027-07-10 | 8 | 4 | en+de | waterfalls with children, 7 and 9 | names Gullfoss/Öxar/fall | no-needs climb summit
Tenerife | 28.29 -16.63 | 2027-10-16 | 8 | 4 | de | Vulkan und Strand mit Kindern, 6 und 10 | no-needs climb summit
Grand Canyon | 36.06 -112.14 | 2027-06-12 | 4 | 4 | en | views, children of 5 and 7 | no-needs climb summit long-walk
Yosemite Valley | 37.75 -119.59 | 2027-06-12 | 5 | 4 | en | easy walks, kids of 5 and 8 | no-names Half.Dome | no-needs climb summit long-walk
Kyoto | 35.01 135.77 | 2027-04-03 | 6 | 4 | en | temples with two children, 6 and 8 | names Fushimi/Kinkaku/Kiyomizu | no-needs climb
Sydney | -33.87 151.21 | 2027-12-20 | 10 | 4 | en | beach with kids aged 4 and 7 | does Swimming | no-needs climb
Vienna | 48.21 16.37 | 2027-12-11 | 4 | 4 | de | Christkindlmarkt mit Kindern, 5 und 9 | does Food
Dubrovnik | 42.65 18.09 | 2027-06-26 | 8 | 4 | en | family, 8 and 12, beach | does Swimming
Rovaniemi | 66.5 25.72 | 2027-12-18 | 5 | 4 | en | huskies with children, 6 and 8 | no-needs climb | no-buys insulated-jacket parka
# With teenagers, and three generations
Barcelona | 41.39 2.17 | 2027-06-05 | 6 | 4 | en+de | with two teenagers | names Sagrada
Interlaken | 46.68 7.86 | 2027-07-10 | 7 | 4 | de | Wandern mit Teenagern, 13 und 15 | does Hiking | no-needs climb
Lake Garda | 45.88 10.84 | 2027-06-12 | 8 | 6 | de | Großeltern, Eltern und zwei Enkel, 3 und 6 | no-needs long-walk summit climb
Salzburg | 47.8 13.05 | 2027-05-08 | 5 | 4 | en | grandparents with grandchildren of 6 and 9 | names Hohensalzburg/Hellbrunn/Mirabell | no-needs climb summit
Lucerne | 47.05 8.31 | 2027-06-12 | 6 | 4 | en+de | with my parents (72 and 75) | no-needs climb summit
Florence | 43.77 11.26 | 2027-05-08 | 7 | 2 | en+de | we are 70 and 73, art | names Uffizi/Uffizien | no-needs climb summit
# Easy ways
Grindelwald | 46.62 8.04 | 2027-07-10 | 6 | 2 | en+de | leichte Wanderungen | no-names Eiger.Trail | no-needs long-walk summit climb | costs 450
Garmisch | 47.49 11.1 | 2027-06-12 | 5 | 2 | de | kurze Wege, nichts Steiles | no-needs long-walk summit climb
Madeira | 32.65 -16.91 | 2027-04-03 | 8 | 2 | en+de | gentle walks, gardens | no-needs long-walk summit climb
# From a wheelchair
Florence | 43.77 11.26 | 2027-05-08 | 7 | 2 | en+de | my husband uses a wheelchair | names Uffizi/Uffizien
Berlin | 52.52 13.4 | 2027-06-05 | 5 | 2 | en+de | Rollstuhl, Museen | names Museum/museum/Pergamon/Humboldt | no-needs long-walk summit climb
London | 51.51 -0.13 | 2027-05-08 | 5 | 2 | en | museums, wheelchair | names Museum/Gallery/Tate | no-needs long-walk summit climb
Paris | 48.86 2.35 | 2027-05-08 | 5 | 2 | de | barrierefrei, Kunst | names Louvre/Orsay | no-needs long-walk climb
Barcelona | 41.39 2.17 | 2027-05-08 | 5 | 2 | en | step-free sights | no-needs long-walk summit climb
Vienna | 48.21 16.37 | 2027-05-08 | 5 | 2 | de | Museen mit dem Rollstuhl | names Museum/museum | no-needs long-walk climb
Amsterdam | 52.37 4.9 | 2027-05-08 | 4 | 2 | en | wheelchair user, art | names Museum/museum
Copenhagen | 55.68 12.57 | 2027-06-12 | 4 | 2 | en | step-free | no-needs long-walk climb
Hamburg | 53.55 9.99 | 2027-06-12 | 4 | 2 | de | mit Rollstuhl in die Elbphilharmonie | no-needs long-walk climb
Stockholm | 59.33 18.07 | 2027-06-12 | 4 | 2 | en | museums by wheelchair | names Vasa/Museum/museum
Lisbon | 38.72 -9.14 | 2027-05-15 | 5 | 2 | en | wheelchair, no hills | no-needs long-walk climb
Prague | 50.09 14.42 | 2027-05-15 | 4 | 2 | de | Rollstuhl | no-needs long-walk climb
Madrid | 40.42 -3.7 | 2027-05-15 | 5 | 2 | en | art museums, wheelchair | names Prado/Museum/Reina
Rome | 41.9 12.49 | 2027-05-15 | 6 | 2 | de | Rom barrierefrei | no-needs long-walk climb
New York | 40.71 -74.01 | 2027-05-15 | 6 | 2 | en | wheelchair, museums | names Museum/Metropolitan
Tokyo | 35.68 139.69 | 2027-04-03 | 7 | 2 | en | wheelchair | no-needs long-walk climb
Sydney | -33.87 151.21 | 2027-11-06 | 6 | 2 | en | my mother is in a wheelchair | no-needs long-walk climb
Tenerife | 28.05 -16.72 | 2027-02-06 | 8 | 2 | de | Meer, mit Rollstuhl | no-needs long-walk climb
Interlaken | 46.68 7.86 | 2027-06-19 | 5 | 2 | en | mountain views from a wheelchair | no-needs long-walk summit climb | costs 500
Salzburg | 47.8 13.05 | 2027-06-19 | 4 | 2 | en | wheelchair | names Mirabell Hangar | no-needs long-walk climb
Istanbul | 41.01 28.98 | 2027-05-15 | 5 | 2 | en | wheelchair | names Istanbul.Modern/Topkap | no-needs long-walk climb
Kyoto | 35.01 135.77 | 2027-05-15 | 5 | 2 | de | Rollstuhl | names Nij | no-names Fushimi | no-needs long-walk climb
Bangkok | 13.75 100.5 | 2027-01-09 | 4 | 2 | en | wheelchair | names Lumphini/Benjakitti/MOCA | no-needs long-walk climb
Edinburgh | 55.95 -3.19 | 2027-06-19 | 4 | 2 | en | castles, wheelchair user | no-needs long-walk summit climb
# A friend's answer: what is said of one is no refusal for all, and a weak heart stays below
Livigno | 46.54 10.13 | 2027-01-23 | 7 | 4 | de | Skifahren mit zwei Kindern (6 und 10), einer von uns fährt nicht Ski | does Skiing.* | costs 900
Leh | 34.16 77.58 | 2027-06-20 | 8 | 2 | en | monasteries, I am 71 with a heart condition | no-names Khardung | warns doctor
Jeju City | 33.5 126.53 | 2027-04-24 | 5 | 4 | en | family with kids 9 and 12, beaches | no-names Family.outings:.*Peace.Park
Selfoss | 63.93 -21 | 2027-06-10 | 2 | 2 | en+de | waterfalls | names Gullfoss/Seljalandsfoss/Faxi/Urriðafoss
San Cristóbal de las Casas | 16.74 -92.64 | 2027-11-01 | 5 | 2 | de | Tag der Toten, Märkte, bitte keine langen Busfahrten | names Tag.der.Toten
Furnace Creek | 36.46 -116.87 | 2027-07-24 | 3 | 2 | de | Fotografieren | names Zabriskie Dante
`;
