import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkState } from '#shared/development/work-state.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { startDevelopment } from '#tools/launcher/development/start-development.ts';
import type { Installation } from '#tools/launcher/installation.ts';
import { isAlive } from '#tools/launcher/process/is-alive.ts';
import { supervise } from '#tools/launcher/process/supervise.ts';

// Goal: a saved file takes effect in the running server if possible, and in a new one if necessary;
// an invalid one is reported and changes nothing. Method: files saved in a tree of two folders, a
// real process that records who serves, a database of which only the calls are recorded, and a
// check that finds nothing.

const script = path.resolve(import.meta.dirname, '../support/take-over-and-wait.ts');
const sql = 'db/modules/clients/functions/create_client.sql';
const words = 'forms/modules/clients/words.nb.json';
const code = 'plugins/core/read.ts';

let place: ReturnType<typeof temporaryFolder>;
let endings: (() => Promise<void>)[];
let migrateAgain: ReturnType<typeof vi.fn<(holdsTexts: boolean) => Promise<void>>>;
const at = (file: string) => path.join(place.folder, file);

beforeEach(async () => {
  place = temporaryFolder();
  for (const folder of ['server', 'shared', 'workers']) {
    fs.mkdirSync(at(folder));
  }
  for (const file of [sql, words, code, 'sandbox/run.ts', 'data/none']) save(file);
  save('tools/check/run.ts', "console.log('[]');");
  const server = supervise(
    { name: 'server', script, env: { NOTES: at('data/notes'), FAULT: at('data/fault') } },
    { root: place.folder, dataFolder: at('data'), inherited: process.env },
  );
  endings = [() => server.stop()];
  await expect.poll(starts, { timeout: 10_000 }).toHaveLength(1);
  migrateAgain = vi.fn(async () => {});
  const installation = { root: place.folder, dataFolder: at('data') } as Installation;
  const started = { running: [server], frontEnds: null, superuserUrl: '', migrateAgain };
  await startDevelopment(installation, started, endings);
});
afterEach(async () => {
  for (const end of endings.reverse()) await end();
  place.remove();
});

function save(file: string, text = `${Math.random()}`): void {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), text);
}
const starts = () =>
  fs.existsSync(at('data/notes'))
    ? fs.readFileSync(at('data/notes'), 'utf8').trim().split('\n').map(Number)
    : [];
const state = (): WorkState => JSON.parse(fs.readFileSync(at('data/work-state.json'), 'utf8'));
const isInForce = (times: number) =>
  expect.poll(() => state().generation, { timeout: 20_000 }).toBe(times);
const isReported = (what: string) =>
  expect.poll(() => state().faults, { timeout: 20_000 }).toMatchObject([{ what }]);

test('SQL is applied to the database and to the running server', async () => {
  save(sql);
  await isInForce(1);
  expect(migrateAgain.mock.calls).toEqual([[false]]);
  expect(starts()).toHaveLength(1);
  save(words);
  await isInForce(2);
  expect(migrateAgain.mock.calls).toEqual([[false], [true]]);
  expect(starts()).toHaveLength(1);
});

test('code is served by a new process, which takes over', async () => {
  save(code);
  await isInForce(1);
  expect(migrateAgain).not.toHaveBeenCalled();
  await expect.poll(() => starts().map(isAlive), { timeout: 10_000 }).toEqual([false, true]);
});

test('code that no API can be built from is reported, the server continues, and a correction takes effect', async () => {
  save('data/fault');
  save(sql);
  await isReported('the form is faulty');
  expect(state().generation).toBe(0);
  expect(starts().map(isAlive)).toEqual([true]);
  fs.rmSync(at('data/fault'));
  save(sql);
  await isInForce(1);
  expect(state().faults).toEqual([]);
  expect(starts()).toHaveLength(1);
});

test('SQL that the database refuses is reported, and no server is built', async () => {
  migrateAgain.mockRejectedValueOnce(new Error('column a holds null'));
  save(sql);
  await isReported('column a holds null');
  expect(state().generation).toBe(0);
  expect(starts().map(isAlive)).toEqual([true]);
});
