import strip from '@rollup/plugin-strip';
import type { PluginOption } from 'vite';
import { replaceCode } from './replace-code.ts';
import type { Replacement } from './replace-code.ts';

/** It logs only with its `debug` option, which is off. */
const LOGGING = ['log', 'warn', 'once', 'deprecate'].flatMap((word) => [
  `this.logger.${word}`,
  `baseLogger.${word}`,
]);

/** Texts name no formats, and `loadTexts` loads them without a backend. */
const UNUSED: readonly Replacement[] = [
  { line: 'formatter = Formatter;', instead: 'formatter = null;' },
  {
    line: 's.backendConnector = new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options);',
    instead: 's.backendConnector = new EventEmitter();',
  },
];

/** Leaves out of the build what the product does not use of i18next: 3 kB on every page. */
export function withoutUnusedI18next(): PluginOption[] {
  return [
    strip({ include: '**/i18next/**', functions: LOGGING }),
    {
      name: 'without-unused-i18next',
      apply: 'build',
      transform(code, id) {
        if (!id.endsWith('/i18next/dist/esm/i18next.js')) return null;
        return { code: replaceCode(code, UNUSED), map: null };
      },
    },
  ];
}
