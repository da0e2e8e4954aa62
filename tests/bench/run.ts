import { env } from '../support/env.ts';
import { authoring } from './authoring/authoring.ts';
import { cases } from './cases.ts';
import { serving } from './serving.ts';

// `npm run bench` measures what people wait for, `npm run bench -- list inbox` some of it, and
// `npm run bench -- authoring` what those write who build it. It ends with 1 where a case fails or a goal is missed.
// BENCH=small only finds out whether all of it runs.

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
