/** Trips that ask much of a packing list, in the form of `trip-rows.ts`. */
export const PACKING_TRIP_ROWS = `
Ringkøbing | 56.09 8.24 | 2027-07-10 | 8 | 4 | de | Fahrrad und Strand mit zwei Kindern, 4 und 7
Reykjavík | 64.15 -21.94 | 2027-07-03 | 10 | 4 | de | Wohnmobil mit Kindern, Wasserfälle, Wandern
Alcúdia | 39.85 3.12 | 2027-06-05 | 8 | 3 | de | Strand mit Baby
Passau | 48.57 13.46 | 2027-06-12 | 8 | 2 | de | Donauradweg, jeden Tag weiter mit dem Rad
Corfu | 39.62 19.92 | 2027-06-19 | 8 | 6 | de | Segeln, Segelschein vorhanden
Gaiole in Chianti | 43.47 11.43 | 2027-09-10 | 4 | 2 | en | a wedding, wine
Khao Lak | 8.64 98.25 | 2027-09-05 | 10 | 2 | en | beach in the monsoon
Rishikesh | 30.09 78.27 | 2027-03-01 | 12 | 1 | en | yoga, budget, hostel
Singapore | 1.29 103.85 | 2027-06-14 | 4 | 1 | en | business
Tokyo | 35.68 139.69 | 2027-06-20 | 7 | 2 | de | Essen und Gärten in der Regenzeit
New York | 40.71 -74.01 | 2027-01-15 | 5 | 2 | en | museums, Broadway
Manaus | -3.12 -60.02 | 2027-08-01 | 6 | 2 | en | jungle lodge, birds
Wahiba Sands | 22.4 58.8 | 2027-12-27 | 3 | 2 | de | Wüste, Sterne, Zelt
Puerto Natales | -51.73 -72.5 | 2027-01-10 | 9 | 2 | en | trekking with our own tent
Alta | 69.97 23.27 | 2027-07-20 | 7 | 3 | de | Angeln mit Zelt
Heidelberg | 49.41 8.71 | 2027-05-07 | 3 | 2 | de | mit Hund, wandern
Roskilde | 55.64 12.08 | 2027-06-29 | 5 | 4 | en | festival with tents
Oberstdorf | 47.41 10.28 | 2027-08-16 | 7 | 2 | de | Hüttentour
Ushuaia | -54.8 -68.3 | 2027-12-02 | 11 | 2 | en | Antarctica cruise
Cusco | -13.52 -71.97 | 2027-07-02 | 8 | 2 | de | Inka-Trail nach Machu Picchu
Saariselkä | 68.42 27.41 | 2027-02-20 | 6 | 4 | en | with two kids 5 and 8, huskies and northern lights
Santiago de Compostela | 42.88 -8.54 | 2027-09-01 | 12 | 1 | de | Jakobsweg ab León
Hintertux | 47.11 11.68 | 2027-03-06 | 7 | 20 | de | Skifreizeit mit der Klasse
Ardennes, La Roche | 50.18 5.58 | 2027-10-08 | 3 | 20 | en | scouts camping
Sauland, Telemark | 59.62 8.93 | 2027-09-10 | 3 | 2 | de | Pilze sammeln, See, Sauna
Yosemite | 37.74 -119.59 | 2027-07-08 | 5 | 2 | en | backpacking with a tent
`;
