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
