import { useTexts } from '#src/i18n/use-texts.ts';
import { COMPANY } from './company.ts';
import { LegalPage } from './legal-page.tsx';
import { LegalSection } from './legal-section.tsx';

const SECTIONS = ['scope', 'subject', 'rights', 'liability', 'final'] as const;

/** The terms of use, sections 1 to 5, under German law. */
export function TermsPage() {
  const { t } = useTexts('legal');
  return (
    <LegalPage title={t('terms.title')} note={t('terms.note')}>
      {SECTIONS.map((section, index) => (
        <LegalSection
          key={section}
          heading={`${index + 1}. ${t(`terms.${section}.heading`)}`}
          text={t(`terms.${section}.text`, { name: COMPANY.name })}
        />
      ))}
    </LegalPage>
  );
}
