import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeInvoicer } from '../../db/invoicing/draft.ts';
import { call } from '../../db/payout/call.ts';
import {
  type PayoutInvoicer,
  paidInvoice,
  payAll,
  readyForPayout,
} from '../../db/settlement/payouts.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { startWorld, type World } from '../support/start-world.ts';
import { schemaFaults } from './support/standards.ts';

// Goal: the file of a month is one that the tax authority accepts, with the sums of its slips.
// Method: a payout of the past, a real queue and storage, and the schema if available.

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

async function paidInMarch(tx: TestTransaction): Promise<void> {
  const { who: finance } = await anOperator(tx, 'FINANCE');
  const { who: approver } = await anOperator(tx, 'FINANCE');
  const invoicer: PayoutInvoicer = { ...(await makeInvoicer(tx)), finance, approver };
  await readyForPayout(tx, invoicer);
  const diet = {
    lineType: 'DIET',
    vatRate: '0',
    addressFrom: 'Oslo',
    addressTo: 'Bergen',
    travelReport: {
      purpose: 'Konsert',
      startDate: '2026-06-01',
      startTime: '08:00',
      endDate: '2026-06-03',
      endTime: '08:00',
      lodging: 'HOTEL',
      lodgingName: 'Hotell Norge, Bergen',
    },
  };
  const drive = {
    lineType: 'MILEAGE',
    quantity: '100',
    unitPrice: 530,
    vatRate: '0',
    addressFrom: 'Oslo',
    addressTo: 'Moss',
    travelReport: { purpose: 'Konsert', startDate: '2026-06-01' },
  };
  await paidInvoice(tx, invoicer, { lines: [invoicer.work, diet, drive] });
  await payAll(tx, invoicer);
  await tx.query(`set local session_replication_role = 'replica'`);
  await tx.query(`update app_public.salary_slips set payout_on = '2025-03-20'`);
  await tx.query(
    `update app_public.work_relations set starts_on = '2025-03-03', occupation_code = '2512109'`,
  );
  await tx.query(`update app_public.invoicing_settings set sub_unit_number = '974760673'`);
  await tx.query(`set local session_replication_role = 'origin'`);
  await call(tx, finance, 'create_payroll_report', { month: '2025-03-01' });
}

const income = (isTaxed: boolean, amount: string, description: string, count: string | null) =>
  [
    `<utloeserArbeidsgiveravgift>${isTaxed}</utloeserArbeidsgiveravgift>`,
    `<inngaarIGrunnlagForTrekk>${isTaxed}</inngaarIGrunnlagForTrekk>`,
    `<beloep>${amount}</beloep><arbeidsforholdId>100001</arbeidsforholdId>`,
    `<loennsinntekt><beskrivelse>${description}</beskrivelse>`,
    count === null ? '</loennsinntekt>' : `<antall>${count}</antall></loennsinntekt>`,
  ].join('');

test('the file contains the payments, passes its schema, and is private', async () => {
  const { database, context } = world;
  await database.committed(paidInMarch);
  await world.runJobs();
  const [file] = await database.committed((tx) =>
    tx.query<{ key: string; filename: string; is_private: boolean }>(
      `select f.storage_key as key, f.filename, f.is_private
       from app_public.payroll_reports r join app_public.files f on f.id = r.file_id`,
    ),
  );
  expect(file).toMatchObject({ filename: 'a-melding 2025-03.xml', is_private: true });
  const xml = (await buffer(await context.storage.get(file!.key))).toString('utf8');
  for (const part of [
    '<kalendermaaned>2025-03</kalendermaaned>',
    '<loennsutbetalingsdato>2025-03-20</loennsutbetalingsdato><beloep>2679</beloep>',
    '<sumArbeidsgiveravgift>1259</sumArbeidsgiveravgift>',
    '<yrke>2512109</yrke>',
    '<avgiftsgrunnlagBeloep>8931.03</avgiftsgrunnlagBeloep>',
    income(true, '8255.71', 'honorarAkkordProsentProvisjon', null),
    income(true, '526.72', 'reiseKostMedOvernattingPaaHotell', '2.00'),
    income(true, '148.60', 'kilometergodtgjoerelseBil', '100.00'),
    income(false, '350.00', 'kilometergodtgjoerelseBil', '100.00'),
    income(false, '1386.00', 'reiseKostMedOvernattingPaaHotell', '2.00'),
  ]) {
    expect(xml.replace(/>\s+</g, '><')).toContain(part);
  }
  expect(schemaFaults(xml)).toBe('');
});
