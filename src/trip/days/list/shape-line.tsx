import { ArrowRight, Footprints, PlaneLanding, PlaneTakeoff, Route } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { DayShape } from '#src/domain/day-plan/day-shape.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatKilometres, formatShortWay } from '#src/wording/shown/shown-units.ts';
import type { IdeaWords } from '../idea-words.ts';
import styles from './shape-line.module.css';

const ICONS: Record<DayShape['kind'], LucideIcon> = {
  arrive: PlaneLanding,
  leave: PlaneTakeoff,
  trek: Footprints,
  'day-out': ArrowRight,
  stops: Route,
};

type ShapeLineProps = { shape: DayShape; ideas: IdeaWords };

/** The kind of day, in one line under its date. */
export function ShapeLine({ shape, ideas }: ShapeLineProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  const Icon = ICONS[shape.kind];
  return (
    <p className={styles['shape']}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {words()}
    </p>
  );

  function words(): string {
    switch (shape.kind) {
      case 'trek': {
        const { key, day, of } = shape;
        if (day === 1) return t('shape.trekStart', { all: of });
        return t('shape.trekDay', { name: ideas.nameOf(key), day, all: of });
      }
      case 'day-out':
        return t('shape.dayOut', {
          way: t('idea.way', { distance: formatKilometres(shape.km, language) }),
        });
      case 'stops':
        return t('shape.stops', { number: shape.count, way: formatShortWay(shape.km, language) });
      default:
        return t(`shape.${shape.kind}`);
    }
  }
}
