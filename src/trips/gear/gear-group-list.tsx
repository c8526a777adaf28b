import { X } from 'lucide-react';
import { useMemo } from 'react';
import type { GearItem } from '#src/domain/gear.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { CategoryIcon } from '#src/result/equipment/category-icon.tsx';
import { LineState } from '#src/result/equipment/line/line-state.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { formatNumber } from '#src/wording/numbers.ts';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import { formatWeight } from '#src/wording/shown/shown-units.ts';
import { tripsThatUse } from './gear-groups.ts';
import type { GearGroup } from './gear-groups.ts';
import styles from './gear-page.module.css';

type GearGroupListProps = {
  group: GearGroup;
  trips: readonly SavedTrip[];
  onRemove: (id: string) => void;
};

/** The things of one category. */
export function GearGroupList({ group: { kind, items }, trips, onRemove }: GearGroupListProps) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  return (
    <section className={styles['group']}>
      <div className={styles['groupHead']}>
        <CategoryIcon kind={kind} />
        <h2>{kind === null ? t('gear.others') : t(`gear.kinds.${kind}`)}</h2>
        <span>{formatNumber(items.length, language)}</span>
      </div>
      <ul>
        {items.map((item) => (
          <GearRow key={item.id} item={item} trips={trips} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  );
}

type GearRowProps = Pick<GearGroupListProps, 'trips' | 'onRemove'> & { item: GearItem };

function GearRow({ item, trips, onRemove }: GearRowProps) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const name = nameIn(item, language);
  const using = useMemo(() => tripsThatUse(item, trips), [item, trips]);
  return (
    <li className={styles['row']}>
      <span className={styles['name']} lang={name.language}>
        {name.text}
      </span>
      <span className={styles['use']}>
        {item.lacking === true ? <LineState source="lacking" /> : usedBy()}
      </span>
      <span className={styles['weight']}>
        {item.weight_g === null ? '' : formatWeight(item.weight_g, language)}
      </span>
      <IconButton label={t('gear.remove', { name: name.text })} onClick={() => onRemove(item.id)}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );

  function usedBy(): string {
    const [only, ...more] = using;
    if (only === undefined) return '';
    if (more.length > 0) return t('gear.trips', { count: using.length });
    return shortPlaceName(wordingIn(only, language)?.place ?? only.trip.location.place);
  }
}

/** The name in the language, else in the other one. */
export function nameIn(
  { names }: Pick<GearItem, 'names'>,
  language: Language,
): { text: string; language: Language } {
  for (const candidate of [language, ...LANGUAGES]) {
    const text = names[candidate];
    if (text !== undefined) return { text, language: candidate };
  }
  return { text: '', language };
}
