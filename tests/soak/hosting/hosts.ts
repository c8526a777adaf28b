import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findOrInstall } from '#tests/browsers/install-package.ts';
import { portOf } from '#tests/server/raw-request.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ARTIFACTS = join(ROOT, 'tests/.artifacts/hosts');

/** Where the site and the tiles are that a host serves. */
export type Served = { site: string; tiles: string };

/** A web server with its configuration of deploy/, on loopback. */
export type Host = {
  name: string;
  port: number;
  /** Of the tiles on a host of their own. */
  tilesPort: number;
  stop: () => void;
};

/** nginx of Debian, which returns when it listens. */
export async function startNginx(served: Served): Promise<Host> {
  const nginx = findOrInstall(() => ['/usr/sbin/nginx'], 'nginx');
  const brotli = findOrInstall(
    () => ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    'libnginx-mod-http-brotli-static',
  );
  const folder = folderFor('nginx');
  const [port, tilesPort] = [await freePort(), await freePort()];
  const site = placed('deploy/nginx/fernweh.conf', {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /srv;': `root ${served.tiles};`,
    '/srv/fernweh': served.site,
  });
  const tiles = placed('deploy/nginx/tiles.conf', {
    'listen 80;': `listen 127.0.0.1:${tilesPort};`,
    '/srv/tiles;': `${served.tiles}/tiles;`,
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxAround(site + tiles, folder, brotli));
  const nginxWith = (...args: string[]) => run(nginx, ['-p', folder, '-c', file, ...args], folder);
  nginxWith();
  return {
    name: 'nginx',
    port,
    tilesPort,
    stop() {
      nginxWith('-s', 'quit');
    },
  };
}

/** The frame of Debian's own nginx.conf around a site, with all files in this folder. */
function nginxAround(site: string, folder: string, module: string): string {
  const parts = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    `load_module ${module};`,
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log;`,
    process.getuid?.() === 0 ? 'user root;' : '',
    'events {}',
    'http {',
    'access_log off;',
    ...parts.map((part) => `${part}_temp_path ${folder}/${part};`),
    site,
    '}',
  ].join('\n');
}

/** Caddy of Debian, which returns when it listens; over http, without a certificate. */
export async function startCaddy(served: Served): Promise<Host> {
  const caddy = findOrInstall(() => ['/usr/bin/caddy'], 'caddy');
  const folder = folderFor('caddy');
  const [port, tilesPort] = [await freePort(), await freePort()];
  const site = placed('deploy/caddy/Caddyfile', {
    'fernweh.example': `http://127.0.0.1:${port}`,
    'root * /srv\n': `root * ${served.tiles}\n`,
    '/srv/fernweh': served.site,
  });
  const tiles = placed('deploy/caddy/tiles.Caddyfile', {
    'tiles.fernweh.example': `http://127.0.0.1:${tilesPort}`,
    '* /srv/tiles\n': `* ${served.tiles}/tiles\n`,
  });
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${site}${tiles}`);
  const pidFile = join(folder, 'pid');
  const args = ['start', '--config', file, '--adapter', 'caddyfile', '--pidfile', pidFile];
  run(caddy, args, folder);
  return {
    name: 'Caddy',
    port,
    tilesPort,
    stop() {
      process.kill(Number(readFileSync(pidFile, 'utf8')));
    },
  };
}

/** A configuration of deploy/ with other places; throws for one that it does not name. */
function placed(file: string, places: Readonly<Record<string, string>>): string {
  return Object.entries(places).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(ROOT, file), 'utf8'),
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const port = portOf(server);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

function folderFor(host: string): string {
  const folder = join(ARTIFACTS, host);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Runs what starts or ends a server; the server keeps the file of its messages open. */
function run(program: string, args: readonly string[], folder: string): void {
  const messages = join(folder, 'messages');
  const output = openSync(messages, 'w');
  const env = { ...process.env, HOME: folder };
  const { status } = spawnSync(program, args, { stdio: ['ignore', output, output], env });
  closeSync(output);
  if (status === 0) return;
  throw new Error(`${program} ended with ${status}: ${readFileSync(messages, 'utf8')}`);
}
