// Goal: an applicant is asked for the checks that their answers require, uploads their documents,
// and both sides read their progress. Method: the portal's API over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../support/pdf-of.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';
import { runMutation } from '../support/run-mutation.ts';
import { signedInPerson } from '../support/signed-in-person.ts';

let api: ProductApi;
let owner: string;

const texts = {
  title: 'Sjåfør',
  tagline: 'Kjør for oss',
  description: 'Vi søker sjåfører.',
  privacyLink: 'https://solsiden.example/p',
  termsLink: 'https://solsiden.example/v',
};
const car = {
  id: 'car',
  label: 'Kjører du?',
  type: 'RADIOS',
  options: ['ja', 'nei'],
  required: true,
};
const applicationForm = { pages: [{ title: 'Om deg', pageNumber: 1, questions: [car] }] };
const jobChecks = [
  { jobCheckType: 'RIGHT_TO_WORK' },
  {
    jobCheckType: 'DRIVERS_LICENSE',
    condition: { questionId: 'car', mode: 'SHOW_IF_MATCH', value: 'ja' },
  },
];
const pdf = `data:application/pdf;base64,${pdfOf().toString('base64')}`;

beforeAll(async () => {
  api = await productApi();
  await signedInPerson(api, 'olga@example.no');
  const ids = await api.database.committed(async (tx) => {
    const [user] = await tx.query<{ id: string }>(
      `select id from app_public.users where email = 'olga@example.no'`,
    );
    const id = await createTeam(tx, user!.id);
    await tx.query('update app_public.accounts set workflows_enabled = true where id = $1', [id]);
    return [user!.id, id];
  });
  const { rows } = await api.root.query<{ token: string }>(
    'select app_private.open_session($1, $2) as token',
    ids,
  );
  owner = rows[0]!.token;
});
afterAll(() => api?.[Symbol.asyncDispose]());

interface Check {
  id: string;
  jobCheckType: string;
  status: string;
  content: string | null;
  documents: { filename: string; downloadPath: string }[];
}
interface Made {
  job: { id: string };
  jobApplication: { id: string; submittedJobChecks: Check[] };
  jobCheck: Check;
}
const check = 'id jobCheckType status content documents { filename downloadPath }';
const fieldsOf = (name: string) => {
  if (name.endsWith('Application')) return `jobApplication { id submittedJobChecks { ${check} } }`;
  return name.endsWith('Check') || name.endsWith('Documents')
    ? `jobCheck { ${check} }`
    : 'job { id }';
};
const run = (token: string | null, name: string, input: object) =>
  runMutation<Made & Record<string, unknown>>(api, name, input, fieldsOf(name), token);

const listed = async (token: string, args = '') => {
  const { data } = await api.ask<{ jobChecks: { total: number; items: Check[] } }>(
    `{ jobChecks${args} { total items { ${check} } } }`,
    {},
    token,
  );
  return data!.jobChecks.items;
};

// Requirements: B3.24, B3.25
test('a check that the answers require is submitted with its document, and both sides read what they may', async () => {
  const made = await run(owner, 'createJob', {
    attributes: { ...texts, applicationForm, jobChecks },
  });
  const jobId = made.job!.id;
  await run(owner, 'publishJob', { id: jobId });
  const ida = await signedInPerson(api, 'ida@example.no');
  const { jobApplication } = await run(ida, 'findOrCreateJobApplication', { jobId });
  const { id } = jobApplication!;
  const licence = (attributes: object) =>
    run(ida, 'createJobCheck', {
      jobApplicationId: id,
      jobCheckType: 'DRIVERS_LICENSE',
      attributes,
    });
  expect((await licence({ content: '12 34 567890 1' })).errors).toEqual([
    { code: 'INCLUSION', path: 'jobCheckType' },
  ]);
  await run(ida, 'updateJobApplication', {
    id,
    attributes: { applicationFormAnswers: [{ questionId: 'car', value: 'ja' }] },
  });
  const html = `data:text/html;base64,${btoa('<p>')}`;
  expect((await licence({ content: '12 34 567890 1', documents: [html] })).errors).toEqual([
    { code: 'INVALID', path: 'attributes.documents.0' },
  ]);
  const handed = await licence({ content: '12 34 567890 1', documents: [pdf, pdf] });
  expect(handed.errors).toEqual([]);
  expect(handed.jobCheck).toMatchObject({
    status: 'PENDING',
    content: '12 34 567890 1',
    documents: [{ filename: expect.any(String) }, { filename: expect.any(String) }],
  });
  const sent = await run(ida, 'submitJobApplication', { id, consentVersion: '2026-11/6' });
  expect(sent.errors).toEqual([]);
  expect(
    sent.jobApplication?.submittedJobChecks.map((one) => [one.jobCheckType, one.status]),
  ).toEqual([
    ['DRIVERS_LICENSE', 'IN_REVIEW'],
    ['RIGHT_TO_WORK', 'PENDING'],
  ]);
  expect(await listed(ida)).toHaveLength(2);
  const [seen] = await listed(owner, '(jobCheckType: DRIVERS_LICENSE)');
  // The number is readable with the access; the documents once they are opened, which is recorded.
  expect(seen).toMatchObject({ content: '12 34 567890 1', documents: [] });
  const opened = await run(owner, 'openJobCheckDocuments', { id: seen!.id });
  expect(opened.jobCheck?.documents).toHaveLength(2);
  const approved = await run(owner, 'approveJobCheck', { id: seen!.id });
  expect(approved.jobCheck).toMatchObject({ status: 'SUCCEEDED', content: null, documents: [] });
  expect((await licence({ content: '12 34 567890 1' })).errors).toEqual([
    { code: 'JOB_CHECK_SUCCEEDED', path: 'jobCheckType' },
  ]);
});
