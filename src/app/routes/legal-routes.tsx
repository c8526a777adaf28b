import { useRouteContext } from '@tanstack/react-router';
import { ImprintPage } from '#src/pages/legal/imprint-page.tsx';
import { PrivacyPage } from '#src/pages/legal/privacy-page.tsx';
import { configuredHosts } from '../services/read-configuration.ts';

export function ImprintRoute() {
  const { app } = useRouteContext({ from: '__root__' });
  return <ImprintPage contactEmail={app.contactEmail} />;
}

export function PrivacyRoute() {
  const { app } = useRouteContext({ from: '__root__' });
  return <PrivacyPage contactEmail={app.contactEmail} hosts={configuredHosts()} />;
}
