import { setTimeout } from 'node:timers/promises';
import { startProgram } from '../bench/start-program.ts';
import type { TestDatabase } from '../support/create-test-database.ts';
import { drippingMailServer } from '../support/dripping-mail-server.ts';
import { enqueueSupportMails } from '../support/enqueue-support-mails.ts';
import type { Attack } from './attack.ts';
import type { Row } from './support/print-rows.ts';

const mails = 40;
const seconds = 100;
const everyMs = 1_000;
/** A job of the platform itself, like the publication of an invoice. */
const OURS = 'identity/forget_sign_in_traces';

/** The time that a job of the platform waits until it is done; the whole duration if it never is. */
async function wait(database: TestDatabase, until: number): Promise<number> {
  const from = performance.now();
  const key = `attack:${from}`;
  await database.committed((tx) =>
    tx.query(`select app_private.enqueue($1, '{}', $2)`, [OURS, key]),
  );
  const waits = () =>
    database.committed((tx) => tx.query('select from graphile_worker.jobs where key = $1', [key]));
  while (performance.now() < until && (await waits()).length > 0) await setTimeout(20);
  return performance.now() - from;
}

async function watch(database: TestDatabase, what: string, forMs: number): Promise<Row> {
  const waited: number[] = [];
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    waited.push(await wait(database, until));
    await setTimeout(everyMs);
  }
  waited.sort((a, b) => a - b);
  const at = (share: number) => Math.round(waited[Math.floor((waited.length - 1) * share)] ?? 0);
  return { what, jobsDone: waited.length, medianMs: at(0.5), longestMs: at(1) };
}

/** A mail server that answers a line each second and never ends, with a large queue of mails. */
export const attack: Attack = {
  says: `${mails} mails wait for a server that drips, and a job of our own is asked for each second`,
  under: { 'a worker with four places': {} },
  async run({ database }) {
    if (!database) throw new Error('This attack needs a database of its own: give no address');
    const server = await drippingMailServer(1_000);
    const worker = await startProgram('workers/run.ts', {
      DATABASE_URL_WORKER: database.workerUrl,
      PUBLIC_URL: 'http://127.0.0.1:9',
      FILES_URL: '/tmp',
      SMTP_URL: server.url,
      SMS_URL: 'http://127.0.0.1:9',
    });
    try {
      await wait(database, performance.now() + 30_000);
      const alone = await watch(database, 'alone', 10_000);
      await enqueueSupportMails(database, mails);
      const meanwhile = await watch(database, 'while mail drips', seconds * 1000);
      const longest = Math.round(Math.max(0, ...server.listened) / 1000);
      return [
        alone,
        {
          ...meanwhile,
          mailsBegun: server.listened.length + server.connectionCount(),
          longestMailSeconds: longest,
        },
      ];
    } finally {
      server.close();
      await worker.stop();
    }
  },
};
