import { pathToFileURL } from 'node:url';
import type { Fault } from '#shared/development/work-state.ts';
import { env } from '../env.ts';
import type { Installation } from '../installation.ts';
import { print } from '../print.ts';
import { runTool } from '../process/run-tool.ts';
import { supervise } from '../process/supervise.ts';
import type { StartedInstallation } from '../start-installation.ts';
import { consequencesOf, isSource, watchedFolders } from './consequences.ts';
import { refusalsIn } from './refusals-in.ts';
import { vitePrograms } from './vite-programs.ts';
import { watchSources } from './watch-sources.ts';
import { storeWorkState } from './work-state-file.ts';

const ERROR = /^(?:\w*Error|AggregateError)(?: \[\w+\])?: /;

/** Lines that Node prints around an error: stack, properties, its own version. */
const AROUND = /^(?: {4}at |Node\.js v| {2}\[?\w+\]?: |[{}])/;

/** The number of lines to show if no error is found. */
const MOST_LINES = 12;

const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

type Endings = (() => Promise<void>)[];

/**
 * Brings database, processes and front ends in line with the files whenever they are saved. A faulty file
 * changes nothing and is reported with its place.
 */
export async function startDevelopment(
  installation: Installation,
  { running, superuserUrl, migrateAgain, frontEnds }: StartedInstallation,
  endings: Endings,
): Promise<void> {
  const { root, dataFolder } = installation;
  const state = storeWorkState(dataFolder);
  const server = running.find(({ name }) => name === 'server');

  let newest = 0;
  /**
   * Looks for all other offences, besides those that prevent the change from being applied. The next save does
   * not wait for it, and takes its place.
   */
  const check = (failures: Fault[] = []) => {
    newest += 1;
    const mine = newest;
    // Known already, while the check of all files takes a while.
    if (failures.length > 0) state.write(failures);
    findFaults(root, superuserUrl).then((found) => {
      if (mine === newest) state.write(allFaults(found, failures));
    });
  };
  endings.push(async () => {
    // A check still running at the end is not reported.
    newest += 1;
  });
  const changed = async (files: string[], since: number) => {
    print(`${listOf(files)} changed`);
    const steps = stepsFrom(since);
    // A check that began before this looks at files as they were.
    newest += 1;
    steps.done('heard');
    const { migrates, holdsTexts, server: serverThen, restarts } = consequencesOf(files);
    const migrating = migrates ? migrateAgain(holdsTexts).then(nothing, refusalsIn) : null;
    const isSound = Promise.resolve(migrating).then((refused) => refused === null);
    // It loads its files while the database is being migrated.
    const takingOver = serverThen === 'is followed' ? server?.takeOver(isSound) : null;
    const refusal = await migrating;
    if (refusal) return check(refusal);
    if (migrates) steps.done('database');
    const renewing = serverThen === 'renews' ? server?.renew() : null;
    const lastWords = (await takingOver) ?? (await renewing) ?? null;
    if (takingOver || renewing) steps.done('server');
    // After the API, for which the developer waits, and with which the others would compete for processors.
    for (const one of running) if (restarts.has(one.name)) one.restart();
    if (lastWords !== null) return check([faultIn(lastWords, root)]);
    state.isInForce();
    print(`in force ${steps.summary()}`);
    check();
  };
  endings.push(watchSources(root, watchedFolders, isSource, changed));
  for (const program of frontEnds ? vitePrograms(installation, frontEnds) : []) {
    const vite = supervise(program, { ...installation, inherited: env.inherited });
    endings.push(() => vite.stop());
  }
  check();
}

const nothing = () => null;

const listOf = ([first = '', ...others]: string[]) =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

/** The offences of `npm run check`, which builds a database of its own in this cluster. */
async function findFaults(root: string, superuserUrl: string): Promise<Fault[]> {
  const { output } = await runTool(root, 'tools/check/run.ts', ['--json'], {
    TEST_DATABASE_URL: superuserUrl,
  });
  try {
    return JSON.parse(output) as Fault[];
  } catch {
    const what = `The check could not be made: ${output.trim().slice(-400)}`;
    return [{ file: null, line: null, what, cure: 'Run npm run check by itself.' }];
  }
}

/** Times the steps between a save and the moment it takes effect. */
function stepsFrom(since: number) {
  const steps: string[] = [];
  let last = since;
  return {
    /** Ends the step that began with the previous one. */
    done(name: string): void {
      const now = performance.now();
      steps.push(`${name} ${inSeconds(now - last)}`);
      last = now;
    },
    /** `1.2 s after it was saved (heard 0.1 s, database 0.3 s, server 0.8 s)` */
    summary: () => `${inSeconds(last - since)} after it was saved (${steps.join(', ')})`,
  };
}

/**
 * Faults that keep a save from taking effect come first, as the check reports them where it does, with a cure:
 * missing labels or unreachable states must not read as if the API were outdated.
 */
export function allFaults(found: Fault[], failures: Fault[]): Fault[] {
  const isOf =
    ({ file, what }: Fault) =>
    (failure: Fault) =>
      failure.what.includes(what) || (file !== null && failure.what.includes(file));
  const reported = found.filter((fault) => failures.some(isOf(fault)));
  const unreported = failures.filter((failure) => !found.some((fault) => isOf(fault)(failure)));
  return [...unreported, ...reported, ...found.filter((fault) => !reported.includes(fault))];
}

/** The fault in our files behind the last output of a process that could not start or rebuild. */
export function faultIn(lastWords: string, root: string): Fault {
  const place = pathToFileURL(`${root}/`).href;
  const ours = lastWords
    .split(place)
    .slice(1)
    .filter((rest) => !rest.startsWith('node_modules'));
  const [, file = null, line] = /^([^:\s]+):(\d+)/.exec(ours[0] ?? '') ?? [];
  const message = errorIn(lastWords).replaceAll(place, '').replaceAll(`${root}/`, '');
  return {
    file: file ?? /\b(?:db|forms)\/[\w./-]+\.(?:sql|json|md)\b/.exec(message)?.[0] ?? null,
    line: line ? Number(line) : null,
    what: message,
    cure: 'The server goes on as it was until it is mended.',
  };
}

/** The last error in the output with all its lines, without earlier log lines and Node's additions. */
function errorIn(lastWords: string): string {
  const lines = lastWords.split('\n');
  const start = lines.findLastIndex((line) => ERROR.test(line));
  if (start === -1) return loggedIn(lines) ?? lines.slice(-MOST_LINES).join('\n');
  const rest = lines.slice(start + 1);
  const ends = rest.findIndex((line) => AROUND.test(line));
  const block = [lines[start], ...(ends === -1 ? rest : rest.slice(0, ends))].join('\n').trim();
  return block.replace(/ \[\w+\]: /, ': ').replace(/ \{$/, '');
}

/** The last error that was written to the log, as a line of JSON. */
function loggedIn(lines: string[]): string | null {
  for (const line of lines.toReversed()) {
    const [, text = null] = /"err":\{.*?"message":("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
    if (text) return JSON.parse(text);
  }
  return null;
}
