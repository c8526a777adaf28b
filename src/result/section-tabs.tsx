import { useTexts } from '#src/i18n/use-texts.ts';
import { JumpLink } from './jump-link.tsx';
import type { ResultIds, Section, SectionOrder } from './result-ids.ts';
import styles from './section-tabs.module.css';
import { useSectionInView } from './use-section-in-view.ts';

type SectionTabsProps = {
  ids: ResultIds;
  order: SectionOrder;
  /** Those that are there, in their order; memoise it. */
  sections: readonly Section[];
  counts: Record<Section, string | null>;
};

/** Links to the sections, with counts: what is packed, which days are planned; marks the section in view. */
export function SectionTabs({ ids, order, sections, counts }: SectionTabsProps) {
  const { t } = useTexts('result');
  const current = useSectionInView(ids, sections);
  return (
    <nav className={styles['tabs']} aria-label={t('tabs.label')}>
      <ul className={styles['list']}>
        {sections.map((section) => (
          <li key={section}>
            <JumpLink
              targetId={ids.section(section)}
              className={styles['tab']}
              aria-current={section === current ? 'true' : undefined}
            >
              {t(order === 'trip' ? `tabs.trip.${section}` : `tabs.${section}`)}
              {counts[section] === null ? null : (
                <span className={styles['count']}>{counts[section]}</span>
              )}
            </JumpLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
