import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import admin from '#admin/vite.config.ts';
import { declaredScreens } from '#portal/graphql/screens/declaredScreens.ts';
import portal from '#portal/vite.config.ts';
import { vitePrograms } from '#tools/launcher/development/vite-programs.ts';

// Goal: in development a front end's own sources come from Vite and everything else from the
// server. Method: the proxy rule of Vite, on every address.

const root = path.resolve(import.meta.dirname, '../../..');

const isPassedOn = ({ server }: typeof portal, url: string) =>
  Object.keys(server?.proxy ?? {}).some((key) =>
    key.startsWith('^') ? new RegExp(key).test(url) : url.startsWith(key),
  );

test.each([
  { name: 'portal', config: portal, base: '/' },
  { name: 'admin', config: admin, base: '/admin/' },
])('no source of the $name is requested from the server', ({ name, config, base }) => {
  const folder = path.join(root, name);
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(folder, file)).isFile());
  expect(files.map((file) => base + file).filter((url) => isPassedOn(config, url))).toEqual([]);
});

test('the server answers for the APIs and for their links', () => {
  const links = ['/files/1?signature=a', '/export/invoices.csv', '/sandbox/'];
  for (const url of ['/graphql', '/graphql?a=b', '/graphql/stream', ...links]) {
    expect(isPassedOn(portal, url), url).toBe(true);
  }
  for (const url of ['/admin/graphql', '/files/1', '/v2/nb']) {
    expect(isPassedOn(admin, url), url).toBe(true);
  }
});

test('the two use separate caches', () => {
  expect(portal.cacheDir).not.toBe(admin.cacheDir);
});

test.each(['portal', 'admin'])(
  'the $0 is proxied to the address on which the server listens',
  async (name) => {
    const addresses = { portal: 'http://localhost:1', admin: 'http://localhost:2' };
    const [program] = vitePrograms(
      { host: '192.0.2.7', port: 4000, dataFolder: '/data' },
      addresses,
    );
    for (const [key, value] of Object.entries(program?.env ?? {})) vi.stubEnv(key, value);
    vi.resetModules();
    const { default: config } = await import(`../../../${name}/vite.config.ts`);
    vi.unstubAllEnvs();
    const targets = Object.values<string | { target: string }>(config.server.proxy);
    expect(new Set(targets.map((one) => (typeof one === 'string' ? one : one.target)))).toEqual(
      new Set(['http://192.0.2.7:4000']),
    );
  },
);

test.each(['s', '-menu', '/invoices'])(
  'the screens of tables follow their file: virtual:screen%s',
  (name) => {
    const watched: string[] = [];
    const plugin = declaredScreens() as { load: (id: string) => unknown };
    plugin.load.call(
      { addWatchFile: (file: string) => watched.push(file) },
      `\0virtual:screen${name}`,
    );
    expect(watched).toEqual([path.join(root, 'plugins/portal-screens.json')]);
  },
);
