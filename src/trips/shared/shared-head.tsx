import { Eye } from 'lucide-react';
import type { PlannedTrip } from '#src/domain/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import headStyles from '../trip/trip-head.module.css';
import { useTripWords } from '../trip/trip-words.ts';

type SharedHeadProps = {
  planned: PlannedTrip;
  /** The link was made by another version of Fernweh. */
  otherBuild: boolean;
};

/** Place and dates of a shared trip, and what to know about it. */
export function SharedHead({ planned, otherBuild }: SharedHeadProps) {
  const { t } = useTexts('trips');
  const words = useTripWords(planned);
  const { preferences } = planned.trip.request;
  return (
    <div className={headStyles['head']}>
      <p className={headStyles['state']}>
        <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('shared.eye')}
      </p>
      <h1 className={headStyles['place']} lang={words.placeLanguage}>
        {words.name}
      </h1>
      <p className={headStyles['context']} lang={words.placeLanguage}>
        {words.context}
      </p>
      <p className={headStyles['facts']}>
        <span>{words.dates}</span> <span>{words.days}</span> <span>{words.travelers}</span>
      </p>
      {preferences.trim() === '' ? null : (
        <p className={headStyles['wishes']}>{t('shared.wishes', { wishes: preferences })}</p>
      )}
      {planned.origin === 'ai' ? (
        <p className={headStyles['wishes']}>{t('shared.ai')}</p>
      ) : otherBuild ? (
        <p className={headStyles['wishes']}>{t('shared.other')}</p>
      ) : null}
    </div>
  );
}
