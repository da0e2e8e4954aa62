import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInThread } from '#workers/modules/settlement/bank-files/import/read-in-thread.ts';
import { makeInvoicer } from '../../db/invoicing/draft.ts';
import { camt054, OUR_ACCOUNT, paid, upload } from '../../db/settlement/bank-file.ts';
import { makeClaim, standing } from '../../db/settlement/claim.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { startWorld, type World } from '../support/start-world.ts';

// Goal: files that the bank puts into its folder are read and booked by the worker alone, once, and
// an uploaded file waits for approval.
// Method: the real queue, the sandbox's bank, and files that are still being written.

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

const aClaim = () => world.database.committed(async (tx) => makeClaim(tx, await makeInvoicer(tx)));
const standingOf = (claim: Awaited<ReturnType<typeof aClaim>>) =>
  world.database.committed((tx) => standing(tx, claim));
const files = () =>
  world.database.committed((tx) =>
    tx.query<{ filename: string; status: string; refusal: string | null }>(
      'select filename, status::text, refusal::text from app_public.bank_files order by created_at',
    ),
  );

async function look(): Promise<void> {
  await world.database.committed((tx) =>
    tx.query(`select app_private.enqueue('settlement/take_bank_files', '{}', 'take_bank_files')`),
  );
  await world.runJobs();
}

/** Makes a file look as if it had been there for a while. */
const settle = (place: string) => utimes(place, new Date(0), new Date(Date.now() - 60_000));

const pay = (fields: Record<string, string>) =>
  fetch(`http://127.0.0.1:${world.sandbox.port}/sandbox/api/bank`, {
    method: 'POST',
    body: new URLSearchParams({ day: '2026-11-20', ...fields }),
  });

test('the sandbox’s bank pays an invoice, as OCR giro and twice', async () => {
  const [one, other] = [await aClaim(), await aClaim()];
  const incoming = path.join(world.bankFolder, 'incoming');
  for (const [claim, more] of [
    [one, { format: 'OCR_GIRO' }],
    [other, { kind: 'TWICE' }],
  ] as const) {
    const amount = `${claim.total / 100}`.replace('.', ',');
    const answer = await pay({ kid: claim.kid, amount, ...more });
    const { name } = (await answer.json()) as { name: string };
    await settle(path.join(incoming, name));
  }
  await look();
  expect(await files()).toMatchObject([{ status: 'BOOKED' }, { status: 'BOOKED' }]);
  expect(await standingOf(one)).toMatchObject({ payment: 'FULL' });
  expect(await standingOf(other)).toMatchObject({ payment: 'FULL', paid: other.total });
  await look();
  expect(await files()).toHaveLength(2);
});

test('the bank refuses invalid payments', async () => {
  const answer = await pay({ kid: '1', amount: '0', account: '1' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ faults: ['kid', 'amount', 'account'] });
});

test('a file that is still being written is left, and a refused one is not read twice', async () => {
  const incoming = path.join(world.bankFolder, 'incoming');
  await mkdir(incoming, { recursive: true });
  const before = (await files()).length;
  const place = path.join(incoming, 'broken.xml');
  await writeFile(`${place}.part`, camt054([paid(null, 1)]));
  await settle(`${place}.part`);
  await writeFile(place, '<Document');
  await look();
  expect(await files()).toHaveLength(before);
  await settle(place);
  await look();
  await rename(place, path.join(incoming, 'again.xml'));
  await look();
  const all = await files();
  expect(all).toHaveLength(before + 1);
  expect(all.at(-1)).toMatchObject({ filename: 'broken.xml', status: 'REFUSED' });
});

test('an upload is read and waits', async () => {
  const claim = await aClaim();
  const content = camt054([paid(claim.kid, claim.total)]);
  const { id, key } = await world.database.committed(async (tx) => {
    const { who } = await anOperator(tx, 'FINANCE');
    const { id } = await upload(tx, who, content);
    const [row] = await tx.query<{ key: string }>(
      'select f.storage_key as key from app_public.bank_files b join app_public.files f on f.id = b.file_id where b.id = $1',
      [id],
    );
    return { id, ...row! };
  });
  await world.context.storage.put(key, Buffer.from(content));
  await world.runJobs();
  const [file] = await world.database.committed((tx) =>
    tx.query('select status::text, booked_count from app_public.bank_files where id = $1', [id]),
  );
  expect(file).toEqual({ status: 'PREVIEW', booked_count: 1 });
  expect(await standingOf(claim)).toMatchObject({ payment: 'NO' });
});

test('a file that takes too long or too much memory is refused, and the worker continues', async () => {
  const bytes = Buffer.from(camt054(Array.from({ length: 20_000 }, () => paid(null, 100))));
  const task = { bytes, ownAccount: OUR_ACCOUNT };
  for (const limits of [
    { timeMs: 1, memoryMb: 2_000 },
    { timeMs: 60_000, memoryMb: 16 },
  ]) {
    const { reading, portions } = await readInThread(task, limits);
    expect(reading.refusal).toBe('READING_FAILED');
    expect(portions).toEqual([]);
  }
  expect((await readInThread(task)).portions).toHaveLength(10);
});
