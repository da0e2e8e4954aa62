import { nowInNorway, todayInNorway } from '../core/now-in-norway.ts';
import { json, page, type Route, redirect } from '../core/route.ts';
import { answerPayments, BANK_ANSWERS } from './answer-payments.ts';
import { type BankFolder, openBankFolder } from './bank-folder.ts';
import {
  type BankKind,
  type BankOrder,
  type PaymentVariant,
  readBankOrder,
  simulatePayments,
} from './bank-order.ts';
import { bankPage } from './bank-page.ts';
import { type InvoiceToPay, shownInvoices } from './invoices-to-pay.ts';
import { readPaymentFile } from './payment-file.ts';
import { receivedOrders } from './payments-section.ts';
import type { SimulatedFile } from './simulated-transaction.ts';
import { writeCamt054 } from './write-camt.ts';
import { writeOcrGiro } from './write-ocr-giro.ts';
import { movementsOf, readStatementOrder, writeStatement } from './write-statement.ts';

const LATE_DAYS = 14;

const DAY_MS = 86_400_000;

/** OCR giro has no place for another currency, and holds payments to an account only. */
const ONLY_IN_CAMT: BankKind[] = ['FOREIGN_CURRENCY', 'OUTGOING'];

const variantOf = (kind: BankKind): PaymentVariant =>
  kind === 'LATE' || kind === 'TWICE' ? 'RIGHT' : kind;

/**
 * The bank: a page on which a client pays and payment files are answered, and the same forms for programs below
 * `/sandbox/api/bank`.
 */
export function bankRoutes(shared: string, invoices: () => InvoiceToPay[]): Route[] {
  const folder = openBankFolder(shared);
  const noForm = { given: new URLSearchParams(), faults: [] };
  const shownNow = async () => ({
    invoices: shownInvoices(invoices()),
    files: await folder.list(),
    orders: await receivedOrders(folder),
  });
  const answered = async (form: URLSearchParams): Promise<boolean> => {
    const answer = BANK_ANSWERS.find((one) => one === form.get('answer'));
    const order = readPaymentFile((await folder.readOrder(form.get('file') ?? '')) ?? '');
    if (!answer || !order) return false;
    await inTurn(folder, () => answerPayments(folder, order, answer, form.get('payment')));
    return true;
  };
  const stated = async (form: URLSearchParams): Promise<string | null> => {
    const order = readStatementOrder(form);
    return order && inTurn(folder, () => writeStatement(folder, order));
  };
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/bank\/?$/,
      handle: async ({ language, parts }) =>
        page(bankPage({ ...noForm, ...(await shownNow()) }, language), parts),
    },
    {
      method: 'POST',
      path: /^\/sandbox\/bank$/,
      async handle({ body, language, parts }) {
        const given = new URLSearchParams(body.toString());
        const order = readBankOrder(given, invoices());
        if (Array.isArray(order)) {
          const shown = { given, faults: order, ...(await shownNow()) };
          return { ...page(bankPage(shown, language), parts), status: 422 };
        }
        await inTurn(folder, () => writeOrder(folder, order));
        return redirect('/sandbox/bank');
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/bank\/answers$/,
      async handle({ body }) {
        await answered(new URLSearchParams(body.toString()));
        return redirect('/sandbox/bank');
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/bank\/statements$/,
      async handle({ body }) {
        await stated(new URLSearchParams(body.toString()));
        return redirect('/sandbox/bank');
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/api\/bank\/statements$/,
      async handle({ body }) {
        const name = await stated(new URLSearchParams(body.toString()));
        return name ? json({ name }) : json({ error: 'Wrong day, account or balance.' }, 400);
      },
    },
    {
      method: 'GET',
      path: /^\/sandbox\/api\/bank\/invoices$/,
      handle: () => json(invoices()),
    },
    {
      method: 'GET',
      path: /^\/sandbox\/api\/bank\/orders$/,
      handle: async () => json(await receivedOrders(folder)),
    },
    {
      method: 'POST',
      path: /^\/sandbox\/api\/bank\/answers$/,
      async handle({ body }) {
        const isWritten = await answered(new URLSearchParams(body.toString()));
        return isWritten ? json({ isWritten }) : json({ error: 'Unknown file or answer.' }, 400);
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/api\/bank$/,
      async handle({ body }) {
        const order = readBankOrder(new URLSearchParams(body.toString()), invoices());
        if (Array.isArray(order)) return json({ faults: order }, 400);
        return json({ name: await inTurn(folder, () => writeOrder(folder, order)) });
      },
    },
  ];
}

const turns = new WeakMap<BankFolder, Promise<unknown>>();

/** One file after the other, so that no two take the same number. */
function inTurn<T>(folder: BankFolder, work: () => Promise<T>): Promise<T> {
  const done = (turns.get(folder) ?? Promise.resolve()).then(work, work);
  turns.set(folder, done);
  return done;
}

/** Writes the file by which the bank reports a payment, and gives its name. */
async function writeOrder(folder: BankFolder, order: BankOrder): Promise<string> {
  const serial = await folder.nextSerial();
  const number = String(serial).padStart(7, '0');
  const file = fileOf(order, serial, number);
  if (order.format === 'OCR_GIRO' && !ONLY_IN_CAMT.includes(order.kind)) {
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
  const createdAt = nowInNorway();
  const messageId = `BANK-${number}`;
  const entries = simulatePayments(claims, variantOf(order.kind), day, serial);
  return {
    messageId,
    createdAt,
    statements: [{ id: `${messageId}-1`, account, createdAt, entries }],
  };
}

/** Two weeks after the day, but no bank books on a day to come. */
function lateDay(day: string): string {
  const late = new Date(Date.parse(day) + LATE_DAYS * DAY_MS).toISOString().slice(0, 10);
  const today = todayInNorway();
  return late < today ? late : today;
}
