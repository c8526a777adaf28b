import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { COMPANY } from './company.ts';
import { LegalPage } from './legal-page.tsx';
import styles from './legal-page.module.css';

/** The legal notice (§ 5 DDG). */
export function ImprintPage({ contactEmail }: { contactEmail: string }) {
  const { t } = useTexts('legal');
  return (
    <LegalPage title={t('imprint.title')} note={t('imprint.note')}>
      <dl className={styles['facts']}>
        <Fact label={t('imprint.company')}>
          {COMPANY.name}
          <br />
          {COMPANY.street}
          <br />
          {COMPANY.city}
        </Fact>
        <Fact label={t('imprint.director')}>{COMPANY.director}</Fact>
        <Fact label={t('imprint.contact')}>
          {COMPANY.phone}
          <br />
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </Fact>
        <Fact label={t('imprint.register')}>
          {COMPANY.registerCourt}, {COMPANY.registerNumber}
        </Fact>
        <Fact label={t('imprint.vat')}>{COMPANY.vatId}</Fact>
        <Fact label={t('imprint.responsible')}>
          {COMPANY.responsible}
          <br />
          {COMPANY.street}, {COMPANY.city}
        </Fact>
      </dl>
    </LegalPage>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
