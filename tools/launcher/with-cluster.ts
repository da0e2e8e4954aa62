import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { env } from './env.ts';
import { onlyOne } from './only-one.ts';
import { testCluster } from './testing/test-cluster.ts';

// Lends the Postgres of the tests to one of our own commands: the bench, and the tools that build a
// database only to describe it. Another Postgres is used when TEST_DATABASE_URL names one.

const [script = '', ...args] = process.argv.slice(2);

async function runWith(url: string): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: env.root,
    env: { ...env.inherited, TEST_DATABASE_URL: url },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

async function runWithOurs(): Promise<number> {
  const lock = onlyOne(path.join(env.root, '.data'), 'tools/launcher/with-cluster.ts');
  const cluster = testCluster(false);
  try {
    return await runWith(await cluster.url());
  } finally {
    await cluster.stop();
    lock.leave();
  }
}

const given = env.testDatabaseUrl;
process.exit(await (given ? runWith(given) : runWithOurs()));
