import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { freePort } from '../free-port.ts';
import { median } from '../median.ts';
import { startProgram } from '../start-program.ts';

const SAVES = 5;
/** The check runs once more after a save; the next save is made when that is over. */
const CHECKED_WITHIN_MS = 10_000;
/** More frequent polling would take processor time from the server. */
const POLLED_EVERY_MS = 50;
const DESCRIPTIONS = '{ __type(name: "Mutation") { fields { description } } }';

/** A save as the launcher reports it: the total, and its parts. */
type Steps = Record<'whole' | 'heard' | 'database' | 'server', number>;

/**
 * The time until a save takes effect, as a developer works in a copy of the tree: until the API
 * returns it. Afterwards code is saved as often, for which another server is started: it shows the
 * speed of the machine, and the time that every save used to take. Alternating them would make each
 * save the first of its process, which takes a third more than the next.
 */
export async function saveToVisible(root: string): Promise<Figure[]> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), DEMO: 'off', NODE_ENV: 'development' };
  let printed = '';
  const received = (text: string) => {
    printed += text;
  };
  const program = await startProgram('tools/launcher/start.ts', settings, `${url}/healthz`, {
    root,
    heard: received,
    args: ['--dev'],
  });
  const nextSteps = async (): Promise<Steps> => {
    const from = printed.length;
    const found = () => stepsIn(printed.slice(from));
    while (!found()) await setTimeout(POLLED_EVERY_MS);
    return found() as Steps;
  };
  try {
    const file = join(root, 'db/modules/clients/functions/create_client.sql');
    const text = await readFile(file, 'utf8');
    const seconds: number[] = [];
    const steps: Steps[] = [];
    const codeSteps: Steps[] = [];
    for (let at = 0; at < SAVES; at++) {
      await setTimeout(CHECKED_WITHIN_MS);
      const word = `Saved for the time ${at}.`;
      const stepping = nextSteps();
      const initial = performance.now();
      await writeFile(
        file,
        text.replace('Adds a client', () => `${word} Adds a client`),
      );
      while (!(await descriptions(url)).includes(word)) await setTimeout(POLLED_EVERY_MS);
      seconds.push((performance.now() - initial) / 1_000);
      steps.push(await stepping);
    }
    for (let at = 0; at < SAVES; at++) {
      await setTimeout(CHECKED_WITHIN_MS);
      const codeStepping = nextSteps();
      await appendFile(join(root, 'plugins/open-api.ts'), '\n');
      codeSteps.push(await codeStepping);
    }
    const value = median(seconds);
    const ofCode = median(codeSteps.map(({ whole }) => whole));
    const step = (name: keyof Steps): Figure => ({
      name: `– ${name}`,
      unit: 's',
      value: median(steps.map((one) => one[name])),
    });
    return [
      {
        name: 'saved to visible, SQL against code',
        unit: 's',
        value,
        ratio: value / ofCode,
        most: 2,
      },
      step('heard'),
      step('database'),
      step('server'),
      { name: 'saved to visible, code', unit: 's', value: ofCode },
    ];
  } finally {
    await program.stop();
  }
}

/**
 * `in force 1.2 s after it was saved (heard 0.1 s, database 0.3 s, server 0.8 s)`; null without
 * times.
 */
function stepsIn(printed: string): Steps | null {
  const [, whole, reported = ''] =
    /in force ([\d.]+) s after it was saved \((.*)\)/.exec(printed) ?? [];
  if (!whole) return null;
  const steps = [...reported.matchAll(/(\w+) ([\d.]+) s/g)].map(([, name, took]) => [
    name,
    Number(took),
  ]);
  const none = { heard: 0, database: 0, server: 0 };
  return { ...none, whole: Number(whole), ...Object.fromEntries(steps) };
}

/** Null in the moment between the old server and the new. */
async function descriptions(url: string): Promise<string> {
  try {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: DESCRIPTIONS }),
    });
    return await answer.text();
  } catch {
    return '';
  }
}
