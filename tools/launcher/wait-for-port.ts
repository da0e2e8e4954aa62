import { setTimeout as wait } from 'node:timers/promises';
import { tryPort } from './free-port.ts';
import { print } from './print.ts';

const PATIENCE_MS = 8000;

/** Waits for the main port: a server whose launcher was killed needs a moment to leave it. */
export async function waitForPort(port: number, patienceMs = PATIENCE_MS): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('PORT must be a whole number from 1 to 65535.');
  }
  const deadline = Date.now() + patienceMs;
  for (let tries = 0; ; tries++) {
    const obstacle = await tryPort(port);
    if (!obstacle) return;
    if (obstacle === 'EACCES') {
      throw new Error(
        `This user may not use port ${port}. Choose one above 1023: PORT=3000 npm start`,
      );
    }
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
