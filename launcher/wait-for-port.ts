import { setTimeout as wait } from 'node:timers/promises';
import { isFree } from './is-free.ts';
import { print } from './print.ts';

const PATIENCE_MS = 8000;

/** Waits for the main port: a server whose launcher was killed needs a moment to leave it. */
export async function waitForPort(port: number, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (let tries = 0; !(await isFree(port)); tries++) {
    if (Date.now() > deadline) {
      throw new Error(
        `Port ${port} is taken by another program, or by Honorar in another checkout. ` +
          `Choose another: PORT=${port + 1} npm start`,
      );
    }
    if (tries === 0) print(`… port ${port} is taken; waiting in case it is only being left`);
    await wait(200);
  }
}
