import type { Language } from '#src/domain/language/language.ts';
import { formatLongDay } from '#src/wording/days.ts';
import { plainText } from '#src/wording/plain-text.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { stopNames } from './outline-days.ts';
import type { OutlineDay } from './outline-days.ts';
import type { OutlineIdea, OutlineLine, TripOutline } from './outline.ts';

/** How a kind of text writes its parts. */
type Marks = {
  title: (text: string) => string;
  heading: (text: string) => string;
  item: (text: string) => string;
  tick: (text: string, packed: boolean) => string;
  /** A text in which no character means anything. */
  plain: (text: string) => string;
};

const TEXT: Marks = {
  title: (text) => text,
  heading: (text) => `${text}\n${'-'.repeat(text.length)}`,
  item: (text) => `- ${text}`,
  tick: (text, packed) => `[${packed ? 'x' : ' '}] ${text}`,
  plain: plainText,
};

const MARKDOWN: Marks = {
  title: (text) => `# ${text}`,
  heading: (text) => `## ${text}\n`,
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

function write(outline: TripOutline, marks: Marks): string {
  const words = EXPORT_WORDS[outline.language];
  const { lists, ideas, safety, emergency, weather } = outline;
  const facts = `${outline.dates} · ${words.travelers(outline.travelers)}`;
  const sections: [string, string[]][] = [
    [words.weather, weather === '' ? [] : [marks.plain(`${weather} ${words.typical}`)]],
    [words.forThisTrip, lists.trip.map((line) => tickOf(line, marks))],
    [words.youHave, lists.have.map((line) => tickOf(line, marks))],
    [
      words.days,
      outline.days.map((day) => marks.item(marks.plain(dayText(day, outline.language)))),
    ],
    [words.ideas, ideas.map((idea) => marks.item(marks.plain(ideaText(idea))))],
    [words.safety, safety.map(({ lead, text }) => marks.item(marks.plain(`${lead}: ${text}`)))],
    [words.emergency, emergency.map((number) => marks.item(marks.plain(number)))],
  ];
  const blocks = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `${marks.heading(heading)}\n${lines.join('\n')}`);
  const head = `${marks.title(marks.plain(outline.place))}\n\n${marks.plain(facts)}`;
  return `${[head, ...blocks, words.madeWith].join('\n\n')}\n`;
}

function tickOf({ name, quantity, packed }: OutlineLine, marks: Marks): string {
  return marks.tick(marks.plain(quantity > 1 ? `${name} × ${quantity}` : name), packed);
}

function dayText({ date, ideas, instead, note }: OutlineDay, language: Language): string {
  const other =
    instead.length === 0 ? '' : `${EXPORT_WORDS[language].instead}: ${stopNames(instead)}`;
  const text = [stopNames(ideas), other, onOneLine(note)].filter((part) => part !== '').join('. ');
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
