import type {
  SimulatedEntry,
  SimulatedFile,
  SimulatedTransaction,
} from './simulated-transaction.ts';

const SENDER = '00008080';

type Item = { entry: SimulatedEntry; transaction: SimulatedTransaction };

/**
 * Writes OCR giro in ISO-8859-1, an assignment for each statement. Charges, foreign currency and several
 * KIDs have no place in the format: each KID is an item of its own. Entries that are not booked are left out.
 */
export function writeOcrGiro(file: SimulatedFile, recipient = '00010200'): Uint8Array {
  const day = shortDay(file.createdAt);
  const assignments = file.statements.map((statement, at) => {
    const items = statement.entries
      .filter(({ status = 'BOOK' }) => status === 'BOOK')
      .flatMap((entry) => entry.transactions.flatMap((one) => itemsOf(entry, one)));
    const lines = items.flatMap((item, index) => itemRecords(item, index + 1, at));
    const days = items.map(({ entry }) => entry.bookedOn).sort();
    const sum = items.reduce((all, { transaction }) => all + transaction.amountMinor, 0);
    const start = `NY090020${'008566000'}${digits(at + 1, 7)}${statement.account}`;
    const counts = `${digits(items.length, 8)}${digits(lines.length + 2, 8)}${digits(sum, 17)}`;
    const [first, last] = [days[0], days.at(-1)].map((one) => (one ? shortDay(one) : '000000'));
    const end = `NY090088${counts}${last}${first}${last}`;
    return { lines: [start, ...lines, end], items: items.length, sum };
  });
  const lines = assignments.flatMap((one) => one.lines);
  const count = assignments.reduce((all, one) => all + one.items, 0);
  const sum = assignments.reduce((all, one) => all + one.sum, 0);
  const start = `NY000010${SENDER}${digits(Number(file.messageId.replace(/\D/g, '').slice(-7)), 7)}`;
  const end = `NY000089${digits(count, 8)}${digits(lines.length + 2, 8)}${digits(sum, 17)}${day}`;
  const text = [`${start}${recipient}`, ...lines, end].map((line) => `${line.padEnd(80, '0')}\n`);
  return Buffer.from(text.join(''), 'latin1');
}

function itemsOf(entry: SimulatedEntry, one: SimulatedTransaction): Item[] {
  if (one.kids.length < 2) return [{ entry, transaction: one }];
  return one.kids.map((part) => ({
    entry,
    transaction: { ...one, amountMinor: part.amountMinor, kids: [part] },
  }));
}

function itemRecords({ entry, transaction }: Item, number: number, assignment: number): string[] {
  const { amountMinor, kids, text, payerAccount, reference } = transaction;
  const isReversal = entry.isReversal === true;
  const kind = text === undefined ? (isReversal ? '18' : '10') : isReversal ? '20' : '21';
  const day = shortDay(entry.bookedOn);
  const place = `${kind}30${digits(number, 7)}${day}`;
  const serial = digits(assignment + 1, 5);
  const kid = (kids[0]?.kid ?? '').padStart(25);
  const amount = `${isReversal ? '-' : '0'}${digits(amountMinor, 17)}`;
  const archive = (reference ?? entry.reference).replace(/\D/g, '').slice(-9).padStart(9, '0');
  const second = `${digits(0, 10)}${archive}${digits(0, 7)}${day}${payerAccount}`;
  return [
    `NY09${place}1901${serial.slice(0, 1)}${serial}${amount}${kid}`,
    `NY09${kind}31${digits(number, 7)}${second}`,
    ...(text === undefined
      ? []
      : [`NY09${kind}32${digits(number, 7)}${text.slice(0, 40).padEnd(40)}`]),
  ];
}

const digits = (value: number, length: number): string =>
  String(value).padStart(length, '0').slice(-length);

/** DDMMYY of an ISO day or date-time. */
const shortDay = (iso: string): string => `${iso.slice(8, 10)}${iso.slice(5, 7)}${iso.slice(2, 4)}`;
