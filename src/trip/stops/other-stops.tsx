import { useEffect, useRef } from 'react';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { scrollToStart } from '#src/result/scroll-to-start.ts';
import { Button } from '#src/ui/button.tsx';
import { StopPin } from '#src/ui/stops/stop-pin.tsx';
import { stopNames } from '#src/wording/trip-title.ts';
import styles from './other-stops.module.css';
import type { StopChoice } from './stop-choice.ts';

type OtherStopsProps = Pick<StopChoice, 'at' | 'onChoose'> & {
  planned: PlannedTrip;
  section: 'weather' | 'activities';
  /** Id of the section that shows the stop. */
  sectionId: string;
};

/** The other stops at the end of a section: each shows the section for itself, from its start. */
export function OtherStops({ planned, at, onChoose, section, sectionId }: OtherStopsProps) {
  const { t } = useTexts('route');
  const names = stopNames(planned, useLanguage());
  const goingTo = useRef<number | null>(null);
  useEffect(() => {
    if (goingTo.current !== at) return;
    goingTo.current = null;
    const start = document.getElementById(sectionId);
    start?.focus({ preventScroll: true });
    if (start !== null) scrollToStart(start);
  }, [at, sectionId]);
  return (
    <nav className={styles['others']} aria-label={t(`others.${section}`)}>
      {rowsOf(names).map(({ name, index, key }) =>
        index === at ? null : (
          <Button
            key={key}
            onClick={() => {
              goingTo.current = index;
              onChoose(index);
            }}
          >
            <StopPin number={index + 1} look="open" height={25} />
            <span translate="no">{name}</span>
          </Button>
        ),
      )}
    </nav>
  );
}

/** A route may come to a place twice. */
function rowsOf(names: readonly string[]) {
  return names.map((name, index) => ({ name, index, key: `${index} ${name}` }));
}
