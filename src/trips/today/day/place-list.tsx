import {
  Clock,
  Lightbulb,
  MapPin,
  Navigation,
  ShieldAlert,
  Sunrise,
  Sunset,
  Ticket,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { mapAddress, mapKindOf } from '#src/domain/place/map-address.ts';
import { asksToBook } from '#src/domain/today/advice.ts';
import type { Advice } from '#src/domain/today/advice.ts';
import { sunClock } from '#src/domain/today/sun-moment.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { KindIcon, knownKind } from '#src/result/activities/kind-icon.tsx';
import { Heading } from '#src/ui/heading.tsx';
import type { HeadingLevel } from '#src/ui/heading.tsx';
import { shownText } from '#src/wording/shown/shown-text.ts';
import { formatClock } from '#src/wording/shown/shown-units.ts';
import { MarkedText } from '../marked-text.tsx';
import styles from './place-list.module.css';
import { labelOf } from '../today-day.ts';
import type { TodayPlace, TodayWords } from '../today-day.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type PlaceListProps = {
  places: readonly TodayPlace[];
  advice: ReadonlyMap<string, Advice>;
  day: IsoDay;
  /** Null where it is not known: times of the sun are then no clock times. */
  timeZone: string | null;
  headingLevel: HeadingLevel;
  words: TodayWords;
};

/** The places of today in their order: where each lies, what it is, and at most two lines of advice. */
export function PlaceList({ places, words, ...facts }: PlaceListProps) {
  const { t } = useTexts('today');
  return (
    <>
      <ol className={styles['places']}>
        {places.map((place, at) => (
          <li key={place.idea.key} aria-label={labelOf(place, at + 1, words)}>
            {at === 0 ? (
              <MapPin className={styles['pin']} size={26} strokeWidth={1.75} aria-hidden="true" />
            ) : null}
            <div className={styles['leg']}>
              <span>{place.where}</span>
              {place.idea.at === undefined ? null : (
                <OpenInMaps at={place.idea.at} name={place.name} />
              )}
            </div>
            <PlaceCard place={place} number={at + 1} {...facts} />
          </li>
        ))}
      </ol>
      {places.some(({ idea }) => idea.at !== undefined) ? (
        <p className={styles['straight']}>{t('place.straight')}</p>
      ) : null}
    </>
  );
}

export function OpenInMaps({ at, name }: { at: LatLng; name: string }) {
  const { t } = useTexts('today');
  const kind = mapKindOf(navigator.userAgent);
  const beside = kind === 'app' ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a
      className={styles['open']}
      href={mapAddress(kind, at, name)}
      aria-label={t('place.openName', { name })}
      {...beside}
    >
      <Navigation size={17} strokeWidth={1.75} aria-hidden="true" />
      {t('place.open')}
    </a>
  );
}

type PlaceCardProps = Omit<PlaceListProps, 'places' | 'words'> & {
  place: TodayPlace;
  number: number;
};

function PlaceCard({ place, number, advice, day, timeZone, headingLevel }: PlaceCardProps) {
  const { idea, name, kind, hours } = place;
  const lines = useAdviceLines(idea, advice.get(idea.key), day, timeZone);
  const what = [kind, hours].filter((part) => part !== '').join(' · ');
  return (
    <article className={styles['card']}>
      <span className={styles['disc']} aria-hidden="true">
        {number}
      </span>
      <Heading level={headingLevel}>{name}</Heading>
      {what === '' ? null : (
        <p className={styles['kind']}>
          <KindIcon kind={knownKind(idea.kind)} />
          {what}
        </p>
      )}
      {lines.length === 0 ? null : (
        <ul className={styles['advice']}>
          {lines.map(({ icon: Icon, text }) => (
            <li key={text}>
              <Icon {...ICON} />
              <span>
                <MarkedText text={text} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

type Line = { icon: LucideIcon; text: string };

const MOST_LINES = 2;

/** When, then what to take care of or what it asks; of one's own place, the note. */
function useAdviceLines(
  { at, note }: TodayPlace['idea'],
  said: Advice | undefined,
  day: IsoDay,
  timeZone: string | null,
): Line[] {
  const { t } = useTexts('today');
  const language = useLanguage();
  if (said === undefined) return note === '' ? [] : [{ icon: Lightbulb, text: note }];
  const lines: Line[] = [];
  if (said.when !== '') lines.push(whenLine(said.when));
  if (said.care !== '') lines.push({ icon: ShieldAlert, text: shownText(said.care, language) });
  if (said.asks !== '') {
    lines.push({
      icon: asksToBook(said) ? Ticket : Lightbulb,
      text: shownText(said.asks, language),
    });
  }
  return lines.slice(0, MOST_LINES);

  function whenLine(text: string): Line {
    const clock = at === undefined || timeZone === null ? null : sunClock(text, day, at, timeZone);
    const shown = shownText(text, language);
    if (clock === null) return { icon: Clock, text: shown };
    const icon = clock.event === 'sunset' ? Sunset : Sunrise;
    return { icon, text: t(`sun.${clock.how}`, { said: shown, time: formatClock(clock.time) }) };
  }
}
