import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { post } from '../api/hostile/support/post.ts';
import { makeTenant } from '../api/hostile/support/tenant.ts';
import { pdfOf } from '../support/pdf-of.ts';
import { approveInvoice } from '../workers/support/submit-invoice.ts';
import type { Outcome } from './fault.ts';
import { makePlace, type Place, until } from './support/place.ts';

const MEGABYTE = 1_048_576;
const UPLOAD = `mutation ($input: CreateReceiptInput!) {
  createReceipt(input: $input) { receipt { id } errors { code path } }
}`;

/** Uploads and documents with a disk of four megabytes that is full, and then has free space again. */
export async function disk(times: number): Promise<Outcome> {
  const place = await makePlace();
  const files = path.join(place.folder, 'small-disk');
  mkdirSync(files);
  const mounting = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'none', files]);
  if (mounting.status !== 0) {
    await place.end();
    throw new Error(`only root may mount a small disk: ${mounting.stderr}`);
  }
  try {
    return await tried(place, files, times);
  } finally {
    await place.end().catch(() => {});
    spawnSync('umount', ['-l', files]);
    rmSync(place.folder, { recursive: true, force: true });
  }
}

async function tried(place: Place, files: string, times: number): Promise<Outcome> {
  const broken: string[] = [];
  const more = { FILES_URL: pathToFileURL(files).href };
  const { token, ids } = await makeTenant(place.database);
  await place.startServer(more);
  const upload = () => {
    const data = `data:application/pdf;base64,${pdfOf([], MEGABYTE).toString('base64')}`;
    const input = {
      invoiceId: ids.invoice,
      attributes: { file: { data, filename: 'kvittering.pdf' } },
    };
    return post<{ createReceipt: { receipt: object | null; errors: { code: string }[] } | null }>(
      `${place.url}/graphql`,
      { query: UPLOAD, variables: { input } },
      token,
    );
  };
  const rows = () => count(place, 'receipts');
  const ballast = path.join(files, 'ballast');
  writeFileSync(ballast, Buffer.alloc(3 * MEGABYTE + MEGABYTE / 2));
  const [before, stored] = [await rows(), bytesOf(files)];
  const answers: Record<string, number> = {};
  for (let n = 0; n < times; n++) {
    const { status, data, errors } = await upload();
    const refusal = data?.createReceipt?.errors[0] ?? errors[0]?.extensions;
    const code = data?.createReceipt?.receipt ? 'taken' : (refusal?.code ?? 'nothing');
    const answer = `${status} ${code}`;
    answers[answer] = (answers[answer] ?? 0) + 1;
    if (answer !== '503 UNAVAILABLE')
      broken.push(`an upload without a place is answered ${answer}`);
  }
  if ((await rows()) !== before) broken.push('there is a row of a file that is not there');
  if (bytesOf(files) !== stored) broken.push('a part of a file is left');

  const worker = await place.startWorker(more);
  const sent = await approveInvoice(place);
  const failed = () =>
    place.database.committed((tx) =>
      tx.query('select from graphile_worker.jobs where last_error is not null limit 1'),
    );
  writeFileSync(path.join(files, 'more'), Buffer.alloc(bytesLeft(files)));
  await until(async () => (await failed()).length > 0, 'no job notices the full disk');
  rmSync(ballast);
  await place.database.committed((tx) =>
    tx.query('update graphile_worker._private_jobs set run_at = now()'),
  );
  const delivered = () =>
    place.database.committed((tx) =>
      tx.query(`select from app_public.deliveries where invoice_id = $1 and status = 'SENT'`, [
        sent.id,
      ]),
    );
  await until(async () => (await delivered()).length === 1, 'the document never leaves');
  const { data } = await upload();
  if (!data?.createReceipt?.receipt) broken.push('nothing is taken after there is place');
  await worker.stop();
  const figures = Object.fromEntries(
    Object.entries(answers).map(([answer, times]) => [`uploads answered ${answer}`, times]),
  );
  return { figures: { ...figures, 'document sent once there is place': 1 }, broken };
}

const bytesLeft = (files: string) => {
  const free = spawnSync('df', ['--output=avail', '-B1', files], { encoding: 'utf8' }).stdout;
  return Number(free.split('\n')[1] ?? 0);
};

function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => {
    const entry = statSync(path.join(folder, name));
    return sum + (entry.isFile() ? entry.size : 0);
  }, 0);
}

async function count({ database }: Place, table: string): Promise<number> {
  const [row] = await database.committed((tx) =>
    tx.query<{ count: number }>(`select count(*)::int as count from app_public.${table}`),
  );
  return row?.count ?? 0;
}
