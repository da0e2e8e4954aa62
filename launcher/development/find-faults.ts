import type { Fault } from '#ground/development/work-state.ts';
import { runTool } from '../process/run-tool.ts';

/** The offences of `npm run check`, which builds a database of its own in this cluster. */
export async function findFaults(root: string, superuserUrl: string): Promise<Fault[]> {
  const { output } = await runTool(root, 'check/run.ts', ['--json'], {
    TEST_DATABASE_URL: superuserUrl,
  });
  try {
    return JSON.parse(output) as Fault[];
  } catch {
    const what = `The check could not be made: ${output.trim().slice(-400)}`;
    return [{ file: null, line: null, what, cure: 'Run npm run check by itself.' }];
  }
}
