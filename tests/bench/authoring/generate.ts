import { runTool } from '../../toy/support/run-tool.ts';
import type { Figure } from '../figure.ts';

/** The commands that the guide lists before a commit, in its order. */
const generators = [
  ['db/tools/stage-definitions.ts'],
  ['db/tools/write-shapes.ts'],
  ['tests/db/rls/write-access.ts'],
  ['tests/api/write-sdl.ts'],
  ['portal/graphql/write-form-fields.ts'],
  ['node_modules/gql.tada/bin/cli.js', 'generate-output', '-c', 'portal/tsconfig.json'],
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', 'db', 'forms', 'plugins'],
];

/** Writes all generated files of a copy again. */
export async function generate(root: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const args of generators) {
    const started = performance.now();
    const { code, output } = await runTool(root, args);
    if (code !== 0) throw new Error(`${args[0]}: ${output}`);
    const seconds = (performance.now() - started) / 1_000;
    figures.push({ name: `  ${args[0]}`, unit: 's', value: seconds });
  }
  const value = figures.reduce((sum, figure) => sum + figure.value, 0);
  return [{ name: 'all generators', unit: 's', value, most: 15 }, ...figures];
}
