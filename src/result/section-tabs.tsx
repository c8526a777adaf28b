import { useTexts } from '#src/i18n/use-texts.ts';
import { JumpLink } from './jump-link.tsx';
import { SECTIONS } from './result-ids.ts';
import type { ResultIds, Section } from './result-ids.ts';
import styles from './section-tabs.module.css';
import { useSectionInView } from './use-section-in-view.ts';

type SectionTabsProps = { ids: ResultIds; counts: Record<Section, string | null> };

/** Links to the three sections, with counts, of the equipment those that are packed; marks the section in view. */
export function SectionTabs({ ids, counts }: SectionTabsProps) {
  const { t } = useTexts('result');
  const current = useSectionInView(ids);
  return (
    <nav className={styles['tabs']} aria-label={t('tabs.label')}>
      <ul className={styles['list']}>
        {SECTIONS.map((section) => (
          <li key={section}>
            <JumpLink
              targetId={ids.section(section)}
              className={styles['tab']}
              aria-current={section === current ? 'true' : undefined}
            >
              {t(`tabs.${section}`)}
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
