import { writePaymentStatus } from '#sandbox/bank/answer-payments.ts';
import type { SimulatedEntry, SimulatedFile } from '#sandbox/bank/simulated-transaction.ts';
import { writeCamt053, writeCamt054 } from '#sandbox/bank/write-camt.ts';
import { writeOcrGiro } from '#sandbox/bank/write-ocr-giro.ts';
import { OUR_ACCOUNT } from '../../db/settlement/bank-file.ts';
import { plusDays } from '../days.ts';
import { Difference } from '../difference.ts';
import { count, type Simulation } from '../simulation.ts';
import type { Reported } from './bank.ts';
import type { Executed } from './execute-orders.ts';
import type { Incoming } from './incoming.ts';

interface Evening {
  incoming: Incoming[];
  executed: Executed;
  /** The balance before. */
  opening: number;
  /** Always writes a statement with balances, for the whole day. */
  hasStatement: boolean;
}

let message = 0;

function fileOf(day: string, entries: SimulatedEntry[]): SimulatedFile {
  message += 1;
  const createdAt = `${day}T17:00:00`;
  const statement = { id: `S${message}`, account: OUR_ACCOUNT, createdAt, entries };
  return { messageId: `BANK-${message}`, createdAt, statements: [statement] };
}

/**
 * Reports a day: payments and payouts in one notification, some payments by OCR giro instead, answers to payment
 * files, a statement with balances of all of them on some days, and sometimes a repeated file or repeated payments.
 */
export async function writeFiles(simulation: Simulation, evening: Evening): Promise<void> {
  const { bank, random, day } = simulation;
  const { incoming, executed, opening, hasStatement } = evening;
  const often = (one: Incoming) =>
    incoming.filter(({ invoices }) => invoices.some((invoice) => one.invoices.includes(invoice)));
  const byOcr = random.chance(0.3)
    ? incoming.filter((one) => one.isPlain && often(one).length === 1)
    : [];
  for (const one of incoming) report(simulation, one, byOcr.includes(one) ? 'OCR' : 'CAMT');
  const byCamt = incoming.filter((one) => !byOcr.includes(one)).map(({ entry }) => entry);
  const reported = [
    ...byCamt,
    ...executed.entries.filter((entry) => !executed.unreported.includes(entry)),
  ];
  const version = random.pick(['02', '08'] as const);
  const write = (name: string, content: string | Uint8Array) => {
    count(simulation, 'files');
    return bank.folder.write(`${day}-${name}`, content);
  };
  if (reported.length > 0) {
    const content = writeCamt054(fileOf(day, reported), version);
    await write('1-camt054.xml', content);
    if (random.chance(0.1)) await write('4-camt054-same.xml', content);
    if (random.chance(0.1)) {
      await write('5-camt054-again.xml', writeCamt054(fileOf(day, reported), version));
    }
  }
  if (byOcr.length > 0) {
    const entries = byOcr.map(({ entry }) => entry);
    await write('2-ocr.txt', writeOcrGiro(fileOf(day, entries)));
  }
  await writeStatuses(executed, (name, content) => write(`3-${name}`, content));
  if (hasStatement || random.chance(0.4)) {
    const entries = [...incoming.map(({ entry }) => entry), ...executed.entries];
    const content = writeCamt053(fileOf(day, entries), version, { [OUR_ACCOUNT]: opening });
    await write('6-camt053.xml', content);
  }
}

/**
 * Tells whether another format has reported an equal payment of the same KID up to three days ago, and this one has
 * not: the bank may mean the same transaction with another date, so that the payment waits for an operator.
 */
function report(simulation: Simulation, one: Incoming, format: Reported['format']): void {
  const { bank, day } = simulation;
  const isReversal = one.entry.isReversal === true;
  const now = one.legs.map((leg) => ({ ...leg, isReversal, day, format }));
  one.isDoubt = now.some((leg) => {
    const equal = bank.reported.filter(
      (other) =>
        other.kid === leg.kid && other.amount === leg.amount && other.isReversal === isReversal,
    );
    const near = equal.filter((other) => other.day < day && plusDays(other.day, 3) >= day);
    return near.some(
      (other) =>
        other.format !== format &&
        !equal.some((same) => same.format === format && same.day === other.day),
    );
  });
  if (one.isDoubt) count(simulation, 'payments in doubt');
  bank.reported.push(...now);
}

async function writeStatuses(
  { statuses }: Executed,
  write: (name: string, content: string) => Promise<void>,
): Promise<void> {
  for (const original of new Set(statuses.map(({ order }) => order.messageId))) {
    message += 1;
    const of = statuses.filter(({ order }) => order.messageId === original);
    const groups = new Set(of.map(({ order }) => order.groupId));
    const answer = {
      messageId: `STATUS-${message}`,
      createdAt: '2026-12-01T17:00:00',
      originalMessageId: original,
      originalMessageType: 'pain.001.001.03',
      payments: [...groups].map((group) => ({
        paymentInformationId: group,
        transactions: of
          .filter(({ order }) => order.groupId === group)
          .map(({ order, status }) => ({ endToEndId: order.endToEndId, status })),
      })),
    };
    await write(`pain002-${message}.xml`, writePaymentStatus(answer, '03'));
  }
}

/** Has the worker read the files, and checks that each was booked. */
export async function readFiles(simulation: Simulation, killAfter: number | null): Promise<void> {
  const { worker, office, clock } = simulation;
  await clock.pass(5);
  await worker.due('settlement/take_bank_files');
  await worker.work(killAfter);
  const left = await office.query<{ filename: string; status: string; refusal: string | null }>(
    `select filename, status::text, refusal::text from app_public.bank_files where status <> 'BOOKED'`,
  );
  if (left.length > 0) {
    throw new Difference(
      left.map(({ filename, status, refusal }) => `${filename} is ${status} ${refusal ?? ''}`),
    );
  }
}
