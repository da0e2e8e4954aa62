import { readdir, readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendPayoutRun } from '#workers/modules/settlement/send_payout_run.ts';
import { makeInvoicer } from '../../db/invoicing/draft.ts';
import { call } from '../../db/payout/call.ts';
import type { Finance } from '../../db/settlement/at-finance.ts';
import {
  makeDue,
  paidInvoice,
  payoutsOf,
  readyForPayout,
  runOf,
} from '../../db/settlement/payouts.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { startWorld, type World } from '../support/start-world.ts';
import { schemaFaults } from './support/standards.ts';

// Goal: the bank gets one file of a run, whenever the worker dies, and it contains every payee who
// can be paid. Method: a real queue and folder, and a task that dies after each of its steps.

let world: World;
let run: { id: string };
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

const within = <T>(work: (tx: TestTransaction) => Promise<T>) => world.database.committed(work);

beforeEach(async () => {
  await within(async (tx) => {
    const { who: finance } = await anOperator(tx, 'FINANCE');
    const { who: approver } = await anOperator(tx, 'FINANCE');
    const invoicer: Finance = { ...(await makeInvoicer(tx)), finance };
    await readyForPayout(tx, invoicer);
    await makeDue(tx);
    await paidInvoice(tx, invoicer);
    const other = { ...invoicer, ...(await makeInvoicer(tx, 'organization')) };
    await readyForPayout(tx, other);
    await paidInvoice(tx, other);
    run = await call(tx, finance, 'create_payout_run', {});
    await call(tx, approver, 'approve_payout_run', { id: run.id });
  });
});

const outgoing = async () => {
  const messageId = await messageIdOf();
  const names = await readdir(`${world.bankFolder}/outgoing`).catch(() => []);
  return names.filter((name) => name.startsWith(messageId));
};

const messageIdOf = async () => {
  const [row] = await within((tx) =>
    tx.query<{ id: string }>('select message_id as id from app_public.payout_runs where id = $1', [
      run.id,
    ]),
  );
  return row!.id;
};

async function storedFile(): Promise<Buffer> {
  const [row] = await within((tx) =>
    tx.query<{ key: string }>(
      'select f.storage_key as key from app_public.payout_runs r join app_public.files f on f.id = r.file_id where r.id = $1',
      [run.id],
    ),
  );
  return buffer(await world.context.storage.get(row!.key));
}

test('an approved run becomes a file that is stored and put into the bank’s folder', async () => {
  await world.runJobs();
  expect(await within((tx) => runOf(tx, run.id))).toMatchObject({ status: 'SENT', count: 2 });
  const [name] = await outgoing();
  const file = await readFile(`${world.bankFolder}/outgoing/${name}`, 'utf8');
  expect(file).toBe((await storedFile()).toString('utf8'));
  const payouts = await within((tx) => payoutsOf(tx, run.id));
  for (const { endToEndId } of payouts)
    expect(file).toContain(`<EndToEndId>${endToEndId}</EndToEndId>`);
  expect(file).toContain(`<MsgId>${await messageIdOf()}</MsgId>`);
  expect(file).toContain('<CtrlSum>15329.03</CtrlSum>');
  expect(file).toContain('<Cd>SALA</Cd>');
  expect(file.match(/<PmtInf>/g)).toHaveLength(2);
});

test('a bank that accepts version .09 gets it, and a second download has the same bytes', async () => {
  const settled = { ...world.context, paymentFileVersion: '09' as const };
  await sendPayoutRun({ id: run.id }, settled);
  const [name] = await outgoing();
  const file = await readFile(`${world.bankFolder}/outgoing/${name}`, 'utf8');
  expect(file).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  expect(file).toMatch(/<ReqdExctnDt>\s*<Dt>/);
  expect(schemaFaults(file)).toBe('');
  // The written version counts, whatever is set later.
  await sendPayoutRun({ id: run.id }, world.context);
  expect(await readFile(`${world.bankFolder}/outgoing/${name}`, 'utf8')).toBe(file);
  expect(file).toBe((await storedFile()).toString('utf8'));
});

test('a worker that dies after any step writes the same file again, and no other', async () => {
  const steps = ['register_file', 'record_payout_file', 'record_payout_run_sent'];
  const { database } = world.context;
  for (const dying of steps) {
    const dies: typeof database = {
      ...database,
      async call(name, ...args) {
        const answer = await database.call(name, ...args);
        if (name === dying) throw new Error('killed');
        return answer;
      },
    };
    await expect(
      sendPayoutRun({ id: run.id }, { ...world.context, database: dies }),
    ).rejects.toThrow('killed');
  }
  const before = await storedFile();
  await world.runJobs();
  expect(await within((tx) => runOf(tx, run.id))).toMatchObject({ status: 'SENT' });
  expect(await storedFile()).toEqual(before);
  expect(await outgoing()).toHaveLength(1);
});

test('two simultaneous workers store one file', async () => {
  const work = () => sendPayoutRun({ id: run.id }, world.context);
  await Promise.all([work(), work(), work()]);
  expect(await within((tx) => runOf(tx, run.id))).toMatchObject({ status: 'SENT', count: 2 });
  expect(await outgoing()).toHaveLength(1);
});

test('a payee whose name no bank can read is left out and owed again', async () => {
  await within((tx) =>
    tx.query(
      `update app_public.freelance_profiles p set organization_name = 'Фотограф' from app_public.payouts o
       where o.freelance_profile_id = p.id and o.payout_run_id = $1 and p.freelance_type = 'ORGANIZATION'`,
      [run.id],
    ),
  );
  await world.runJobs();
  const payouts = await within((tx) => payoutsOf(tx, run.id));
  expect(payouts.map(({ status }) => status).sort()).toEqual(['REJECTED', 'SENT']);
  expect(await within((tx) => runOf(tx, run.id))).toMatchObject({ status: 'SENT', count: 1 });
  const file = (await storedFile()).toString('utf8');
  expect(file.match(/<CdtTrfTxInf>/g)).toHaveLength(1);
  expect(file).toContain('<CtrlSum>5829.03</CtrlSum>');
});
