import { isOrganizationNumber } from '#shared/numbers/is-organization-number.ts';
import type { SafT, SafTLine, SafTRefusal, SafTTransaction } from './saf-t.ts';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

type Refuse = (code: SafTRefusal['code'], path: string) => void;
type Ids = Record<'accounts' | 'customers' | 'suppliers' | 'taxCodes', Set<string>>;

/** All reasons for which the file would be refused, and books that do not balance. */
export function checkSafT(books: SafT): SafTRefusal[] {
  const refusals: SafTRefusal[] = [];
  const refuse: Refuse = (code, path) => refusals.push({ code, path });
  if (!isOrganizationNumber(books.company.organizationNumber)) {
    refuse('INVALID', 'company.organizationNumber');
  }
  for (const key of ['createdOn', 'from', 'to'] as const) {
    if (!DAY.test(books[key])) refuse('INVALID', key);
  }
  if (books.accounts.length === 0) refuse('BLANK', 'accounts');
  const ids: Ids = {
    accounts: checkIds(books.accounts, 'accounts', 70, refuse),
    customers: checkIds(books.customers, 'customers', 35, refuse),
    suppliers: checkIds(books.suppliers, 'suppliers', 35, refuse),
    taxCodes: checkIds(
      books.taxCodes.map(({ code }) => ({ id: code })),
      'taxCodes',
      70,
      refuse,
    ),
  };
  for (const kind of ['customers', 'suppliers'] as const) {
    for (const [at, { accountId }] of books[kind].entries()) {
      if (!ids.accounts.has(accountId)) refuse('NOT_FOUND', `${kind}.${at}.accountId`);
    }
  }
  checkJournals(books, ids, refuse);
  checkBalances(books, refuse);
  return refusals;
}

function checkJournals(books: SafT, ids: Ids, refuse: Refuse): void {
  checkIds(books.journals, 'journals', 18, refuse);
  for (const [at, { type, transactions }] of books.journals.entries()) {
    const path = `journals.${at}`;
    if (type === '' || type.length > 9) refuse('INVALID', `${path}.type`);
    checkIds(transactions, `${path}.transactions`, 70, refuse);
    for (const [index, transaction] of transactions.entries()) {
      checkTransaction(transaction, books, ids, `${path}.transactions.${index}`, refuse);
    }
  }
}

function checkTransaction(
  transaction: SafTTransaction,
  { from, to }: SafT,
  ids: Ids,
  path: string,
  refuse: Refuse,
): void {
  const { occurredOn, enteredOn, postedOn, lines } = transaction;
  if (![occurredOn, enteredOn, postedOn].every((day) => DAY.test(day))) refuse('INVALID', path);
  else if (postedOn < from || postedOn > to) refuse('INVALID', `${path}.postedOn`);
  if (lines.length === 0) refuse('BLANK', `${path}.lines`);
  checkIds(lines, `${path}.lines`, 18, refuse);
  for (const [at, line] of lines.entries()) checkLine(line, ids, `${path}.lines.${at}`, refuse);
  const sum = lines.reduce((all, { amountMinor }) => all + wholeMinor(amountMinor), 0n);
  if (sum !== 0n) refuse('SUM_DIFFERS', path);
}

function checkLine(line: SafTLine, ids: Ids, path: string, refuse: Refuse): void {
  const { accountId, amountMinor, customerId, supplierId, tax } = line;
  if (!Number.isSafeInteger(amountMinor) || amountMinor === 0) {
    refuse('INVALID', `${path}.amountMinor`);
  }
  if (!ids.accounts.has(accountId)) refuse('NOT_FOUND', `${path}.accountId`);
  if (customerId !== null && !ids.customers.has(customerId)) {
    refuse('NOT_FOUND', `${path}.customerId`);
  }
  if (supplierId !== null && !ids.suppliers.has(supplierId)) {
    refuse('NOT_FOUND', `${path}.supplierId`);
  }
  if (tax && !ids.taxCodes.has(tax.code)) refuse('NOT_FOUND', `${path}.tax.code`);
}

/** Each account's opening balance and lines give its closing balance. */
function checkBalances(books: SafT, refuse: Refuse): void {
  const sums = new Map<string, bigint>();
  for (const { transactions } of books.journals) {
    for (const { accountId, amountMinor } of transactions.flatMap(({ lines }) => lines)) {
      sums.set(accountId, (sums.get(accountId) ?? 0n) + wholeMinor(amountMinor));
    }
  }
  for (const [at, { id, openingMinor, closingMinor }] of books.accounts.entries()) {
    const expected = wholeMinor(openingMinor) + (sums.get(id) ?? 0n);
    if (expected !== wholeMinor(closingMinor)) refuse('SUM_DIFFERS', `accounts.${at}.closingMinor`);
  }
}

function checkIds(rows: { id: string }[], path: string, most: number, refuse: Refuse): Set<string> {
  const ids = new Set<string>();
  for (const [at, { id }] of rows.entries()) {
    if (id === '') refuse('BLANK', `${path}.${at}.id`);
    else if (id.length > most) refuse('TOO_BIG', `${path}.${at}.id`);
    else if (ids.has(id)) refuse('TAKEN', `${path}.${at}.id`);
    ids.add(id);
  }
  return ids;
}

/** Zero for an amount that is no whole number, which is refused by itself. */
const wholeMinor = (minor: number): bigint => (Number.isSafeInteger(minor) ? BigInt(minor) : 0n);
