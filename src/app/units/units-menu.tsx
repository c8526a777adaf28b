import { ChevronDown } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { FailureBoundary } from '#src/ui/failure-boundary.tsx';
import {
  degreeUnit,
  formatCelsius,
  formatClock,
  formatKilometres,
  formatWeight,
} from '#src/wording/shown/shown-units.ts';
import styles from './units-menu.module.css';

/** Not a part of every page's first bytes. */
const UnitsSwitches = lazy(async () => ({
  default: (await import('./units-switches.tsx')).UnitsSwitches,
}));

/** A line that changes with the units. */
const EXAMPLE = { celsius: 17, kilometres: 6, grams: 480, time: '17:15' };
/** The units of everything that is shown; unfolds in the menu, and over the page on a wide screen. */
export function UnitsMenu({ layout }: { layout: 'page' | 'map' }) {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  // Rendered again with other units.
  useUnits();
  const example = [
    formatCelsius(EXAMPLE.celsius, language),
    formatKilometres(EXAMPLE.kilometres, language),
    formatWeight(EXAMPLE.grams, language),
    formatClock(EXAMPLE.time),
  ].join(', ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to what is in it
    <details
      className={styles['units']}
      data-layout={layout}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={escape}
      onBlur={leave}
    >
      <summary title={t('units.title')}>
        <span className={styles['words']}>
          <strong>{t('units.title')}</strong>
          <small translate="no">{example}</small>
        </span>
        <span className={styles['short']} aria-hidden="true" translate="no">
          {degreeUnit()}
        </span>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {/* What is chosen is not known while the page is prerendered. */}
      {isOpen ? (
        <FailureBoundary renderFailure={() => null}>
          <Suspense>
            <UnitsSwitches />
          </Suspense>
        </FailureBoundary>
      ) : null}
    </details>
  );
}

function escape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/** Over the page it does not stay open behind one's back. */
function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) {
    currentTarget.open = false;
  }
}
