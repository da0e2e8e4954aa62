// Goal: files of real banks and of the manual are read. They are read in place and not copied.
import { describe, expect, test } from 'vitest';
import { hasSamples, sample } from '../support/standards.ts';
import { acceptedFile } from './support/transactions-of.ts';

describe.runIf(hasSamples)('public samples', () => {
  test('the OCR giro sample of the manual', () => {
    const file = acceptedFile(sample('ocr-giro-official.txt'));
    const [statement] = file.statements;
    expect(file.findings).toEqual([]);
    expect(statement?.account).toBe('99991042764');
    expect(statement?.transactions).toHaveLength(20);
    const sum = statement?.transactions.reduce((all, one) => all + (one.amountMinor ?? 0), 0);
    expect(sum).toBe(5_144_900);
    expect(statement?.transactions[0]).toMatchObject({ text: ['Foo bar baz'], code: 'OCR-21' });
    const keys = new Set(statement?.transactions.map(({ key }) => key));
    expect(keys.size).toBe(20);
  });

  test('the Finnish sample: six entries, two levels, reversals and foreign currency', () => {
    const file = acceptedFile(sample('camt054-finnish-sample.xml'));
    const rows = file.statements.flatMap(({ transactions }) => transactions);
    expect(rows).toHaveLength(13);
    expect(rows.every(({ amountMinor }) => amountMinor === null)).toBe(true);
    expect(rows[0]).toMatchObject({
      payer: { name: 'PAYERS NAME1' },
      kidParts: [{ kid: '3900' }, { kid: '12344' }],
      original: { amount: '1900.00', currency: 'EUR' },
    });
    expect(
      rows.filter(({ isReversal }) => isReversal).map(({ returned }) => returned?.reason),
    ).toEqual(['AC01', 'CUST']);
  });

  test.each([
    'camt054.v2.xml',
    'camt054.v2.with-account-name.xml',
    'camt054.v8.xml',
    'camt054.v8-with-UETR.xml',
    'camt054.v8-with-financial-institution.xml',
  ])('%s', (name) => {
    const file = acceptedFile(sample(name));
    expect(file.statements.flatMap(({ transactions }) => transactions).length).toBeGreaterThan(0);
    expect(file.findings.some(({ isRefusal }) => isRefusal)).toBe(false);
  });
});
