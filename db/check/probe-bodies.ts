import { closest } from 'fastest-levenshtein';
import type pg from 'pg';
import type { BodyFault } from '../tools/check-bodies.ts';
import { type Probe, probeOf, type Routine, routines, textOf } from './body-probe.ts';

type Failed = Error & { code?: string; position?: string };

/** No such function or operator for these arguments, no such column, table of the product or value of an enum. */
const isReported = ({ code = '', message }: Failed) =>
  ['42883', '42703', '22P02'].includes(code) || (code === '42P01' && message.includes('"app_'));

export interface ProbedFault extends BodyFault {
  cure: string;
}

/** Bodies that one message has analysed; where one of them is refused, those after it follow in another. */
const AT_ONCE = 50;

/**
 * Calls with wrong arguments and values outside an enum, in the bodies of PL/pgSQL functions. Postgres
 * analyses those only at run time. Here their statements become the body of a function in SQL, with their
 * variables as parameters, which Postgres analyses on creation. Everything is rolled back.
 */
export async function probeBodies(client: Pick<pg.Client, 'query'>): Promise<ProbedFault[]> {
  const { rows } = await client.query<Routine>(routines);
  const faults: ProbedFault[] = [];
  await client.query('begin; set local check_function_bodies = on; savepoint probe');
  // A message has one search path.
  for (const some of Map.groupBy(rows, ({ path }) => path).values()) {
    const left = some.map(probeOf).filter(({ fragments }) => fragments.length > 0);
    while (left.length > 0) {
      const refused = await firstRefused(client, left.slice(0, AT_ONCE));
      if (refused === null) {
        left.splice(0, AT_ONCE);
        continue;
      }
      const [one] = left.splice(0, refused + 1).slice(-1);
      if (one) faults.push(...(await faultsOf(client, one)));
    }
  }
  await client.query('rollback');
  return faults;
}

async function faultsOf(
  client: Pick<pg.Client, 'query'>,
  { routine, parameters, fragments }: Probe,
): Promise<ProbedFault[]> {
  const left = [...fragments];
  const faults: ProbedFault[] = [];
  while (left.length > 0) {
    const { text, starts } = textOf({ routine, parameters, fragments: left });
    const error = await errorOf(client, [{ routine, text }]);
    if (error === null) return faults;
    const position = Number(error.position ?? Number.NaN) - 1 - startOf(routine).length;
    const at = starts.findLastIndex((begin) => begin <= position);
    // An error without a position concerns the parameters: this body cannot be checked.
    if (at < 0) return faults;
    const [fragment] = left.splice(at, 1);
    if (!fragment || !isReported(error)) continue;
    const { message: what } = error;
    const line = fragment.line + text.slice(starts[at], position).split('\n').length - 1;
    faults.push({ name: routine.name, what, cure: await cureOf(client, what), line });
  }
  return faults;
}

/** The place in the list of the first body that Postgres refuses; null when it takes them all. */
async function firstRefused(
  client: Pick<pg.Client, 'query'>,
  probes: Probe[],
): Promise<number | null> {
  const texts = probes.map((one) => ({ routine: one.routine, text: textOf(one).text }));
  const error = await errorOf(client, texts);
  if (error === null) return null;
  if (probes.length === 1) return 0;
  const position = Number(error.position ?? Number.NaN) - 1;
  let end = startOf(probes[0]?.routine).length;
  for (const [at, { text }] of texts.entries()) {
    end += text.length;
    if (position < end) return at;
  }
  // Without a position it may be any of them.
  const half = probes.length >> 1;
  const refused = await firstRefused(client, probes.slice(0, half));
  return refused ?? half + ((await firstRefused(client, probes.slice(half))) ?? 0);
}

const startOf = (routine?: Routine) =>
  routine?.path ? `set local search_path to ${routine.path}; ` : '';

/** Creates probes of one search path in one message, and drops them again. */
async function errorOf(
  client: Pick<pg.Client, 'query'>,
  probes: { routine: Routine; text: string }[],
): Promise<Failed | null> {
  const all = probes.map(({ text }) => text).join('');
  try {
    await client.query(`${startOf(probes[0]?.routine)}${all}rollback to savepoint probe`);
    return null;
  } catch (failure) {
    await client.query('rollback to savepoint probe');
    return failure as Failed;
  }
}

/** The functions and values that there are of the name that Postgres speaks of. */
async function cureOf(client: Pick<pg.Client, 'query'>, what: string): Promise<string> {
  const [, called] = /^function ([\w.]+)\(/.exec(what) ?? [];
  const [, type, value = ''] = /^invalid input value for enum ([\w.]+): "(.*)"/.exec(what) ?? [];
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc where oid::regproc::text = $1
     union all
     select enumlabel from pg_enum where enumtypid = to_regtype($2)`,
    [called ?? null, type ?? null],
  );
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return 'Mend the statement; it is looked at only when it runs.';
  const meant = type ? `Did you mean ${closest(value, names)}? ` : '';
  return `${meant}There ${names.length === 1 ? 'is' : 'are'}: ${names.join(', ')}.`;
}
