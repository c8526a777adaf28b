import type { SummaryFigures } from '../ideas/summary-words.ts';

const GROUPS = {
  wheelchair: 'alle sind ohne Stufen, soweit wir wissen: frag vorher nach',
  small: 'nichts davon verlangt Hände am Fels oder eine Stunde am Abgrund',
  children: 'nichts davon ist eine Kletterei',
  older: 'nichts davon ist eine Kletterei, und viele Stufen sind genannt',
} as const;

/** One sentence on how the ideas lie, and what these days or travellers make of them. */
export function summaryDe(figures: SummaryFigures): string {
  const more = moreOf(figures);
  return `${waysOf(figures)}${more === '' ? '' : `; ${more}`}.`;
}

function waysOf({ count, days, farthest, nearest, outing, walkable }: SummaryFigures): string {
  const away =
    outing === null ? '' : `einen eigenen Tag braucht ${outing.name}, ${outing.km} entfernt`;
  if (walkable >= 4 || walkable === count) {
    const places = walkable === count ? `Alle ${count} Orte` : `${walkable} von ${count} Orten`;
    const near = `${places} liegen im Umkreis von 3\u00A0km`;
    return away === '' ? near : `${near}; ${away}`;
  }
  if (away !== '' && nearest.name !== outing?.name) {
    return `Am nächsten liegt ${nearest.name}, ${nearest.km} von dir; ${away}`;
  }
  return `${count} Orte für ${days} ${days === 1 ? 'Tag' : 'Tage'}, keiner weiter als ${farthest}`;
}

function moreOf({ group, heat, rain }: SummaryFigures): string {
  if (group !== null) return GROUPS[group];
  if (rain !== null) {
    const roofs = rain.roofs === 1 ? 'einer hat' : `${rain.roofs} haben`;
    return `${roofs} ein Dach, denn es regnet an ${rain.wetDays} von zehn Tagen`;
  }
  return heat === '' ? '' : `bei ${heat} am Tag gehört der Morgen dem, was keinen Schatten hat`;
}
