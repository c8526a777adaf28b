import { Eye } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { PlaceHead } from '../place/place-head.tsx';
import type { PlaceMapProps } from '../place/place-map.tsx';
import headStyles from '../trip/trip-head.module.css';

type SharedHeadProps = PlaceMapProps & {
  /** The link was made by another version of Fernweh. */
  otherBuild: boolean;
  /** Ideas and changed lines that the trip does not have where it is computed here. */
  missing: number;
};

/** Place and dates of a shared trip, and what to know about it. */
export function SharedHead({ planned, otherBuild, missing, ...map }: SharedHeadProps) {
  const { t } = useTexts('trips');
  const { preferences } = planned.trip.request;
  return (
    <div className={headStyles['head']}>
      <p className={headStyles['state']}>
        <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('shared.eye')}
      </p>
      <PlaceHead
        {...map}
        planned={planned}
        wishes={preferences.trim() === '' ? '' : t('shared.wishes', { wishes: preferences })}
      />
      {planned.origin === 'ai' ? (
        <p className={headStyles['wishes']}>{t('shared.ai')}</p>
      ) : otherBuild ? (
        <p className={headStyles['wishes']}>{t('shared.other')}</p>
      ) : null}
      {missing === 0 ? null : (
        <p className={headStyles['wishes']}>{t('shared.missing', { count: missing })}</p>
      )}
    </div>
  );
}
