import { Outlet, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import styles from './root-layout.module.css';
import { RouteAnnouncer } from './route-announcer.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

const MAIN_ID = 'main';

/** The shared frame of every page. */
export function RootLayout() {
  const { t } = useTranslation();
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page });
  const layout = page?.layout ?? 'page';
  return (
    <div className={styles['shell']} data-layout={layout}>
      <a className={styles['skip']} href={`#${MAIN_ID}`}>
        {t('skip')}
      </a>
      <Header ground={page?.ground ?? 'paper'} layout={layout} />
      <div className={styles['notices']}>
        <OfflineBanner />
      </div>
      <main className={styles['main']} id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      {layout === 'page' ? <Footer /> : null}
      <UpdatePrompt />
      <RouteAnnouncer />
    </div>
  );
}
