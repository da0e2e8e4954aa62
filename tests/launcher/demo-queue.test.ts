import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businesses } from '#db/demo/businesses.ts';
import { type Connections, withConnections } from '#db/demo/connections.ts';
import { deliverByHand } from '#db/demo/deliver-by-hand.ts';
import { UNFINISHED } from '#db/demo/fill-once.ts';
import { setDeliveryMethod } from '#db/demo/load-demo.ts';
import { makeBusiness } from '#db/demo/make-business.ts';
import { makeInvoice } from '#db/demo/make-invoice.ts';
import { makePastPayouts } from '#db/demo/make-past-payouts.ts';
import { makePeople } from '#db/demo/make-people.ts';
import { PastDays } from '#db/demo/past-days.ts';
import { daysAgo, type Plan } from '#db/demo/plan-invoices.ts';
import { createTestDatabase, type TestDatabase } from '../support/create-test-database.ts';
import { testSecret } from '../support/test-secret.ts';

// Goal: the demo's year is complete when it is created, with its money booked. No job is left that
// would do nothing, or mail today what was sent long ago; operators find the one delivery that
// failed. Method: three old invoices of one business, their documents recorded without being drawn,
// one of them paid.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function makeOldInvoices(connections: Connections, past: PastDays): Promise<string[]> {
  await makePeople(connections, testSecret);
  const [first] = businesses;
  if (!first) throw new Error('the demo has no business');
  const business = await past.ago({ days: 400 }, () =>
    makeBusiness(connections, first, testSecret),
  );
  await setDeliveryMethod(connections, business, 'NONE');
  const { rows } = await connections.owner.query(
    'select id from app_public.occupation_codes order by code limit 1',
  );
  const day = daysAgo(30);
  const line = {
    lineType: 'WORK',
    description: 'Oversettelse',
    occupationCodeId: rows[0].id,
    quantity: '10',
    unitPrice: 70000,
    vatRate: '25',
    workReport: { type: 'TASK', startDate: day, endDate: day, hours: '10' },
  };
  const made: string[] = [];
  for (const ending of ['PAID', 'PUBLISHED', 'REJECTED'] satisfies Plan['ending'][]) {
    const clientId = business.clientIds[0] ?? '';
    const plan = { business, clientId, age: 30, ending, lines: [line] };
    made.push(await past.ago({ days: 30 }, () => makeInvoice(connections, plan)));
  }
  await past.move();
  return made;
}

/** The effect of drawing the waiting documents in the database. */
async function recordDocuments({ owner, worker }: Connections): Promise<void> {
  const { rows } = await owner.query(
    `select j.id as job, i.id, i.account_id from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       join app_public.invoices i on i.id::text = j.payload ->> 'id'
     where t.identifier = 'invoicing/render_invoice'`,
  );
  for (const { job, id, account_id } of rows) {
    const digest = createHash('sha256').update(id).digest();
    await worker.query(
      `select app_private.record_document_pdf($1, app_private.register_file(
         $2, 'Faktura.pdf', 'application/pdf', 1000, $3, $4, null))`,
      [id, account_id, digest, `2026/10/${digest.toString('hex')}.pdf`],
    );
    await owner.query('select graphile_worker.complete_jobs(array[$1::bigint])', [job]);
  }
}

test('no job of the year is left except the one that was given up', async () => {
  await withConnections(database, async (connections) => {
    const { owner } = connections;
    await owner.query(`create schema ${UNFINISHED}`);
    const past = await PastDays.of(owner);
    const ids = await makeOldInvoices(connections, past);
    await recordDocuments(connections);
    const sent = ids.map((id, i) => ({ id, days: 30, daysToPayment: i === 0 ? 10 : null }));
    await makePastPayouts(connections, past, sent);
    await deliverByHand(connections, past, sent);
    await past.end();
    // The look-ups of the clients in the register and the access point are still to come, and so
    // are the demo team's copies of its purchases; a rejection pauses what repeats the invoice,
    // once a worker runs.
    const { rows: jobs } = await owner.query(
      `select task_identifier as task, attempts = max_attempts as is_given_up
       from graphile_worker.jobs
       where task_identifier not in
         ('settlement/render_salary_slip', 'payout/look_up_organization', 'clients/look_up_participant', 'purchases/copy_purchase',
          'recurring/stop_rejected_recurring_invoice')`,
    );
    expect(jobs).toEqual([{ task: 'invoicing/deliver_invoice', is_given_up: true }]);
    const { rows: failed } = await owner.query('select task, status from app_public.failed_jobs');
    expect(failed).toEqual([{ task: 'invoicing/deliver_invoice', status: 'FAILED' }]);
    const { rows: deliveries } = await owner.query(
      'select status::text, failure::text from app_public.deliveries order by failure nulls first',
    );
    expect(deliveries).toEqual([
      { status: 'SENT', failure: null },
      { status: 'FAILED', failure: 'GIVEN_UP' },
    ]);
    const { rows: slips } = await owner.query(
      `select s.payout_on < app_hidden.today() - 7 as "wasPaid", s.salary_tax_percent::float as percent,
         (s.issued_at at time zone 'Europe/Oslo')::date = s.payout_on as "wasIssuedThen", i.resolution::text,
         app_hidden.today() - (i.resolved_at at time zone 'Europe/Oslo')::date as "daysAgo"
       from app_public.salary_slips s join app_public.invoices i on i.id = $1`,
      [ids[0]],
    );
    const { salaryTaxPercent } = businesses[0]!.profile;
    expect(slips).toEqual([
      {
        wasPaid: true,
        wasIssuedThen: true,
        resolution: 'PAID',
        daysAgo: 20,
        percent: Number(salaryTaxPercent),
      },
    ]);
    const { rows: today } = await owner.query(
      `select (now() at time zone 'Europe/Oslo')::date = app_hidden.today() as "isToday"`,
    );
    expect(today).toEqual([{ isToday: true }]);
  });
});
