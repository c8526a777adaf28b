import type { SafetyNote } from '#src/domain/trip/recommendation.ts';
import { formatCelsius, formatMetres } from '#src/wording/units.ts';
import { NOTE_RULES } from '#src/recommender/decide/safety/note-rules.ts';
import type { FigureKind } from '#src/recommender/decide/safety/note-rules.ts';
import type { DecidedNote } from '#src/recommender/decide/safety/safety-notes.ts';
import { WORDLESS } from '#src/recommender/know/safety/danger.ts';
import type { Danger } from '#src/recommender/know/safety/danger.ts';
import { festivalInWords } from '../festivals/festival-in-words.ts';
import type { Telling } from '../telling.ts';

const HEIGHTS: ReadonlySet<FigureKind> = new Set<FigureKind>([
  'altitude',
  'altitude-heart',
  'deathly-altitude',
]);

type Words = Pick<Telling, 'language' | 'voice'>;

export function safetyInWords(note: DecidedNote, words: Words): SafetyNote {
  switch (note.from) {
    case 'table':
      return {
        type: NOTE_RULES[note.danger.kind]?.type ?? 'law',
        ...dangerInWords(note.danger, words),
      };
    case 'figures':
      return { type: NOTE_RULES[note.kind]?.type ?? 'weather', ...figureInWords(note, words) };
    case 'calendar': {
      const { name, text } = festivalInWords(note.held, words);
      return { type: 'calendar', lead: name, text };
    }
    default:
      return note satisfies never;
  }
}

function dangerInWords(
  { kind, name, text }: Danger,
  { language, voice }: Words,
): Pick<SafetyNote, 'lead' | 'text'> {
  const own = WORDLESS.some((wordless) => wordless === kind)
    ? null
    : Object.entries(voice.safety.kinds).find(([key]) => key === kind)?.[1];
  const place = name?.[language] ?? '';
  return { lead: own?.lead ?? place, text: text?.[language] ?? own?.text(place) ?? '' };
}

function figureInWords(
  { kind, value }: { kind: FigureKind; value: number },
  { language, voice }: Words,
): Pick<SafetyNote, 'lead' | 'text'> {
  const { lead, text } = voice.safety.figures[kind];
  const isHeight = HEIGHTS.has(kind);
  const shown = isHeight
    ? formatMetres(Math.round(value / 100) * 100, language)
    : formatCelsius(value, language);
  return { lead, text: text(shown) };
}
