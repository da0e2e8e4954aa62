import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import {
  aJob,
  anApplicant,
  aRecruitingTeam,
  begin,
  form,
  inOrder,
  type JobRow,
  texts,
} from './a-recruiting-team.ts';

// Goal: OWNER and ADMIN write jobs, all errors are reported together, and a form that an applicant has started never
// changes.
// Method: the functions, called as the members of a team and as strangers.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const create = (tx: TestTransaction, who: Parameters<typeof call>[1], attributes: object) =>
  call<JobRow>(tx, who, 'create_job', { attributes, ...inOrder });

const versions = (tx: TestTransaction, jobId: string) =>
  tx.query<{ version: number; pages: number }>(
    `select version, jsonb_array_length(application_form -> 'pages') as pages
     from app_public.job_form_versions where job_id = $1 order by version`,
    [jobId],
  );

test('the jobs of a removed department move to the default one', async () => {
  await database.rolledBack(async (tx) => {
    const { who, store, id: accountId } = await aRecruitingTeam(tx);
    const drafted = await create(tx, who.owner, { ...texts, departmentId: store });
    const published = await aJob(tx, who.owner, { departmentId: store });
    await call(tx, who.manager, 'destroy_department', { id: store });
    const departments = () =>
      tx.query(
        `select distinct d.is_default, d.account_id from app_public.jobs j
         join app_public.departments d on d.id = j.department_id where j.id = any($1)`,
        [[drafted.id, published.id]],
      );
    expect(await departments()).toEqual([{ is_default: true, account_id: accountId }]);
  });
});

// Requirements: B1.12, B5.20
test('a draft is made in the default department, published, closed and published again', async () => {
  await database.rolledBack(async (tx) => {
    const { who, id: accountId } = await aRecruitingTeam(tx);
    const draft = await create(tx, who.admin, { ...texts, applicationForm: form });
    const [department] = await tx.query<{ id: string }>(
      'select id from app_public.departments where account_id = $1 and is_default',
      [accountId],
    );
    expect(draft).toMatchObject({
      status: 'DRAFT',
      department_id: department!.id,
      application_limit: 45,
    });
    expect(await call(tx, who.owner, 'publish_job', { id: draft.id })).toMatchObject({
      status: 'PUBLISHED',
    });
    expect(await call(tx, who.owner, 'close_job', { id: draft.id })).toMatchObject({
      status: 'CLOSED',
    });
    expect(await call(tx, who.owner, 'publish_job', { id: draft.id })).toMatchObject({
      status: 'PUBLISHED',
    });
    const events = await tx.query<{ event_type: string }>(
      'select event_type from app_public.events where entity_id = $1 order by occurred_at, id',
      [draft.id],
    );
    expect(events.map((one) => one.event_type)).toEqual([
      'CREATED',
      'PUBLISHED',
      'CLOSED',
      'PUBLISHED',
    ]);
  });
});

test('a job states whether the caller handles its applications', async () => {
  await database.rolledBack(async (tx) => {
    const { who, store, kitchen } = await aRecruitingTeam(tx);
    const stranger = await aRecruitingTeam(tx);
    const ids: string[] = [];
    for (const departmentId of [store, kitchen]) {
      ids.push((await aJob(tx, who.owner, { departmentId })).id);
    }
    const handled = async (reader: Actor) => {
      const { rows } = await tx.as(reader, (client) =>
        client.query(
          'select app_public.jobs_is_handled(j) as is_handled from app_public.jobs j where id = any ($1) order by id',
          [ids],
        ),
      );
      return rows.map((row) => row.is_handled);
    };
    expect(await handled(who.owner)).toEqual([true, true]);
    expect(await handled(who.manager)).toEqual([true, false]);
    expect(await handled(who.member)).toEqual([false, false]);
    expect(await handled(stranger.who.owner)).toEqual([]);
  });
});

test('a link is completed, and an invalid web address is refused', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const made = await create(tx, who.owner, {
      ...texts,
      privacyLink: ' solsiden.no/personvern?a=1 ',
      termsLink: 'http://solsiden.no',
    });
    expect(made).toMatchObject({
      privacy_link: 'https://solsiden.no/personvern?a=1',
      terms_link: 'http://solsiden.no',
    });
    for (const privacyLink of [
      'javascript:alert(1)',
      'ida@solsiden.no',
      'les mer.no',
      'ftp://a.no',
      'a.',
    ]) {
      await expectRefusals(create(tx, who.owner, { ...texts, privacyLink }), [
        { code: 'INVALID', path: 'attributes.privacyLink' },
      ]);
    }
  });
});

// Requirements: B3.20, B5.19, B5.20
test('all errors of a job are reported together', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const other = await aRecruitingTeam(tx);
    await expectRefusals(
      call(tx, who.owner, 'create_job', {
        attributes: {
          title: ' ',
          description: 'x',
          privacyLink: 'solsiden',
          termsLink: '',
          applicationLimit: 0,
          departmentId: other.store,
          colors: { default: '#FFFFFF', hover: '#111111', contrast: '#FFFF00' },
          applicationForm: form,
        },
        $prepared: {
          faults: [{ code: 'INVALID', path: 'attributes.applicationForm.pages.0.title' }],
        },
      }),
      [
        { code: 'BLANK', path: 'attributes.title' },
        { code: 'BLANK', path: 'attributes.tagline' },
        { code: 'INVALID', path: 'attributes.privacyLink' },
        { code: 'BLANK', path: 'attributes.termsLink' },
        { code: 'TOO_SMALL_OR_EQUAL', path: 'attributes.applicationLimit' },
        { code: 'INVALID', path: 'attributes.departmentId' },
        { code: 'INVALID', path: 'attributes.applicationForm.pages.0.title' },
      ],
    );
    await expectRefusals(
      create(tx, who.owner, {
        ...texts,
        colors: { default: '#FFFFFF', hover: '#111111', contrast: '#FFFF00' },
      }),
      [{ code: 'INVALID', path: 'attributes.colors.contrast' }],
    );
    await expectRefusals(
      create(tx, who.owner, { ...texts, colors: { default: 'red', contrast: '#FFFFFF' } }),
      [
        { code: 'INVALID', path: 'attributes.colors.default' },
        { code: 'BLANK', path: 'attributes.colors.hover' },
      ],
    );
    // A form without the server's result is invalid, also in direct SQL.
    await expect(
      call(tx, who.owner, 'create_job', { attributes: { ...texts, applicationForm: form } }),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

// Requirements: B1.16, B6.8
test('only OWNER and ADMIN write jobs, with the feature on, and not in a personal account', async () => {
  await database.rolledBack(async (tx) => {
    const team = await aRecruitingTeam(tx);
    const { id } = await aJob(tx, team.who.owner);
    for (const who of [team.who.manager, team.who.member]) {
      await expectRefusals(create(tx, who, texts), [{ code: 'UNAUTHORIZED' }]);
      for (const name of ['update_job', 'publish_job', 'close_job', 'destroy_job']) {
        await expectRefusals(call(tx, who, name, { id, attributes: {} }), [
          { code: 'UNAUTHORIZED' },
        ]);
      }
    }
    const alone = await anApplicant(tx);
    await tx.query('update app_public.accounts set workflows_enabled = true where id = $1', [
      alone.settings['app.account_id'],
    ]);
    await expectRefusals(create(tx, alone, texts), [{ code: 'INVALID_ACTION' }]);
    await tx.query('update app_public.accounts set workflows_enabled = false where id = $1', [
      team.id,
    ]);
    await expectRefusals(create(tx, team.who.owner, texts), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(call(tx, team.who.owner, 'close_job', { id }), [{ code: 'UNAUTHORIZED' }]);
  });
});

test('a job with a form that cannot be filled in, or a past deadline, is not published', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const draft = await create(tx, who.owner, { ...texts, applicationDeadline: '2020-01-01' });
    await expectRefusals(call(tx, who.owner, 'publish_job', { id: draft.id }), [
      { code: 'BLANK' },
      { code: 'INVALID' },
    ]);
    await expectRefusals(call(tx, who.owner, 'close_job', { id: draft.id }), [
      { code: 'INVALID_TRANSITION' },
    ]);
  });
});

// Requirements: B13.17
test('a form is changed in place until an applicant has started it; then it gets another version', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const twice = { pages: [...form.pages, { title: 'Mer', pageNumber: 2, questions: [] }] };
    const update = (attributes: object) =>
      call<JobRow>(tx, who.owner, 'update_job', { id: job.id, attributes, ...inOrder });
    await update({ applicationForm: twice });
    expect(await versions(tx, job.id)).toEqual([{ version: 1, pages: 2 }]);

    const applicant = await anApplicant(tx);
    const started = await begin(tx, applicant, job.id);
    await update({ title: 'Sommervikar' });
    expect(await versions(tx, job.id)).toHaveLength(1);
    await update({ applicationForm: form });
    expect(await versions(tx, job.id)).toEqual([
      { version: 1, pages: 2 },
      { version: 2, pages: 1 },
    ]);
    const pages = (client: Parameters<typeof tx.as>[0]) =>
      tx.as(client, async (db) => {
        const { rows } = await db.query<{ pages: number; version: number }>(
          `select jsonb_array_length(app_public.jobs_application_form(j) -> 'pages') as pages,
             app_public.jobs_form_version(j) as version
           from app_public.jobs j where j.id = $1`,
          [job.id],
        );
        return rows[0];
      });
    expect(await pages(applicant)).toEqual({ pages: 2, version: 1 });
    expect(await pages(who.owner)).toEqual({ pages: 1, version: 2 });
    expect((await begin(tx, applicant, job.id)).form_version_id).toBe(started.form_version_id);
    expect((await begin(tx, await anApplicant(tx), job.id)).form_version_id).not.toBe(
      started.form_version_id,
    );
  });
});

test('the second of two concurrent changes of a job is refused', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const stale = { id: job.id, updatedAt: '2020-01-01T00:00:00Z' };
    for (const [name, more] of [
      ['update_job', { attributes: { title: 'Ny' }, ...inOrder }],
      ['close_job', {}],
    ] as const) {
      await expectRefusals(call(tx, who.owner, name, { ...stale, ...more }), [
        { code: 'INVALID_ACTION', path: 'updatedAt' },
      ]);
    }
  });
});

test('a change of the form alone makes a new version of the job', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const read = () =>
      tx.query<{ at: string }>('select updated_at::text as at from app_public.jobs where id = $1', [
        job.id,
      ]);
    const [before] = await read();
    const change = (pages: object[]) =>
      call<JobRow>(tx, who.owner, 'update_job', {
        id: job.id,
        updatedAt: before!.at,
        attributes: { applicationForm: { pages } },
        ...inOrder,
      });
    await change([{ ...form.pages[0], title: 'Nytt' }]);
    await expectRefusals(change(form.pages), [{ code: 'INVALID_ACTION', path: 'updatedAt' }]);
    expect(await versions(tx, job.id)).toEqual([{ version: 1, pages: 1 }]);
  });
});

test('a draft can be removed, a published job cannot', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const draft = await create(tx, who.owner, { ...texts, applicationForm: form });
    await call(tx, who.owner, 'destroy_job', { id: draft.id });
    expect(await tx.query('select from app_public.jobs where id = $1', [draft.id])).toEqual([]);
    expect(await versions(tx, draft.id)).toEqual([]);
    const job = await aJob(tx, who.owner);
    await expectRefusals(call(tx, who.owner, 'destroy_job', { id: job.id }), [
      { code: 'INVALID_ACTION', path: 'id' },
    ]);
  });
});

test('null clears an attribute, and resets a required one to its default', async () => {
  await database.rolledBack(async (tx) => {
    const { who, store, id: accountId } = await aRecruitingTeam(tx);
    const jobChecks = [{ jobCheckType: 'IDENTITY' }];
    const given = { applicationForm: form, jobChecks, applicationLimit: 3, retentionMonths: 2 };
    const draft = await create(tx, who.owner, {
      ...texts,
      ...given,
      departmentId: store,
      payout: '200 kr/t',
    });
    const nothing = { ...given, applicationForm: null, jobChecks: null, payout: null };
    const change = (id: string, attributes: object) =>
      call<Record<string, unknown>>(tx, who.owner, 'update_job', { id, attributes, ...inOrder });
    const cleared = await change(draft.id, {
      ...nothing,
      applicationLimit: null,
      retentionMonths: null,
      departmentId: null,
    });
    const [department] = await tx.query<{ id: string }>(
      'select id from app_public.departments where account_id = $1 and is_default',
      [accountId],
    );
    expect(cleared).toMatchObject({
      application_limit: 45,
      retention_months: 6,
      payout: null,
      department_id: department!.id,
    });
    const stored = await tx.query(
      'select application_form, job_checks from app_public.job_form_versions where job_id = $1',
      [draft.id],
    );
    expect(stored).toEqual([{ application_form: { pages: [] }, job_checks: [] }]);
    await expectRefusals(change(draft.id, { title: null }), [
      { code: 'BLANK', path: 'attributes.title' },
    ]);
    const open = await aJob(tx, who.owner);
    await expectRefusals(change(open.id, { applicationForm: null }), [
      { code: 'BLANK', path: 'attributes.applicationForm' },
    ]);
  });
});
