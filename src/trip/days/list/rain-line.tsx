import { ArrowLeftRight, Umbrella } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { PrintedNote } from '../printed-note.tsx';
import styles from './rain-line.module.css';
import type { DaysActions } from '../use-days-actions.ts';

type RainLineProps = { number: number; rain: readonly string[]; actions: DaysActions };

/** The alternative for rain; for a day under a roof, the alternative for dry weather. */
export function RainLine({ number, rain, actions }: RainLineProps) {
  const { t } = useTexts('days');
  const { ideas, days } = actions;
  const forRain = rain.every((key) => ideas.ideaOf(key)?.indoor === true);
  return (
    <p className={styles['rain']}>
      <Umbrella size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {t(forRain ? 'rain.wet' : 'rain.dry')}{' '}
        {rain.map((key, index) => (
          <span key={key}>
            {index === 0 ? null : ', '}
            {actions.readOnly ? (
              <b>{ideas.nameOf(key)}</b>
            ) : (
              <button
                type="button"
                data-grip={key}
                aria-label={t('idea.move', { name: ideas.nameOf(key) })}
                onClick={() => actions.showMenu(key)}
                onKeyDown={(event) => actions.moveByKey(event, key)}
              >
                {ideas.nameOf(key)}
              </button>
            )}
            <PrintedNote note={ideas.ideaOf(key)?.note ?? ''} />
          </span>
        ))}
      </span>
      {actions.readOnly ? null : (
        <IconButton
          label={t('rain.exchange', { day: days.long(number) })}
          onClick={() => actions.exchange(number)}
        >
          <ArrowLeftRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </p>
  );
}
