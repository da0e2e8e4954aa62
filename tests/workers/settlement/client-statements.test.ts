import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverClientStatement } from '#workers/modules/settlement/deliver_client_statement.ts';
import { makePublished } from '../../db/invoicing/credit/credit.ts';
import { makeInvoicer } from '../../db/invoicing/draft.ts';
import { call, type Row } from '../../db/payout/call.ts';
import { makeStatement } from '../../db/settlement/client-statement.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { pdfText } from '../support/pdf-text.ts';
import { startWorld, type World } from '../support/start-world.ts';

// Goal: a statement is drawn, and reaches the client once for each time it is sent. Method: the real queue, storage and mail server.

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

const email = (name: string) => `${name}-${Date.now()}@example.no`;

/** A statement that was sent to a client, with the function that sends it again. */
async function sent(clientEmail: string, language: string) {
  const { database } = world;
  const made = await database.committed(async (tx) => {
    const invoicer = await makeInvoicer(tx, 'individual', { email: clientEmail, language });
    await makePublished(tx, invoicer);
    return { invoicer, statement: await makeStatement(tx, invoicer) };
  });
  const { id } = made.statement;
  const send = () =>
    database.committed((tx) =>
      call(tx, made.invoicer.owner, 'send_client_statement_via_email', { id }),
    );
  await send();
  return { id, send };
}

const read = (id: string) =>
  world.database.committed(async (tx: TestTransaction) => {
    const [row] = await tx.query<Row & { filename: string; key: string }>(
      `select s.*, f.filename, f.storage_key as key from app_public.client_statements s
         left join app_public.files f on f.id = s.pdf_document_id where s.id = $1`,
      [id],
    );
    return row!;
  });

// Requirements: B3.33
test('it is drawn and mailed with its PDF, once for each sending', async () => {
  const client = email('kunde');
  const { id, send } = await sent(client, 'EN');
  await world.runJobs();
  const row = await read(id);
  expect(row).toMatchObject({ recipient: client, failed_at: null });
  expect(row.sent_at).not.toBeNull();
  expect(row.filename).toMatch(/^Statement \d+ \d{4}-\d\d-\d\d\.pdf$/);
  expect(pdfText(await buffer(await world.context.storage.get(row.key)))).toContain('Statement');
  await deliverClientStatement({ id }, world.context);
  const mails = () =>
    world.inbox.of(client).then((all) => all.filter((one) => /^Statement from/.test(one.subject)));
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail!.attachments).toHaveLength(1);
  await world.database.committed((tx) =>
    tx.query(
      `update app_public.client_statements set sending_at = now() - interval '6 minutes' where id = $1`,
      [id],
    ),
  );
  await send();
  await world.runJobs();
  expect(await mails()).toHaveLength(2);
});
