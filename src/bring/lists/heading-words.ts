/** Usual headings of packing lists, in lower case. */
const WORDS = new Set(
  [
    'clothes,clothing,footwear,shoes,toiletries,wash bag,washbag,bathroom,hygiene,electronics,tech,gadgets',
    'documents,papers,money,documents & money,documents and money,first aid,first aid kit,health,medicine',
    'medication,kitchen,cooking,food,food & drink,snacks,sleep,sleeping,sleep system,shelter,camping,big 3',
    'big three,pack,packs,packing,worn,worn weight,consumables,kids,baby,children,beach,misc,miscellaneous,other',
    'others,accessories,hand luggage,carry-on,carry on,suitcase,backpack,sport,sports,tools,photo,camera,climbing',
    'hygiene & health,essentials,before leaving,entertainment,navigation,water,cook kit,cook system,rain gear',
    'kleidung,klamotten,bekleidung,anziehsachen,schuhe,hygiene,kulturbeutel,kulturtasche,waschbeutel,bad,badezimmer',
    'kosmetik,körperpflege,technik,elektronik,dokumente,papiere,unterlagen,geld,dokumente & geld,dokumente und geld',
    'geld und papiere,papiere und geld,reiseapotheke,apotheke,medikamente,gesundheit,erste hilfe,küche,kochen,essen',
    'verpflegung,proviant,essen & trinken,essen und trinken,schlafen,zelten,unterkunft,rucksack,koffer,handgepäck',
    'kinder,baby,strand,baden,sonstiges,sonst,diverses,verschiedenes,extras,zubehör,werkzeug,foto,kamera,klettern',
    'wandern,radfahren,ski,wichtig,wichtiges,vor der abreise,unterhaltung,freizeit,orientierung,navigation,wasser',
    'wertsachen,auto,outdoor,sport,hund,regen,regenzeug,am körper,verbrauchsgüter,trekking,hiking,cycling',
  ].flatMap((line) => line.split(',')),
);

/** Names of a whole list, which say nothing of its lines. */
const WHOLE_LIST =
  /^(?:(?:meine|unsere|my|our|the|die|neue|new)\s+)?(?:pack(?:ing|er)?[ -]?list[e]?|gear[ -]?list|check[ -]?list[e]?|to[ -]?dos?|list[e]?|items?|untitled(?: list)?|ohne titel|notizen?|notes?)$/iu;

/** Is it a usual name of a part of a list, 'Kleidung'? */
export function isHeadingWord(text: string): boolean {
  return WORDS.has(text.trim().toLowerCase().replace(/:$/u, ''));
}

/** Empty where it only says that this is a list. */
export function headingName(text: string): string {
  return WHOLE_LIST.test(text) ? '' : text;
}
