import { runTool } from './process/run-tool.ts';
import { env } from './env.ts';
import { testCluster } from './testing/test-cluster.ts';

// The figures are taken by `tests/bench/`; this gives them the Postgres of the tests to work in.
const cluster = testCluster();
try {
  const url = process.env.TEST_DATABASE_URL ?? (await cluster.url());
  const { code, output } = await runTool(env.root, 'tests/bench/run.ts', [], {
    TEST_DATABASE_URL: url,
  });
  process.stdout.write(output);
  process.exitCode = code;
} finally {
  await cluster.stop();
}
