import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { changeOwnLine, editLine } from '#src/domain/list/change-list.ts';
import { BAGS, QUANTITY } from '#src/domain/list/list-edits.ts';
import type { Whose } from '#src/domain/list/list-edits.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Segments } from '#src/ui/segments.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { BagIcon } from './bag-icon.tsx';
import type { ListEditing } from './list-editing.ts';
import styles from './line-settings.module.css';
import { PeopleNames } from './people-names.tsx';
import { useWhoseName } from './use-whose-name.ts';

type SettingProps = { line: ListLine; editing: ListEditing };

/** How many, in which bag, whose; the weight of an own line. */
export function LineSettings({ line, editing }: SettingProps) {
  return (
    <>
      <Bag line={line} editing={editing} />
      {editing.travelers > 1 ? <WhoseSetting line={line} editing={editing} /> : null}
      {line.own ? <Weight line={line} editing={editing} /> : null}
    </>
  );
}

export function QuantitySetting({ line, editing }: SettingProps) {
  const { t } = useTexts('result');
  const id = useId();
  const { key, name, unchanged } = line;
  const change = (quantity: number) => {
    if (!Number.isInteger(quantity) || quantity < QUANTITY.min || quantity > QUANTITY.max) return;
    editing.change(editLine(key, { quantity: quantity === unchanged.quantity ? null : quantity }));
  };
  return (
    <Setting label={t('equipment.quantityLabel')} htmlFor={id}>
      <Stepper
        id={id}
        value={line.quantity}
        min={QUANTITY.min}
        max={QUANTITY.max}
        labels={{
          fewer: t('equipment.edit.fewer', { name }),
          more: t('equipment.edit.more', { name }),
        }}
        onChange={change}
      />
    </Setting>
  );
}

function Bag({ line, editing }: SettingProps) {
  const { t } = useTexts('result');
  const id = useId();
  const choose = (value: string) =>
    editing.change(editLine(line.key, { bag: BAGS.find((bag) => bag === value) ?? null }));
  return (
    <Setting label={t('equipment.edit.bag')} htmlFor={id}>
      <Choice icon={line.bag === null ? null : <BagIcon bag={line.bag} size={18} />}>
        <select id={id} value={line.bag ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{t('equipment.edit.anyBag')}</option>
          {BAGS.map((bag) => (
            <option key={bag} value={bag}>
              {t(`equipment.edit.bags.${bag}`)}
            </option>
          ))}
        </select>
      </Choice>
    </Setting>
  );
}

/** More names than this do not fit side by side. */
const MOST_SEGMENTS = 3;

function WhoseSetting({ line, editing }: SettingProps) {
  const { t } = useTexts('result');
  const id = useId();
  const { people, travelers } = editing;
  const whoseName = useWhoseName(people);
  const all: readonly Whose[] = [
    ...Array.from({ length: travelers }, (_, index) => index + 1),
    'shared',
  ];
  const options = all.map((whose) => ({ value: String(whose), label: whoseName(whose) }));
  const choose = (value: string) =>
    editing.change(
      editLine(line.key, { whose: all.find((whose) => String(whose) === value) ?? null }),
    );
  const value = line.whose === null ? '' : String(line.whose);
  return (
    <>
      {all.length <= MOST_SEGMENTS ? (
        <div className={styles['setting']}>
          <span id={id}>{t('equipment.edit.whose')}</span>
          <Segments labelledBy={id} options={options} value={value} onChange={choose} />
        </div>
      ) : (
        <Setting label={t('equipment.edit.whose')} htmlFor={id}>
          <Choice>
            <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
              <option value="">{t('equipment.edit.nobody')}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </Choice>
        </Setting>
      )}
      <PeopleNames editing={editing} />
    </>
  );
}

function Weight({ line, editing }: SettingProps) {
  const { t } = useTexts('result');
  const id = useId();
  const change = (text: string) => {
    const grams = Number(text);
    const weight = text === '' || !Number.isFinite(grams) || grams < 0 ? null : grams;
    editing.change(changeOwnLine(line.key, { weight_g: weight }));
  };
  return (
    <Setting label={t('equipment.edit.weight')} htmlFor={id}>
      <input
        id={id}
        className={styles['field']}
        type="number"
        inputMode="numeric"
        min={0}
        step={10}
        value={line.weight_g ?? ''}
        onChange={({ target }) => change(target.value)}
      />
    </Setting>
  );
}

type LabelledProps = { label: string; htmlFor: string; children: ReactNode };

function Setting({ label, htmlFor, children }: LabelledProps) {
  return (
    <div className={styles['setting']}>
      <label htmlFor={htmlFor}>{label}</label>
      {children}
    </div>
  );
}

function Choice({ icon = null, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles['choice']} data-icon={icon !== null}>
      {icon}
      {children}
      <ChevronDown size={17} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
