import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prove } from '#db/tools/prove.ts';
import { withClient } from '#db/tools/with-client.ts';
import { makeInvoicer } from '../db/invoicing/draft.ts';
import { workerCall } from '../db/invoicing/worker-call.ts';
import { call } from '../db/payout/call.ts';
import { camt054, paid } from '../db/settlement/bank-file.ts';
import { makeClaim } from '../db/settlement/claim.ts';
import { actor } from '../support/actor.ts';
import { approveInvoice } from '../workers/support/submit-invoice.ts';
import type { Outcome } from './fault.ts';
import { makePlace, type Place, until } from './support/place.ts';

/** About the duration of two documents and their mails. */
const WORKING_MS = 1_200;
const LOOK_MS = 250;

/**
 * Each round has an invoice to publish and mail and a bank file to book, and a worker that is killed at some moment
 * during them. In the end a worker runs undisturbed, and the results are counted.
 */
export async function worker(times: number): Promise<Outcome> {
  const place = await makePlace();
  try {
    const sent: { id: string; clientEmail: string }[] = [];
    const claims: string[] = [];
    let atWork = 0;
    for (let n = 0; n < times; n++) {
      sent.push(await approveInvoice(place));
      claims.push(await payOne(place, n));
      const since = new Date();
      const program = await place.startWorker();
      await until(() => isWorking(place, since), 'the worker takes no job', 60_000);
      await wait(Math.random() * WORKING_MS);
      atWork += (await isWorking(place, since)) ? 1 : 0;
      await program.kill();
    }
    const last = await place.startWorker();
    const from = performance.now();
    let retried = 0;
    const isAllDone = async () => {
      retried += await retryAsOperator(place);
      return isDone(place, sent, claims);
    };
    await until(isAllDone, 'what was begun is never done', 240_000);
    const restMs = performance.now() - from;
    await last.stop();
    return await counted(place, { sent, claims, killed: times, atWork, retried, restMs });
  } finally {
    await place.end();
  }
}

async function payOne(place: Place, n: number): Promise<string> {
  const claim = await place.database.committed(async (tx) => makeClaim(tx, await makeInvoicer(tx)));
  const incoming = path.join(place.bankFolder, 'incoming');
  await mkdir(incoming, { recursive: true });
  const file = path.join(incoming, `${n}.xml`);
  await writeFile(`${file}.part`, camt054([paid(claim.kid, claim.total)]));
  // Dates the file back, as if it had been there for a while.
  await utimes(`${file}.part`, new Date(0), new Date(Date.now() - 60_000));
  await rename(`${file}.part`, file);
  await place.database.committed((tx) =>
    tx.query(`select app_private.enqueue('settlement/take_bank_files', '{}', 'take_bank_files')`),
  );
  return claim.id;
}

/** Jobs of earlier workers are still locked. */
async function isWorking({ database }: Place, since: Date): Promise<boolean> {
  const locked = 'select from graphile_worker._private_jobs where locked_at > $1 limit 1';
  return (await database.committed((tx) => tx.query(locked, [since]))).length > 0;
}

/** A job without attempts left is listed; an operator retries it. */
async function retryAsOperator({ database }: Place): Promise<number> {
  return database.committed(async (tx) => {
    await workerCall(tx, 'report_failed_jobs');
    const failed = await tx.query<{ id: string }>(
      `select id from app_public.failed_jobs where status = 'FAILED'`,
    );
    for (const { id } of failed)
      await call(tx, actor.operator('ADMIN'), 'retry_failed_job', { id });
    return failed.length;
  });
}

async function isDone(
  { database }: Place,
  sent: { id: string }[],
  claims: string[],
): Promise<boolean> {
  await wait(LOOK_MS);
  // A job that failed when its worker was killed is tried again at once, without a growing delay.
  await database.committed((tx) =>
    tx.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null'),
  );
  const [row] = await database.committed((tx) =>
    tx.query<{ sent: number; paid: number }>(
      `select (select count(distinct invoice_id)::int from app_public.deliveries where invoice_id = any ($1) and status = 'SENT') as sent,
         (select count(*)::int from app_public.invoices where id = any ($2) and paid_minor >= total_minor) as paid`,
      [sent.map(({ id }) => id), claims],
    ),
  );
  return row?.sent === sent.length && row.paid === claims.length;
}

async function counted(
  { database, sandbox }: Place,
  done: {
    sent: { id: string; clientEmail: string }[];
    claims: string[];
    killed: number;
    atWork: number;
    retried: number;
    restMs: number;
  },
): Promise<Outcome> {
  const { sent, claims, killed, atWork, retried, restMs } = done;
  const broken: string[] = [];
  const answer = await fetch(`http://127.0.0.1:${sandbox.port}/sandbox/api/messages?limit=100000`);
  const mails = (await answer.json()) as { messageId: string; to: string[] }[];
  let copies = 0;
  for (const { id, clientEmail } of sent) {
    const ids = mails.filter(({ to }) => to.includes(clientEmail)).map((mail) => mail.messageId);
    const different = new Set(ids).size;
    if (different !== 1) broken.push(`invoice ${id} was mailed as ${different} messages`);
    copies += ids.length - different;
  }
  const [row] = await database.committed((tx) =>
    tx.query<Record<string, number>>(
      `with all_ids as (select unnest($1::uuid[] || $2::uuid[]) as id)
       select (select count(*)::int from app_public.invoices join all_ids using (id) where document_number is null) as "without a number",
         (select count(*)::int from (select freelance_profile_id, document_number from app_public.invoices join all_ids using (id)
           group by 1, 2 having count(*) > 1) d) as "numbers given twice",
         (select count(*)::int from app_public.invoices join all_ids using (id) where id = any ($2) and paid_minor <> total_minor) as "not paid once",
         (select count(*)::int from app_public.bank_files where status <> 'BOOKED') as "files not booked",
         (select count(*)::int from (select invoice_id from app_public.deliveries join all_ids on all_ids.id = invoice_id
           where invoice_id = any ($1) group by 1 having count(*) > 1) d) as "delivered twice"`,
      [sent.map(({ id }) => id), claims],
    ),
  );
  for (const [what, count] of Object.entries(row ?? {})) {
    if (count > 0) broken.push(`${count} ${what}`);
  }
  const { lines, holds } = await withClient(database.ownerUrl, prove);
  if (!holds) broken.push(...lines.filter((line) => !line.startsWith('ok')));
  return {
    figures: {
      killed,
      'of these at a job': atWork,
      'jobs out of tries, retried by an operator': retried,
      'invoices sent': sent.length,
      'payments booked': claims.length,
      'copies of a mail under one id': copies,
      'claims of the proof that hold': lines.length,
      'the rest took (s)': (restMs / 1_000).toFixed(1),
    },
    broken,
  };
}
