/** A piece of a sentence, either a figure or the text between. */
export type TextPart = { text: string; figure: boolean };

const NUMBER = String.raw`[−-]?\d+(?:[.,]\d+)?`;
const RANGE = String.raw`${NUMBER}(?:\s?(?:–\u2060?|-|to|bis)\s?${NUMBER})?`;
const MEASURE = '°[CF]?|%|mm|cm|km|m|l|kg|mi|mph|ft|in|oz|lb';
const SPAN = 'days?|nights?|Tagen?|Nächten?';
const SHARE = String.raw`(?:of|von)\s\d+\s(?:${SPAN})`;
const QUANTITY = String.raw`${RANGE}\s?(?:${MEASURE}|${SPAN}|${SHARE})(?![\p{L}\d])`;
const DURATION = String.raw`\d+\s(?:h|Std\.)(?:\s\d+\s(?:min|Min\.))?(?![\p{L}\d])`;
const TIME = String.raw`\b\d{1,2}:\d{2}\b(?:\s?(?:–\u2060?|to|bis)\s?\d{1,2}:\d{2})?(?:\s(?:Uhr|am|pm))?`;
/** A number without a unit counts only as a time of day. */
const FIGURE = new RegExp([DURATION, QUANTITY, TIME].join('|'), 'gu');

/** The text split at its figures: '8 °C', '3–4 of 10 days', '02:40'; joined they are the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(FIGURE)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), figure: false });
    parts.push({ text: match[0], figure: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), figure: false });
  return parts;
}
