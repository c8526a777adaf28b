import { startTransition, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { useBackCloses } from '#src/ui/overlays/open-overlays.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { LazyTripCalendar } from '#src/planner/lazy-parts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { usePlanner, usePlannerStore } from '#src/planner/planner-context.ts';
import type { DateField as FieldName } from '#src/planner/store/planner-state.ts';
import { DateFields } from './date-fields.tsx';
import { focusNextField } from '../focus-next-field.ts';
import styles from './trip-dates.module.css';

type Opened = { field: FieldName; takesFocus: boolean } | null;

/**
 * Both dates and their calendar: on a wide screen a popover under the fields, which takes the focus
 * only by arrow down or its button; on a small screen a sheet that repeats the fields.
 */
export function TripDates({ wide, today }: { wide: boolean; today: IsoDay }) {
  const row = useRef<HTMLDivElement>(null);
  const { opened, setOpened, close, pick, open, goOn } = useOpened(row, wide);
  const leaveCalendar = () => {
    close();
    focusField(row.current, opened?.field ?? 'startDate');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      setOpened({ field: fieldOf(event.target), takesFocus: true });
    }
    if (event.key !== 'Escape' || opened === null || !wide) return;
    event.preventDefault();
    event.stopPropagation();
    leaveCalendar();
  };
  const leave = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (wide && next instanceof Node && row.current?.contains(next) === false) close();
  };
  usePressOutside(row, opened !== null && wide, close);
  useBackCloses(opened !== null && wide, leaveCalendar);

  const calendar =
    opened === null ? null : (
      <LazyTripCalendar
        key={`${opened.field}-${opened.takesFocus}`}
        {...opened}
        today={today}
        onPick={pick}
        onDone={wide ? null : close}
        onClose={leaveCalendar}
      />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the fields in it
    <div ref={row} className={styles['dates']} onKeyDown={press} onBlur={leave}>
      <DateFields
        today={today}
        tapOpens={!wide}
        opened={wide ? (opened?.field ?? null) : null}
        onOpen={open}
        onNext={goOn}
      />
      {wide && opened !== null ? (
        <CalendarPopover field={opened.field}>{calendar}</CalendarPopover>
      ) : null}
      {!wide && opened !== null ? (
        <CalendarSheet
          field={opened.field}
          today={today}
          onField={setOpened}
          onNext={goOn}
          onClose={close}
        >
          {calendar}
        </CalendarSheet>
      ) : null}
    </div>
  );
}

/** Which field's calendar is open. Picking the start date goes on to the end date. */
function useOpened(row: RefObject<HTMLElement | null>, wide: boolean) {
  const [opened, setOpened] = useState<Opened>(null);
  // The sheet's modal dialog makes the page inert, which restyles all of it: 445 ms on a slow phone.
  // In a transition the press is painted first.
  const show = useCallback(
    (next: Opened) => (wide ? setOpened(next) : startTransition(() => setOpened(next))),
    [wide],
  );
  const close = useCallback(() => show(null), [show]);
  const store = usePlannerStore();
  const pick = (day: IsoDay) => {
    if (opened === null) return;
    store.pickDate(opened.field, day);
    if (opened.field === 'startDate') {
      setOpened({ field: 'endDate', takesFocus: true });
      return;
    }
    close();
    if (wide) focusField(row.current, 'endDate');
  };
  const open = (field: FieldName, how: 'pointer' | 'button') => {
    // The sheet returns the focus to its opener: a text box would open the on-screen keyboard.
    if (!wide) row.current?.querySelector<HTMLElement>(`[data-opens="${field}"]`)?.focus();
    const again = opened?.field === field && how === 'button';
    show(again ? null : { field, takesFocus: how === 'button' || !wide });
  };
  /** From the start to the end, with the calendar if it is open, and from there out of the dates. */
  const goOn = (input: HTMLInputElement) => {
    if (fieldOf(input) === 'startDate') {
      focusNextField(input);
      if (opened !== null) setOpened({ field: 'endDate', takesFocus: false });
      return;
    }
    const isSheet = !wide && opened !== null;
    // Without an end date the sheet still has its question to ask.
    if (isSheet && store.getState().draft.endDate === '') return;
    close();
    if (!isSheet) focusNextField(input);
  };
  return { opened, setOpened, close, pick, open, goOn };
}

type SheetProps = {
  field: FieldName;
  today: IsoDay;
  onField: (opened: Opened) => void;
  onNext: (input: HTMLInputElement) => void;
  onClose: () => void;
  children: ReactNode;
};

function CalendarSheet({ field, today, onField, onNext, onClose, children }: SheetProps) {
  const { t } = useTexts('planner');
  const heading = useId();
  const hasStops = usePlanner(({ stops }) => stops !== null);
  const title = t(field === 'startDate' ? 'calendar.pick-start' : 'calendar.pick-end');
  if (hasStops) {
    return (
      <Dialog labelledBy={heading} look="sheet" onClose={onClose}>
        <VisuallyHidden>
          <h2 id={heading}>{title}</h2>
        </VisuallyHidden>
        {children}
      </Dialog>
    );
  }
  /** From field to field by Tab, or by the arrows of a phone's keyboard. */
  const follow = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    const isFromHere = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isFromHere || !(target instanceof HTMLInputElement) || fieldOf(target) === field) return;
    onField({ field: fieldOf(target), takesFocus: false });
  };
  return (
    <Dialog labelledBy={heading} look="sheet" onClose={onClose}>
      <div className={styles['sheetHead']} onFocus={follow}>
        <h2 id={heading}>{title}</h2>
        <DateFields
          today={today}
          tapOpens={false}
          opened={field}
          onOpen={(next) => onField({ field: next, takesFocus: false })}
          onNext={onNext}
        />
      </div>
      {children}
    </Dialog>
  );
}

function CalendarPopover({ field, children }: { field: FieldName; children: ReactNode }) {
  const { t } = useTexts('planner');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // No arrow shorthand: newer browsers return a promise, which is no clean-up function.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={element}
      className={styles['popover']}
      role="dialog" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- opens beside a field in use
      aria-label={t(`calendar.${field}`)}
    >
      {children}
    </div>
  );
}

function fieldOf({ dataset }: HTMLElement): FieldName {
  return dataset['dateField'] === 'endDate' ? 'endDate' : 'startDate';
}

function focusField(row: HTMLElement | null, field: FieldName): void {
  row?.querySelector<HTMLElement>(`[data-date-field="${field}"]`)?.focus();
}

function usePressOutside(
  inside: RefObject<HTMLElement | null>,
  active: boolean,
  onPress: () => void,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && inside.current?.contains(event.target) === false) {
        onPress();
      }
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [inside, active, onPress]);
}
