import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeInvoicer } from '../../db/invoicing/draft.ts';
import { call } from '../../db/payout/call.ts';
import type { Finance } from '../../db/settlement/at-finance.ts';
import { book, camt054, paid } from '../../db/settlement/bank-file.ts';
import { closeMonth, monthEnd, monthOf, postOn } from '../../db/settlement/ledger-history.ts';
import { paidInvoice } from '../../db/settlement/payouts.ts';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { startWorld, type World } from '../support/start-world.ts';
import { schemaFaults } from './support/standards.ts';

// Goal: the books of a period can be exported, with their sums. Method: a closed month, an invoice
// that is paid and an unassigned payment, a real queue and storage, and the schema if available.

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

// Requirements: B10.10
test('the file contains the period, passes its schema, and opening it is recorded', async () => {
  const { database, context } = world;
  const { id, finance, total } = await database.committed(async (tx) => {
    const { who } = await anOperator(tx, 'FINANCE');
    const at: Finance = { ...(await makeInvoicer(tx)), finance: who };
    const [before, present] = [await monthOf(tx, -1), await monthOf(tx, 0)];
    await postOn(tx, before, 700);
    await closeMonth(tx, who, before);
    await postOn(tx, before, 55, 'test:late');
    const invoice = await paidInvoice(tx, at);
    await book(tx, who, camt054([paid(null, 900)]));
    const days = { startsOn: present, endsOn: monthEnd(present) };
    await expectRefusals(call(tx, actor.operator('READ'), 'create_audit_file', days), [
      { code: 'UNAUTHORIZED' },
    ]);
    await expectRefusals(
      call(tx, who, 'create_audit_file', { startsOn: present, endsOn: before }),
      [{ code: 'INVALID', path: 'endsOn' }],
    );
    await expectRefusals(
      call(tx, who, 'create_audit_file', { startsOn: '2025-01-01', endsOn: '2026-01-01' }),
      [{ code: 'TOO_BIG', path: 'endsOn' }],
    );
    const made = await call(tx, who, 'create_audit_file', days);
    await expectRefusals(call(tx, who, 'open_audit_file', { id: made.id }), [
      { code: 'INVALID_ACTION' },
    ]);
    const [row] = await tx.query<{ total: number }>(
      'select total_minor::int as total from app_public.invoices where id = $1',
      [invoice.id],
    );
    return { id: made.id, finance: who, total: row!.total };
  });
  await world.runJobs();
  const [file] = await database.committed((tx) =>
    tx.query<{
      key: string;
      filename: string;
      is_private: boolean;
      journals: number;
      failure: null;
    }>(
      `select f.storage_key as key, f.filename, f.is_private, a.journal_count::int as journals, a.failure
       from app_public.audit_files a left join app_public.files f on f.id = a.file_id where a.id = $1`,
      [id],
    ),
  );
  expect(file).toMatchObject({ is_private: true, journals: 4, failure: null });
  expect(file!.filename).toMatch(/^SAF-T Financial_\d{9}_\d{14}_1_1\.xml$/);
  const xml = (await buffer(await context.storage.get(file!.key))).toString('utf8');
  expect(schemaFaults(xml)).toBe('');
  const flat = xml.replace(/>\s+</g, '><');
  for (const part of [
    '<AccountID>1920</AccountID><AccountDescription>Bank</AccountDescription><GroupingCategory>balanseverdiForOmloepsmiddel',
    '<OpeningDebitBalance>7.00</OpeningDebitBalance>',
    '<NumberOfEntries>4</NumberOfEntries>',
    `<DebitAmount><Amount>${(total / 100).toFixed(2)}</Amount></DebitAmount>`,
    '<TaxCode>3</TaxCode><TaxPercentage>25.00</TaxPercentage>',
  ]) {
    expect(flat).toContain(part);
  }
  expect(flat).toMatch(/<TransactionDate>(\S{10})<\/TransactionDate><Description>Overføring/);
  await database.committed((tx) => call(tx, finance, 'open_audit_file', { id }));
  const events = await database.committed((tx) =>
    tx.query(`select event_type from app_public.events where entity_id = $1 order by id`, [id]),
  );
  expect(events).toEqual([{ event_type: 'RENDERED' }, { event_type: 'OPENED' }]);
});
