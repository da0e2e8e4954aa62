// Goal: the monthly report is accepted, and its sums are those of its rows. Method: a report with
// each kind of recipient and income, validated by the schema if available.
import { expect, test } from 'vitest';
import type {
  AMelding,
  ReportedRecipient,
} from '#workers/modules/settlement/a-melding/a-melding.ts';
import { writeAMelding } from '#workers/modules/settlement/a-melding/write-a-melding.ts';
import { schemaFaults } from '../support/standards.ts';

const recipient: ReportedRecipient = {
  identity: { norwegianNumber: '13097248022' },
  relation: { id: 'P-123456', startsOn: '2026-01-15', endsOn: null, occupation: '2651109' },
  incomes: [
    { kind: 'FEE', isTaxable: true, amountMinor: 1_234_567, quantityHundredths: null },
    { kind: 'CAR', isTaxable: false, amountMinor: 35_000, quantityHundredths: 10_000 },
    { kind: 'CAR', isTaxable: true, amountMinor: 18_000, quantityHundredths: 10_000 },
    { kind: 'MEALS_AT_HOTEL', isTaxable: false, amountMinor: 69_300, quantityHundredths: 100 },
  ],
  withheldKroner: 4115,
  attachments: [{ kind: 'COORDINATED', kroner: 500, day: '2026-11-27' }],
};

const foreigner: ReportedRecipient = {
  ...recipient,
  identity: {
    identifiers: [{ number: 'AB<1>', type: 'passnummer', country: 'SE' }],
    name: 'Björn Åkesson',
    birthDate: '1990-02-03',
  },
  relation: { ...recipient.relation, id: null, endsOn: '2026-11-30' },
  withheldKroner: 0,
  attachments: [],
};

const report: AMelding = {
  deliveredAt: '2026-12-01T06:00:00',
  month: '2026-11',
  sourceSystem: 'Honorar',
  messageId: '2026-11-1',
  replacesMessageId: null,
  organizationNumber: '123456785',
  employerTaxKroner: 1766,
  withheldByPayoutDay: [
    { day: '2026-11-13', kroner: 4000 },
    { day: '2026-11-27', kroner: 115 },
  ],
  units: [
    {
      organizationNumber: '974760673',
      recipients: [recipient, foreigner],
      employerTaxBases: [{ zone: '1', basisMinor: 1_252_567, rateHundredths: 1410 }],
    },
  ],
};

const refusalsOf = (changed: Partial<AMelding>) => {
  const result = writeAMelding({ ...report, ...changed });
  return result.isWritten ? [] : result.refusals.map(({ code, path }) => `${code} ${path}`);
};
const withRecipient = (changed: Partial<ReportedRecipient>) =>
  refusalsOf({ units: [{ ...report.units[0]!, recipients: [{ ...recipient, ...changed }] }] });

test('a report is valid, and a correction names the report it replaces', () => {
  const result = writeAMelding(report);
  if (!result.isWritten) expect.unreachable(JSON.stringify(result.refusals));
  expect(schemaFaults(result.xml)).toBe('');
  expect(result.xml).not.toContain('erstatterMeldingsId');
  expect(result.xml).toContain('<sumUtleggstrekk>500</sumUtleggstrekk>');
  expect(result.xml).toContain('<beloep>-4115</beloep>');
  expect(result.xml).toContain('<antall>100.00</antall>');
  const correction = writeAMelding({
    ...report,
    messageId: '2026-11-2',
    replacesMessageId: '2026-11-1',
  });
  expect(correction.isWritten && schemaFaults(correction.xml)).toBe('');
  expect(correction.isWritten && correction.xml).toContain(
    '<erstatterMeldingsId>2026-11-1</erstatterMeldingsId>',
  );
});

test('a report of a month without pay in a unit is valid', () => {
  const units = [{ ...report.units[0]!, recipients: [], employerTaxBases: [] }];
  const empty = writeAMelding({ ...report, employerTaxKroner: 0, withheldByPayoutDay: [], units });
  expect(empty.isWritten && schemaFaults(empty.xml)).toBe('');
});

test('the tax of the days equals the tax of the people', () => {
  expect(refusalsOf({ withheldByPayoutDay: [{ day: '2026-11-13', kroner: 4114 }] })).toEqual([
    'SUM_DIFFERS withheldByPayoutDay',
  ]);
});

test('pay is reported in the month of its payout', () => {
  expect(refusalsOf({ withheldByPayoutDay: [{ day: '2026-10-30', kroner: 4115 }] })).toEqual([
    'INVALID withheldByPayoutDay.0.day',
  ]);
});

test('numbers are valid, and the unit is not the main unit', () => {
  expect(refusalsOf({ organizationNumber: '123456789' })).toEqual([
    'VERIFICATION_FAILED organizationNumber',
  ]);
  const units = [{ ...report.units[0]!, organizationNumber: '123456785' }];
  expect(refusalsOf({ units })).toEqual(['INVALID units.0.organizationNumber']);
  expect(withRecipient({ identity: { norwegianNumber: '13097248023' } })).toEqual([
    'VERIFICATION_FAILED units.0.recipients.0.identity',
  ]);
});

test('kroner are whole, fees taxable, allowances counted', () => {
  const path = 'units.0.recipients.0';
  expect(withRecipient({ withheldKroner: 4115.5 })).toContain(`INVALID ${path}.withheldKroner`);
  const fee = { kind: 'FEE', isTaxable: false, amountMinor: 1, quantityHundredths: null } as const;
  expect(withRecipient({ incomes: [fee] })).toEqual([`INVALID ${path}.incomes.0.isTaxable`]);
  expect(withRecipient({ incomes: [{ ...fee, kind: 'CAR' }] })).toEqual([
    `BLANK ${path}.incomes.0.quantityHundredths`,
  ]);
  expect(withRecipient({ incomes: [] })).toEqual([`BLANK ${path}.incomes`]);
});

test('kilometres are reversed along with their money, as after a credit note', () => {
  const driven = {
    kind: 'CAR',
    isTaxable: false,
    amountMinor: -35_000,
    quantityHundredths: -10_000,
  } as const;
  expect(withRecipient({ incomes: [driven] })).toEqual([]);
  const result = writeAMelding({
    ...report,
    units: [{ ...report.units[0]!, recipients: [{ ...recipient, incomes: [driven] }] }],
  });
  if (!result.isWritten) expect.unreachable(JSON.stringify(result.refusals));
  expect(schemaFaults(result.xml)).toBe('');
  expect(result.xml).toContain('<antall>-100.00</antall>');
  expect(withRecipient({ incomes: [{ ...driven, quantityHundredths: 10_000 }] })).toEqual([
    'INVALID units.0.recipients.0.incomes.0.quantityHundredths',
  ]);
});
