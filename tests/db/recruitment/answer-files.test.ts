import { beforeAll, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import {
  aFile,
  aJob,
  anApplicant,
  answer,
  aRecruitingTeam,
  begin,
  submit,
} from './a-recruiting-team.ts';

// Goal: an answer that is a file belongs to its applicant and can be opened, with an event, by the users who handle
// the application; no file outlives its answer, and no foreign file can be an answer.
// Method: the functions, called as both sides and as others.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const applicationForm = {
  pages: [
    {
      title: 'Om deg',
      pageNumber: 1,
      questions: [
        { id: 'why', label: 'Hvorfor', type: 'TEXT' },
        { id: 'proof', label: 'Vitnemål', schema: { type: 'string', format: 'file' } },
        { id: 'more', label: 'Mer', schema: { $ref: '#/definitions/file~1it' } },
        { id: 'days', label: 'Dager', type: 'CHECKBOXES', options: ['man', 'tir'] },
      ],
    },
    {
      title: 'Attester',
      pageNumber: 2,
      schema: {
        type: 'object',
        properties: { paper: { title: 'Attest', $ref: '#/definitions/it' } },
      },
    },
  ],
  definitions: { 'file/it': { $ref: '#/definitions/it' }, it: { type: 'string', format: 'file' } },
};

const upload = async (tx: TestTransaction, who: Actor, applicationId: string) => {
  const file = await aFile(tx, who);
  const { answers } = await answer(tx, who, applicationId, [{ questionId: 'proof', file }]);
  return { file, answers };
};

const seen = (tx: TestTransaction, who: Actor, applicationId: string) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select f.id from app_public.job_applications a, app_public.job_applications_answer_files(a) f where a.id = $1`,
      [applicationId],
    );
    return rows.map(({ id }) => id);
  });

const exists = async (tx: TestTransaction, file: string) =>
  (await tx.query('select from app_public.files where id = $1', [file])).length === 1;

const open = (tx: TestTransaction, who: Actor, id: string) =>
  call(tx, who, 'open_job_application_files', { id });

// Requirements: B3.26
test('the answer is the id of the file, which is deleted when it is replaced, removed, hidden or erased', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner, { applicationForm });
    const ida = await anApplicant(tx);
    const { id } = await begin(tx, ida, job.id);
    const first = await upload(tx, ida, id);
    expect(first.answers).toEqual({ proof: { value: encodeTypeId('fil', first.file) } });
    expect(await seen(tx, ida, id)).toEqual([first.file]);
    // An unchanged answer leaves the file.
    await answer(tx, ida, id, [{ questionId: 'proof', ...(first.answers.proof as object) }]);
    const second = await upload(tx, ida, id);
    expect([await exists(tx, first.file), await exists(tx, second.file)]).toEqual([false, true]);
    await answer(tx, ida, id, [{ questionId: 'proof', value: null }]);
    expect(await exists(tx, second.file)).toBe(false);
    const hidden = await upload(tx, ida, id);
    await submit(tx, ida, { id }, { accepted: {} });
    expect(await exists(tx, hidden.file)).toBe(false);
    await call(tx, ida, 'withdraw_job_application', { id });
    const last = await upload(tx, ida, id);
    await call(tx, ida, 'destroy_job_application', { id });
    expect(await exists(tx, last.file)).toBe(false);
  });
});

// Requirements: B3.26
test('the id of a file is accepted only from the answer that uploaded it', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner, { applicationForm });
    const [ida, ola] = [await anApplicant(tx), await anApplicant(tx)];
    const { id } = await begin(tx, ida, job.id);
    const others = await upload(tx, ola, (await begin(tx, ola, job.id)).id);
    for (const file of [others.file, await aFile(tx, ida)]) {
      await expectRefusals(
        answer(tx, ida, id, [
          { questionId: 'why', value: 'Derfor' },
          { questionId: 'proof', value: encodeTypeId('fil', file) },
        ]),
        [{ code: 'INVALID', path: 'attributes.applicationFormAnswers.1.value' }],
      );
    }
    expect(await seen(tx, ida, id)).toEqual([]);
    expect(await exists(tx, others.file)).toBe(true);
  });
});

// Requirements: B3.26
test('an answer can contain the id of a file neither in a text nor as a choice', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner, { applicationForm });
    const ida = await anApplicant(tx);
    const { id } = await begin(tx, ida, job.id);
    const { file } = await upload(tx, ida, id);
    const name = encodeTypeId('fil', file);
    for (const named of [
      { questionId: 'why', value: name },
      { questionId: 'why', value: `Se ${name}.` },
      { questionId: 'days', values: ['man', name] },
      { questionId: 'proof', value: name, values: [name] },
      { questionId: 'more', value: name },
    ]) {
      await expectRefusals(answer(tx, ida, id, [named]), [
        { code: 'INVALID', path: 'attributes.applicationFormAnswers.0.value' },
      ]);
    }
  });
});

// Requirements: B3.26
test('a file answers only questions for files, in any notation of the form, and each question once', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner, { applicationForm });
    const ida = await anApplicant(tx);
    const { id } = await begin(tx, ida, job.id);
    const file = await aFile(tx, ida);
    for (const questionId of ['why', 'days']) {
      await expectRefusals(answer(tx, ida, id, [{ questionId, file }]), [
        { code: 'INVALID', path: 'attributes.applicationFormAnswers.0.file' },
      ]);
    }
    await expectRefusals(
      answer(tx, ida, id, [
        { questionId: 'proof', file },
        { questionId: 'proof', file: await aFile(tx, ida) },
      ]),
      [{ code: 'INVALID', path: 'attributes.applicationFormAnswers.1.questionId' }],
    );
    const { answers } = await answer(tx, ida, id, [
      { questionId: 'more', file },
      { questionId: 'paper', file: await aFile(tx, ida) },
    ]);
    expect(Object.keys(answers).sort()).toEqual(['more', 'paper']);
    expect(await seen(tx, ida, id)).toHaveLength(2);
  });
});

// Requirements: B3.26
test('only users who handle the application open it, for ten minutes, with an event', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner, { applicationForm });
    const ida = await anApplicant(tx);
    const { id } = await begin(tx, ida, job.id);
    const { file } = await upload(tx, ida, id);
    const unknown = [{ code: 'INVALID', path: 'id' }] as const;
    await expectRefusals(open(tx, who.owner, id), [...unknown]);
    await submit(tx, ida, { id });
    expect(await seen(tx, who.owner, id)).toEqual([]);
    // The job is of the default department, which the manager does not lead.
    await expectRefusals(open(tx, who.manager, id), [...unknown]);
    await expectRefusals(open(tx, who.member, id), [{ code: 'UNAUTHORIZED' }]);
    const other = await aRecruitingTeam(tx);
    await expectRefusals(open(tx, other.who.owner, id), [...unknown]);
    await expectRefusals(open(tx, ida, id), [{ code: 'UNAUTHORIZED' }]);
    await open(tx, who.owner, id);
    expect(await seen(tx, who.owner, id)).toEqual([file]);
    expect(await seen(tx, who.admin, id)).toEqual([]);
    const [opened] = await tx.query<{ count: number }>(
      `select count(*)::int from app_public.events where entity = 'files' and entity_id = $1 and event_type = 'OPENED'`,
      [file],
    );
    expect(opened).toEqual({ count: 1 });
    await tx.query(`select set_config('session_replication_role', 'replica', true)`);
    await tx.query(
      `update app_public.events set occurred_at = occurred_at - interval '11 minutes' where entity_id = $1`,
      [file],
    );
    expect(await seen(tx, who.owner, id)).toEqual([]);
  });
});

test('an application without file answers has no file to open', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner, { applicationForm });
    const ida = await anApplicant(tx);
    const { id } = await begin(tx, ida, job.id);
    await answer(tx, ida, id, [{ questionId: 'why', value: 'Derfor' }]);
    await submit(tx, ida, { id });
    await expectRefusals(open(tx, who.owner, id), [{ code: 'INVALID_ACTION' }]);
  });
});
