import { print } from '../print.ts';
import type { Outcome, TestStep } from './test-cluster.ts';

const PROCESSORS = 2;
const SHOWN_CHARACTERS = 20_000;

export interface Result extends Outcome {
  name: string;
  seconds: number;
}

/** Runs the steps in their order, as many at a time as there are processors for. */
export async function runSteps(steps: TestStep[]): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...steps];
  let busy = 0;
  await new Promise<void>((resolve) => {
    const begin = () => {
      if (waiting.length === 0 && busy === 0) resolve();
      for (;;) {
        const [next] = waiting;
        if (!next || busy + next.weight > PROCESSORS) return;
        waiting.shift();
        busy += next.weight;
        void runStep(next).then((result) => {
          results.push(result);
          busy -= next.weight;
          begin();
        });
      }
    };
    begin();
  });
  return results;
}

async function runStep(step: TestStep): Promise<Result> {
  const started = performance.now();
  const outcome = await step.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const result = { ...outcome, name: step.name, seconds: (performance.now() - started) / 1000 };
  report(result);
  return result;
}

function report({ name, passed, failed, seconds, output, remark }: Result): void {
  const counts = failed ? `${failed} of ${passed + failed} FAILED` : `${passed} passed`;
  print(`${name}: ${counts} (${seconds.toFixed(1)} s)${remark ? ` — ${remark}` : ''}`);
  if (failed) process.stdout.write(`${output.trimEnd().slice(-SHOWN_CHARACTERS)}\n`);
}
