/** Volcanoes that travellers visit: name, latitude, longitude (NOAA NCEI, public domain). */
const LINES = `
Vesuvius 40.8 14.4, Campi Flegrei 40.8 14.1, Etna 37.7 15.0, Stromboli 38.8 15.2, Vulcano 38.4 15.0
Santorini 36.4 25.4, Methana 37.6 23.3, Nisyros 36.6 27.2, Puy de Dôme 45.8 3.0, Garrotxa 42.2 2.5
Teide 28.3 -16.6, Timanfaya 29.0 -13.6, Cumbre Vieja 28.6 -17.8, Pico 38.5 -28.4, Furnas 37.8 -25.3
Sete Cidades 37.9 -25.8, Capelinhos 38.6 -28.7, Algar do Carvão 38.7 -27.3, Fogo 14.9 -24.4
Hekla 64.0 -19.7, Katla 63.6 -19.1, Krafla 65.7 -16.7, Askja 65.0 -16.8, Reykjanes 63.9 -22.6, Snæfellsjökull 64.8 -23.8
Kīlauea 19.4 -155.3, Mauna Loa 19.5 -155.6, Haleakalā 20.7 -156.2, Mount St. Helens 46.2 -122.2
Mount Rainier 46.9 -121.8, Mount Hood 45.4 -121.7, Crater Lake 42.9 -122.1, Newberry 43.7 -121.2
Mount Shasta 41.4 -122.2, Lassen Peak 40.5 -121.5, Yellowstone 44.4 -110.7, Craters of the Moon 43.4 -113.5
Popocatépetl 19.0 -98.6, Colima 19.5 -103.6, Paricutín 19.5 -102.2, Acatenango 14.5 -90.9, Pacaya 14.4 -90.6
Santa Ana 13.9 -89.6, San Salvador 13.7 -89.3, Telica 12.6 -86.8, Momotombo 12.4 -86.5, Masaya 12.0 -86.2
Mombacho 11.8 -86.0, Concepción 11.5 -85.6, Rincón de la Vieja 10.8 -85.3, Arenal 10.5 -84.7, Poás 10.2 -84.2
Irazú 10.0 -83.9, Barú 8.8 -82.5, La Soufrière 16.0 -61.7, Montagne Pelée 14.8 -61.2, Mount Liamuiga 17.4 -62.8
Cotopaxi -0.7 -78.4, Quilotoa -0.8 -78.9, Chimborazo -1.5 -78.8, Tungurahua -1.5 -78.4, Sierra Negra -0.8 -91.2
Misti -16.3 -71.4, Láscar -23.4 -67.7, Villarrica -39.4 -71.9, Llaima -38.7 -71.7, Lanín -39.6 -71.5, Osorno -41.1 -72.5
Fuji 35.4 138.7, Hakone 35.2 139.0, Asama 36.4 138.5, Aso 32.9 131.1, Sakurajima 31.6 130.7, Unzen 32.8 130.3
Kusatsu-Shirane 36.6 138.5, Tōya 42.5 140.8, Shikotsu 42.7 141.4, Daisetsuzan 43.7 142.9, Hallasan 33.4 126.5
Paektusan 42.0 128.1, Taal 14.0 121.0, Mayon 13.3 123.7, Pinatubo 15.1 120.3, Camiguin 9.2 124.7
Bromo -7.9 113.0, Ijen -8.1 114.2, Merapi -7.5 110.4, Dieng -7.2 109.9, Papandayan -7.3 107.7, Gede -6.8 107.0
Krakatau -6.1 105.4, Batur -8.2 115.4, Agung -8.3 115.5, Rinjani -8.4 116.5, Tambora -8.2 118.0, Kelimutu -8.8 121.8
Sinabung 3.2 98.4, Toba 2.6 98.8, Kerinci -1.7 101.3, Lokon 1.4 124.8, Yasur -19.5 169.4, Ambrym -16.2 168.1
Tongariro -39.2 175.6, Ruapehu -39.3 175.6, Taranaki -39.3 174.1, Tarawera -38.2 176.5, Rangitoto -36.8 174.9
Ararat 39.7 44.3, Nemrut Dağı 38.7 42.2, Hasan Dağı 38.1 34.2, Erciyes 38.5 35.4, Damavand 36.0 52.1, Elbrus 43.4 42.4
Kazbek 42.7 44.5, Kilimanjaro -3.1 37.4, Meru -3.2 36.8, Ol Doinyo Lengai -2.8 35.9, Longonot -0.9 36.4
Nyiragongo -1.5 29.2, Bisoke -1.5 29.5, Erta Ale 13.6 40.7, Dallol 14.2 40.3, Mount Cameroon 4.2 9.2
Karthala -11.8 43.4, Piton de la Fournaise -21.2 55.7, Awatschinskaja 53.3 158.8, Mutnowski 52.4 158.2, Deception Island -63.0 -60.7
`;

export const VOLCANOES: readonly (readonly [name: string, lat: number, lng: number])[] =
  LINES.trim()
    .split(/[,\n] ?/u)
    .map((entry) => {
      const parts = entry.split(' ');
      return [parts.slice(0, -2).join(' '), Number(parts.at(-2)), Number(parts.at(-1))] as const;
    });
