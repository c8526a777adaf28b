import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect, useRef } from 'react';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import type { App } from './app.ts';
import type { AppRouter } from './router.tsx';

type AppTreeProps = {
  app: App;
  router: AppRouter;
  /** Called once the tree is rendered or hydrated. */
  onMounted?: () => void;
};

/** The whole product as one tree, the same for the browser and for the prerendering. */
export function AppTree({ app, router, onMounted }: AppTreeProps) {
  const mounted = useRef(onMounted);
  useEffect(() => mounted.current?.(), []);
  return (
    <StrictMode>
      <TextsProvider i18n={app.i18n}>
        <RouterProvider router={router} />
      </TextsProvider>
    </StrictMode>
  );
}
