import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { freePort } from '../free-port.ts';
import { median } from '../median.ts';
import { startProgram } from '../start-program.ts';

const SAVES = 5;
/** What follows a save looks through all files once more; the next is made when that is over. */
const CHECKED_WITHIN_MS = 10_000;
/** More often would take the processor from what is waited for. */
const ASKED_EVERY_MS = 50;
const DESCRIPTIONS = '{ __type(name: "Mutation") { fields { description } } }';

/** How long it takes until what is saved is in force, as a developer works in a copy of the tree: until the API says it. */
export async function saveToVisible(root: string): Promise<Figure> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), DEMO: 'off', NODE_ENV: 'development' };
  const program = await startProgram('launcher/start.ts', settings, `${url}/healthz`, {
    root,
    args: ['--dev'],
  });
  try {
    const file = join(root, 'db/modules/clients/functions/create_client.sql');
    const text = await readFile(file, 'utf8');
    const seconds: number[] = [];
    for (let at = 0; at < SAVES; at++) {
      await setTimeout(CHECKED_WITHIN_MS);
      const word = `Saved for the time ${at}.`;
      const begun = performance.now();
      await writeFile(
        file,
        text.replace('Adds a client', () => `${word} Adds a client`),
      );
      while (!(await descriptions(url)).includes(word)) await setTimeout(ASKED_EVERY_MS);
      seconds.push((performance.now() - begun) / 1_000);
    }
    return { name: 'saved to visible', unit: 's', value: median(seconds), most: 2 };
  } finally {
    await program.stop();
  }
}

/** Nothing in the moment between the old server and the new. */
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
