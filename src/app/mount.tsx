import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { App } from './app-services.ts';
import { createAppRouter } from './router.tsx';
import { whenQuiet } from './when-quiet.ts';
import './fonts.css';
import '#src/ui/tokens.css';
import '#src/ui/reset.css';

/**
 * Shows the product in the page's root element, and makes it ready for offline use when all is quiet.
 * @throws when even the frame's texts are missing.
 */
export function mount(root: Element, app: App): void {
  if (!app.i18n.hasResourceBundle(app.i18n.language, 'frame')) {
    throw new Error('The texts could not be loaded');
  }
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={app.i18n}>
        <RouterProvider router={createAppRouter(app)} />
      </I18nextProvider>
    </StrictMode>,
  );
  whenQuiet(() => void app.offline.start());
}
