import type { Language } from '#src/domain/language/language.ts';
import { keepTogether } from '../keep-together.ts';
import { RANGE_DASH, formatNumber } from '../numbers.ts';
import { chosenUnits } from './chosen-units.ts';
import { feet, inches, miles, milesPerHour, pounds } from './imperial.ts';
import type { Quantity } from './imperial.ts';
import {
  formatCelsius,
  formatCelsiusRange,
  formatClock,
  formatDegreesDifference,
  written,
} from './shown-units.ts';

const NUMBER = String.raw`[−-]?\d[\d.,]*(?<![.,])`;
const TO = String.raw`\s?(?:–\u2060?|-|to|bis)\s?`;
/** Not a part of a longer number, of a size such as '60 × 120 cm', or of a word. */
const START = String.raw`(?<![\p{L}\d.,×]|[x×]\s?)`;
const END = String.raw`(?![\p{L}\d/])`;
const MEASURED = new RegExp(
  `${START}(${NUMBER})(?:(${TO})(${NUMBER}))?\\s?(°C|km/h|km|mm|cm|m|kg|g)${END}`,
  'gu',
);
/** Words after which degrees are a difference, not a temperature. */
const COMPARED = /^\s(?:warmer|colder|cooler|hotter|wärmer|kälter|kühler|heißer)(?!\p{L})/u;
const TIME = /(?<![\d:])(\d{1,2}:\d{2})(?![\d:])(?:\sUhr)?/gu;

/**
 * A text that no formatter of the page wrote, as it is shown: a sentence of the recommender or of a model, from
 * this plan or a saved one. Its figures are metric, and become those of the chosen units.
 */
export function shownText(text: string, language: Language): string {
  return inChosenUnits(keepTogether(text), language);
}

/** The same without the characters that hold a line together, for files. */
export function inChosenUnits(text: string, language: Language): string {
  const { temperature, distance, weight, clock } = chosenUnits();
  let shown = text;
  if (temperature !== 'celsius' || distance !== 'metric' || weight !== 'metric') {
    shown = shown.replaceAll(MEASURED, (...match) => measure(match, shown, language));
  }
  return clock === '24' ? shown : shown.replaceAll(TIME, (_, time: string) => formatClock(time));
}

function measure(match: readonly unknown[], all: string, language: Language): string {
  const [whole, from, to, last, unit, index] = match;
  const first = numberOf(from, language);
  const end = last === undefined ? null : numberOf(last, language);
  if (unit === '°C') {
    const isDifference = COMPARED.test(all.slice(Number(index) + String(whole).length));
    if (isDifference && end === null) return formatDegreesDifference(first, language);
    return end === null ? formatCelsius(first, language) : formatCelsiusRange(first, end, language);
  }
  const convert = converterOf(String(unit));
  if (convert === null) return String(whole);
  if (end === null) return written(convert(first), language);
  const [least, most] = [convert(first), convert(end)];
  const dash = /to|bis/u.test(String(to)) ? String(to) : RANGE_DASH;
  return formatNumber(least.value, language, { most: most.most }) + dash + written(most, language);
}

/** Null where the unit stays as it is. */
function converterOf(unit: string): ((value: number) => Quantity) | null {
  const { distance, weight } = chosenUnits();
  const ways: Record<string, (value: number) => Quantity> = {
    km: miles,
    'km/h': milesPerHour,
    m: feet,
    cm: (value) => inches(10 * value),
    mm: inches,
  };
  const weights: Record<string, (value: number) => Quantity> = {
    g: pounds,
    kg: (value) => pounds(1000 * value),
  };
  const way = distance === 'metric' ? undefined : ways[unit];
  return way ?? (weight === 'metric' ? null : (weights[unit] ?? null));
}

/** '1,250.5' in English, '1.250,5' in German. */
function numberOf(text: unknown, language: Language): number {
  const plain = String(text).replace('−', '-');
  return Number(
    language === 'de' ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', ''),
  );
}
