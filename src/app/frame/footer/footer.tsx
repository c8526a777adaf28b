import { Link, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './footer.module.css';
import { COMPANY_PAGES, LEGAL_PAGES } from './linked-pages.ts';
import { InstallOffer } from '../notices/install-offer.tsx';
import { ReadinessLine } from '../notices/readiness-line.tsx';
import { useToday } from '../use-today.ts';
import { WordMark } from '../word-mark.tsx';

/** Company, legal pages, contact, and whether the app is ready offline. */
export function Footer() {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const { app } = useRouteContext({ from: '__root__' });
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div className={styles['about']}>
          <div className={styles['brand']}>
            <WordMark />
            <p className={styles['tagline']}>{t('tagline')}</p>
          </div>
          <div className={styles['device']}>
            <ReadinessLine />
            <InstallOffer />
          </div>
        </div>
        <Column heading={t('footer.company')}>
          {COMPANY_PAGES.map(({ path, label }) => (
            <FooterLink key={path} to={path} label={label[language]} />
          ))}
        </Column>
        <Column heading={t('footer.legal')}>
          {LEGAL_PAGES.map(({ path, label }) => (
            <FooterLink key={path} to={path} label={label[language]} />
          ))}
        </Column>
        <Column heading={t('footer.contact')}>
          <li>
            <a className={styles['link']} href={`mailto:${app.contactEmail}`}>
              <BreakableEmail address={app.contactEmail} />
            </a>
          </li>
        </Column>
      </div>
      <p className={styles['copyright']}>
        {t('footer.copyright', { year: useToday(app).slice(0, 4) })}
      </p>
    </footer>
  );
}

/** A narrow column breaks it at the @. */
function BreakableEmail({ address }: { address: string }) {
  const [name, ...rest] = address.split(/(?=@)/u);
  return (
    <span>
      {name}
      <wbr />
      {rest}
    </span>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles['heading']}>{heading}</h2>
      <ul className={styles['links']}>{children}</ul>
    </div>
  );
}

type FooterLinkProps = {
  to: (typeof COMPANY_PAGES | typeof LEGAL_PAGES)[number]['path'];
  label: string;
};

function FooterLink({ to, label }: FooterLinkProps) {
  return (
    <li>
      <Link to={to} className={styles['link']}>
        {label}
      </Link>
    </li>
  );
}
