import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { App } from './app-services.ts';
import type { AppRouter } from './router.tsx';

/** The whole product as one tree, the same for the browser and for the prerendering. */
export function AppTree({ app, router }: { app: App; router: AppRouter }) {
  return (
    <StrictMode>
      <I18nextProvider i18n={app.i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </StrictMode>
  );
}
