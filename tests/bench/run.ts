import { env } from '../support/env.ts';
import { authoring } from './authoring/authoring.ts';
import { cases } from './cases.ts';
import { serving } from './serving.ts';

// `npm run bench` measures waiting times of users, `npm run bench -- list inbox` some of them, and
// `npm run bench -- authoring` those of developers. It exits with 1 if a case fails or a target is
// missed. BENCH=small only tests that all of it runs.

const names = process.argv.slice(2);
const report = (message: string) => console.error(message);
const unknown = names.find((name) => name !== 'authoring' && !(name in cases));
if (unknown)
  throw new Error(
    `There is no ${unknown}. There are: ${[...Object.keys(cases), 'authoring'].join(', ')}`,
  );
if (names.includes('authoring')) await authoring(report);
const others = names.filter((name) => name !== 'authoring');
if (names.length === 0 || others.length > 0) {
  const { failed, missed } = await serving(report, others, env.isBenchSmall);
  if (failed.length > 0) report(`Failed: ${failed.join(', ')}`);
  if (missed.length > 0) report(`Goals missed: ${missed.join(', ')}`);
  if (failed.length > 0 || missed.length > 0) process.exitCode = 1;
}
