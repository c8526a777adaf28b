/** How the app can be installed on this device. */
export type InstallWay = 'none' | 'button' | 'ios-hint';

/** The event of Chromium browsers; not yet in the DOM types. */
type InstallPromptEvent = Event & { prompt: () => Promise<unknown> };

/**
 * Holds back the browser's install prompt until the traveller asks for it. `show` opens the
 * browser's dialog and resolves when it is closed.
 */
export function watchInstallOffer(
  page: Window,
  onChange: (way: InstallWay) => void,
  onInstalled: () => void,
): { show: () => Promise<void> } {
  let offer: InstallPromptEvent | null = null;
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    offer = event;
    onChange('button');
  });
  page.addEventListener('appinstalled', () => {
    offer = null;
    onChange('none');
    onInstalled();
  });
  if (isIosBrowserTab(page.navigator)) onChange('ios-hint');
  return {
    async show() {
      const current = offer;
      offer = null;
      onChange('none');
      await current?.prompt();
    },
  };
}

export function isInstalled(page: Window): boolean {
  return page.matchMedia('(display-mode: standalone)').matches;
}

/** Only Safari on iOS has `standalone`; false there means: in a tab. */
function isIosBrowserTab(navigator: Navigator): boolean {
  return Reflect.get(navigator, 'standalone') === false;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
