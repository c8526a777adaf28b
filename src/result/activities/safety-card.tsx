import {
  Ban,
  CalendarDays,
  CloudLightning,
  HeartPulse,
  Mountain,
  PawPrint,
  ShieldCheck,
  Waves,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { SafetyNote, SafetyType } from '#src/domain/trip/recommendation.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './safety-card.module.css';

const ICONS: Record<SafetyType, LucideIcon> = {
  health: HeartPulse,
  animals: PawPrint,
  water: Waves,
  ground: Mountain,
  weather: CloudLightning,
  law: Ban,
  calendar: CalendarDays,
};

/** Most important first: more would not be read. */
const SHOWN = 4;

type SafetyCardProps = Pick<SectionProps, 'textLanguage'> & {
  notes: readonly SafetyNote[];
};

/** Dangers, rules and closed or crowded days of the place, always with the advice of one's own country. */
export function SafetyCard({ notes, textLanguage: lang }: SafetyCardProps) {
  const { t } = useTexts('result');
  const titleId = useId();
  if (notes.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['heading']}>
        <ShieldCheck size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('safety.heading')}
      </h3>
      <ul className={styles['notes']}>
        {notes.slice(0, SHOWN).map(({ type, lead, text }) => {
          const Icon = ICONS[type];
          return (
            <li key={`${lead} ${text}`}>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              <span lang={lang}>
                <strong>{lead}:</strong> {shownText(text, lang)}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles['advice']}>{t('safety.advice')}</p>
    </section>
  );
}
