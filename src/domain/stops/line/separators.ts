const ARROWS = String.raw`\s*(?:[-=]+>|[→➔➜➝➡⟶⇒⇨⇄↔▶►✈»›>]\uFE0F?)\s*`;
const DASHES = String.raw`\s+[-–—]+\s+|\s*[–—]\s*`;
const LINES = String.raw`\s*[\n;|•·…]\s*|\s*\.{3,}\s*|\s+[&+]\s+`;
const WORDS = [
  'and back to ',
  'back to ',
  '(?:and )?(?:then|after that|afterwards|finally|lastly) (?:on )?(?:to )?',
  'followed by ',
  'and on to ',
  'and ',
  'to ',
  '(?:and )?end(?:ing)? in ',
  'und zurück nach ',
  'zurück nach ',
  '(?:und )?(?:dann|danach|anschließend|schließlich|zuletzt|zum schluss) (?:weiter )?(?:nach )?',
  'und (?:weiter )?(?:nach )?',
  'weiter nach ',
  'nach ',
  'bis (?:nach )?',
].join('|');
const VIA = '(?:and )?via |(?:und )?über ';
const FIRM = `${ARROWS}|${DASHES}|${LINES}|\\s*,?\\s+(?:${WORDS})`;
const LOOSE = String.raw`\s*[,/]\s*`;

/**
 * What stands between two places of a line: `via` before one on the way, `loose` before one that may say where
 * the place before it lies ('Vienna, Austria'), `firm` before any other.
 */
export const SEPARATOR = new RegExp(
  `(?<via>\\s*,?\\s+(?:${VIA}))|(?:${FIRM})|(?<loose>${LOOSE})`,
  'giu',
);

/** The start of a separator that says where one goes: a place on the way may come before it ('to Porto'). */
export const TOWARDS = /(?:to|nach|bis)\s+$/iu;

/** A separator that joins two places of one kind: 'Coimbra and Aveiro'. */
export const JOINS = /^\s*,?\s+(?:and|und|&|\+)\s+$/iu;

const JOURNEY = String.raw`(?:(?:an?|the|our|my|eine|unsere|meine) )?(?:(?:road|rail|city)[ -]?)?(?:trip|route|reise|städtereise|rundreise|tour|roadtrip)`;
const FROM =
  'back to|zurück nach|from|start(?:ing)? in|first|von|ab|zuerst(?: nach)?|zunächst(?: nach)?|erst(?: nach)?';
/** Words before the first name, which are not a part of it. */
export const LEAD = new RegExp(
  String.raw`^(?:${JOURNEY}\s*:\s*(?:(?:${FROM})\s+)?|(?:(?:we (?:go|travel|start)|${JOURNEY})\b[:\s]*)?(?:${FROM})\s+)`,
  'iu',
);
/** Words after the last name: one comes back to where one began. */
export const RETURN =
  /\s*,?\s+(?:(?:and|then) back(?: again| home)?|and return|und (?:wieder )?zurück)[\s.!]*$/iu;
