/**
 * Words that make a number before them part of the name: '2 Personen Zelt', '500 ml Wasser', '4 season
 * tent', '2 in 1 Kabel'.
 */
const PARTS = new Set(
  [
    // Units
    'ml cl dl l liter litre liters litres mm cm m km meter metre meters metres ft feet foot inch inches zoll',
    'yard yards mile miles meilen g gr kg mg gramm gram grams kilo kilos pfund oz ounce ounces fl lb lbs pound pounds',
    'v volt w watt wh kwh mah ah ampere a hz mhz ghz db lm lumen bar psi hpa',
    'kb mb gb tb mbit gbit mp megapixel pixel bit grad degree degrees prozent percent',
    'euro eur dollar dollars usd chf franken kronen sek nok dkk cent pounds pence yen',
    // Times
    'uhr am pm h hr hrs std stunde stunden hour hours min minute minuten minutes sekunden seconds sek sec',
    'tag tage tages day days nacht nächte night nights woche wochen week weeks monat monate month months',
    'jahr jahre year years',
    // Purposes and parts of a thing
    'person personen persons people pers mann man men leute season seasons jahreszeit jahreszeiten',
    'layer layers lagig lagen schichten way wege piece teilig teile fach gang gänge port ports pol',
    'pin finger in zu wheel wheels rollen takt stroke point punkt ply burner flammen flammig pack',
    'stellig sterne star stufen speed liner sided seitig klingen blade blades quart quarts gallon gallons',
  ].flatMap((line) => line.split(' ')),
);

/** With a noun behind it: '2 Dosen Bohnen', '3 bottles of water'. */
const CONTAINER =
  /^(?:packung(?:en)?|päckchen|packerl|dosen?|flaschen?|tuben?|rollen?|beutel|tafeln?|gläser|glas|scheiben?|becher|kanister|kartons?|kisten?)\s+/iu;
const CONTAINER_OF =
  /^(?:bottles?|cans?|packs?|packets?|tubes?|rolls?|bags?|boxes|bars?|sheets?|cups?|tins?|jars?)\s+of\s/iu;

/** Does a number before this text belong to it? */
export function followsAsPart(rest: string): boolean {
  const [word = ''] = /^[\p{L}\p{N}]+/u.exec(rest) ?? [];
  if (/^\p{L}$/u.test(word) && !/^\p{L}-/u.test(rest)) return true;
  const behind = rest.replace(CONTAINER, '');
  const isContained = behind !== rest && /^\p{Lu}/u.test(behind);
  return PARTS.has(word.toLowerCase()) || isContained || CONTAINER_OF.test(rest);
}
