import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ELDEST_CHILD, mostChildren, withChildren } from '#src/domain/trip/children.ts';
import type { ChildAge } from '#src/domain/trip/children.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Stepper } from '#src/ui/stepper.tsx';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import styles from './children-line.module.css';

const NONE: readonly ChildAge[] = [];
const AGES = Array.from({ length: ELDEST_CHILD + 1 }, (_, age) => age);

/** A quiet line below the travelers: how many of them are children, and how old. */
export function ChildrenLine() {
  const { t } = useTexts('planner');
  const travelers = usePlanner((state) => state.draft.travelers);
  const entered = usePlanner((state) => state.draft.children ?? NONE);
  const [opened, setOpened] = useState(false);
  const most = mostChildren(travelers);
  const ages = entered.slice(0, most);
  if (most === 0) return null;
  if (ages.length === 0 && !opened) {
    return (
      <button type="button" className={styles['ask']} onClick={() => setOpened(true)}>
        {t('children.ask')}
      </button>
    );
  }
  return <Children ages={ages} most={most} asked={opened} />;
}

type ChildrenProps = {
  ages: readonly ChildAge[];
  most: number;
  /** The traveller just asked for it, and the focus goes on there. */
  asked: boolean;
};

function Children({ ages, most, asked }: ChildrenProps) {
  const { t } = useTexts('planner');
  const { setChildren } = usePlannerStore();
  const id = useId();
  const card = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (asked) card.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [asked]);
  const change = (count: number) => {
    if (Number.isInteger(count) && count >= 0 && count <= most) {
      setChildren(withChildren(ages, count));
    }
  };
  return (
    // Enter goes to the form, which it must not submit from here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={card}
      className={styles['card']}
      aria-label={t('children.label')}
      onKeyDown={keepEnter}
    >
      <div className={styles['count']}>
        <label htmlFor={id}>
          {t('children.label')} <small>{t('children.upTo', { age: ELDEST_CHILD })}</small>
        </label>
        <Stepper
          id={id}
          value={ages.length}
          min={0}
          max={most}
          labels={{ fewer: t('children.fewer'), more: t('children.more') }}
          enterKeyHint="next"
          onChange={change}
        />
      </div>
      {ages.length === 0 ? null : (
        <ul className={styles['ages']}>
          {ages.map((age, index) => (
            // Children are told apart by their place in the row alone.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <AgeOf
                number={index + 1}
                age={age}
                onChange={(next) => setChildren(ages.with(index, next))}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles['note']}>{t('children.note')}</p>
    </fieldset>
  );
}

type AgeOfProps = { number: number; age: ChildAge; onChange: (age: ChildAge) => void };

function AgeOf({ number, age, onChange }: AgeOfProps) {
  const { t } = useTexts('planner');
  return (
    <span className={styles['age']}>
      <select
        aria-label={t('children.ageOf', { number })}
        value={age ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('children.unsaid')}</option>
        {AGES.map((years) => (
          <option key={years} value={years}>
            {years === 0 ? t('children.baby') : t('children.years', { count: years })}
          </option>
        ))}
      </select>
      <ChevronDown size={17} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}

function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
