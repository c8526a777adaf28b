import { useTexts } from '#src/i18n/use-texts.ts';
import { COMPANY } from './company.ts';
import { LegalPage } from './legal-page.tsx';
import { LegalSection } from './legal-section.tsx';

/** The hosts of the configured services; null for a port that the device serves itself. */
type ServiceHosts = Record<(typeof SERVICES)[number], string | null>;

type PrivacyPageProps = { contactEmail: string; hosts: ServiceHosts };

/** The privacy policy of this deployment: names exactly the configured services. */
export function PrivacyPage({ contactEmail, hosts }: PrivacyPageProps) {
  const { t } = useTexts('legal');
  const { name, street, city } = COMPANY;
  const configured = SERVICES.flatMap((service) => {
    const host = hosts[service];
    return host === null ? [] : [t(`privacy.services.${service}`, { host })];
  });
  return (
    <LegalPage title={t('privacy.title')} note={t('privacy.note')}>
      <LegalSection
        heading={t('privacy.controller.heading')}
        text={t('privacy.controller.text', { name, street, city, email: contactEmail })}
      />
      <LegalSection heading={t('privacy.data.heading')} text={t('privacy.data.text')} />
      <LegalSection
        heading={t('privacy.services.heading')}
        text={
          configured.length === 0
            ? t('privacy.services.none')
            : [t('privacy.services.intro'), ...configured, t('privacy.services.outro')].join('\n\n')
        }
      />
      <LegalSection heading={t('privacy.links.heading')} text={t('privacy.links.text')} />
      <LegalSection heading={t('privacy.cookies.heading')} text={t('privacy.cookies.text')} />
      <LegalSection
        heading={t('privacy.rights.heading')}
        text={t('privacy.rights.text', { email: contactEmail })}
      />
    </LegalPage>
  );
}

const SERVICES = ['recommender', 'catalogue', 'places', 'map', 'detail'] as const;
