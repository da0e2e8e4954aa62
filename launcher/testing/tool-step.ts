import { env } from '../env.ts';
import { runTool } from '../process/run-tool.ts';
import type { TestStep } from './outcome.ts';

/** A check that passes or fails as a whole: a tool that ends with 0 or not. */
export function toolStep(name: string, tool: string, args: string[]): TestStep {
  return {
    name,
    weight: 1,
    async run() {
      const { code, output } = await runTool(env.root, tool, args);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}
