import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { Units } from '#src/domain/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { Segments } from '#src/ui/segments.tsx';
import { formatWeekday } from '#src/wording/days.ts';
import { firstWeekday } from '#src/wording/shown/first-weekday.ts';
import {
  degreeUnit,
  formatCelsius,
  formatClock,
  formatKilometres,
  formatWeight,
} from '#src/wording/shown/shown-units.ts';
import { keepUnits } from './units-choice.ts';
import styles from './units-menu.module.css';

/** A line that changes with the units. */
const EXAMPLE = { celsius: 17, kilometres: 6, grams: 480, time: '17:15' };
/** A Sunday, a Monday and a Saturday. */
const WEEK_STARTS = { '1': '2023-01-02', '0': '2023-01-01', '6': '2023-01-07' } as const;
const WEEKDAYS = { '0': 0, '1': 1, '6': 6 } as const;

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
      {isOpen ? <Switches /> : null}
    </details>
  );
}

function Switches() {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const units = useUnits();
  const change = (part: Partial<Units>) => keepUnits({ ...units, ...part });
  return (
    <div className={styles['rows']}>
      <Switch
        label={t('units.temperature')}
        options={{ celsius: '°C', fahrenheit: '°F' }}
        value={units.temperature}
        onChange={(temperature) => change({ temperature })}
      />
      <Switch
        label={t('units.distance')}
        options={{ metric: t('units.km'), imperial: t('units.miles') }}
        value={units.distance}
        onChange={(distance) => change({ distance })}
      />
      <Switch
        label={t('units.weight')}
        options={{ metric: 'g, kg', imperial: 'oz, lb' }}
        value={units.weight}
        onChange={(weight) => change({ weight })}
      />
      <Switch
        label={t('units.clock')}
        options={{ '24': '17:15', '12': '5:15\u00A0pm' }}
        value={units.clock}
        onChange={(clock) => change({ clock })}
      />
      <Switch
        label={t('units.weekStart')}
        options={{
          '1': formatWeekday(WEEK_STARTS['1'], language, 'two-letters'),
          '0': formatWeekday(WEEK_STARTS['0'], language, 'two-letters'),
          '6': formatWeekday(WEEK_STARTS['6'], language, 'two-letters'),
        }}
        value={`${firstWeekday(language)}`}
        onChange={(weekStart) => change({ weekStart: WEEKDAYS[weekStart] })}
      />
    </div>
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

type SwitchProps<Value extends string> = {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

const ORDER = [
  'celsius',
  'fahrenheit',
  'metric',
  'imperial',
  '24',
  '12',
  '1',
  '0',
  '6',
] as const satisfies string[];

function Switch<Value extends (typeof ORDER)[number]>({
  label,
  options,
  value,
  onChange,
}: SwitchProps<Value>) {
  const id = useId();
  const offered = ORDER.filter((option): option is Value => option in options);
  return (
    <div className={styles['row']}>
      <span id={id}>{label}</span>
      <Segments
        labelledBy={id}
        options={offered.map((option) => ({ value: option, label: options[option] }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
