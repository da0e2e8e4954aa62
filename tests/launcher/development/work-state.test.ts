import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { workStatePlugin } from '#shared/development/work-state-plugin.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { storeWorkState, workStateFile } from '#tools/launcher/development/work-state-file.ts';

// Goal: whoever works on the product reads in the open page what is wrong where, and when the API is new.
// Method: a real Vite with our plugin, and what it says on its channel to the pages.

const fault = { file: 'db/modules/a/b.sql', line: 3, what: 'No such column.', cure: 'Write c.' };
let place: ReturnType<typeof temporaryFolder>;
let vite: ViteDevServer;
beforeEach(() => {
  place = temporaryFolder();
});
afterEach(async () => {
  await vite?.close();
  place.remove();
});
const written = () => JSON.parse(readFileSync(workStateFile(place.folder), 'utf8'));

test('the file says what is in force and what is wrong, and takes it back', () => {
  const state = storeWorkState(place.folder);
  expect(written()).toEqual({ generation: 0, faults: [] });
  state.write([fault]);
  expect(written()).toEqual({ generation: 0, faults: [fault] });
  state.isInForce();
  state.write([]);
  expect(written()).toEqual({ generation: 1, faults: [] });
});

test('pages are told of it as it changes, and a page opened later as well', async () => {
  const state = storeWorkState(place.folder);
  vite = await createServer({
    root: place.folder,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: false, host: '127.0.0.1', port: 0 },
    plugins: [workStatePlugin(workStateFile(place.folder))],
  });
  await vite.listen();
  const [address = ''] = vite.resolvedUrls?.local ?? [];
  const page = await vite.transformIndexHtml('/', '<!doctype html><body></body>');
  expect(page).toContain('shared/development/show-work-state.ts');

  state.write([fault]);
  const socket = new WebSocket(
    `${address.replace('http', 'ws')}?token=${vite.config.webSocketToken}`,
    'vite-hmr',
  );
  const received: unknown[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { event, data: reported } = JSON.parse(data);
    if (event === 'work-state') received.push(reported);
  });
  await expect.poll(() => received.at(-1)).toEqual({ generation: 0, faults: [fault] });
  state.write([]);
  state.isInForce();
  await expect.poll(() => received.at(-1)).toEqual({ generation: 1, faults: [] });
  socket.close();
});

test('a page that is built for people has none of it', () => {
  expect(workStatePlugin(workStateFile(path.join(place.folder))).apply).toBe('serve');
  expect(workStatePlugin(undefined).transformIndexHtml()).toEqual([]);
});
