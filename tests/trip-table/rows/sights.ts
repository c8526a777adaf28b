/** Trips with the sights that somebody who knows the place would name. */
export const SIGHT_ROWS = `
Berlin | 52.52 13.405 | 2027-05-10 | 5 | 2 | en | | names Reichstag/Brandenburg Museum.Island/Pergamon/Neues | no-names Christmas Potsdam.in
Berlin | 52.52 13.405 | 2027-12-05 | 4 | 2 | en | Christmas markets | names Christmas | no-names Beach
Rome | 41.9 12.5 | 2027-04-10 | 5 | 2 | en | | names Colosseum Pantheon/Vatican/Peter | no-names Beach
Rome | 41.9 12.5 | 2027-04-10 | 5 | 2 | en | no churches | names Colosseum | no-names Basilica
Kyoto | 35.01 135.77 | 2027-11-10 | 8 | 2 | en | temples | names Kiyomizu/Kinkaku/Fushimi | no-names Beach
Kyoto | 35.01 135.77 | 2027-04-01 | 5 | 2 | en | | names Fushimi/Kinkaku/Kiyomizu Gion/Arashiyama | no-names Christmas
Reykjavik | 64.15 -21.94 | 2027-07-12 | 6 | 2 | en | waterfalls | names foss | no-names Christmas
Reykjavik | 64.15 -21.94 | 2027-07-12 | 6 | 2 | en | hot springs | names Reykjadalur/Geysir/Lagoon/Deildar | no-names Christmas
Zermatt | 46.02 7.75 | 2027-07-10 | 8 | 2 | en | hiking with kids | names Five.Lakes | no-names :.Matterhorn.\\(summit | no-needs summit
Zermatt | 46.02 7.75 | 2027-02-06 | 8 | 2 | en | skiing | names Zermatt/Cervinia | no-names Five.Lakes | no-jobs repellent | hires skis ski-boots
Marrakesh | 31.63 -7.99 | 2027-03-10 | 7 | 2 | en | | names Jemaa/Medina Majorelle/Bahia/Badi | no-names Christmas
Queenstown | -45.03 168.66 | 2027-01-10 | 9 | 2 | en | | names Milford/Skyline/Bob/TSS/Wakatipu/Remarkables | no-names Christmas
Cusco | -13.53 -71.97 | 2027-06-10 | 15 | 2 | en | ruins | names Sacsay/Pisac/Ollanta/Moray | no-names Beach
Cusco | -13.53 -71.97 | 2027-06-10 | 15 | 2 | en | Machu Picchu | names Machu.Picchu | no-names Beach | may quote
Kruger | -24.99 31.59 | 2027-08-10 | 9 | 2 | en | safari | names Kruger | no-names hike Beach
Bali | -8.51 115.26 | 2027-07-10 | 15 | 2 | en | temples, rice terraces | names Pura/Tirta/Goa/Besakih/Uluwatu/Tanah | no-names Christmas
Lofoten | 67.93 13.09 | 2027-07-01 | 8 | 2 | en | hiking | names Reinebringen/Lofotodden/Kvalvika/Ryten | no-names Christmas
Innsbruck | 47.27 11.39 | 2027-07-10 | 6 | 2 | en | | names Nordkette/Golden.Roof/Ambras/Hofkirche | no-names Beach
Innsbruck | 47.27 11.39 | 2027-12-10 | 5 | 2 | en | Christmas market | names Christmas | no-names Beach
Paris | 48.857 2.352 | 2027-05-10 | 5 | 2 | en | | names Louvre/Orsay Eiffel/Notre-Dame | no-names Beach
London | 51.507 -0.128 | 2027-05-10 | 5 | 2 | en | | names British.Museum/Tower/Westminster/National.Gallery | no-names Beach
Venice | 45.44 12.33 | 2027-05-05 | 4 | 2 | en | | names Mark/Doge | no-names Mestre
Florence | 43.77 11.25 | 2027-05-05 | 4 | 2 | en | museums | names Uffizi/Accademia/Bargello | no-names Beach
Barcelona | 41.39 2.17 | 2027-05-05 | 5 | 2 | en | architecture | names Sagrada/Güell/Batlló/Mila/Pedrera/Pau | no-names Christmas
Lisbon | 38.72 -9.14 | 2027-05-05 | 5 | 2 | en | | names Alfama/Belém/Jerónimos | no-names Christmas
Prague | 50.09 14.42 | 2027-05-05 | 5 | 2 | en | | names Charles.Bridge/Castle/Hrad | no-names Beach
Vienna | 48.21 16.37 | 2027-05-05 | 5 | 2 | en | | names Schönbrunn/Stephen/Hofburg/Belvedere/Kunsthist | no-names Christmas
Munich | 48.14 11.58 | 2027-06-05 | 5 | 2 | en | museums | names Deutsches/Pinakothek/BMW | no-names Christmas
Istanbul | 41.01 28.98 | 2027-05-05 | 5 | 2 | en | | names Hagia.Sophia/Topkap/Blue.Mosque | no-names Christmas
Athens | 37.98 23.73 | 2027-05-05 | 5 | 2 | en | ruins | names Acropolis/Parthenon/Agora | no-names Christmas
Cairo | 30.04 31.24 | 2027-02-05 | 5 | 2 | en | | names Giza/Pyramid | no-names Christmas
Cairo | 30.05 31.24 | 2027-03-10 | 5 | 2 | en | history | names Muizz | no-names Islamic
Kyiv | 50.45 30.52 | 2027-06-10 | 5 | 2 | en | churches | names Sophia | no-names Lavra
Cape Town | -33.92 18.42 | 2027-01-10 | 11 | 2 | en | penguins | names Boulders/Stony | no-names Christmas
Cape Town | -33.92 18.42 | 2027-01-10 | 11 | 2 | en | | names Table.Mountain | no-names Christmas
Sydney | -33.87 151.21 | 2027-01-24 | 10 | 2 | en | | names Opera/Harbour/Bondi | no-names Christmas
Tokyo | 35.68 139.7 | 2027-04-05 | 6 | 2 | en | | names Sens/Meiji/Shibuya/Asakusa/Shinjuku | no-names Christmas
New York | 40.75 -73.98 | 2027-05-05 | 5 | 2 | en | | names Empire/Central.Park/Metropolitan/Statue/Brooklyn/Rockefeller | no-names Christmas
San Francisco | 37.77 -122.42 | 2027-09-10 | 5 | 2 | en | | names Golden.Gate/Alcatraz | no-names Christmas
Las Vegas | 36.17 -115.14 | 2027-04-12 | 4 | 2 | en | | names Strip/Hoover/Red.Rock | no-names North.Las
Mexico City | 19.43 -99.13 | 2027-11-05 | 8 | 2 | en | museums | names Anthropolog/Frida/Bellas | no-names Beach
Rio de Janeiro | -22.91 -43.17 | 2027-06-05 | 8 | 2 | en | | names Cristo/Christ/Corcovado/Sugar/Pão/Ipanema/Copacabana | no-names Christmas
Buenos Aires | -34.6 -58.38 | 2027-11-01 | 8 | 2 | en | | names Recoleta/Colón/San.Telmo/Mayo/Boca/Caminito | no-names Christmas
Singapore | 1.29 103.85 | 2027-05-05 | 4 | 2 | en | | names Gardens.by/Botanic/Marina/Merlion | no-names Christmas
Bangkok | 13.75 100.5 | 2027-01-05 | 5 | 2 | en | temples | names Wat | no-names Christmas
Siem Reap | 13.36 103.86 | 2027-01-05 | 5 | 2 | en | | names Angkor/Bayon/Prohm | no-names Christmas
Hong Kong | 22.3 114.17 | 2027-11-05 | 5 | 2 | en | | names Peak/Star.Ferry/Tian/Buddha/Victoria | no-names Christmas
Agra | 27.18 78.02 | 2027-11-05 | 3 | 2 | en | | names Taj.Mahal | no-names Christmas
Petra | 30.32 35.48 | 2027-04-05 | 4 | 2 | en | | names Petra/Treasury/Monastery/Siq | no-names Christmas
Madeira | 32.65 -16.91 | 2027-04-05 | 10 | 2 | en | hiking | names Levada/Vereda/Pico/Lourenço/Larano | no-names Christmas
Tenerife | 28.46 -16.25 | 2027-03-05 | 10 | 2 | en | volcano | names Teide | no-names Christmas
Naples | 40.85 14.27 | 2027-04-10 | 6 | 2 | en | volcano | names Vesuv | no-names Christmas
Catania | 37.5 15.09 | 2027-05-10 | 6 | 2 | en | volcano | names Etna | no-names Christmas
Füssen | 47.57 10.7 | 2027-06-12 | 8 | 2 | en | castles | names Neuschwanstein/Hohenschwangau | no-names Christmas
Interlaken | 46.69 7.86 | 2027-07-12 | 8 | 2 | en | waterfalls | names Trümmelbach/Staubbach/Giessbach/Reichenbach | no-names Christmas
Arco | 45.92 10.88 | 2027-09-18 | 8 | 2 | en | via ferrata | names errata | no-names Christmas | jobs via-ferrata-set helmet-climbing harness-climbing hiking-boots | hires via-ferrata-set | may climb
Krabi | 8.04 98.82 | 2027-01-15 | 7 | 2 | en | islands | names Phi.Phi/Hong.Islands/Koh.Yao | no-names Christmas
Oban | 56.41 -5.47 | 2027-06-10 | 6 | 2 | en | islands | names Mull | no-names Christmas
Split | 43.51 16.44 | 2027-06-10 | 9 | 2 | en | islands | names Brač Hvar Šolta | no-names Christmas
Dubrovnik | 42.64 18.11 | 2027-06-10 | 5 | 2 | en | | names Wall/Old.Town/Lokrum/Srđ | no-names Christmas
Edinburgh | 55.95 -3.19 | 2027-06-10 | 5 | 2 | en | castles | names Edinburgh.Castle/Holyrood | no-names Christmas
Galway | 53.27 -9.05 | 2027-06-10 | 7 | 2 | en | cliffs | names Moher/Aran | no-names Christmas
Tromsø | 69.65 18.96 | 2027-02-05 | 6 | 2 | en | northern lights | names ights | no-names Beach | may quote
Niagara Falls | 43.09 -79.08 | 2027-06-05 | 4 | 2 | en | | names Niagara/Horseshoe/Falls/Maid/Hornblower | no-names Christmas
Banff | 51.18 -115.57 | 2027-07-05 | 8 | 2 | en | lakes | names Louise/Moraine/Peyto/Minnewanka | no-names Christmas | jobs repellent
Honolulu | 21.31 -157.86 | 2027-03-01 | 8 | 2 | en | surfing | names Waikiki/Waimea/North.Shore/Surf | no-names Christmas | hires surfboard
Nara | 34.68 135.83 | 2027-11-05 | 4 | 2 | en | deer | names Nara/deer | no-names Christmas
Puno | -15.84 -70.02 | 2027-06-05 | 5 | 2 | en | islands | names Uros/Taquile/Titicaca/Amantan | no-names Christmas
San Pedro de Atacama | -22.91 -68.2 | 2027-04-10 | 5 | 2 | en | stars | names Star.watching | no-names dark.skies
Kihei, Maui | 20.74 -156.45 | 2027-02-10 | 8 | 2 | en | whales | names Humpback Road.to.Hana | no-names Whale.watching, Road.to.Hāna
Huacachina | -14.0875 -75.7626 | 2027-05-10 | 4 | 2 | en | | names Dunes.of.Huacachina Ballestas
Talkeetna | 62.3209 -150.1066 | 2027-07-05 | 6 | 2 | en | | names Ruth.Glacier Riverfront | no-names long.walk
Bayahibe | 18.3685 -68.8392 | 2027-02-05 | 11 | 2 | en | | names Saona Chavón | no-names sitting.still
Nuuk | 64.1814 -51.6941 | 2027-07-05 | 8 | 2 | en | | names National.Museum Humpback | no-names good.museum
Lüderitz | -26.648 15.159 | 2027-09-05 | 4 | 2 | en | | names Kolmanskop Felsenkirche | no-names Naukluft
Windhoek | -22.57 17.0836 | 2027-08-07 | 14 | 2 | en | | names Christuskirche Katutura | no-names Through.the.streets
Ringkøbing | 56.09 8.244 | 2027-07-10 | 15 | 2 | en | beach | names Lyngvig Søndervig
Bergen | 60.39 5.32 | 2027-05-10 | 5 | 2 | en | fjords | names fjord Bryggen
Beijing | 40.0 116.4 | 2027-04-18 | 7 | 2 | en | Great Wall | names Great.Wall
Seronera | -2.43 34.83 | 2027-02-10 | 8 | 2 | en | | names Seronera.Valley | no-names Market.day lunch.hour
Amsterdam | 52.37 4.9 | 2027-04-15 | 5 | 2 | en | tulips | names Keukenhof Canal.Ring
Belgrade | 44.81 20.46 | 2027-09-02 | 4 | 2 | en | | names Belgrade.Fortress/Kalemegdan | no-names Belgrade.Bar
Buenos Aires | -34.6 -58.38 | 2027-10-12 | 5 | 2 | en | penguins | names Recoleta/Colón/San.Telmo/Mayo/Boca | no-names enguin
Rangiroa | -14.95 -147.67 | 2027-06-10 | 8 | 2 | en | | names Blue.Lagoon Tiputa/Aquarium | no-names Christmas
Esperance | -33.86 121.89 | 2027-11-05 | 3 | 2 | en | | names Lucky.Bay Great.Ocean.Drive/Twilight | no-names Christmas
Orchha | 25.35 78.64 | 2027-02-11 | 2 | 2 | en | | names Jahangir Ram.Raja/Cenotaphs | no-names Christmas
`;
