import { join } from 'node:path';
import * as v from 'valibot';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import { listCell } from '../../tables/cells.ts';
import { readTable } from '../../tables/read-table.ts';
import type { ListedSight } from '../listed-sight.ts';

const STAR = '*';
const nameWithStar = v.pipe(v.string(), v.includes(STAR, 'no * for the name itself'));
const rowSchema = v.object({
  kind: v.picklist(SIGHT_KINDS),
  english: nameWithStar,
  german: nameWithStar,
  said: listCell('; '),
  own: listCell('; '),
});

const rows = await readTable(join(import.meta.dirname, 'kind-names.txt'), rowSchema);
const NAMINGS = new Map(
  rows.map(({ kind, said, ...naming }) => [
    kind,
    { ...naming, said: new RegExp(said.join('|'), 'iu') },
  ]),
);
const OWN_WORDS = new RegExp(` (?:${alternatives(rows.flatMap(({ own }) => own))})$`, 'u');
/** Ends of German names that say what it is: 'Kramermarkt', 'Höhensteig'. */
const GERMAN_ENDS = /[a-zäöü]{2}(?:markt|steig|turm|park|wald|straße|see|grat)\b/u;

/** 'Aachen' as a Christmas market: 'Aachen Christmas Market', 'Weihnachtsmarkt Aachen'. */
export function kindNamed(sight: ListedSight): ListedSight {
  const naming = NAMINGS.get(sight.kind);
  if (naming === undefined) return sight;
  const own = sight.name.replace(OWN_WORDS, '');
  const said = own === sight.name && naming.said.test(sight.name);
  const ownGerman = sight.nameDe === '' ? own : sight.nameDe;
  return {
    ...sight,
    name: said ? sight.name : naming.english.replace(STAR, own),
    nameDe:
      said || GERMAN_ENDS.test(ownGerman) ? sight.nameDe : naming.german.replace(STAR, ownGerman),
  };
}

const LEADS = rows.flatMap(({ english, german }) =>
  [english, german].flatMap((naming) => /^(.+), \*$/u.exec(naming)?.[1] ?? []),
);
const LEAD = new RegExp(`^(?:${alternatives(LEADS)}), `, 'u');

/** 'Elphinstone Reef' of 'Diving, Elphinstone Reef'. */
export function withoutLead(name: string): string {
  return name.replace(LEAD, '');
}

/** The longest first, of which others may be the end. */
function alternatives(words: readonly string[]): string {
  return words.toSorted((a, b) => b.length - a.length).join('|');
}
