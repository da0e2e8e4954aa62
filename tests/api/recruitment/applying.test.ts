// Goal: a form is validated when it is published, and answers when they are submitted, by the same
// code, whatever a browser claims; exactly as many applications are accepted as there are places.
// Method: the portal's API over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../support/pdf-of.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';
import { runMutation } from '../support/run-mutation.ts';
import { signedInPerson } from '../support/signed-in-person.ts';

let api: ProductApi;
let owner: string;

const texts = {
  title: 'Vikar',
  tagline: 'Vær med oss',
  description: 'Vi søker vikarer.',
  privacyLink: 'https://solsiden.example/p',
  termsLink: 'https://solsiden.example/v',
};
const form = {
  pages: [
    {
      title: 'Om deg',
      pageNumber: 1,
      questions: [
        { id: 'car', label: 'Kjører du?', type: 'RADIOS', options: ['ja', 'nei'], required: true },
        {
          id: 'since',
          label: 'Siden når?',
          schema: { type: 'integer', minimum: 1950 },
          required: true,
          condition: { questionId: 'car', mode: 'SHOW_IF_MATCH', value: 'ja' },
        },
        { id: 'post', label: 'Postnummer', type: 'TEXT', validationRegexp: '^[0-9]{4}$' },
      ],
    },
  ],
};

beforeAll(async () => {
  api = await productApi();
  await signedInPerson(api, 'olga@example.no');
  const teamId = await api.database.committed(async (tx) => {
    const [user] = await tx.query<{ id: string }>(
      `select id from app_public.users where email = 'olga@example.no'`,
    );
    const id = await createTeam(tx, user!.id);
    await tx.query('update app_public.accounts set workflows_enabled = true where id = $1', [id]);
    return [user!.id, id];
  });
  const { rows } = await api.root.query<{ token: string }>(
    'select app_private.open_session($1, $2) as token',
    teamId,
  );
  owner = rows[0]!.token;
});
afterAll(() => api?.[Symbol.asyncDispose]());

interface Made {
  job: { id: string; formVersion: number; applicationForm: typeof form };
  jobApplication: {
    id: string;
    status: string;
    updatedAt: string;
    applicationFormAnswers: { questionId: string; value: string | null; values: string[] | null }[];
    answerFiles: { id: string; filename: string; downloadPath: string }[];
  };
}

const run = (token: string | null, name: string, input: object) => {
  const fields = name.includes('Application')
    ? `jobApplication {
        id status updatedAt applicationFormAnswers { questionId value values } answerFiles { id filename downloadPath }
      }`
    : 'job { id formVersion applicationForm }';
  return runMutation<Made & Record<string, unknown>>(api, name, input, fields, token);
};

/** The consent of an applicant, to a job with the default retention. */
const consentVersion = '2026-11/6';

async function published(attributes: object = {}): Promise<string> {
  const made = await run(owner, 'createJob', {
    attributes: { ...texts, applicationForm: form, ...attributes },
  });
  expect(made.errors).toEqual([]);
  const { id } = made.job!;
  expect((await run(owner, 'publishJob', { id })).errors).toEqual([]);
  return id;
}

// Requirements: B3.19, B5.21
test('errors of a form and of its checks are reported at their place, together with other errors', async () => {
  const pages = [
    {
      title: '',
      pageNumber: 1,
      questions: [{ id: 'a b', label: 'A', type: 'TEXT', validationRegexp: '(a+)+$' }],
    },
  ];
  const refused = await run(owner, 'createJob', {
    attributes: { ...texts, tagline: '', applicationForm: { pages } },
  });
  expect(refused.errors).toEqual(
    expect.arrayContaining([
      { code: 'BLANK', path: 'attributes.tagline' },
      { code: 'BLANK', path: 'attributes.applicationForm.pages.0.title' },
      { code: 'INVALID', path: 'attributes.applicationForm.pages.0.questions.0.id' },
    ]),
  );
  const id = await published();
  // The checks are validated with the saved form, and the form with the checks.
  const jobChecks = [
    {
      jobCheckType: 'DRIVERS_LICENSE',
      condition: { questionId: 'boat', mode: 'SHOW_IF_MATCH', value: 'ja' },
    },
  ];
  expect((await run(owner, 'updateJob', { id, attributes: { jobChecks } })).errors).toEqual([
    { code: 'INVALID', path: 'attributes.jobChecks.0.condition.questionId' },
  ]);
  jobChecks[0]!.condition.questionId = 'car';
  expect((await run(owner, 'updateJob', { id, attributes: { jobChecks } })).errors).toEqual([]);
  const without = { pages: [{ ...form.pages[0], questions: [] }] };
  expect(
    (await run(owner, 'updateJob', { id, attributes: { applicationForm: without } })).errors,
  ).toEqual([{ code: 'INVALID', path: 'attributes.jobChecks.0.condition.questionId' }]);
});

// Requirements: B3.27
test('an applicant answers in steps; missing or invalid answers are reported at their question, hidden questions do not count', async () => {
  const jobId = await published();
  const ida = await signedInPerson(api, 'ida@example.no');
  const { jobApplication } = await run(ida, 'findOrCreateJobApplication', { jobId });
  const { id } = jobApplication!;
  const save = (applicationFormAnswers: object[]) =>
    run(ida, 'updateJobApplication', { id, attributes: { applicationFormAnswers } });
  expect((await run(ida, 'submitJobApplication', { id, consentVersion })).errors).toEqual([
    { code: 'BLANK', path: 'answers.car' },
  ]);
  await save([
    { questionId: 'car', value: 'ja' },
    { questionId: 'since', value: '1900' },
    { questionId: 'post', value: '15' },
  ]);
  expect((await run(ida, 'submitJobApplication', { id, consentVersion })).errors).toEqual([
    { code: 'TOO_SMALL', path: 'answers.since' },
    { code: 'INVALID', path: 'answers.post' },
  ]);
  await save([
    { questionId: 'car', value: 'nei' },
    { questionId: 'post', value: '' },
  ]);
  const sent = await run(ida, 'submitJobApplication', { id, consentVersion });
  expect(sent.errors).toEqual([]);
  expect(sent.jobApplication).toMatchObject({
    status: 'SUBMITTED',
    applicationFormAnswers: [{ questionId: 'car', value: 'nei', values: null }],
  });
});

test('a page’s fields from a JSON schema, in the page or elsewhere in the form, are answered like any question', async () => {
  const properties = (id: string) => ({ [id]: { title: id, type: 'string', maxLength: 5 } });
  const applicationForm = {
    definitions: { address: { type: 'object', properties: properties('city') } },
    pages: [
      {
        title: 'Om deg',
        pageNumber: 1,
        schema: { type: 'object', required: ['name'], properties: properties('name') },
        questions: [{ id: 'why', label: 'Hvorfor?', type: 'TEXT' }],
      },
      { title: 'Adresse', pageNumber: 2, schema: { $ref: '#/definitions/address' } },
    ],
  };
  const jobId = await published({ applicationForm });
  const ola = await signedInPerson(api, 'ola@example.no');
  const { jobApplication } = await run(ola, 'findOrCreateJobApplication', { jobId });
  const { id } = jobApplication!;
  const save = (...answers: [questionId: string, value: string][]) => {
    const applicationFormAnswers = answers.map(([questionId, value]) => ({ questionId, value }));
    return run(ola, 'updateJobApplication', { id, attributes: { applicationFormAnswers } });
  };
  expect((await run(ola, 'submitJobApplication', { id, consentVersion })).errors).toEqual([
    { code: 'BLANK', path: 'answers.name' },
  ]);
  expect((await save(['street', 'Her'])).errors).toEqual([
    { code: 'INVALID', path: 'attributes.applicationFormAnswers.0.questionId' },
  ]);
  expect((await save(['city', 'Bergen'], ['why', 'Ja'], ['name', 'Ola'])).errors).toEqual([]);
  expect((await run(ola, 'submitJobApplication', { id, consentVersion })).errors).toEqual([
    { code: 'TOO_BIG', path: 'answers.city' },
  ]);
  await save(['city', 'Oslo']);
  const sent = await run(ola, 'submitJobApplication', { id, consentVersion });
  expect(sent.errors).toEqual([]);
  expect(sent.jobApplication).toMatchObject({
    applicationFormAnswers: ['name', 'why', 'city'].map((questionId) =>
      expect.objectContaining({ questionId }),
    ),
  });
});

// Requirements: B3.26
test('a valid file answers a question that requires one, and the team reads it once it is opened', async () => {
  const question = { id: 'proof', label: 'Vitnemål', schema: { type: 'string', format: 'file' } };
  const pages = [{ title: 'Om deg', pageNumber: 1, questions: [{ ...question, required: true }] }];
  const jobId = await published({ applicationForm: { pages } });
  const una = await signedInPerson(api, 'una@example.no');
  const { jobApplication } = await run(una, 'findOrCreateJobApplication', { jobId });
  const { id } = jobApplication!;
  const save = (answer: object) =>
    run(una, 'updateJobApplication', {
      id,
      attributes: { applicationFormAnswers: [{ questionId: 'proof', ...answer }] },
    });
  const pdf = (bytes: Buffer) => `data:application/pdf;base64,${bytes.toString('base64')}`;
  const harmful = ['1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(x)>>>>endobj'];
  for (const [bytes, code, fault] of [
    [Buffer.from('MZ'.padEnd(200, '\0')), 'INVALID', ''],
    [Buffer.from('<script>alert(1)</script>'), 'INVALID', ''],
    [pdfOf(harmful), 'INVALID', '.active'],
    [pdfOf().subarray(0, 20), 'INVALID', '.incomplete'],
    [pdfOf([], 10_000_001), 'TOO_BIG', ''],
  ] as const) {
    expect((await save({ file: { data: pdf(bytes), filename: 'a.pdf' } })).errors).toEqual([
      { code, path: `attributes.applicationFormAnswers.0.file${fault}` },
    ]);
  }
  expect((await run(una, 'submitJobApplication', { id, consentVersion })).errors).toEqual([
    { code: 'BLANK', path: 'answers.proof' },
  ]);
  const good = { data: pdf(pdfOf()), filename: 'vitnemål.pdf' };
  const stored = (await save({ file: good })).jobApplication!;
  expect(stored.answerFiles).toMatchObject([{ filename: 'vitnemål.pdf' }]);
  const [{ id: fileId } = { id: '' }] = stored.answerFiles;
  expect(stored.applicationFormAnswers).toEqual([
    { questionId: 'proof', value: fileId, values: null },
  ]);
  expect((await run(una, 'submitJobApplication', { id, consentVersion })).errors).toEqual([]);
  const seen = async (token: string) => {
    const text =
      'query ($id: ID!) { node(id: $id) { ... on JobApplication { answerFiles { id } } } }';
    const { data } = await api.ask<{ node: { answerFiles: object[] } }>(text, { id }, token);
    return data?.node.answerFiles;
  };
  expect(await seen(owner)).toEqual([]);
  const opened = await run(owner, 'openJobApplicationFiles', { id });
  expect(opened.jobApplication?.answerFiles).toMatchObject([{ id: fileId }]);
  expect(await seen(owner)).toEqual([{ id: fileId }]);
});

// Requirements: B13.18
test('two windows: the older one is refused, and no change of the newer one is lost', async () => {
  const jobId = await published();
  const ida = await signedInPerson(api, 'two@example.no');
  const { jobApplication } = await run(ida, 'findOrCreateJobApplication', { jobId });
  const { id, updatedAt } = jobApplication!;
  const save = (value: string, more: object = {}) =>
    run(ida, 'updateJobApplication', {
      id,
      attributes: { applicationFormAnswers: [{ questionId: 'post', value }] },
      ...more,
    });
  expect((await save('0155', { updatedAt })).errors).toEqual([]);
  expect((await save('9999', { updatedAt })).errors).toEqual([
    { code: 'INVALID_ACTION', path: 'updatedAt' },
  ]);
  const again = await run(ida, 'findOrCreateJobApplication', { jobId });
  expect(again.jobApplication?.applicationFormAnswers).toMatchObject([{ value: '0155' }]);
});

// Requirements: B13.14
test('of many simultaneous submissions exactly as many are accepted as there are places', async () => {
  const places = 3;
  const jobId = await published({ applicationLimit: places });
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, at) => signedInPerson(api, `many${at}@example.no`)),
  );
  const waiting: { token: string; id: string }[] = [];
  for (const token of people) {
    const { jobApplication } = await run(token, 'findOrCreateJobApplication', { jobId });
    const { id } = jobApplication!;
    const applicationFormAnswers = [{ questionId: 'car', value: 'nei' }];
    await run(token, 'updateJobApplication', { id, attributes: { applicationFormAnswers } });
    waiting.push({ token, id });
  }
  const answers = await Promise.all(
    waiting.map(({ token, id }) => run(token, 'submitJobApplication', { id, consentVersion })),
  );
  const got = answers.filter(({ errors }) => errors.length === 0);
  expect(got).toHaveLength(places);
  for (const { errors } of answers.filter((one) => !got.includes(one))) {
    expect(errors).toEqual([{ code: 'INVALID_ACTION', path: 'id' }]);
  }
});
