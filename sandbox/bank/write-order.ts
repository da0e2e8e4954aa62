import type { BankFolder } from './bank-folder.ts';
import type { BankKind, BankOrder } from './bank-order.ts';
import { type PaymentVariant, simulatePayments } from './simulate-payments.ts';
import type { SimulatedFile } from './simulated-transaction.ts';
import { writeCamt054 } from './write-camt.ts';
import { writeOcrGiro } from './write-ocr-giro.ts';
import { movementsOf } from './write-statement.ts';

const LATE_DAYS = 14;
const DAY_MS = 86_400_000;

/** Writes the file by which the bank reports a payment, and gives its name. */
export async function writeOrder(folder: BankFolder, order: BankOrder): Promise<string> {
  const serial = await folder.nextSerial();
  const number = String(serial).padStart(7, '0');
  const file = fileOf(order, serial, number);
  // OCR giro has no place for another currency.
  if (order.format === 'OCR_GIRO' && order.kind !== 'FOREIGN_CURRENCY') {
    const name = `ocr-${number}-${order.kind.toLowerCase()}.txt`;
    await folder.write(name, writeOcrGiro(file));
    await folder.record(movementsOf(file));
    return name;
  }
  const name = `camt054-${number}-${order.kind.toLowerCase()}.xml`;
  await folder.write(name, writeCamt054(file, '08'));
  await folder.record(movementsOf(file));
  return name;
}

function fileOf(order: BankOrder, serial: number, number: string): SimulatedFile {
  const { account } = order;
  const claims = order.kind === 'TWICE' ? [...order.claims, ...order.claims] : order.claims;
  const day = order.kind === 'LATE' ? lateDay(order.day) : order.day;
  const createdAt = new Date().toISOString().slice(0, 19);
  const messageId = `BANK-${number}`;
  const entries = simulatePayments(claims, variantOf(order.kind), day, serial);
  return {
    ...{ messageId, createdAt },
    statements: [{ id: `${messageId}-1`, account, createdAt, entries }],
  };
}

const variantOf = (kind: BankKind): PaymentVariant =>
  kind === 'LATE' || kind === 'TWICE' ? 'RIGHT' : kind;

/** Two weeks after the day, but no bank books on a day to come. */
function lateDay(day: string): string {
  const late = Math.min(Date.parse(day) + LATE_DAYS * DAY_MS, Date.now());
  return new Date(late).toISOString().slice(0, 10);
}
