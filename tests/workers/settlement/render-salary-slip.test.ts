import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeInvoicer } from '../../db/invoicing/draft.ts';
import { call } from '../../db/payout/call.ts';
import {
  approve,
  bankSays,
  type PayoutInvoicer,
  paidInvoice,
  payoutsOf,
  readyForPayout,
  send,
} from '../../db/settlement/payouts.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { pdfText } from '../support/pdf-text.ts';
import { startWorld, type World } from '../support/start-world.ts';

// Goal: the slip of a paid payout is drawn with the national number, stored for its person alone,
// and announced by a mail without the number. Method: a real queue, storage and mail server, from
// payout to file.

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

/** The address of a person who has been paid out. */
async function paidOut(tx: TestTransaction): Promise<string> {
  const { who: finance } = await anOperator(tx, 'FINANCE');
  const { who: approver } = await anOperator(tx, 'FINANCE');
  const invoicer: PayoutInvoicer = { ...(await makeInvoicer(tx)), finance, approver };
  await readyForPayout(tx, invoicer);
  await paidInvoice(tx, invoicer);
  const { id } = await call(tx, finance, 'create_payout_run', {});
  await approve(tx, invoicer, id);
  await send(tx, id);
  for (const payout of await payoutsOf(tx, id)) await bankSays(tx, payout, 'ACSC');
  const [user] = await tx.query<{ email: string }>(
    'select email from app_public.users where id = $1',
    [invoicer.userId],
  );
  return user!.email;
}

test('the slip is drawn once, with the number, and the mail is without it', async () => {
  const { database, context, inbox } = world;
  const email = await database.committed(paidOut);
  await world.runJobs();
  const files = () =>
    database.committed((tx) =>
      tx.query<{ filename: string; key: string; is_private: boolean; id: string }>(
        `select s.id, f.filename, f.storage_key as key, f.is_private
         from app_public.salary_slips s join app_public.files f on f.id = s.pdf_document_id`,
      ),
    );
  const [file] = await files();
  expect(file).toMatchObject({ is_private: true });
  expect(file!.filename).toMatch(/^Lønnsslipp \d{4}-\d\d-\d\d\.pdf$/);
  const text = pdfText(await buffer(await context.storage.get(file!.key))).replace(/\u00a0/g, ' ');
  const number = /Fødselsnummer (\d{6}) (\d{5})/.exec(text);
  expect(number).not.toBeNull();
  await database.committed((tx) =>
    tx.query(
      `select app_private.enqueue('settlement/render_salary_slip', jsonb_build_object('id', $1::uuid))`,
      [file!.id],
    ),
  );
  await world.runJobs();
  expect(await files()).toEqual([file]);
  const mails = (await inbox.of(email)).filter(({ subject }) => subject.startsWith('Lønnsslippen'));
  expect(mails).toHaveLength(1);
  const whole = JSON.stringify(mails);
  expect(whole).not.toContain(number![2]);
  expect(whole).not.toContain('.pdf');
});
