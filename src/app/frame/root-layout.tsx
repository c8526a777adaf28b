import { Outlet, useRouteContext, useRouterState } from '@tanstack/react-router';
import { Fragment, Suspense, lazy } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { OfflineBanner } from './notices/offline-banner.tsx';
import styles from './root-layout.module.css';
import { RouteAnnouncer } from './route-announcer.tsx';
import { UpdatePrompt } from './notices/update-prompt.tsx';

const MAIN_ID = 'main';

/** Loaded only where something is configured wrongly. */
const ConfigurationNotice = lazy(async () => {
  const { ConfigurationNotice: Notice } = await import('./notices/configuration-notice.tsx');
  return { default: Notice };
});

/**
 * The frame around every page. It is rendered anew when the units change, since figures stand all
 * over a page.
 */
export function RootLayout() {
  const { t } = useTexts('frame');
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page });
  const layout = page?.layout ?? 'page';
  const units = useUnits();
  // A prerendered page is prose, whose figures stay as they were written.
  const isReadingPage = page !== undefined && 'component' in page;
  const { configurationProblems: problems } = useRouteContext({ from: '__root__' }).app;
  return (
    <div className={styles['shell']} data-layout={layout}>
      <a className={styles['skip']} href={`#${MAIN_ID}`}>
        {t('skip')}
      </a>
      <Header ground={page?.ground ?? 'paper'} layout={layout} />
      <div className={styles['notices']}>
        <OfflineBanner />
        {problems.length === 0 ? null : (
          <Suspense>
            <ConfigurationNotice problems={problems} />
          </Suspense>
        )}
      </div>
      <main className={styles['main']} id={MAIN_ID} tabIndex={-1}>
        <Fragment key={isReadingPage ? '' : JSON.stringify(units)}>
          <Outlet />
        </Fragment>
      </main>
      {layout === 'page' ? <Footer /> : null}
      <UpdatePrompt />
      <RouteAnnouncer />
    </div>
  );
}
