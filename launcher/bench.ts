<<<<<<< HEAD
import fs from 'node:fs';
import path from 'node:path';
import { env } from './env.ts';
import { onlyOne } from './only-one.ts';
import { runTool } from './process/run-tool.ts';
import { testCluster } from './testing/test-cluster.ts';

const PATIENCE_MS = 60 * 60_000;
const BENCH = 'tests/bench/run.ts';

/** Measures on the throw-away cluster of the tests, so that nobody's data is in the way. */
if (!fs.existsSync(path.join(env.root, BENCH))) {
  process.stderr.write(`There is nothing to measure: ${BENCH} is missing.\n`);
  process.exit(1);
}
const lock = onlyOne(path.join(env.root, '.data'), 'launcher/test.ts');
const cluster = testCluster();
try {
  const clusterUrl = await cluster.url();
  const measured = await runTool(
    env.root,
    BENCH,
    [],
    { TEST_DATABASE_URL: clusterUrl },
    PATIENCE_MS,
  );
  process.stdout.write(measured.output);
  process.exitCode = measured.code;
} finally {
  await cluster.stop();
  lock.leave();
=======
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { env } from './env.ts';
import { testCluster } from './testing/test-cluster.ts';

// The figures are taken by `tests/bench/`; this gives them the Postgres of the tests to work in.
const cluster = testCluster();
try {
  const url = env.inherited.TEST_DATABASE_URL ?? (await cluster.url());
  const child = spawn(process.execPath, ['tests/bench/run.ts'], {
    cwd: env.root,
    env: { ...env.inherited, TEST_DATABASE_URL: url },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await cluster.stop();
>>>>>>> refs/heads/dbtools
}
