import { startTransition, useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { REACHES, REACH_KM } from '#src/domain/place/reach.ts';
import type { Reach } from '#src/domain/place/reach.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatKilometres, formatKilometresRange } from '#src/wording/shown/shown-units.ts';
import { isKept } from '../keeping.ts';
import type { FoundSight } from './filter-sights.ts';
import styles from './sight-list.module.css';
import { SightRow } from './sight-row.tsx';
import type { RowActions } from './row-actions.ts';

type SightListProps = {
  found: readonly FoundSight[];
  isTown: boolean;
  plan: DayPlan;
  opened: ReadonlySet<string>;
  /** Pointed at on the map. */
  lit: string | null;
  actions: RowActions;
};

/** More than a screen has; the others follow once these are painted. */
const FIRST_ROWS = 11;
const ROWS_AT_ONCE = 40;

/** The sights in their groups. One list, so that it is counted as one; a group's heading is in its first row. */
export function SightList({ found, isTown, plan, opened, lit, actions }: SightListProps) {
  const { t } = useTexts('sights');
  const shown = useRowsInTurn(found);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for its buttons
    <ul
      className={styles['list']}
      aria-label={t('list')}
      onKeyDown={(event) => press(event, actions)}
    >
      {shown.map(({ sight, quote }, index) => (
        // Without a box of its own, so that a heading stays for all of its group.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role with the box
        <li key={sight.id} role="listitem">
          {shown[index - 1]?.sight.reach === sight.reach ? null : (
            <GroupHead reach={sight.reach} isTown={isTown} found={found} />
          )}
          <SightRow
            sight={sight}
            quote={quote}
            isOpen={opened.has(sight.id)}
            isKept={isKept(sight, plan)}
            isLit={lit === sight.id}
            actions={actions}
          />
        </li>
      ))}
    </ul>
  );
}

type GroupHeadProps = { reach: Reach } & Pick<SightListProps, 'isTown' | 'found'>;

function GroupHead({ reach, isTown, found }: GroupHeadProps) {
  const { t } = useTexts('sights');
  const language = useLanguage();
  const count = found.filter(({ sight }) => sight.reach === reach).length;
  const nearer = REACHES[REACHES.indexOf(reach) - 1];
  const to = formatKilometres(REACH_KM[reach], language);
  const range =
    nearer === undefined ? to : formatKilometresRange(REACH_KM[nearer], REACH_KM[reach], language);
  return (
    <div className={styles['group']} data-group={REACHES.indexOf(reach)}>
      <h3>{t(reach === 'near' && isTown ? 'reach.town' : `reach.${reach}`)}</h3>
      <span>{t(`reachKm.${reach}`, { count, to, range })}</span>
    </div>
  );
}

/** The first rows at once, the others in transitions, which let presses through. */
function useRowsInTurn(found: readonly FoundSight[]): readonly FoundSight[] {
  const [most, setMost] = useState(FIRST_ROWS);
  const all = found.length;
  useEffect(() => {
    if (most >= all) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setMost(most + ROWS_AT_ONCE)));
    return () => cancelAnimationFrame(frame);
  }, [most, all]);
  return most >= all ? found : found.slice(0, most);
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down move between the rows, K keeps, Escape closes the row before the list. */
function press(event: KeyboardEvent<HTMLElement>, actions: RowActions): void {
  const { target, currentTarget, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  const row = target.closest<HTMLElement>('[data-sight]');
  const opener = row?.querySelector<HTMLElement>('[data-row]') ?? null;
  const step = STEPS[key];
  if (step !== undefined && target.matches('[data-row], [data-keep]')) {
    const openers = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    event.preventDefault();
    openers[openers.findIndex((one) => one === opener) + step]?.focus();
  } else if (key === 'k') {
    event.preventDefault();
    row?.querySelector<HTMLElement>('[data-keep]')?.click();
  } else if (key === 'Escape' && opener?.ariaExpanded === 'true') {
    // The dialog stays.
    event.preventDefault();
    event.stopPropagation();
    actions.onToggle(row?.dataset['sight'] ?? '');
    opener.focus();
  }
}
