import { beforeAll, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { aJob, anApplicant, aRecruitingTeam } from './a-recruiting-team.ts';
import {
  applied,
  approvedFreelancer,
  between,
  consentVersion,
  type EnrollmentRow,
  enrol,
  enrolled,
  work,
} from './enrolling.ts';

// Goal: a freelancer agrees to what a team will see, the team approves, either ends the enrolment; no other users do.
// Method: the functions, called as both sides and as others.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const rows = (tx: TestTransaction, who: Actor, source: string) =>
  tx.as(who, async (client) => {
    const answer = await client.query<EnrollmentRow>(`select * from ${source}`);
    return answer.rows.map(({ id }) => id);
  });
const statusOf = async (tx: TestTransaction, applicationId: string) => {
  const [row] = await tx.query<{ status: string }>(
    'select status from app_public.job_applications where id = $1',
    [applicationId],
  );
  return row?.status;
};
const received = async (tx: TestTransaction, id: string) => {
  const events = await tx.query<{ event_type: string }>(
    'select event_type from app_public.events where entity_id = $1 order by occurred_at, id',
    [id],
  );
  return events.map((one) => one.event_type);
};

// Requirements: B1.14, B4.26, B13.2
test('is agreed to, approved and ended, and the application has the status ENROLLED with it', async () => {
  await database.rolledBack(async (tx) => {
    const approved = await approvedFreelancer(tx);
    const { team, invoicer, applicationId } = approved;
    const set = await enrol(tx, invoicer.owner, between(approved));
    expect(set).toMatchObject({
      status: 'PENDING',
      approved: false,
      display_name: 'Kari Nordmann',
      consent_version: consentVersion,
      consented_by: invoicer.userId,
    });
    await work(tx, 'tell_partner_of_enrollment', set.id);
    await work(tx, 'tell_partner_of_enrollment', set.id);
    expect(await rows(tx, team.who.admin, 'app_public.enrolled_freelance_profiles()')).toEqual([]);
    expect(await statusOf(tx, applicationId)).toBe('APPROVED');
    const stored = await call<EnrollmentRow>(tx, team.who.admin, 'approve_enrollment', {
      id: set.id,
    });
    expect(stored).toMatchObject({ status: 'APPROVED', approved: true, ended_at: null });
    expect(await statusOf(tx, applicationId)).toBe('ENROLLED');
    expect(await rows(tx, team.who.admin, 'app_public.enrolled_freelance_profiles()')).toEqual([
      set.id,
    ]);
    const ended = await call<EnrollmentRow>(tx, invoicer.owner, 'end_enrollment', { id: set.id });
    expect(ended).toMatchObject({
      status: 'ENDED',
      approved: false,
      approved_at: stored.approved_at,
    });
    await work(tx, 'tell_partner_of_enrollment', set.id);
    expect(await rows(tx, team.who.owner, 'app_public.enrolled_freelance_profiles()')).toEqual([]);
    expect(await received(tx, set.id)).toEqual(['CREATED', 'WAITS', 'APPROVED', 'ENDED', 'LEFT']);
    // A second enrolment needs a new consent; the application names the team as well.
    const { freelanceProfileId } = between(approved);
    const again = { freelanceProfileId, jobApplicationId: applicationId };
    expect((await enrol(tx, invoicer.owner, again)).id).not.toBe(set.id);
  });
});

test('the team can end it too, and reject it before the approval', async () => {
  await database.rolledBack(async (tx) => {
    const approved = await approvedFreelancer(tx, 'organization');
    const { id } = await enrol(tx, approved.invoicer.owner, between(approved));
    const end = () => call<EnrollmentRow>(tx, approved.team.who.admin, 'end_enrollment', { id });
    expect(await end()).toMatchObject({ status: 'ENDED', approved_at: null });
    await expectRefusals(end(), [{ code: 'INVALID_TRANSITION' }]);
    await expectRefusals(call(tx, approved.team.who.owner, 'approve_enrollment', { id }), [
      { code: 'INVALID_TRANSITION' },
    ]);
    expect(await statusOf(tx, approved.applicationId)).toBe('APPROVED');
  });
});

// Requirements: B6.5, B13.1
test('requires consent, identity, a profile of one’s own and a team with the feature', async () => {
  await database.rolledBack(async (tx) => {
    const approved = await approvedFreelancer(tx);
    const { invoicer, team } = approved;
    const whole = between(approved);
    await expectRefusals(call(tx, invoicer.owner, 'set_enrollment', whole), [
      { code: 'BLANK', path: 'consentVersion' },
    ]);
    await tx.query('delete from app_public.identities where user_id = $1', [invoicer.userId]);
    const stranger = await makeInvoicer(tx, 'organization');
    // All errors are reported together.
    await expectRefusals(
      enrol(tx, invoicer.owner, {
        freelanceProfileId: stranger.profile.id,
        partnerAccountId: stranger.accountId,
        consentVersion: '2019-01',
      }),
      [
        { code: 'INVALID', path: 'freelanceProfileId' },
        { code: 'INVALID', path: 'partnerAccountId' },
        { code: 'DOCUMENT_NOT_FOUND', path: 'consentVersion' },
        { code: 'BANK_ID_VERIFICATION_REQUIRED' },
      ],
    );
    const job = await aJob(tx, team.who.owner);
    await applied(tx, stranger, job.id);
    await expectRefusals(
      enrol(tx, stranger.owner, { ...whole, freelanceProfileId: stranger.profile.id }),
      [{ code: 'INVALID_ACTION', path: 'partnerAccountId' }],
    );
    await expectRefusals(enrol(tx, invoicer.member, whole), [{ code: 'UNAUTHORIZED' }]);
    // An application of another user does not allow an enrolment, alone or together with the team.
    const { partnerAccountId } = whole;
    const foreign = { freelanceProfileId: stranger.profile.id };
    await expectRefusals(enrol(tx, stranger.owner, foreign), [
      { code: 'BLANK', path: 'partnerAccountId' },
    ]);
    const { applicationId: jobApplicationId } = approved;
    await expectRefusals(enrol(tx, stranger.owner, { ...foreign, jobApplicationId }), [
      { code: 'INVALID', path: 'jobApplicationId' },
    ]);
    await expectRefusals(
      enrol(tx, stranger.owner, { ...foreign, jobApplicationId, partnerAccountId }),
      [{ code: 'INVALID', path: 'partnerAccountId' }],
    );
    const operator: Actor = {
      ...invoicer.owner,
      settings: { ...invoicer.owner.settings, 'app.administrator_id': stranger.userId },
    };
    await expectRefusals(enrol(tx, operator, whole), [{ code: 'INVALID_ACTION' }]);
  });
});

test('one profile is enrolled once with a team, and an archived profile cannot be', async () => {
  await database.rolledBack(async (tx) => {
    const approved = await approvedFreelancer(tx);
    await enrol(tx, approved.invoicer.owner, between(approved));
    await expectRefusals(enrol(tx, approved.invoicer.owner, between(approved)), [
      { code: 'TAKEN', path: 'freelanceProfileId' },
    ]);
    const other = await approvedFreelancer(tx, 'organization');
    await call(tx, other.invoicer.owner, 'archive_freelance_profile', {
      id: other.invoicer.profile.id,
    });
    await expectRefusals(enrol(tx, other.invoicer.owner, between(other)), [
      { code: 'FREELANCE_PROFILE_ARCHIVED' },
    ]);
  });
});

// Requirements: B4.26
test('only OWNER and ADMIN of the team see and approve it, and no users of the other account approve it', async () => {
  await database.rolledBack(async (tx) => {
    const approved = await approvedFreelancer(tx);
    const { invoicer, team } = approved;
    const { id } = await enrol(tx, invoicer.owner, between(approved));
    const approve = (who: Actor) => call(tx, who, 'approve_enrollment', { id });
    for (const who of [team.who.member, team.who.manager]) {
      await expectRefusals(approve(who), [{ code: 'UNAUTHORIZED' }]);
      await expectRefusals(call(tx, who, 'end_enrollment', { id }), [{ code: 'UNAUTHORIZED' }]);
      expect(await rows(tx, who, 'app_public.enrollments')).toEqual([]);
    }
    const other = await aRecruitingTeam(tx);
    const unknownId = await anApplicant(tx);
    for (const who of [other.who.owner, unknownId]) {
      await expectRefusals(call(tx, who, 'end_enrollment', { id }), [
        { code: 'INVALID', path: 'id' },
      ]);
      expect(await rows(tx, who, 'app_public.enrollments')).toEqual([]);
    }
    await expectRefusals(approve(other.who.owner), [{ code: 'INVALID', path: 'id' }]);
    // In their own account the feature is checked first.
    await tx.query('update app_public.accounts set workflows_enabled = true where id = $1', [
      invoicer.accountId,
    ]);
    await expectRefusals(approve(invoicer.owner), [{ code: 'UNAUTHORIZED' }]);
    await tx.query('update app_public.accounts set workflows_enabled = false where id = $1', [
      team.id,
    ]);
    await expectRefusals(approve(team.who.owner), [{ code: 'UNAUTHORIZED' }]);
  });
});

test('an outdated version is refused', async () => {
  await database.rolledBack(async (tx) => {
    const { enrollment, invoicer } = await enrolled(tx);
    await expectRefusals(
      call(tx, invoicer.owner, 'end_enrollment', {
        id: enrollment.id,
        updatedAt: '2020-01-01T00:00:00Z',
      }),
      [{ code: 'INVALID_ACTION', path: 'updatedAt' }],
    );
  });
});

// Requirements: B13.2
test('the worker enrols an approved application while the enrolment is active, and no others', async () => {
  await database.rolledBack(async (tx) => {
    const { team, invoicer, enrollment } = await enrolled(tx);
    const second = await applied(tx, invoicer, (await aJob(tx, team.who.owner)).id);
    await work(tx, 'enrol_application', second);
    expect(await statusOf(tx, second)).toBe('QUALIFIED');
    await call(tx, team.who.owner, 'approve_job_application', { id: second });
    await work(tx, 'enrol_application', second);
    await work(tx, 'enrol_application', second);
    expect(await statusOf(tx, second)).toBe('ENROLLED');
    await call(tx, team.who.owner, 'end_enrollment', { id: enrollment.id });
    const third = await applied(tx, invoicer, (await aJob(tx, team.who.owner)).id);
    await call(tx, team.who.owner, 'approve_job_application', { id: third });
    await work(tx, 'enrol_application', third);
    expect(await statusOf(tx, third)).toBe('APPROVED');
  });
});

// Requirements: B3.21
test('the job counts its enrolled applicants', async () => {
  await database.rolledBack(async (tx) => {
    const { team, applicationId } = await enrolled(tx);
    const counts = await tx.as(team.who.member, async (client) => {
      const answer = await client.query<{ approved: number; enrolled: number }>(
        `select (app_public.jobs_counts(j)).* from app_public.jobs j
         where j.account_id = $1`,
        [team.id],
      );
      return answer.rows;
    });
    expect(applicationId).toBeTruthy();
    expect(counts).toMatchObject([{ approved: 0, enrolled: 1 }]);
  });
});

test('users can look up their own profile for an application, and no others', async () => {
  await database.rolledBack(async (tx) => {
    const { invoicer, team, applicationId } = await approvedFreelancer(tx, 'organization');
    const lookUp = (who: Actor, number: string | null) =>
      tx.as(who, async (client) => {
        const answer = await client.query<{ id: string | null }>(
          'select (app_public.freelance_profile_lookup($1, $2)).id',
          [encodeTypeId('app', applicationId), number],
        );
        return answer.rows[0]?.id ?? null;
      });
    const number = String(invoicer.profile.organization_number);
    expect(await lookUp(invoicer.owner, number)).toBe(invoicer.profile.id);
    expect(await lookUp(invoicer.owner, number.replace(/(\d{3})/g, '$1 '))).toBe(
      invoicer.profile.id,
    );
    expect(await lookUp(invoicer.owner, null)).toBeNull();
    expect(await lookUp(team.who.owner, number)).toBeNull();
    await call(tx, invoicer.owner, 'archive_freelance_profile', { id: invoicer.profile.id });
    expect(await lookUp(invoicer.owner, number)).toBeNull();
  });
});
