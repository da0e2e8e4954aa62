// Goal: OCR giro is read to the øre or refused. Method: files of the sandbox's bank, changed by hand.
import { describe, expect, test } from 'vitest';
import { writeOcrGiro } from '#sandbox/bank/write-ocr-giro.ts';
import { isPaymentIn } from '#workers/modules/settlement/bank-files/split-payment.ts';
import { entriesOf, fileOf } from './support/simulated-file.ts';
import { acceptedFile, refusalOf, transactionsOf } from './support/transactions-of.ts';

const text = (variant: Parameters<typeof entriesOf>[0] = 'RIGHT') =>
  Buffer.from(writeOcrGiro(fileOf(entriesOf(variant)))).toString('latin1');
const latin1 = (content: string) => Buffer.from(content, 'latin1');

/** Puts another text at a position, from 1, of a line, from 0. */
function changed(content: string, line: number, position: number, part: string): string {
  const lines = content.split('\n');
  const old = lines.at(line) ?? '';
  lines[line] = old.slice(0, position - 1) + part + old.slice(position - 1 + part.length);
  return lines.join('\n');
}

test('every field of an item is read', () => {
  const [row] = transactionsOf(latin1(text()));
  expect(row).toMatchObject({
    kind: 'PAYMENT',
    status: 'BOOK',
    direction: 'CREDIT',
    isReversal: false,
    amountMinor: 123_450,
    bookedOn: '2026-11-20',
    payer: { name: null, account: '86011117947' },
    kidParts: [{ kid: '60224000000011', amountMinor: 123_450 }],
    references: { transactionReference: '000100001' },
    code: 'OCR-10',
    keySource: 'TRANSACTION',
  });
  expect(acceptedFile(latin1(text()))).toMatchObject({
    format: 'ocr-giro',
    messageId: '00008080-2611201',
    createdAt: '2026-11-20',
    findings: [],
  });
});

test('a reversal is negative, and its amount is added to the control sum', () => {
  const rows = transactionsOf(latin1(text('REVERSAL')));
  expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([123_450, 99]);
  expect(rows.every((row) => row.isReversal && row.direction === 'DEBIT')).toBe(true);
  expect(rows.some(isPaymentIn)).toBe(false);
});

test('free text and line ends of either kind, and stripped blanks', () => {
  const content = text('KID_IN_TEXT');
  const forms = [
    content,
    content.replaceAll('\n', '\r\n'),
    content.replace(/ +$/gm, ''),
    `${content}\r\n\u001a`,
  ];
  for (const form of forms) {
    expect(transactionsOf(latin1(form)).map((row) => row.text)).toEqual([
      ['Faktura KID 60224000000011'],
      ['Faktura KID 60224000000029'],
    ]);
  }
});

test('letters are ISO-8859-1, and a file rewritten as UTF-8 is read with a finding', () => {
  const content = text('WITHOUT_KID').replaceAll('Faktura', 'Fåktøra');
  expect(transactionsOf(latin1(content))[0]!.text).toEqual(['Fåktøra']);
  const rewritten = acceptedFile(Buffer.from(content, 'utf8'));
  expect(rewritten.statements[0]?.transactions[0]?.text).toEqual(['Fåktøra']);
  expect(rewritten.findings[0]?.code).toBe('DOUBTFUL_ENCODING');
});

test('several assignments, and several transmissions in a file', () => {
  const file = fileOf(entriesOf('RIGHT'));
  const [first] = file.statements;
  const second = { ...first!, account: '12345678903', entries: entriesOf('PARTIAL', 2) };
  const two = Buffer.from(writeOcrGiro({ ...file, statements: [first!, second] }));
  expect(acceptedFile(two).statements.map(({ account }) => account)).toEqual([
    '86011117947',
    '12345678903',
  ]);
  expect(acceptedFile(Buffer.concat([two, two])).statements).toHaveLength(4);
  const own = acceptedFile(two, { ownAccounts: ['86011117947'] });
  expect(own.statements).toHaveLength(1);
  expect(own.findings[0]?.code).toBe('ACCOUNT_NOT_OURS');
});

test('service 21 is skipped with a line in the report', () => {
  const lines = text().split('\n');
  const skipped = [
    `NY212420${'0'.repeat(72)}`,
    `NY219470${'0'.repeat(72)}`,
    `NY212488${'00000001'}${'00000003'}${'0'.repeat(56)}`,
  ];
  lines.splice(1, 0, ...skipped);
  const counts = changed(lines.join('\n'), lines.length - 2, 9, '0000000300000011');
  const file = acceptedFile(latin1(counts));
  expect(file.statements).toHaveLength(1);
  expect(file.findings).toMatchObject([{ code: 'SERVICE_SKIPPED', line: 2 }]);
});

test('two overlapping files give the same keys, equal items of a file different ones', () => {
  const keys = (content: string) => transactionsOf(latin1(content)).map(({ key }) => key);
  const later = text().replace('NY000010000080802611201', 'NY000010000080802611202');
  expect(keys(later)).toEqual(keys(text()));
  const [entry] = entriesOf('RIGHT');
  const twins = Buffer.from(writeOcrGiro(fileOf([entry!, entry!])));
  expect(new Set(transactionsOf(twins).map(({ key }) => key)).size).toBe(2);
});

// Lines of the file: 0 start, 1 assignment, 2–3 and 4–5 items, 6 end of assignment, 7 end.
describe('a file is refused', () => {
  const without = (line: number) => text().split('\n').toSpliced(line, 1).join('\n');
  test.each([
    ['for a wrong sum of the assignment', changed(text(), 6, 40, '9'), 'CONTROL_SUM'],
    ['for a wrong sum of the transmission', changed(text(), 7, 40, '9'), 'CONTROL_SUM'],
    ['for an amount that was changed', changed(text(), 2, 49, '9'), 'CONTROL_SUM'],
    ['for a wrong count of transactions', changed(text(), 6, 16, '3'), 'CONTROL_COUNT'],
    ['for a wrong count of records', changed(text(), 6, 24, '3'), 'CONTROL_COUNT'],
    ['for a wrong count of all records', changed(text(), 7, 24, '3'), 'CONTROL_COUNT'],
    ['for a record too few', without(3), 'ITEM_INCOMPLETE'],
    ['for a second record without its first', without(2), 'ITEM_INCOMPLETE'],
    ['without the end of an assignment', without(6), 'RECORD_ORDER'],
    ['without its end', without(7), 'FILE_CUT'],
    ['for a line too long', changed(text(), 2, 80, '0X'), 'RECORD_LENGTH'],
    [
      'for an amount above ten billion kroner',
      changed(text(), 2, 33, '00001000000000001'),
      'FIELD_UNREADABLE',
    ],
    ['for letters in an amount', changed(text(), 2, 45, 'O'), 'FIELD_UNREADABLE'],
    ['for an invalid date', changed(text(), 2, 16, '310226'), 'FIELD_UNREADABLE'],
    ['for an unknown record', changed(text(), 2, 7, '55'), 'RECORD_UNKNOWN'],
    ['for an empty line inside', `${text().replace('\n', '\n\n')}`, 'RECORD_UNKNOWN'],
  ])('%s', (_, content, code) => {
    expect(refusalOf(latin1(content))).toBe(code);
  });
});
