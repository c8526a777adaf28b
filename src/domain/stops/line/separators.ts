import { saidPattern } from '#src/domain/language/said.ts';

const ARROWS = String.raw`\s*(?:[-=]+>|[→➔➜➝➡⟶⇒⇨⇄↔▶►✈»›>]\uFE0F?)\s*`;
const DASHES = String.raw`\s+[-–—]+\s+|\s*[–—]\s*`;
const LINES = String.raw`\s*[\n;|•·…]\s*|\s*\.{3,}\s*|\s+[&+]\s+`;
const THEN = String.raw`\s*,?\s+${saidPattern('way-then')}\s+`;
const VIA = String.raw`\s*,?\s+${saidPattern('way-via')}\s+`;
const LOOSE = String.raw`\s*[,/]\s*`;

/**
 * What stands between two places of a line: `via` before one on the way, `loose` before one that may say where
 * the place before it lies ('Vienna, Austria'), any other is firm.
 */
export const SEPARATOR = new RegExp(
  `(?<via>${VIA})|(?:${ARROWS}|${DASHES}|${LINES}|${THEN})|(?<loose>${LOOSE})`,
  'giu',
);

/** The start of a separator that says where one goes: a place on the way may come before it ('to Porto'). */
export const TOWARDS = new RegExp(String.raw`\s${saidPattern('way-towards')}\s+$`, 'iu');

/** A separator that joins two places of one kind: 'Coimbra and Aveiro'. */
export const JOINS = new RegExp(String.raw`^\s*,?\s+(?:${saidPattern('way-and')}|&|\+)\s+$`, 'iu');

const JOURNEY = saidPattern('way-journey');
const FROM = String.raw`${saidPattern('way-from')}\s+`;
/** Words before the first name, which are not a part of it. */
export const LEAD = new RegExp(
  String.raw`^(?:${JOURNEY}\s*:\s*(?:${FROM})?|(?:(?:${saidPattern('way-lead')}|${JOURNEY})\b[:\s]*)?${FROM})`,
  'iu',
);
/** Words after the last name: one comes back to where one began. */
export const RETURN = new RegExp(String.raw`\s*,?\s+${saidPattern('way-return')}[\s.!]*$`, 'iu');
