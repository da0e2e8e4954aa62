import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type Case, cases } from '../bench/cases.ts';
import { env } from '../support/env.ts';

// Goal: a change that breaks the bench fails a test. Method: its small form, which runs each case
// on few rows and checks no figure; without the worker's cases, which other tests cover, and
// without a build.

const root = path.resolve(import.meta.dirname, '../..');
const names = Object.entries<Case>(cases)
  .filter(([name, { isLong }]) => !isLong && name !== 'inbox')
  .map(([name]) => name);

test('every case of the bench runs', { timeout: 300_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/bench/run.ts', ...names], {
    cwd: root,
    env: { ...env.inherited, BENCH: 'small', TEST_DATABASE_URL: env.clusterUrl },
    maxBuffer: 10_000_000,
  });
  for (const name of ['list of 25 invoices', 'settlements by 8 writers', 'PDF of a salary slip']) {
    expect(stdout).toContain(name);
  }
});
