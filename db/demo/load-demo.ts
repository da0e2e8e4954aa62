import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withClient } from '../tools/with-client.ts';
import { act, inOwnAccount } from './actors.ts';
import { businesses } from './businesses.ts';
import { type Connections, withConnections } from './connections.ts';
import { deliverByHand } from './deliver-by-hand.ts';
import { fillOnce } from './fill-once.ts';
import { type Business, makeBusiness } from './make-business.ts';
import { makeCreditNotes } from './make-credit-notes.ts';
import { makeInvoice } from './make-invoice.ts';
import { makePastPayouts } from './make-past-payouts.ts';
import { makePayouts } from './make-payouts.ts';
import { makePeople } from './make-people.ts';
import { PastDays } from './past-days.ts';
import { people } from './people.ts';
import { type Plan, planInvoices, random } from './plan-invoices.ts';

export type DemoOptions = {
  ownerUrl: string;
  authenticatorUrl: string;
  workerUrl: string;
  /** Encrypts national numbers, as the server does. */
  secret: string;
  sandboxDir: string;
  migrate: () => Promise<unknown>;
  /** Does every job of some tasks that waits in the queue. */
  runQueue: (tasks: string[]) => Promise<void>;
  report: (message: string) => void;
};

/** Younger invoices go the whole way by themselves, mail included, once the worker runs. */
const LIVE_DAYS = 4;
/** The businesses are somewhat older than their first invoice. */
const OLDEST_DAYS = 400;

/** Fills a database that has no account yet with people and a year of invoices. */
export function loadDemo(options: DemoOptions): Promise<boolean> {
  const fill = () =>
    withConnections(options, async (connections) => {
      await rememberTotpSecrets(options.sandboxDir);
      await makePeople(connections, options.secret);
      const past = await PastDays.of(connections.owner);
      await makeYear(connections, past, options);
      await past.end();
      await makeCreditNotes(connections);
      await makePayouts(connections);
      // Otherwise the first proof finds a year of books without seals.
      await connections.worker.query('select app_private.seal_books()');
      await rememberBankBalance(connections, options.sandboxDir);
      await makeEnrolment(connections);
    });
  return fillOnce({ ...options, fill });
}

async function makeYear(
  connections: Connections,
  past: PastDays,
  options: DemoOptions,
): Promise<void> {
  const lots = random(20181);
  const made: Business[] = [];
  await past.ago({ days: OLDEST_DAYS }, async () => {
    for (const business of businesses)
      made.push(await makeBusiness(connections, business, options.secret));
  });
  const plans = planInvoices(made, await occupationCodes(connections), lots);
  const makeAll = async (some: Plan[]) => {
    const sent = [];
    for (const [index, plan] of some.entries()) {
      const ago = { days: plan.age, minutes: plan.age > 0 ? lots.between(0, 420) : 0 };
      const id = await past.ago(ago, () => makeInvoice(connections, plan));
      const daysToPayment = lots.between(5, 19);
      sent.push({ id, ...ago, daysToPayment: plan.ending === 'PAID' ? daysToPayment : null });
      if (index > 0 && index % 100 === 0) options.report(`${index} of ${plans.length} invoices`);
    }
    await past.move();
    return sent;
  };

  // A year of mail in the inbox on the first day would bury what a newcomer sends.
  for (const business of made) await setDeliveryMethod(connections, business, 'NONE');
  const old = await makeAll(plans.filter((plan) => plan.age >= LIVE_DAYS));
  await makePastPayouts(connections, past, old);
  options.report('payouts of the year');
  await options.runQueue([
    'invoicing/render_invoice',
    'settlement/render_salary_slip',
    'settlement/render_salary_report',
  ]);
  options.report('PDFs of the year');
  await deliverByHand(connections, past, old);
  for (const business of made) await setDeliveryMethod(connections, business, 'EMAIL');
  await makeAll(plans.filter((plan) => plan.age < LIVE_DAYS));
  options.report(`${plans.length} invoices of ${made.length} businesses`);
}

async function occupationCodes({ owner }: Connections): Promise<Map<string, string>> {
  const { rows } = await owner.query('select code, id from app_public.occupation_codes');
  return new Map(rows.map((row) => [row.code, row.id]));
}

/** The sandbox page shows the operators' current codes, since their telephones do not exist. */
async function rememberTotpSecrets(sandboxDir: string): Promise<void> {
  const secrets = people.flatMap(({ email, operator }) =>
    operator ? [{ email, secret: operator.totpSecret }] : [],
  );
  await mkdir(sandboxDir, { recursive: true });
  await writeFile(path.join(sandboxDir, 'totp.json'), JSON.stringify(secrets), { mode: 0o600 });
}

/**
 * The demo's payments are entered by operators, not by the sandbox's bank; without their sum each statement that it writes would
 * differ from the books.
 */
async function rememberBankBalance({ owner }: Connections, sandboxDir: string): Promise<void> {
  const { rows } = await owner.query(
    `select s.account_number as account, app_hidden.today()::text as day, coalesce(sum(e.amount_minor), 0)::float8 as "amountMinor"
     from app_public.invoicing_settings s
       left join app_public.journal_entries e on e.finance_account_id = app_private.finance_account_id('BANK')
     group by s.account_number`,
  );
  const folder = path.join(sandboxDir, 'bank');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'openings.json'), JSON.stringify(rows));
}

/** An accepted applicant has agreed to be enrolled; the team has not answered yet. */
async function makeEnrolment({ authenticator, owner }: Connections): Promise<void> {
  const who = await inOwnAccount(owner, 'amina@demo.honorar.no');
  const { rows } = await owner.query(
    `select p.id as "freelanceProfileId", a.id as "jobApplicationId",
       app_public.enrollment_consent_version() as "consentVersion"
     from app_public.freelance_profiles p
       join app_public.job_applications a on a.account_id = p.account_id and a.status = 'APPROVED'
     where p.account_id = $1`,
    [who.accountId],
  );
  await act(authenticator, who, 'set_enrollment', rows[0]);
}

/** Changes how all clients of a business get their invoices, as the owner would. */
export async function setDeliveryMethod(
  { authenticator }: Connections,
  business: Business,
  preferredDeliveryMethod: 'EMAIL' | 'NONE',
): Promise<void> {
  for (const id of business.clientIds) {
    await act(authenticator, business.actor, 'update_client', {
      id,
      attributes: { preferredDeliveryMethod },
    });
  }
}

/** Throws when people of the demo can log in, since their passwords and codes are public in this repository. */
export async function refuseDemo(ownerUrl: string): Promise<void> {
  const known = 'select from app_public.users where email::text = any($1) limit 1';
  const found = await withClient(ownerUrl, (client) =>
    client.query(known, [people.map(({ email }) => email)]),
  );
  if (found.rowCount === 0) return;
  throw new Error(
    'This database contains the demo, whose passwords and operators’ codes are public. Give ' +
      'production its own database: another DATABASE_URL, or a checkout without its .data.',
  );
}
