import type { ListEdits } from './list-edits.ts';

/**
 * What another trip takes over of a list: lines of one's own, what was set aside, names, notes, bags and
 * people. How many of a computed line follows from the trip, and nothing is somebody's who does not come.
 */
export function baseList({ lines, own, people }: ListEdits, travelers: number): ListEdits {
  const ownKeys = new Set(own.map(({ key }) => key));
  return {
    lines: lines
      .map(({ quantity, whose, ...edit }) => ({
        ...edit,
        ...(quantity !== undefined && ownKeys.has(edit.key) ? { quantity } : {}),
        ...(whose !== undefined && (whose === 'shared' || whose <= travelers) ? { whose } : {}),
      }))
      .filter((edit) => Object.keys(edit).length > 1),
    own,
    people: people.slice(0, travelers),
  };
}

/** Is there anything that another trip could take over? */
export function isBase({ lines, own, people }: ListEdits): boolean {
  return lines.length + own.length > 0 || people.some((name) => name !== '');
}
