import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import {
  type ApplicationRow,
  aJob,
  anApplicant,
  aRecruitingTeam,
  begin,
  offered,
  submit,
} from './a-recruiting-team.ts';

// Goal: the consent of an applicant is stored with the application, verbatim, and read by both sides; a submission
// without the current consent is refused.
// Method: both sides' functions.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

interface Consent {
  version: string;
  text_nb: string;
  text_en: string;
  retention_months: number;
  privacy_link: string;
  given_at: string | null;
}

const consentAs = (tx: TestTransaction, who: Actor, id: string) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<{ consent: Consent | null; kept_until: string }>(
      `select to_jsonb(app_public.job_applications_consent(a)) as consent,
         app_public.job_applications_kept_until(a)::text as kept_until
       from app_public.job_applications a where id = $1`,
      [id],
    );
    return rows[0];
  });

// Requirements: B13.7
test('a submission without consent, or with another wording or fewer months, is refused', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner, { retentionMonths: 3 });
    const ida = await anApplicant(tx);
    const started = await begin(tx, ida, job.id);
    const version = await offered(tx, started.id);
    expect(version).toBe('2026-11/3');
    for (const [consentVersion, code] of [
      [null, 'BLANK'],
      ['2026-11', 'INVALID'],
      ['2020-01/3', 'INVALID'],
    ] as const) {
      await expectRefusals(submit(tx, ida, started, {}, { consentVersion }), [
        { code, path: 'consentVersion' },
      ]);
    }
    await call(tx, who.owner, 'update_job', { id: job.id, attributes: { retentionMonths: 12 } });
    await expectRefusals(submit(tx, ida, started, {}, { consentVersion: version }), [
      { code: 'INVALID', path: 'consentVersion' },
    ]);
  });
});

// Requirements: B13.7
test('the consent is stored with the application and read by both sides; a withdrawn application has none', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const ida = await anApplicant(tx);
    const started = await begin(tx, ida, job.id);
    expect(await consentAs(tx, ida, started.id)).toMatchObject({ consent: null });
    await submit(tx, ida, started);
    const given = await consentAs(tx, ida, started.id);
    expect(given?.consent).toMatchObject({
      version: '2026-11/6',
      retention_months: 6,
      given_at: expect.any(String),
      text_nb: expect.stringContaining('6 måneder'),
      text_en: expect.stringMatching(/Vikar/),
      privacy_link: 'https://solsiden.example/personvern',
    });
    expect(await consentAs(tx, who.owner, started.id)).toEqual(given);
    // Later changes of the job do not affect a given consent.
    const attributes = { retentionMonths: 24, privacyLink: 'https://andre.example/p' };
    await call(tx, who.owner, 'update_job', { id: job.id, attributes });
    expect(await consentAs(tx, ida, started.id)).toEqual(given);
    await call<ApplicationRow>(tx, ida, 'withdraw_job_application', { id: started.id });
    expect(await consentAs(tx, ida, started.id)).toMatchObject({ consent: null });
  });
});

test('a job stores applications for 1 to 24 months, 6 by default', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const months = 'select retention_months from app_public.jobs where id = $1';
    expect(await tx.query(months, [job.id])).toEqual([{ retention_months: 6 }]);
    for (const [retentionMonths, code] of [
      [0, 'TOO_SMALL_OR_EQUAL'],
      [25, 'TOO_BIG'],
    ] as const) {
      await expectRefusals(
        call(tx, who.owner, 'update_job', { id: job.id, attributes: { retentionMonths } }),
        [{ code, path: 'attributes.retentionMonths' }],
      );
    }
  });
});
