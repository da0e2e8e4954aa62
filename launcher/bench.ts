import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { env } from './env.ts';
import { onlyOne } from './only-one.ts';
import { testCluster } from './testing/test-cluster.ts';

// The figures are taken by `tests/bench/`; this gives them the throw-away Postgres of the tests,
// so that nobody's data is in the way, and lets them print as they come.
const lock = onlyOne(path.join(env.root, '.data'), 'launcher/test.ts');
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
  lock.leave();
}
