import { Check } from 'lucide-react';
import { useId } from 'react';
import { isMore } from '#src/bring/lists/beside-list.ts';
import type { BroughtGroup, BroughtLine } from '#src/bring/lists/beside-list.ts';
import type { LeftOut } from '#src/bring/lists/listed.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { formatWeight } from '#src/wording/shown/shown-units.ts';
import styles from './preview.module.css';
import type { Brought } from './use-brought.ts';

type Choosing = {
  isChosen: (line: BroughtLine) => boolean;
  onChoose: (lines: readonly BroughtLine[], chosen: boolean) => void;
};

type PreviewProps = Choosing & {
  brought: Brought;
  /** Whether nothing was typed yet. */
  isEmpty: boolean;
  withTicks: boolean;
  onTicks: (withTicks: boolean) => void;
};

/** The lines that were read: new ones under their headings, then those that are on the list already. */
export function Preview({ brought, isEmpty, withTicks, onTicks, ...choosing }: PreviewProps) {
  const { t } = useTexts('trips');
  const lines = brought.groups.flatMap((group) => group.lines);
  const here = lines.filter(({ is }) => is === 'here');
  const packed = lines.filter((line) => line.packed === true && line.is !== 'here').length;
  return (
    <>
      <div aria-live="polite" className={styles['told']}>
        {isEmpty ? null : <Told brought={brought} count={lines.length} here={here.length} />}
      </div>
      {packed === 0 ? null : (
        <Checkbox
          label={t('paste.ticks', { count: packed })}
          checked={withTicks}
          onChange={onTicks}
        >
          {t('paste.ticks', { count: packed })}
        </Checkbox>
      )}
      {brought.groups.map((group) => (
        <Group key={group.id} group={group} {...choosing} />
      ))}
      {here.length === 0 ? null : <Here lines={here} {...choosing} />}
    </>
  );
}

function Told({ brought, count, here }: { brought: Brought; count: number; here: number }) {
  const { t } = useTexts('trips');
  const { problem, leftOut } = brought;
  if (problem !== null) {
    return (
      <p className={styles['problem']}>
        {problem === 'unloaded' ? t('paste.notLoaded') : t(`paste.problem.${problem}`)}
      </p>
    );
  }
  const found = t('paste.found', { count: count - here });
  return (
    <>
      <p className={styles['found']}>
        {count === 0 ? t('paste.noLines') : null}
        {count > 0 && here === 0 ? found : null}
        {here > 0 ? t('paste.foundHere', { found, count: here }) : null}
      </p>
      {leftOut.map((left) => (
        <LeftOutNote key={left.why} {...left} />
      ))}
    </>
  );
}

function LeftOutNote({ why, count }: LeftOut) {
  const { t } = useTexts('trips');
  return <p className={styles['soft']}>{t(`paste.leftOut.${why}`, { count })}</p>;
}

function Group({ group, isChosen, onChoose }: Choosing & { group: BroughtGroup }) {
  const { t } = useTexts('trips');
  const heading = useId();
  const lines = group.lines.filter(({ is }) => is !== 'here');
  if (lines.length === 0) return null;
  const name = group.name === '' ? t('paste.noHeading') : group.name;
  const areAll = lines.every(isChosen);
  return (
    <section aria-labelledby={heading} className={styles['group']}>
      <div className={styles['head']}>
        <h3 id={heading} className={styles['heading']} data-named={group.name !== ''}>
          {name} <small>{lines.length}</small>
        </h3>
        {lines.length < 2 ? null : (
          <button
            type="button"
            className={styles['all']}
            aria-label={t(areAll ? 'paste.noneOf' : 'paste.allOf', { group: name })}
            onClick={() => onChoose(lines, !areAll)}
          >
            {t(areAll ? 'paste.none' : 'paste.all')}
          </button>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className={styles['row']}>
            <Choice line={line} isChosen={isChosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On the list already: a tick takes more of it, where the text has more. */
function Here({ lines, isChosen, onChoose }: Choosing & { lines: readonly BroughtLine[] }) {
  const { t } = useTexts('trips');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles['group']}>
      <h3 id={heading} className={styles['heading']} data-named>
        {t('paste.here')} <small>{lines.length}</small>
      </h3>
      <ul>
        {[...lines.filter(isMore), ...lines.filter((line) => !isMore(line))].map((line) => (
          <li key={line.id} className={styles['row']} data-here={!isMore(line)}>
            {isMore(line) ? (
              <Choice line={line} isChosen={isChosen} onChoose={onChoose} />
            ) : (
              <>
                <Check size={18} strokeWidth={2} aria-hidden="true" />
                <span className={styles['name']}>{line.name}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Choice({ line, isChosen, onChoose }: Choosing & { line: BroughtLine }) {
  const { t } = useTexts('trips');
  const figures = useFigures(line);
  const note = noteOf();
  return (
    <Checkbox
      label={[line.name, figures, note].filter((part) => part !== '').join(', ')}
      checked={isChosen(line)}
      onChange={(chosen) => onChoose([line], chosen)}
    >
      <span className={styles['words']}>
        <span className={styles['name']}>
          {line.name}
          {note === '' ? null : <small>{note}</small>}
        </span>
        {figures === '' ? null : <span className={styles['figures']}>{figures}</span>}
      </span>
    </Checkbox>
  );

  function noteOf(): string {
    switch (line.is) {
      case 'new':
        return '';
      case 'twice':
        return t('paste.twice');
      case 'away':
        return t('paste.away');
      case 'here':
        return t('paste.more', { quantity: line.quantity, before: line.known.quantity });
      default:
        return line satisfies never;
    }
  }
}

/** '× 2 · 320 g' */
function useFigures({ quantity, weightGrams, is }: BroughtLine): string {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const parts = [
    quantity > 1 && is !== 'here' ? t('paste.quantity', { quantity }) : '',
    weightGrams === null ? '' : formatWeight(weightGrams, language),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
