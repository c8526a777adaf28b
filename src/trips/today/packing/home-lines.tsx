import { Check } from 'lucide-react';
import { editLine } from '#src/domain/list/change-list.ts';
import type { PackingRow } from '#src/domain/list/packing-rows.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Heading } from '#src/ui/heading.tsx';
import type { HeadingLevel } from '#src/ui/heading.tsx';
import eveStyles from './eve-view.module.css';
import { OpenLines } from './open-lines.tsx';
import type { Packing } from './open-lines.tsx';
import styles from './open-lines.module.css';
import ownStyles from './home-lines.module.css';

const MOST_LINES = 5;

type HomeLinesProps = {
  saved: SavedTrip;
  packing: Packing;
  change: (how: OwnChange) => void;
  headingLevel: HeadingLevel;
};

/** The lines packed for the way home; one that was never used can be marked, and stays off the next list. */
export function HomeLines({ saved, packing, change, headingLevel }: HomeLinesProps) {
  const { t } = useTexts('today');
  const { packed, lines, hired } = packing;
  if (lines === 0) return null;
  const unused = new Set(
    saved.listEdits.lines.filter((line) => line.unused === true).map(({ key }) => key),
  );
  return (
    <section>
      <div className={ownStyles['head']}>
        <Heading level={headingLevel} className={eveStyles['heading']}>
          {packed === lines ? t('home.allPacked') : t('home.packed', { packed, lines })}
        </Heading>
        {hired === 0 ? null : <span>{t('home.hired', { count: hired })}</span>}
      </div>
      {packed === lines ? null : <p className={ownStyles['say']}>{t('home.say')}</p>}
      <OpenLines
        tripId={saved.id}
        packing={packing}
        most={MOST_LINES}
        more={(count) => t('home.more', { count })}
        renderAside={(row) =>
          packing.anyhow.has(row.key) ? null : (
            <Unused row={row} pressed={unused.has(row.key)} change={change} />
          )
        }
      />
    </section>
  );
}

type UnusedProps = { row: PackingRow; pressed: boolean; change: HomeLinesProps['change'] };

function Unused({ row: { key, name }, pressed, change }: UnusedProps) {
  const { t } = useTexts('today');
  return (
    <button
      type="button"
      className={styles['unused']}
      aria-pressed={pressed}
      aria-label={t('home.unusedName', { name })}
      onClick={() => change(editLine(key, { unused: !pressed }))}
    >
      {pressed ? <Check size={16} strokeWidth={2.25} aria-hidden="true" /> : null}
      {t('home.unused')}
    </button>
  );
}
