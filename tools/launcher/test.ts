import path from 'node:path';
import { env } from './env.ts';
import { onlyOne } from './only-one.ts';
import { stopSignal } from './process/stop-signal.ts';
import { allSteps } from './testing/all-steps.ts';
import { changedSteps } from './testing/changed-steps.ts';
import { product } from './testing/product-step.ts';
import { type Result, runSteps } from './testing/run-steps.ts';
import { type Timed, testCluster } from './testing/test-cluster.ts';
import { parseOptions } from './testing/test-options.ts';

const SHOWN = 10;

async function runTests(): Promise<Result[]> {
  const options = parseOptions(process.argv.slice(2));
  const lock = onlyOne(path.join(env.root, '.data'), 'tools/launcher/test.ts');
  const cluster = testCluster(true);
  const started = product();
  try {
    const stopped = stopSignal().then((reason): never => {
      throw new Error(`stopped (${reason})`);
    });
    const steps = options.isChanged
      ? await changedSteps(cluster)
      : allSteps(options, cluster, started);
    return await Promise.race([runSteps(steps), stopped]);
  } finally {
    await started.stop();
    await cluster.stop();
    lock.leave();
  }
}

try {
  const results = await runTests();
  const sum = (key: 'passed' | 'failed') => results.reduce((all, one) => all + one[key], 0);
  process.stdout.write(slowestText(results.flatMap((one) => one.times ?? [])));
  const failed = results.filter((one) => one.failed > 0).map(({ name }) => name);
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.stdout.write('\n0 passed, 1 failed\n');
  process.exit(1);
}

/** Lists the slowest tests, as candidates for a faster run. */
function slowestText(times: Timed[]): string {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  if (slowest.length === 0) return '';
  const lines = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  return `\nThe slowest:\n${lines.join('\n')}\n`;
}
