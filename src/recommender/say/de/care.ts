import type { Unfit } from '#src/domain/place/access.ts';
import type { CareWords } from '../sights/care-words.ts';

export const careDe: CareWords = {
  edge: ({ isBabyOnly }) =>
    isBabyOnly
      ? 'Stellenweise ohne Geländer: Das Baby bleibt in der Trage'
      : 'Stellenweise ohne Geländer: Kleine Kinder gehen an der Hand',
  'cold-water': ({ isBabyOnly }) =>
    isBabyOnly
      ? 'Kaltes Wasser oder Strömung: nichts zum Baden fürs Baby'
      : 'Kaltes Wasser oder Strömung: Kinder nur bis zu den Knien, und du daneben',
  steps: ({ hasPram, hasSmall, isBabyOnly }) => {
    if (hasPram) return 'Viele Stufen, kein Aufzug: Der Kinderwagen bleibt unten';
    if (isBabyOnly) return 'Viele Stufen, kein Aufzug: Das Baby kommt in der Trage mit';
    return hasSmall
      ? 'Viele Stufen, kein Aufzug: Kurze Beine brauchen Pausen'
      : 'Viele Stufen, kein Aufzug: von unten ansehen oder Zeit lassen';
  },
  'no-pram': ({ hasPram }) =>
    hasPram
      ? 'Mit dem Kinderwagen kein Durchkommen: Trage mitnehmen'
      : 'Mit der Trage geht es, auf Rädern nicht',
  walk: ({ hasPram, hasSmall }) => {
    if (hasPram) return 'Eine Stunde und mehr zu Fuß: der Wagen kommt mit, dazu ein Imbiss';
    return hasSmall
      ? 'Eine Stunde und mehr zu Fuß: ein Stück davon wird getragen'
      : 'Eine Stunde und mehr zu Fuß: umkehren, wo es reicht';
  },
  'no-shade': ({ hasSmall }) =>
    hasSmall
      ? 'Kein Schatten: vor zehn oder nach vier, mit Hüten und Wasser'
      : 'Kein Schatten: vor zehn oder nach vier, mit Hut und Wasser',
  'thin-air': ({ hasSmall }) =>
    hasSmall
      ? 'Dünne Luft: Mit kleinen Kindern reicht oben eine halbe Stunde, wird eins matt, gleich hinunter'
      : 'Dünne Luft: langsam gehen, mit schwachem Herzen vorher den Arzt fragen',
  scramble: () => 'An den Felsen braucht man die Hände',
  'step-free': () => 'Ohne Stufen',
};

export const unfitDe: Readonly<Record<Unfit, string>> = {
  scramble: 'An den Felsen braucht man die Hände',
  high: 'Ein Aufstieg für trittsichere Erwachsene',
  adults: 'Nichts für kleine Kinder',
  'long-walk': 'Ein halber Tag zu Fuß und mehr',
  edge: 'Über eine Stunde zu Fuß am Abgrund entlang',
  drop: 'Ein Abgrund ohne Geländer',
  'no-wheels': 'Auf Rädern kein Durchkommen',
  'thin-air':
    'Dünne Luft: nichts für Kinder unter zwei, in der Schwangerschaft oder mit schwachem Herzen',
  steps: 'Viele Stufen, kein Aufzug',
  'unknown-steps': 'Ob es ohne Stufen geht, weiß niemand sicher',
  unknown: 'Wie es mit kleinen Kindern ist, hat niemand aufgeschrieben',
  demanding: 'Steil oder rau, sagt die Notiz',
};
