/*
 * The words of addresses and labels, folded (fold-name.ts): the lists of data/addresses/address-words.txt. Where a town
 * bears such a word in its name, the whole name is looked for first.
 */
import table from './address-words.json';

type List = keyof typeof table;

/** Streets whose word stands before the name: 'Rue de Rivoli', 'Calle Mayor', 'ul. Floriańska'. */
export const STREET_BEFORE = words('street-before');

/** Streets whose word stands after the name, or ends it: 'Baker Street', 'Mariahilfer Straße'. */
export const STREET_AFTER = words('street-after');

/** The same, but also ends of other names: a street only behind a house number. */
export const STREET_AFTER_NUMBER = words('street-after-number');

/** Ends of words that are streets' names: 'Reuterplatz', 'Storgata', 'Bahnhofstr.' */
export const STREET_ENDS = words('street-ends');

/** A word with one of these endings is a street's name even without a number. */
export const SURE_STREET_ENDS = words('sure-street-ends');

/** Where somebody stays, or who lives there: the words beside them are names of no place. */
export const LODGING = words('lodging');

/** Words that may stand before 'in' or 'near' and name nothing: 'Entire apartment in Split'. */
export const GENERIC = words('generic');

/** Words before the name of a place: 'near Innsbruck', 'in der Nähe von Füssen'. */
export const LEADS = phrases('leads');

/** Kinds of municipalities, before or after the name, that leave it a town: 'Stadt Hallein'. */
export const TOWN_BEFORE = phrases('town-before');

export const TOWN_AFTER = phrases('town-after');

/** Kinds of divisions before or after a name: 'Bezirk Hallein', 'Gianyar Regency'. */
export const DIVISION_BEFORE = phrases('division-before');

export const DIVISION_AFTER = phrases('division-after');

/** Join a town to its river or land: 'Lech am Arlberg'. */
export const CONNECTORS = words('connectors');

/** Articles, which may stand before a name: 'The Hague'. */
export const ARTICLES = words('articles');

/** Parts of a house's number and of what is in the house. */
export const UNIT_WORDS = words('unit-words');

function words(list: List): ReadonlySet<string> {
  return new Set(table[list].split(','));
}

/** The longest first. */
function phrases(list: List): readonly (readonly string[])[] {
  return table[list]
    .split(',')
    .map((phrase) => phrase.split(' '))
    .toSorted((a, b) => b.length - a.length);
}
