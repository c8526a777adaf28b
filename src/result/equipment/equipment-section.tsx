import { PackageOpen } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { GearItem } from '#src/domain/gear.ts';
import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import type { Equipment } from '#src/domain/trip/recommendation.ts';
import type { OwnLine } from '#src/domain/list/list-edits.ts';
import type { Origin } from '#src/domain/trip/trip.ts';
import { formatDay } from '#src/wording/days.ts';
import { useI18n, useLanguage } from '#src/i18n/use-language.ts';
import styles from './equipment-section.module.css';
import { HaveList } from './have-list.tsx';
import { AddLine } from './edit/add-line.tsx';
import { AwayLines } from './edit/away-lines.tsx';
import { ListToast } from './edit/list-toast.tsx';
import { useListEditing } from './edit/use-list-editing.ts';
import type { TakenAway } from './edit/use-list-editing.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import type { ListProps } from './list-props.ts';
import { OriginNote } from '../origin-note.tsx';
import { emptyBecause, linesOf, oldestPriceDay, sourcesOf } from './packing-list.ts';
import type { EditedList, ListCategory, ListLine } from '#src/domain/list/apply-edits.ts';
import type { SectionProps } from '../section-props.ts';
import { HomeLine } from '../home-country/home-line.tsx';
import { InTime } from '../afterwards.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { CostFold } from './cost/cost-fold.tsx';
import { FilterChips } from './filter/filter-chips.tsx';
import { TripList } from './trip-list.tsx';

type EquipmentSectionProps = SectionProps &
  Omit<ListProps, 'sources' | 'editing' | 'marked'> & {
    origin: Origin;
    equipment: Equipment;
    list: EditedList;
    /** The traveller's gear, for all trips. */
    gear: readonly GearItem[];
    /** The country of the trip; null at sea and where it is not known. */
    there?: CountryFacts | null;
    travelers: number;
    /** Own lines of earlier trips that this one does not have. */
    suggestions: readonly OwnLine[];
    /** Above the list. */
    listHead?: ReactNode;
    /** After the field that adds a line. */
    addMore?: ReactNode;
    /** After the list. */
    listFoot?: ReactNode;
  };

/** The packing list in two parts: what this trip adds, and what nearly everybody has. */
export const EquipmentSection = memo(function EquipmentSection(props: EquipmentSectionProps) {
  const { origin, equipment, list, gear, ids, textLanguage, ...more } = props;
  const { firstScreenFirst = false, ...others } = more;
  const { travelers, suggestions, there = null, ...slotted } = others;
  const { listHead = null, addMore = null, listFoot = null, ...rest } = slotted;
  const { own, onChange } = rest;
  const { editing, taken, undo, dismiss } = useListEditing({ ...rest, travelers, suggestions });
  const { categories } = list;
  const { t } = useTexts('result');
  const forTrip = useMemo(() => categories.filter(({ part }) => part === 'trip'), [categories]);
  const have = useMemo(() => categories.filter(({ part }) => part === 'have'), [categories]);
  const lines = useMemo(() => linesOf(categories), [categories]);
  const sources = useMemo(() => sourcesOf(lines, gear), [lines, gear]);
  const parts = {
    ...rest,
    ids,
    textLanguage,
    sources,
    editing,
    marked: lines.some(({ bag, whose }) => bag !== null || whose !== null),
  } as const;
  return (
    <SectionFrame
      ids={ids}
      textLanguage={textLanguage}
      firstScreenFirst={firstScreenFirst}
      section="equipment"
      title={equipment.title}
      label={t('equipment.heading')}
      estimatedHeight={estimatedHeight(forTrip)}
    >
      {equipment.summary === '' ? null : (
        <p className={styles['summary']} lang={textLanguage}>
          {shownText(equipment.summary, textLanguage)}
        </p>
      )}
      {categories.length + list.away.length === 0 ? <NoLines equipment={equipment} /> : null}
      {listHead}
      {onChange === null || lines.length === 0 ? null : (
        <FilterChips {...rest.view} {...{ lines, sources, travelers, own }} />
      )}
      {forTrip.length === 0 ? null : <TripList {...parts} categories={forTrip} />}
      {editing === null ? null : (
        <>
          <AddLine editing={editing} />
          {addMore}
          <AwayLines lines={list.away} editing={editing} />
        </>
      )}
      <InTime later={firstScreenFirst}>
        {have.length === 0 ? null : <HaveList {...parts} categories={have} />}
        {listFoot}
        <BelowList {...parts} origin={origin} lines={lines} there={there} />
      </InTime>
      {editing === null ? null : <TakenToast taken={taken} onUndo={undo} onDismiss={dismiss} />}
    </SectionFrame>
  );
});

type BelowListProps = Pick<
  ListProps,
  'sources' | 'online' | 'onChange' | 'onOwn' | 'textLanguage'
> & {
  origin: Origin;
  lines: readonly ListLine[];
  there: CountryFacts | null;
};

/** The list's costs, how home changes it, and its source. */
function BelowList({ origin, lines, there, onChange, onOwn, ...list }: BelowListProps) {
  const { sources, online, textLanguage } = list;
  const priceDay = useMemo(() => oldestPriceDay(lines), [lines]);
  return (
    <>
      <CostFold
        lines={lines}
        sources={sources}
        priceDay={priceDay}
        textLanguage={textLanguage}
        canSay={onOwn !== null}
        online={online}
      />
      <HomeLine there={there} lines={lines} onChange={onChange} />
      {lines.length === 0 ? null : <EquipmentOrigin origin={origin} priceDay={priceDay} />}
    </>
  );
}

function NoLines({ equipment }: { equipment: Equipment }) {
  const { t } = useTexts('result');
  return (
    <p className={styles['empty']}>
      <PackageOpen size={20} strokeWidth={1.75} aria-hidden="true" />
      {t(`equipment.empty.${emptyBecause(equipment)}`)}
    </p>
  );
}

type TakenToastProps = {
  taken: TakenAway | null;
  onUndo: () => void;
  onDismiss: () => void;
};

function TakenToast({ taken, onUndo, onDismiss }: TakenToastProps) {
  const { t } = useTexts('result');
  const key = taken?.line.own === true ? 'equipment.edit.removed' : 'equipment.edit.setAside';
  return (
    <ListToast done={taken} onUndo={onUndo} onDismiss={onDismiss}>
      {taken === null ? null : t(key, { name: taken.line.name })}
    </ListToast>
  );
}

const FRAME_PX = 560;
const CATEGORY_PX = 62;
const LINE_PX = 61;

function estimatedHeight(categories: readonly ListCategory[]): number {
  return FRAME_PX + categories.length * CATEGORY_PX + linesOf(categories).length * LINE_PX;
}

function EquipmentOrigin({ origin, priceDay }: { origin: Origin; priceDay: string | null }) {
  const { t } = useTexts('result');
  const i18n = useI18n();
  const language = useLanguage();
  const ad = <span className={styles['ad']} />;
  return (
    <OriginNote origin={origin}>
      <p>
        {t(`equipment.origin.${origin}`)}{' '}
        <span className={styles['catalogue']}>
          <Trans i18n={i18n} ns="result" i18nKey="equipment.catalogue" components={{ ad }} />{' '}
        </span>
        {priceDay === null ? null : t('equipment.prices', { day: formatDay(priceDay, language) })}
      </p>
    </OriginNote>
  );
}
