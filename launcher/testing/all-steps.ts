import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { browserStep } from './browser-step.ts';
import { generatedStep } from './generated-step.ts';
import type { TestStep } from './outcome.ts';
import { staticSteps } from './static-steps.ts';
import type { TestCluster } from './test-cluster.ts';
import { unitStep } from './unit-step.ts';

/**
 * The steps whose names were asked for, or all. A name is that of a step or of a room in `tests/`,
 * such as `db`; several may be given.
 */
export function allSteps(asked: string[], cluster: TestCluster): TestStep[] {
  const rooms = testRooms();
  const url = () => cluster.url();
  const chosenRooms = asked.filter((name) => rooms.includes(name));
  const steps = [
    ...staticSteps(),
    generatedStep(url),
    unitStep(chosenRooms, url),
    ...(fs.existsSync(path.join(env.root, 'tests/e2e')) ? [browserStep()] : []),
  ];
  if (asked.length === 0) return steps;
  const chosen = steps.filter(
    ({ name }) =>
      asked.some((word) => name.startsWith(word)) || (name === 'tests' && chosenRooms[0]),
  );
  if (chosen.length > 0) return chosen;
  const known = [...steps.map(({ name }) => name), ...rooms].join(', ');
  throw new Error(`There is no step ${asked.join(' ')}. There are: ${known}`);
}

function testRooms(): string[] {
  const rooms = fs.readdirSync(path.join(env.root, 'tests'), { withFileTypes: true });
  const names = rooms.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return [...names.filter((name) => name !== 'support' && name !== 'e2e'), 'portal', 'admin'];
}
