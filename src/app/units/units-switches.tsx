import { useId } from 'react';
import type { Units } from '#src/domain/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { Segments } from '#src/ui/segments.tsx';
import { formatWeekday } from '#src/wording/days.ts';
import { firstWeekday } from '#src/wording/shown/first-weekday.ts';
import { keepUnits } from './units-choice.ts';
import styles from './units-switches.module.css';

/** A Sunday, a Monday and a Saturday. */
const WEEK_STARTS = { '1': '2023-01-02', '0': '2023-01-01', '6': '2023-01-07' } as const;
const WEEKDAYS = { '0': 0, '1': 1, '6': 6 } as const;

/** One switch for each kind of unit. */
export function UnitsSwitches() {
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
