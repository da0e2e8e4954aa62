import { createHash, randomUUID } from 'node:crypto';
import type { SimulatedEntry, SimulatedFile } from '#sandbox/bank/simulated-transaction.ts';
import { writeCamt054 } from '#sandbox/bank/write-camt.ts';
import { readingOfFile } from '#workers/modules/settlement/bank-files/import/reading-of-file.ts';
import { readBankFile } from '#workers/modules/settlement/bank-files/read-bank-file.ts';
import type { Actor } from '../../support/actor.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';

/** The account of the demo's operating company, to which invoices are paid. */
export const OUR_ACCOUNT = '15034567899';

export type BankFileRow = Record<string, unknown> & { id: string; status: string };

let serial = 0;

/** A notification or statement with entries on our account. Each has its own message id by default. */
export function fileOf(
  entries: SimulatedEntry[],
  more: Partial<SimulatedFile> = {},
): SimulatedFile {
  serial += 1;
  const createdAt = '2026-11-20T18:00:00';
  const statement = { id: `S${serial}`, account: OUR_ACCOUNT, createdAt, entries };
  return { messageId: `BANK-${serial}`, createdAt, statements: [statement], ...more };
}

/** The payment of a KID as an entry of its own. */
export function paid(
  kid: string | null,
  amountMinor: number,
  more: Partial<SimulatedEntry> & { text?: string; payerName?: string } = {},
): SimulatedEntry {
  serial += 1;
  const { text, payerName = 'Fjell og Fjord AS', ...entry } = more;
  const reference = String(serial).padStart(9, '0');
  return {
    reference,
    bookedOn: '2026-11-20',
    direction: 'CREDIT',
    transactions: [
      {
        amountMinor,
        payerName,
        payerAccount: '86011117947',
        reference,
        kids: kid === null ? [] : [{ kid, amountMinor }],
        ...(text === undefined ? {} : { text }),
      },
    ],
    ...entry,
  };
}

export const camt054 = (entries: SimulatedEntry[]): string => writeCamt054(fileOf(entries), '08');

/** Uploads a file as an operator. */
export async function upload(
  tx: TestTransaction,
  who: Actor,
  content: string | Uint8Array,
): Promise<BankFileRow> {
  const bytes = Buffer.from(content as string);
  const file = await tx.as(who, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select app_private.register_file(null, 'bank.xml', 'application/xml', $1, $2, $3) as id`,
      [bytes.length, createHash('sha256').update(bytes).digest(), randomUUID()],
    );
    return rows[0]!.id;
  });
  return (await call(tx, who, 'upload_bank_file', { bankFile: file })) as BankFileRow;
}

/** Reads a file as the worker does. */
export async function read(
  tx: TestTransaction,
  id: string,
  content: string | Uint8Array,
): Promise<BankFileRow> {
  const file = readBankFile(Buffer.from(content as string), { ownAccounts: [OUR_ACCOUNT] });
  const { kind, rows, ...reading } = readingOfFile(file);
  const add = kind === 'TRANSACTIONS' ? 'add_bank_transactions' : 'add_bank_payment_statuses';
  await workerCall(tx, add, id, JSON.stringify(rows));
  await workerCall(tx, 'record_bank_file', id, JSON.stringify(reading));
  return bankFile(tx, id);
}

export async function preview(
  tx: TestTransaction,
  who: Actor,
  content: string | Uint8Array,
): Promise<BankFileRow> {
  const { id } = await upload(tx, who, content);
  return read(tx, id, content);
}

/** Uploads, reads and books a file. */
export async function book(
  tx: TestTransaction,
  who: Actor,
  content: string | Uint8Array,
): Promise<BankFileRow> {
  const { id } = await preview(tx, who, content);
  await call(tx, who, 'book_bank_file', { id });
  await workerCall(tx, 'post_bank_file', id);
  return bankFile(tx, id);
}

export async function bankFile(tx: TestTransaction, id: string): Promise<BankFileRow> {
  const [row] = await tx.query<BankFileRow>('select * from app_public.bank_files where id = $1', [
    id,
  ]);
  return row!;
}

/** The transactions of a file with their outcomes, in its order. */
export const outcomes = async (tx: TestTransaction, id: string): Promise<string[]> => {
  const rows = await tx.query<{ outcome: string }>(
    `select coalesce(reason::text, outcome::text) as outcome from app_public.bank_transactions
     where bank_file_id = $1 order by position`,
    [id],
  );
  return rows.map(({ outcome }) => outcome);
};

/** The queue, the oldest first. */
export const queue = (tx: TestTransaction) =>
  tx.query<{ id: string; status: string; reason: string; waiting: number; invoice_id: string }>(
    `select e.id, e.status::text, e.reason::text, e.waiting_minor::float8 as waiting, e.invoice_id
     from app_public.bank_exceptions e join app_public.bank_transactions t on t.id = e.bank_transaction_id
     order by t.bank_file_id, t.position`,
  );
