import type { Language } from '#src/domain/language/language.ts';
import { formatLongDay } from '#src/wording/days.ts';
import { plainText } from '#src/wording/plain-text.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { placeNames } from './outline-days.ts';
import type { OutlineDay } from './outline-days.ts';
import type { OutlineStop } from './outline-stops.ts';
import type { OutlineIdea, OutlineLine, TripOutline } from './outline.ts';

/** How a kind of text writes its parts. */
type Marks = {
  title: (text: string) => string;
  heading: (text: string) => string;
  /** Of a part of what stands under a heading. */
  subheading: (text: string) => string;
  item: (text: string) => string;
  tick: (text: string, packed: boolean) => string;
  /** A text in which no character means anything. */
  plain: (text: string) => string;
};

const TEXT: Marks = {
  title: (text) => text,
  heading: (text) => `${text}\n${'-'.repeat(text.length)}`,
  subheading: (text) => `${text}:`,
  item: (text) => `- ${text}`,
  tick: (text, packed) => `[${packed ? 'x' : ' '}] ${text}`,
  plain: plainText,
};

const MARKDOWN: Marks = {
  title: (text) => `# ${text}`,
  heading: (text) => `## ${text}\n`,
  subheading: (text) => `### ${text}\n`,
  item: (text) => `- ${text}`,
  tick: (text, packed) => `- [${packed ? 'x' : ' '}] ${text}`,
  plain: (text) => plainText(text).replaceAll(/[\\`*_{}[\]<>#|]/gu, String.raw`\$&`),
};

/** The trip as plain text, to paste into a message. */
export function textFile(outline: TripOutline): string {
  return write(outline, TEXT);
}

/** The trip as Markdown, its lists as task lists. */
export function markdownFile(outline: TripOutline): string {
  return write(outline, MARKDOWN);
}

type Section = [heading: string, lines: string[]];

function write(outline: TripOutline, marks: Marks): string {
  const { travelers, madeWith } = EXPORT_WORDS[outline.language];
  const { stops } = outline;
  const facts = `${outline.dates} · ${travelers(outline.travelers)}`;
  const head = `${marks.title(marks.plain(stops.length === 0 ? outline.place : outline.name))}\n\n${marks.plain(facts)}`;
  const [weather, ...others] = placeSections(outline, marks);
  const blocks =
    stops.length === 0
      ? sectionBlocks(
          [...(weather === undefined ? [] : [weather]), ...listSections(outline, marks), ...others],
          marks.heading,
        )
      : [
          ...stops.flatMap((stop) => stopBlocks(outline, stop, marks)),
          ...sectionBlocks(elsewhere(outline, marks), marks.heading),
          ...sectionBlocks(listSections(outline, marks), marks.heading),
        ];
  return `${[head, ...blocks, madeWith].join('\n\n')}\n`;
}

function listSections({ lists, language }: TripOutline, marks: Marks): Section[] {
  const words = EXPORT_WORDS[language];
  return [
    [words.forThisTrip, lists.trip.map((line) => tickOf(line, marks))],
    [words.youHave, lists.have.map((line) => tickOf(line, marks))],
  ];
}

type Facts = Pick<TripOutline, 'weather' | 'days' | 'ideas' | 'safety' | 'emergency' | 'language'>;

/** The facts of one place: the weather first. */
function placeSections({ weather, language, ...facts }: Facts, marks: Marks): Section[] {
  const words = EXPORT_WORDS[language];
  const item = (text: string) => marks.item(marks.plain(text));
  return [
    [words.weather, weather === '' ? [] : [marks.plain(`${weather} ${words.typical}`)]],
    [words.days, facts.days.map((day) => item(dayText(day, language)))],
    [words.ideas, facts.ideas.map((idea) => item(ideaText(idea)))],
    [words.safety, facts.safety.map(({ lead, text }) => item(`${lead}: ${text}`))],
    [words.emergency, facts.emergency.map((number) => item(number))],
  ];
}

/** '1. Vienna, Austria: 10–14 June 2027' and what is true of it. */
function stopBlocks(outline: TripOutline, stop: OutlineStop, marks: Marks): string[] {
  const { number, place, dates } = stop;
  const { language } = outline;
  const days = outline.days.filter((day) => day.stop === number);
  const ideas = outline.ideas.filter((idea) => idea.stop === number);
  const sections = placeSections({ ...stop, days, ideas, language }, marks);
  return [
    marks.heading(marks.plain(`${number}. ${place}: ${dates}`)).trimEnd(),
    ...sectionBlocks(sections, marks.subheading),
  ];
}

/** The days in a gap between two stops, and the ideas that are at none of them. */
function elsewhere({ days, ideas, language }: TripOutline, marks: Marks): Section[] {
  const none = { weather: '', safety: [], emergency: [], language };
  return placeSections(
    {
      ...none,
      days: days.filter(({ stop }) => stop === null),
      ideas: ideas.filter(({ stop }) => stop === null),
    },
    marks,
  );
}

function sectionBlocks(sections: readonly Section[], heading: (text: string) => string): string[] {
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `${heading(name)}\n${lines.join('\n')}`);
}

function tickOf({ name, quantity, packed }: OutlineLine, marks: Marks): string {
  return marks.tick(marks.plain(quantity > 1 ? `${name} × ${quantity}` : name), packed);
}

function dayText({ date, ideas, instead, note }: OutlineDay, language: Language): string {
  const other =
    instead.length === 0 ? '' : `${EXPORT_WORDS[language].instead}: ${placeNames(instead)}`;
  const text = [placeNames(ideas), other, onOneLine(note)].filter((part) => part !== '').join('. ');
  return `${formatLongDay(date, language)}: ${text}`;
}

function ideaText({ name, description, at }: OutlineIdea): string {
  const point = at === null ? '' : ` (${at.lat.toFixed(4)}, ${at.lng.toFixed(4)})`;
  return description === '' ? `${name}${point}` : `${name}${point}: ${onOneLine(description)}`;
}

/** On one line, as an item of a list needs it. */
function onOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
