import { Link, useRouteContext } from '@tanstack/react-router';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './frame-links.module.css';
import { COMPANY_PAGES, LEGAL_PAGES } from './linked-pages.ts';

type FrameLinksProps = {
  /** The links of the header stand above these already. */
  belowHeaderLinks?: boolean;
  /** Pressed any of the links. */
  onFollow?: () => void;
};

/** The footer's links in one row, for the planner, whose map leaves no room for a footer. */
export function FrameLinks({ belowHeaderLinks = false, onFollow }: FrameLinksProps) {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const { app } = useRouteContext({ from: '__root__' });
  const pages = [...COMPANY_PAGES, ...LEGAL_PAGES].filter(
    ({ inHeader }) => !(belowHeaderLinks && inHeader),
  );
  return (
    <nav aria-label={t('footer.label')}>
      <ul className={styles['links']} data-narrow={belowHeaderLinks}>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} onClick={onFollow}>
              {label[language]}
            </Link>
          </li>
        ))}
        <li>
          <a href={`mailto:${app.contactEmail}`}>{t('footer.contact')}</a>
        </li>
      </ul>
    </nav>
  );
}
