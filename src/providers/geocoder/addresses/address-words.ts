/*
 * The words of addresses and labels, folded (fold-name.ts), in the languages that travellers paste
 * from. Where a town bears such a word in its name, the whole name is looked for first.
 */

/** Streets whose word stands before the name: 'Rue de Rivoli', 'Calle Mayor', 'ul. Floriańska'. */
export const STREET_BEFORE = words(
  'rue avenue av ave boulevard bd blvd place quai chemin route allee impasse cours passage square promenade esplanade', // French
  'via viale piazza piazzale corso vicolo largo strada contrada localita lungomare salita calata fondamenta', // Italian
  'calle c avenida avda paseo plaza plaça placa carrer carretera camino ronda rambla callejon carrera cra calzada jiron jr pasaje cl kra autopista', // Spanish, Catalan
  'rua praca travessa estrada alameda beco avenida rodovia', // Portuguese
  'ul ulica ulice aleja aleje plac namesti trg obala bulevar bul bulevardul bulevardi str ulitsa prospekt pr', // Slavic, Romanian
  'jl jalan lorong jln soi thanon moo mu duong pho ngo hem', // Asia
  'odos leoforos rruga zanqat derb sharia shari rehov',
);

/** Streets whose word stands after the name, or ends it: 'Baker Street', 'Mariahilfer Straße'. */
export const STREET_AFTER = words(
  'street road avenue ave boulevard blvd lane parkway pkwy highway hwy freeway expressway rd crescent terrace esplanade parade alley mews',
  'strasse str gasse platz allee chaussee promenade',
  'straat laan plein gracht kade gata gatan gaten gade vej vei veien vagen katu',
  'utca utja korut caddesi cad cd sokak sok sk bulvari mahallesi mah namesti ulica trg dori dong gil marg',
);

/** The same, but also ends of other names: a street only behind a house number. */
export const STREET_AFTER_NUMBER = words(
  'st way court ct place pl drive dr square sq close row walk mile hill gardens green quay wharf ln ter ut ring weg steig damm ufer torget torv plads',
);

/** Ends of words that are streets' names: 'Reuterplatz', 'Storgata', 'Bahnhofstr.' */
export const STREET_ENDS = words(
  'strasse str gasse platz allee straat gracht plein laan gata gatan gaten gate vegen veien vegur gade vej weg ring damm ufer steig katu tie stigen plass plads torv torget vagen utca markt wall graben',
);
/** A word with one of these endings is a street's name even without a number. */
export const SURE_STREET_ENDS = words('strasse str gasse platz straat gracht');

/** Where somebody stays, or who lives there: the words beside them are names of no place. */
export const LODGING = words(
  'hotel hotels hostel hostels motel pension gasthof gasthaus guesthouse inn lodge resort villa villas casa chalet chalets apartment apartments apartamento apartamentos apartement apartements appartement appartements flat studio penthouse loft aparthotel apart suites suite residence residenz residences riad dar ryokan minshuku camping campingplatz campsite jugendherberge hutte refugio rifugio refuge bnb airbnb homestay hostal albergo agriturismo locanda posada pousada quinta finca cortijo masseria haus house huset cottage bungalow bungalows cabin cabins ferienwohnung ferienwohnungen fewo ferienhaus ferienhauser unterkunft accommodation palace boutique spa careof fam familie family herr frau mr mrs ms dr restaurant cafe bar museum',
  'hilton ibis marriott novotel mercure radisson sheraton hyatt westin ritz accor scandic generator wombats meininger premier leonardo maritim steigenberger',
);

/** Words that may stand before 'in' or 'near' and name nothing: 'Entire apartment in Split'. */
export const GENERIC = words(
  'entire whole private shared room rooms home place places rental unit stay stays trip flight flights weekend holiday holidays vacation honeymoon hiking things to do best cheap the a an my our condo tiny km m min minutes miles mi north south east west northeast northwest southeast southwest of day days week night nights on',
  'gesamte gesamtes ganze ganzes privatzimmer zimmer wohnung urlaub reise flug fluge ausflug wochenende wandern kurzurlaub stadtereise das die der ein eine unsere unser meine mein tage tag woche nachte nordlich sudlich ostlich westlich minuten',
);

/** Words before the name of a place: 'near Innsbruck', 'in der Nähe von Füssen'. */
export const LEADS = phrases(
  'near to,near,close to,next to,outside of,outside,around,just outside,not far from,of,in the area of,area of,in and around,in,at,to,from,via',
  'in der nahe von,in der nahe,in der umgebung von,umgebung von,umgebung,umland von,nahe bei,nahe,nachst,bei,nach,auf,rund um,um,unweit von,unweit,kurz vor,von,aus',
  'pres de,proche de,cerca de,vicino a,nei pressi di',
);

/** Kinds of municipalities, before or after the name, that leave it a town: 'Stadt Hallein'. */
export const TOWN_BEFORE = phrases(
  'stadt,landeshauptstadt,hansestadt,marktgemeinde,stadtgemeinde,gemeinde,markt,ortsgemeinde,verbandsgemeinde,kreisfreie stadt',
  'city of,town of,village of,municipality of,comune di,comune de,commune de,ville de,ciudad de,municipio de,gmina,obec,mesto,kota,thanh pho,tp,greater',
);
export const TOWN_AFTER = phrases(
  'city,town,village,shi,machi,cho,mura,si,downtown,old town,altstadt,innenstadt,zentrum,city center,city centre,centre,center,centro,centrum,stadt',
);

/** Kinds of divisions before or after a name: 'Bezirk Hallein', 'Gianyar Regency'. */
export const DIVISION_BEFORE = phrases(
  'bezirk,landkreis,kreis,kanton,provinz,prafektur,region,regierungsbezirk,verwaltungsgemeinschaft,bundesland,oblast,distrikt,departement,insel',
  'province of,county of,district of,region of,state of,canton of,island of,isle of,county,co,arrondissement de,departement de,province de,region de',
  'provincia autonoma di,provincia de,provincia di,provincia,departamento de,departamento del,distrito de,comarca de,comunidad de,estado de,region de,citta metropolitana di,isla de',
  'powiat,okres,kraj,obcina,opcina,judetul,judet,mueang,amphoe,changwat,tambon,kabupaten,kecamatan,huyen,quan,tinh',
);
export const DIVISION_AFTER = phrases(
  'administrative district,administrative region,district municipality,regional district,metropolitan city,metropolitan region,special region,autonomous region,county council,shire council,city council,local municipality',
  'district,county,province,prefecture,regency,governorate,region,municipality,department,oblast,voivodeship,raion,krai,council,shire,parish,township,borough,ward,state,territory,canton,kommune,kommun,lan,fylke,megye,judet,prefektur,prafektur,zone,division,subdivision,emirate,island',
  'ken,fu,to,ku,gun,gu,do,kreis,bezirk,provinz',
);

/** Join a town to its river or land: 'Lech am Arlberg'. */
export const CONNECTORS = words(
  'am an der im in ob bei vor unter auf auf dem den die das zu zum zur on upon by under de del la las los le les sur sous en lez di da do della dei al alla sul nad pod pri nel a of the and und et y e i at near d do',
);

/** Articles, which may stand before a name: 'The Hague'. */
export const ARTICLES = words('the der die das le la les los las el il lo i gli o a os as de het');

/** Parts of a house's number and of what is in the house. */
export const UNIT_WORDS = words(
  'no nr nro num numero n apt apartment suite ste unit floor fl top tur stiege stock og eg bis ter bldg building room rm po box postfach piso planta int interior depto dpto bajo izq dcha s w e nw ne sw se nte sur kat daire',
);

function words(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}

/** The longest first. */
function phrases(...lists: string[]): readonly (readonly string[])[] {
  return lists
    .flatMap((list) => list.split(','))
    .map((phrase) => phrase.split(' '))
    .toSorted((a, b) => b.length - a.length);
}
