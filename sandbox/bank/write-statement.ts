import type { BankFolder, Movement } from './bank-folder.ts';
import { DEMO_ACCOUNT, isDay } from './bank-order.ts';
import type { SimulatedFile } from './simulated-transaction.ts';
import { bookedAmount, writeCamt053 } from './write-camt.ts';

/** The day of an account that a statement is for; `openingMinor` is null for what the bank itself has booked. */
export type StatementOrder = { account: string; day: string; openingMinor: number | null };

/** Reads the form of a statement; null where the day, the account or the balance is none. */
export function readStatementOrder(form: URLSearchParams): StatementOrder | null {
  const text = (name: string) => form.get(name)?.trim() ?? '';
  const day = text('day');
  const account = text('account').replace(/[\s.]/g, '') || DEMO_ACCOUNT;
  const opening = text('opening').replace(/\s|kr/g, '').replace(',', '.');
  const isBalance = opening === '' || /^-?\d{1,11}(\.\d{1,2})?$/.test(opening);
  if (!isDay(day) || !isBalance || !/^\d{11}$/.test(account)) return null;
  return { account, day, openingMinor: opening === '' ? null : Math.round(Number(opening) * 100) };
}

/** Writes the statement of a day, all movements of the account between its two balances, and gives the file's name. */
export async function writeStatement(
  folder: BankFolder,
  { account, day, openingMinor }: StatementOrder,
): Promise<string> {
  const all = (await folder.movements()).filter((one) => one.account === account);
  const before = all.filter(({ entry }) => entry.bookedOn < day);
  const opening = openingMinor ?? (await openingOf(folder, account, day, before));
  const entries = all.flatMap(({ entry }) => (entry.bookedOn === day ? [entry] : []));
  const number = String(await folder.nextSerial()).padStart(7, '0');
  const messageId = `BANK-${number}`;
  const createdAt = `${day}T23:59:00`;
  const statements = [{ id: `${messageId}-1`, account, createdAt, entries }];
  const name = `camt053-${number}-statement.xml`;
  const file = { messageId, createdAt, statements };
  await folder.write(name, writeCamt053(file, '08', { [account]: opening }));
  return name;
}

async function openingOf(
  folder: BankFolder,
  account: string,
  day: string,
  before: readonly Movement[],
): Promise<number> {
  const had = (await folder.openings()).filter((one) => one.account === account && one.day <= day);
  const start = had.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return before.reduce((sum, { entry }) => sum + bookedAmount(entry), start);
}

/** The movements that a file reports. */
export const movementsOf = ({ statements }: SimulatedFile): Movement[] =>
  statements.flatMap(({ account, entries }) => entries.map((entry) => ({ account, entry })));
