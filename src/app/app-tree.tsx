import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import type { App } from './app-services.ts';
import type { AppRouter } from './router.tsx';

/** The whole product as one tree, the same for the browser and for the prerendering. */
export function AppTree({ app, router }: { app: App; router: AppRouter }) {
  return (
    <StrictMode>
      <TextsProvider i18n={app.i18n}>
        <RouterProvider router={router} />
      </TextsProvider>
    </StrictMode>
  );
}
