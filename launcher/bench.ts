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
}
