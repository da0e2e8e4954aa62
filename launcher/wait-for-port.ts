import { setTimeout as wait } from 'node:timers/promises';
import { isFree } from './is-free.ts';

const PATIENCE_MS = 8000;

/** Waits for the main port: a server whose launcher was killed needs a moment to leave it. */
export async function waitForPort(port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isFree(port))) {
    if (Date.now() > deadline) {
      throw new Error(
        `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`,
      );
    }
    await wait(200);
  }
}
