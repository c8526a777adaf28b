import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import * as v from 'valibot';
import { VIEWPORT } from './driver.ts';
import type { Driver, Engine, Point } from './driver.ts';
import { findOrInstall } from './install-package.ts';
import { poll } from './poll.ts';
import { startVirtualDisplay } from './virtual-display.ts';
import { startSession } from './webdriver-session.ts';
import type { WebDriverSession } from './webdriver-session.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const LIBRARIES = '/usr/lib';
const START_DEADLINE_MS = 20_000;

/** WebKitGTK's MiniBrowser, driven over WebDriver on a virtual display, as it has no headless mode. */
export const webkit: Engine = {
  name: 'webkit',
  limits: [
    'no restart: MiniBrowser under automation has a private session, which ends with it',
    'console errors are not reported; script errors only from the load event on',
  ],
  keepsProfile: false,
  install() {
    driverProgram();
    miniBrowser();
    xvfbProgram();
  },
  launch,
};

async function launch(): Promise<Driver> {
  const display = await startVirtualDisplay(xvfbProgram(), VIEWPORT);
  const port = await freePort();
  const program = spawn(driverProgram(), [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, LANG: 'C.UTF-8', LANGUAGE: 'en' },
    stdio: 'ignore',
  });
  const stop = () => {
    program.kill();
    display.stop();
  };
  try {
    const driverUrl = `http://127.0.0.1:${port}`;
    await poll('WebKitWebDriver answers', START_DEADLINE_MS, () => answers(`${driverUrl}/status`));
    const session = await startSession(driverUrl, {
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    });
    await session.command('POST', 'window/rect', { x: 0, y: 0, ...VIEWPORT });
    return driverFor(session, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

function driverFor(session: WebDriverSession, stop: () => void): Driver {
  const errors: string[] = [];
  const evaluate = (expression: string) =>
    session.command('POST', 'execute/sync', { script: `return ${expression}`, args: [] });
  const collectErrors = async () => {
    errors.push(...v.parse(v.array(v.string()), await evaluate('globalThis.uncaught ?? []')));
    await evaluate(WATCH_ERRORS);
  };
  return {
    version: session.browserVersion,
    async open(url) {
      await collectErrors();
      await session.command('POST', 'url', { url });
      await collectErrors();
    },
    evaluate,
    click: async (point) => void (await session.command('POST', 'actions', clickAt(point))),
    type: async (text) => void (await session.command('POST', 'actions', keystrokes(text))),
    async errors() {
      await collectErrors();
      return errors;
    },
    async close() {
      try {
        await session.end();
      } finally {
        stop();
      }
    },
  };
}

/** Expression for the page: clears the list of errors, and adds the listeners once. */
const WATCH_ERRORS = `(() => {
  if (globalThis.uncaught === undefined) {
    addEventListener('error', ({ message, error }) => {
      const cause = error?.cause === undefined ? '' : ', because of ' + error.cause + ' ' + error.cause.stack;
      globalThis.uncaught.push(message + cause);
    });
    addEventListener('unhandledrejection', ({ reason }) => globalThis.uncaught.push(String(reason)));
  }
  globalThis.uncaught = [];
})()`;

function clickAt({ x, y }: Point): object {
  const actions = [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return {
    actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
  };
}

function keystrokes(text: string): object {
  const actions = Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // The driver is not listening yet.
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

function driverProgram(): string {
  return findOrInstall(() => [DRIVER], 'webkit2gtk-driver');
}

function xvfbProgram(): string {
  return findOrInstall(() => [XVFB], 'xvfb');
}

function miniBrowser(): string {
  return findOrInstall(miniBrowsers, 'webkit2gtk-driver');
}

/** Installed with the library that the driver depends on, in a folder named after the architecture. */
function miniBrowsers(): string[] {
  const libraries = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const folders = ['', ...libraries.filter((name) => name.includes('-linux-'))];
  return folders.flatMap((folder) =>
    ['4.1', '4.0'].map((api) => `${LIBRARIES}/${folder}/webkit2gtk-${api}/MiniBrowser`),
  );
}
