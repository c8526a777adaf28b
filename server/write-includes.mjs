/**
 * A step of `npm run build`: writes the rules of dist/_headers, or of the folder given as argument, as
 * _nginx and _caddy beside it. deploy/README.md tells how a server includes them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHeaders } from './headers.mjs';
import { caddyHeaders, nginxMaps } from './host-includes.mjs';

const FOLDER = process.argv[2] ?? join(import.meta.dirname, '../dist');
const NOTE = '# Written by the build from _headers.\n';

const rules = parseHeaders(readFileSync(join(FOLDER, '_headers'), 'utf8'));
writeFileSync(join(FOLDER, '_nginx'), `${NOTE}${nginxMaps(rules)}`);
writeFileSync(join(FOLDER, '_caddy'), `${NOTE}${caddyHeaders(rules)}`);
