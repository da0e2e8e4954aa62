// Goal: no file makes the reader throw, hang or book a part of itself. Method: files of the
// sandbox's bank, truncated, mutated and enlarged; the random numbers have a fixed seed.
import { describe, expect, test } from 'vitest';
import { writePaymentStatus } from '#sandbox/bank/answer-payments.ts';
import { writeCamt053, writeCamt054 } from '#sandbox/bank/write-camt.ts';
import { writeOcrGiro } from '#sandbox/bank/write-ocr-giro.ts';
import { readBankFile } from '#workers/modules/settlement/bank-files/read-bank-file.ts';
import { entry, notification } from './support/example-camt.ts';
import { claims, entriesOf, fileOf } from './support/simulated-file.ts';
import { acceptedFile, refusalOf, transactionsOf } from './support/transactions-of.ts';

const mixed = fileOf([
  ...entriesOf('BATCH'),
  ...entriesOf('REVERSAL', 2),
  ...entriesOf('CHARGES', 3),
]);
const status = writePaymentStatus(
  {
    messageId: 'S1',
    createdAt: '2026-11-20T18:00:00',
    originalMessageId: 'M1',
    originalMessageType: 'pain.001',
    status: 'PART',
    payments: [
      { paymentInformationId: 'P1', transactions: [{ endToEndId: 'E1', status: 'RJCT' }] },
    ],
  },
  '03',
);
const files: [string, Uint8Array][] = [
  ['camt.054.001.02', Buffer.from(writeCamt054(mixed, '02'))],
  ['camt.054.001.08', Buffer.from(writeCamt054(mixed, '08'))],
  ['camt.053.001.08', Buffer.from(writeCamt053(mixed, '08', {}))],
  ['ocr-giro', writeOcrGiro(mixed)],
  ['pain.002.001.03', Buffer.from(status)],
];

/** A generator of numbers below 1 that gives the same ones each time (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SIGNS = [
  ...'<>&"\'/=;! \n\r\t\u0000\u00ff',
  '&#0;',
  '<!DOCTYPE',
  '&x;',
  ']]>',
  '<![CDATA[',
  'NY',
  '-',
  '9',
];

function mutated(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = Math.floor(random() * bytes.length);
  const to = Math.min(bytes.length, at + Math.floor(random() * 40));
  const sign = Buffer.from(SIGNS[Math.floor(random() * SIGNS.length)] ?? '', 'latin1');
  const [before, inside, after] = [
    bytes.subarray(0, at),
    bytes.subarray(at, to),
    bytes.subarray(to),
  ];
  const ways = [
    [before, sign, after],
    [before, sign, inside, after],
    [before, inside, inside, after],
    [before, Buffer.from([Math.floor(random() * 256)]), bytes.subarray(at + 1)],
    [before, bytes.subarray(Math.floor(random() * bytes.length))],
  ];
  return Buffer.concat(ways[Math.floor(random() * ways.length)] ?? []);
}

describe.each(files)('%s', (format, bytes) => {
  test('is read completely', () => {
    expect(readBankFile(bytes)).toMatchObject({ format, findingsOmitted: 0 });
  });

  test('is refused when truncated at any twentieth', () => {
    for (let part = 0; part < 20; part += 1) {
      const cut = bytes.subarray(0, Math.floor((bytes.length * part) / 20));
      const code = refusalOf(cut);
      expect(['EMPTY_FILE', 'FILE_CUT', 'XML_BROKEN', 'UNKNOWN_FORMAT']).toContain(code);
    }
  });

  test('never throws, whatever is changed', () => {
    const random = randomNumbers(20_261_120);
    for (let round = 0; round < 2_000; round += 1) {
      const file = readBankFile(mutated(mutated(bytes, random), random));
      const codes = file.findings.map(({ code }) => code);
      expect(codes).not.toContain('UNEXPECTED');
      if (file.kind === 'REFUSED') expect(codes.length).toBeGreaterThan(0);
    }
  });
});

test('a document type is refused before its entities expand', () => {
  const entities = '<!DOCTYPE b [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  expect(refusalOf(`<?xml version="1.0"?>${entities}<Document>&b;</Document>`)).toBe(
    'DOCUMENT_TYPE_FORBIDDEN',
  );
  expect(
    refusalOf(notification(entry('1.00', '<TxDtls><RmtInf><Ustrd>&b;</Ustrd></RmtInf></TxDtls>'))),
  ).toBe('XML_BROKEN');
});

test('nesting, nodes, attributes and bytes are limited', () => {
  expect(refusalOf(notification('<A>'.repeat(10_000)))).toBe('TOO_DEEP');
  const limits = { nodes: 1_000, bytes: 1_000_000 };
  expect(refusalOf(notification('<A/>'.repeat(2_000)), { limits })).toBe('TOO_MANY_NODES');
  const attributes = Array.from({ length: 2_000 }, (_, at) => `a${at}=""`).join(' ');
  expect(refusalOf(notification(`<A ${attributes}/>`), { limits })).toBe('TOO_MANY_NODES');
  expect(refusalOf(new Uint8Array(1_000_001), { limits })).toBe('FILE_TOO_LARGE');
});

test('supported encodings are read, others are named', () => {
  const name = (text: string) => text.replaceAll('Ærlig', 'Ærlig');
  const utf8 = name(writeCamt054(fileOf(entriesOf('RIGHT')), '02'));
  const declaredLatin1 = utf8.replace('UTF-8', 'ISO-8859-1');
  const payer = (file: Uint8Array) => transactionsOf(file)[0]!.payer.name;
  expect(payer(Buffer.from(declaredLatin1, 'latin1'))).toBe(claims[0]!.payerName);
  expect(payer(Buffer.from(`\ufeff${utf8}`))).toBe(claims[0]!.payerName);
  expect(refusalOf(Buffer.from(utf8, 'latin1'))).toBe('WRONG_ENCODING');
  expect(refusalOf(Buffer.from(utf8.replace('UTF-8', 'UTF-16')))).toBe('UNSUPPORTED_ENCODING');
  expect(refusalOf(Buffer.from(`\ufeff${utf8}`, 'utf16le'))).toBe('UNSUPPORTED_ENCODING');
  expect(acceptedFile(Buffer.from(declaredLatin1)).findings[0]?.code).toBe('DOUBTFUL_ENCODING');
});

test('line ends of either kind', () => {
  const file = writeCamt054(fileOf(entriesOf('BATCH')), '08');
  const rows = transactionsOf(file);
  expect(transactionsOf(file.replaceAll('\n', '\r\n'))).toEqual(rows);
  expect(transactionsOf(file.replaceAll('\n', '')).map(({ line, ...row }) => row)).toEqual(
    rows.map(({ line, ...row }) => row),
  );
});

test('any namespace prefix', () => {
  const file = writeCamt054(fileOf(entriesOf('RIGHT')), '02');
  const prefixed = file.replace(/<(\/?)([A-Z])/g, '<$1camt:$2').replace('xmlns=', 'xmlns:camt=');
  expect(transactionsOf(prefixed)).toEqual(transactionsOf(file));
});

test('other files are refused by name', () => {
  const other = (format: string) => notification('').replace('camt.054.001.02', format);
  expect(refusalOf(other('camt.052.001.02'))).toBe('UNSUPPORTED_VERSION');
  expect(refusalOf(other('camt.054.001.04'))).toBe('UNSUPPORTED_VERSION');
  expect(refusalOf('<html><body>Log in</body></html>')).toBe('UNKNOWN_FORMAT');
  expect(refusalOf('Dato;Tekst;Beløp\n')).toBe('UNKNOWN_FORMAT');
  expect(refusalOf('%PDF-1.7')).toBe('UNKNOWN_FORMAT');
  expect(refusalOf('')).toBe('EMPTY_FILE');
  expect(refusalOf(' \n ')).toBe('EMPTY_FILE');
});

test('texts that a database refuses are cleaned, and findings are bounded', () => {
  const details = '<TxDtls><RmtInf><Ustrd>a&#x7f;\tb\n c</Ustrd></RmtInf></TxDtls>';
  expect(transactionsOf(notification(entry('1.00', details)))[0]!.text).toEqual(['a b c']);
  const many = acceptedFile(notification(entry('1.001', '').repeat(1_200)));
  expect(many.findings).toHaveLength(1_000);
  expect(many.findingsOmitted).toBe(200);
});
