/** Trips with the dangers that people of the place warn of. */
export const DANGER_ROWS = `
# Big game
Skukuza, Kruger | -24.995 31.592 | 2027-07-10 | 8 | 2 | en | safari, hiking | warns Kruger | no-names Camping: Cycling: long.walk
Satara, Kruger | -24.39 31.78 | 2027-01-10 | 8 | 2 | en | camping, swimming | warns Kruger Malaria | no-names Camping: To.the.water
Nelspruit | -25.47 30.97 | 2027-01-10 | 8 | 2 | en | | warns Malaria
Serengeti | -2.33 34.83 | 2027-08-10 | 8 | 2 | en | hiking, camping | warns Serengeti Malaria | no-names Camping: A.full.day.in early.and.short Under.canvas
Ngorongoro | -3.17 35.58 | 2027-02-10 | 8 | 2 | en | hiking | warns Ngorongoro | no-names Camping: A.full.day.in
Masai Mara | -1.45 35.1 | 2027-09-10 | 8 | 2 | en | running, camping | warns Mara Malaria | no-names Camping: Running:
Amboseli | -2.65 37.25 | 2027-07-10 | 8 | 2 | en | hiking | warns Amboseli | no-names A.full.day.in | may unplaced
Etosha, Okaukuejo | -19.18 15.92 | 2027-08-10 | 8 | 2 | en | cycling | warns Etosha | no-names Cycling: Camping:
Moremi, Okavango | -19.3 23.3 | 2027-08-10 | 8 | 2 | en | swimming, paddling | warns Okavango Malaria | no-names Swimming.and.beach: quiet.paddle
Maun | -19.98 23.42 | 2027-08-10 | 8 | 2 | en | paddling | warns Okavango | no-names quiet.paddle Downstream
Kasane, Chobe | -17.8 25.15 | 2027-08-10 | 8 | 2 | en | swimming | warns Chobe | no-names To.the.water river.bath | may no-icon
Hwange | -18.7 26.9 | 2027-09-10 | 8 | 2 | en | hiking | warns Hwange | no-names A.full.day.in long.walk
Mana Pools | -15.75 29.35 | 2027-09-10 | 8 | 2 | en | paddling, camping | warns Mana | no-names Camping: quiet.paddle | may long-title
South Luangwa | -13.08 31.77 | 2027-08-10 | 8 | 2 | en | hiking | warns Luangwa | no-names A.full.day.in | may long-title
Victoria Falls | -17.93 25.84 | 2027-09-10 | 8 | 2 | en | swimming | warns Victoria | no-names To.the.water river.bath
Queen Elizabeth | -0.2 29.9 | 2027-07-10 | 8 | 2 | en | hiking | warns Uganda | no-names A.full.day.in
Murchison Falls | 2.28 31.6 | 2027-07-10 | 8 | 2 | en | paddling | warns Uganda | no-names quiet.paddle | may long-title
Akagera | -1.8 30.7 | 2027-07-10 | 8 | 2 | en | hiking | warns Akagera | no-names A.full.day.in
Addo | -33.5 25.75 | 2027-10-10 | 8 | 2 | en | hiking | warns Addo | no-names A.full.day.in long.walk
St Lucia | -28.38 32.42 | 2027-01-10 | 8 | 2 | en | swimming in the lake | warns iSimangaliso | no-names A.swim.in
Arusha | -3.37 36.69 | 2027-07-10 | 8 | 2 | en | hiking | warns Arusha | no-names A.full.day.in.Arusha
Sauraha, Chitwan | 27.55 84.5 | 2027-02-10 | 8 | 2 | en | hiking | warns Chitwan | no-names A.full.day.in.Chitwan trails.of.Chitwan
Ranthambore | 26.02 76.45 | 2027-02-10 | 8 | 2 | en | hiking, camping | warns tiger | no-names Camping: A.full.day.in
Kaziranga | 26.65 93.35 | 2027-02-10 | 8 | 2 | en | cycling | warns tiger | no-names Cycling:
Yala | 6.4 81.5 | 2027-02-10 | 8 | 2 | en | camping | warns elephant | no-names Camping:
Komodo | -8.55 119.5 | 2027-07-10 | 8 | 2 | en | hiking | warns Komodo | no-names long.walk
# Bears
Churchill | 58.77 -94.17 | 2027-10-10 | 8 | 2 | en | hiking | warns Polar.bears | no-names A.long.walk Camping: snow.walk
Longyearbyen | 78.22 15.65 | 2027-07-10 | 8 | 2 | en | hiking, camping | warns Polar.bears | no-names Camping: A.long.walk A.full.day.in Under.canvas
Longyearbyen | 78.22 15.65 | 2027-03-10 | 8 | 2 | en | winter walking | warns Polar.bears | no-names winter.walk.along | may poles
Ittoqqortoormiit | 70.48 -21.97 | 2027-08-10 | 8 | 2 | en | hiking | warns Polar.bears | no-names A.long.walk
Utqiagvik | 71.29 -156.79 | 2027-08-10 | 8 | 2 | en | hiking | warns Polar.bears | no-names A.long.walk
Yellowstone | 44.46 -110.83 | 2027-07-10 | 8 | 2 | en | hiking | warns Grizzlies Yellowstone | no-names A.swim.in To.the.water
Banff | 51.18 -115.57 | 2027-07-10 | 8 | 2 | en | hiking | warns Grizzlies | jobs repellent
Jasper | 52.87 -118.08 | 2027-07-10 | 8 | 2 | en | camping | warns Grizzlies | jobs repellent | costs 650
Denali | 63.73 -148.91 | 2027-07-10 | 8 | 2 | en | hiking | warns Grizzlies Mosquitoes
Katmai, King Salmon | 58.69 -156.66 | 2027-07-10 | 8 | 2 | en | wildlife | warns Grizzlies
Glacier, West Glacier | 48.5 -113.98 | 2027-07-10 | 8 | 2 | en | hiking | warns Grizzlies
Petropavlovsk-Kamchatsky | 53.02 158.65 | 2027-07-10 | 8 | 2 | en | hiking | warns warning | no-names A.long.walk.towards | costs 650
Yosemite Valley | 37.74 -119.59 | 2027-07-10 | 8 | 2 | en | hiking with children | warns Black.bears | no-names El.Capitan.\\(peak towards.Half.Dome summit | no-needs summit
Gatlinburg | 35.71 -83.51 | 2027-10-10 | 8 | 2 | en | hiking | warns Black.bears
Rausu, Hokkaido | 44.02 145.19 | 2027-07-10 | 8 | 2 | en | hiking | warns Brown.bears | costs 650
Brașov | 45.65 25.6 | 2027-07-10 | 8 | 2 | en | hiking
Zărnești | 45.56 25.31 | 2027-07-10 | 8 | 2 | en | hiking | warns bears
# Crocodiles, jellyfish, sharks
Darwin | -12.46 130.84 | 2027-01-10 | 8 | 2 | en | beach, swimming | warns crocodiles jellyfish Storms | no-names Into.the.sea To.the.water A.swim.in
Darwin | -12.46 130.84 | 2027-07-10 | 8 | 2 | en | swimming | warns crocodiles | no-names Into.the.sea To.the.water
Cairns | -16.92 145.77 | 2027-01-10 | 8 | 2 | en | beach | warns jellyfish crocodiles | no-names Into.the.sea To.the.water \\(beach
Cairns | -16.92 145.77 | 2027-08-10 | 8 | 2 | en | beach, snorkelling | warns crocodiles
Townsville | -19.26 146.82 | 2027-02-10 | 8 | 2 | en | swimming | warns jellyfish | no-names Into.the.sea \\(beach
Jabiru, Kakadu | -12.67 132.83 | 2027-07-10 | 8 | 2 | en | swimming | warns crocodiles | no-names To.the.water A.swim.in river.bath
Broome | -17.96 122.24 | 2027-01-10 | 8 | 2 | en | beach | warns jellyfish | no-names Into.the.sea
Kota Kinabalu | 5.98 116.07 | 2027-06-10 | 8 | 2 | en | beach | warns jellyfish
Koh Samui | 9.53 100.06 | 2027-08-10 | 8 | 2 | en | swimming | warns jellyfish
Recife | -8.05 -34.9 | 2027-01-10 | 8 | 2 | en | beach | warns Recife | no-names Into.the.sea.at.Boa To.the.water
Saint-Gilles, Réunion | -21.05 55.22 | 2027-01-10 | 8 | 2 | en | beach, surfing | warns Réunion Storms | no-names Surfing: To.the.water
Cape Maclear | -14.02 34.84 | 2027-09-10 | 8 | 2 | en | swimming | may few | warns Malaria Bilharzia | no-names A.swim.in To.the.water
Luxor | 25.69 32.64 | 2027-04-10 | 8 | 2 | en | swimming | warns Bilharzia | no-names A.swim.in To.the.water river.bath
Abu Simbel | 22.34 31.62 | 2027-01-10 | 8 | 2 | en | swimming | warns Crocodiles | no-names A.swim.in To.the.water
Poconé, Pantanal | -16.26 -56.62 | 2027-08-10 | 8 | 2 | en | swimming | warns Caimans | no-names river.bath To.the.water
Manaus | -3.12 -60.02 | 2027-08-10 | 8 | 2 | en | swimming | warns Malaria fever | no-names river.bath
Kisumu | -0.1 34.75 | 2027-07-10 | 8 | 2 | en | swimming | warns Malaria | no-names A.swim.in To.the.water
Jinja | 0.44 33.2 | 2027-07-10 | 8 | 2 | en | swimming | warns Malaria | no-names A.swim.in river.bath
Everglades City | 25.86 -81.38 | 2027-04-10 | 8 | 2 | en | swimming | warns Alligators | no-names A.swim.in
Morondava | -20.28 44.28 | 2027-08-10 | 8 | 2 | en | swimming | warns Malaria | no-names A.swim.in
# The sea in its season
Panaji, Goa | 15.5 73.83 | 2027-07-10 | 8 | 2 | en | beach, swimming | warns Currents | no-names Into.the.sea To.the.water \\(beach
Panaji, Goa | 15.5 73.83 | 2027-01-10 | 8 | 2 | en | beach
Kovalam | 8.4 76.98 | 2027-07-10 | 8 | 2 | en | surfing, swimming | warns Currents | no-names Surfing: To.the.water Into.the.sea
Phuket | 7.88 98.39 | 2027-06-10 | 8 | 2 | en | beach | warns Currents | no-names Into.the.sea To.the.water
Salalah | 17.02 54.09 | 2027-07-10 | 8 | 2 | en | beach | warns Currents | no-names Into.the.sea To.the.water
Galle | 6.03 80.22 | 2027-07-10 | 8 | 2 | en | swimming | warns Currents | no-names Into.the.sea To.the.water
Arugam Bay | 6.84 81.83 | 2027-12-10 | 8 | 2 | en | swimming | warns Currents | no-names To.the.water
Vík | 63.42 -19.01 | 2027-01-10 | 8 | 2 | en | beach | warns Reynisfjara | no-names Into.the.sea
Biarritz | 43.48 -1.56 | 2027-08-10 | 8 | 2 | en | beach, surfing | warns Currents | hires surfboard
Lagos | 37.1 -8.67 | 2027-07-10 | 8 | 2 | en | beach | warns Currents
Sydney | -33.87 151.21 | 2027-01-10 | 8 | 2 | en | swimming | warns Currents
Tofo | -23.85 35.55 | 2027-02-10 | 8 | 2 | en | diving | warns Storms
Puerto Ayora | -0.74 -90.31 | 2027-04-10 | 8 | 2 | en | snorkelling | warns Galápagos
Havana | 23.13 -82.38 | 2027-09-10 | 8 | 2 | en | beach | warns Storms
Miami | 25.76 -80.19 | 2027-09-10 | 8 | 2 | en | beach | warns Storms
Okinawa | 26.21 127.68 | 2027-09-10 | 8 | 2 | en | beach | warns Storms
Port Louis | -20.3 57.58 | 2027-02-10 | 8 | 2 | en | beach | warns Storms
Nadi | -17.78 177.44 | 2027-02-10 | 8 | 2 | en | beach | warns Storms
Saint-Malo | 48.65 -2.01 | 2027-06-10 | 8 | 2 | en | walk on the beach | warns Tides
Khao Lak | 8.64 98.25 | 2027-01-10 | 8 | 2 | en | beach | warns Tsunami
# Hot and protected water
Dallol | 14.24 40.3 | 2027-01-10 | 8 | 2 | en | hiking | warns Dallol | no-names Danakil.Depression,.early.and.short To.the.water
Rotorua | -38.14 176.25 | 2027-02-10 | 8 | 2 | en | hot springs | warns Rotorua
Plitvice | 44.88 15.62 | 2027-07-10 | 8 | 2 | en | swimming, kayaking | warns Plitvice | no-names A.swim.in Paddling: river.bath
Morskie Oko | 49.2 20.07 | 2027-07-10 | 8 | 2 | en | swimming, paddling | warns Tatra | no-names A.swim.in quiet.paddle
Jiuzhaigou | 33.2 103.9 | 2027-09-10 | 8 | 2 | en | swimming | warns Jiuzhaigou | no-names A.swim.in | may long-title
Königssee | 47.59 12.99 | 2027-07-10 | 8 | 2 | en | kayaking | warns Königssee | no-names quiet.paddle
# Summits and climbs
Zermatt | 46.02 7.75 | 2027-07-10 | 8 | 2 | en | climb a mountain | no-names on.foot:.Matterhorn towards.Matterhorn | may poles | costs 650
Zermatt | 46.02 7.75 | 2027-02-10 | 8 | 2 | en | hiking, climb a mountain | warns Avalanches | no-names on.foot: On.foot.towards | may poles | costs 800
El Chaltén | -49.33 -72.89 | 2027-01-10 | 8 | 2 | en | hiking, summit | warns El.Chaltén | no-names towards.Fitz on.foot:.Cerro | may poles | costs 650
Zakopane | 49.3 19.95 | 2027-07-10 | 8 | 2 | en | climb a mountain | no-names on.foot:.Rysy towards.Rysy on.foot:.Gerlach | may poles | costs 650
Zakopane | 49.3 19.95 | 2027-02-10 | 8 | 2 | en | hiking, swimming | no-names On.foot.towards A.swim.in | costs 650
Chamonix | 45.92 6.87 | 2027-07-10 | 8 | 2 | en | hiking | no-names towards.Mont.Blanc towards.Aiguille
Grindelwald | 46.62 8.04 | 2027-07-10 | 8 | 2 | en | hiking with kids | no-names On.foot.towards A.summit.on.foot with.a.guide | no-needs summit
Garmisch | 47.49 11.1 | 2027-07-10 | 8 | 2 | en | family, hiking | no-names On.foot.towards A.summit | no-needs summit
Fort William | 56.82 -5.11 | 2027-01-10 | 8 | 2 | en | climb Ben Nevis | no-names On.foot.towards on.foot: | may poles | costs 900
Innsbruck | 47.27 11.39 | 2027-01-10 | 8 | 2 | en | hiking | no-names On.foot.towards first.ridge
Bled | 46.37 14.11 | 2027-07-10 | 8 | 2 | en | hiking | no-names towards.Triglav
Aoraki / Mount Cook Village | -43.73 170.1 | 2027-01-10 | 8 | 2 | en | hiking | no-names towards.Aoraki towards.Mount.Cook | costs 650
Moshi, Kilimanjaro | -3.35 37.34 | 2027-01-10 | 8 | 2 | en | climb Kilimanjaro | warns Kilimanjaro Malaria | no-names towards.Kilimanjaro | jobs insulated-jacket | costs 650
Yulara | -25.24 130.98 | 2027-07-10 | 8 | 2 | en | climb a mountain | no-names on.foot:.Uluru towards.Uluru
# Height
Cusco | -13.53 -71.97 | 2027-06-10 | 8 | 2 | en | | warns Altitude
La Paz | -16.5 -68.15 | 2027-06-10 | 8 | 2 | en | | warns Altitude
Lhasa | 29.65 91.1 | 2027-06-10 | 8 | 2 | en | | warns Altitude
Leh | 34.16 77.58 | 2027-07-10 | 8 | 2 | en | trekking | warns Altitude | may poles | costs 650
Namche | 27.8 86.71 | 2027-10-10 | 8 | 2 | en | trekking | warns Altitude Khumbu | may poles | costs 650
Quito | -0.18 -78.47 | 2027-07-10 | 8 | 2 | en | | warns Altitude
Uyuni | -20.46 -66.82 | 2027-07-10 | 8 | 2 | en | | warns Altitude
Breckenridge | 39.48 -106.05 | 2027-07-10 | 8 | 2 | en | hiking | warns Altitude
# Cold, heat, snow
Yakutsk | 62.03 129.73 | 2027-01-10 | 8 | 2 | en | hiking | warns warning Cold | no-names Hiking: day.on.foot Cycling: | no-buys insulated-jacket parka warm-trousers insulated-trousers winter-boots
Yellowknife | 62.45 -114.37 | 2027-01-10 | 8 | 2 | en | northern lights, hiking | warns Cold | no-names day.on.foot Hiking: | costs 650
Dubai | 25.2 55.27 | 2027-07-10 | 8 | 2 | en | hiking, beach | warns Heat | no-names Hiking: day.on.foot
Furnace Creek, Death Valley | 36.46 -116.87 | 2027-07-10 | 8 | 2 | en | hiking | warns Heat | no-names Hiking: full.day.in
Phoenix | 33.45 -112.07 | 2027-07-10 | 8 | 2 | en | running | warns Heat | no-names Running: day.on.foot
Kuwait | 29.37 47.98 | 2027-07-10 | 8 | 2 | en | cycling | warns Heat | no-names Cycling: day.on.foot
Chamonix | 45.92 6.87 | 2027-05-10 | 8 | 2 | en | skiing | no-names Skiing.and.snowboarding:.*Chamonix first.track
Queenstown | -45.03 168.66 | 2027-01-10 | 8 | 2 | en | skiing | no-names Skiing
Innsbruck | 47.27 11.39 | 2027-07-10 | 8 | 2 | en | skiing | no-names first.track Skis.on | hires skis ski-boots
# Insects
Portree, Skye | 57.41 -6.19 | 2027-07-10 | 8 | 2 | en | hiking | warns Midges | jobs repellent head-net | costs 650
Inari | 68.91 27.03 | 2027-06-10 | 8 | 2 | en | hiking | warns Mosquitoes | jobs repellent head-net
Te Anau, Fiordland | -45.41 167.72 | 2027-02-10 | 8 | 2 | en | hiking | warns Sandflies
Bariloche | -41.13 -71.31 | 2027-01-10 | 8 | 2 | en | hiking | warns Tábanos
Algonquin Park | 45.55 -78.6 | 2027-06-10 | 8 | 2 | en | camping | warns Blackflies | costs 650
Hinterzarten, Black Forest | 47.9 8.1 | 2027-05-10 | 8 | 2 | en | hiking | warns Ticks | costs 650
Torres del Paine | -50.98 -73.05 | 2027-01-10 | 8 | 2 | en | trekking | warns Torres | may poles | costs 650
# Health
Iquitos | -3.75 -73.25 | 2027-07-10 | 8 | 2 | en | | warns Malaria fever
Accra | 5.6 -0.19 | 2027-07-10 | 8 | 2 | en | | warns Malaria fever
Puerto Iguazú | -25.6 -54.57 | 2027-01-10 | 8 | 2 | en | | warns fever
Bangkok | 13.75 100.5 | 2027-07-10 | 8 | 2 | en | | warns Dengue
# Wars and warnings
Kyiv | 50.45 30.52 | 2027-05-10 | 8 | 2 | en | hiking, camping | warns warning | no-names Camping: Hiking: national-park
Damascus | 33.51 36.29 | 2027-05-10 | 8 | 2 | en | hiking | warns warning | no-names Hiking: national-park
Seronera | -2.43 34.83 | 2027-02-10 | 8 | 2 | en | big game | warns Serengeti Malaria | no-names Market.day lunch.hour
Banff in winter | 51.178 -115.571 | 2027-01-10 | 8 | 2 | en | skiing | warns Cold Avalanches | no-jobs repellent | hires skis ski-boots | costs 700
Kabul | 34.53 69.17 | 2027-05-10 | 8 | 2 | en | | warns warning | no-names Hiking: Camping:
Khartoum | 15.5 32.56 | 2027-01-10 | 8 | 2 | en | | warns warning | no-names Hiking:
Timbuktu | 16.77 -3.0 | 2027-01-10 | 8 | 2 | en | camping | warns warning | no-names Camping:
Srinagar | 34.08 74.8 | 2027-06-10 | 8 | 2 | en | hiking | warns warning | no-names Camping:
Moscow | 55.75 37.62 | 2027-06-10 | 8 | 2 | en | | warns warning
# Nothing worth a line
Berlin | 52.52 13.4 | 2027-05-10 | 8 | 2 | en | | warns NONE
Paris | 48.86 2.35 | 2027-10-10 | 8 | 2 | en | museums | warns NONE
Copenhagen | 55.68 12.57 | 2027-09-10 | 8 | 2 | en | | warns NONE
Kyoto | 35.01 135.77 | 2027-04-10 | 8 | 2 | en | temples | warns NONE
# Caimans live east of the Andes
Iquitos | -3.75 -73.25 | 2027-05-10 | 8 | 2 | en | boat trip, swimming | warns ^Caimans:
Puerto Maldonado | -12.6 -69.19 | 2027-05-10 | 8 | 2 | en | boat trip, swimming | warns ^Caimans:
Leticia | -4.21 -69.94 | 2027-05-10 | 8 | 2 | en | boat trip, swimming | warns ^Caimans:
Huacachina | -14.0875 -75.7626 | 2027-05-10 | 8 | 2 | en | boat trip, swimming | no-warns ^Caimans:
Lima | -12.05 -77.04 | 2027-05-10 | 8 | 2 | en | boat trip, swimming | no-warns ^Caimans:
Arica | -18.48 -70.31 | 2027-05-10 | 8 | 2 | en | boat trip, swimming | no-warns ^Caimans:
# Weeks of smoke
Chiang Mai | 18.79 98.98 | 2027-03-01 | 10 | 1 | de | Tempel | warns Rauch
Chiang Mai | 18.79 98.98 | 2027-11-10 | 10 | 1 | en | temples | no-warns ^Smoke
Varanasi | 25.31 83.01 | 2027-11-08 | 5 | 2 | en | ghats, photography | warns Smog
# Where nobody should go nothing cheerful is said
Gaza | 31.5 34.47 | 2027-05-08 | 3 | 2 | en | beach and food with kids | names later | no-does Swimming.*/City.*/Food.*/Family.*/Photography | warns Travel.warning
Sevastopol | 44.6 33.52 | 2027-07-08 | 5 | 2 | de | Strand und Stadtbummel | names später | no-does Swimming.*/City.*/Food.*/Photography | warns Reisewarnung
Siwa | 29.2 25.52 | 2027-11-10 | 4 | 2 | de | Wüste | warns Reisewarnung
`;
