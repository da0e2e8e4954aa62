import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { workStatePlugin } from '#shared/development/work-state-plugin.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { storeWorkState, workStateFile } from '#tools/launcher/development/work-state-file.ts';

// Goal: a developer reads in the open page which errors are where, and when the API is new.
// Method: a real Vite with our plugin, and its messages to the pages.

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

test('the file states what is active and what is wrong, and is reset', () => {
  const state = storeWorkState(place.folder);
  expect(written()).toEqual({ generation: 0, faults: [] });
  state.write([fault]);
  expect(written()).toEqual({ generation: 0, faults: [fault] });
  state.isInForce();
  state.write([]);
  expect(written()).toEqual({ generation: 1, faults: [] });
});

test('open pages are notified of changes, and a page opened later reads the current state', async () => {
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

test('a production page contains none of it', () => {
  expect(workStatePlugin(workStateFile(path.join(place.folder))).apply).toBe('serve');
  expect(workStatePlugin(undefined).transformIndexHtml()).toEqual([]);
});
