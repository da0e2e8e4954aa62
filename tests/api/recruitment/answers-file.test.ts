// Goal: a team exports the answers of many applications as a file, with a column for each question
// as it was worded, and only what its reader may see. Method: links of the API, opened as a browser
// does, by every role of a team.
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import {
  aFile,
  aJob,
  anApplicant,
  answer,
  aRecruitingTeam,
  begin,
  inOrder,
  submit,
} from '../../db/recruitment/a-recruiting-team.ts';
import { call } from '../../support/people/call.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type RealServer, realServer } from '../hostile/support/real-server.ts';

type Who = 'owner' | 'manager' | 'member' | 'stranger';

const page = (...questions: object[]) => ({
  pages: [{ title: 'Om deg', pageNumber: 1, questions }],
});
const why = { id: 'why', label: { nb: 'Hvorfor?', en: 'Why?' }, type: 'TEXT' };
const days = [
  { value: 'mon', label: { nb: 'Mandag', en: 'Monday' } },
  { value: 'tue', label: { nb: 'Tirsdag', en: 'Tuesday' } },
];
const first = page(
  why,
  { id: 'days', label: 'Dager', type: 'CHECKBOXES', options: days },
  { id: 'car', label: 'Bil?', type: 'RADIOS', options: ['ja', 'nei'] },
  {
    id: 'plate',
    label: '=HYPERLINK("x")',
    type: 'TEXT',
    condition: { questionId: 'car', mode: 'SHOW_IF_MATCH', value: 'ja' },
  },
  { id: 'paper', label: 'Attest', schema: { type: 'string', format: 'file' } },
  { id: 'wage', label: 'Lønn', schema: { type: 'number' } },
  { id: 'from', label: 'Fra dag', schema: { type: 'string', format: 'date' } },
  { id: 'mail', label: 'E-post til', schema: { type: 'string', format: 'email' } },
);
/** The question about the days has another wording, and the one about the car is gone. */
const second = page(why, {
  id: 'days',
  label: 'Når kan du?',
  type: 'CHECKBOXES',
  options: days,
});

let server: RealServer;
let tokens: Record<Who, string>;
let jobs: Record<'open' | 'managed' | 'empty', string>;

beforeAll(async () => {
  server = await realServer();
  await server.database.committed(async (tx) => {
    const team = await aRecruitingTeam(tx);
    const { owner } = team.who;
    const open = await aJob(tx, owner, { applicationForm: first });
    const managed = await aJob(tx, owner, {
      title: 'Lagervikar',
      departmentId: team.store,
      applicationForm: page({ id: 'lift', label: 'Truck?', type: 'TEXT' }),
    });
    const empty = await aJob(tx, owner, { title: 'Ingen' });
    jobs = { open: open.id, managed: managed.id, empty: empty.id };
    const send = async (
      jobId: string,
      answers: object[],
      { asked: checks = [], files = [] }: { asked?: string[]; files?: string[] } = {},
    ) => {
      const who = await anApplicant(tx);
      const started = await begin(tx, who, jobId);
      await answer(tx, who, started.id, answers);
      for (const questionId of files) {
        await answer(tx, who, started.id, [{ questionId, file: await aFile(tx, who) }]);
      }
      const requested = checks.map((jobCheckType) => ({ jobCheckType, required: true }));
      await submit(tx, who, started, { checks: requested });
    };
    await send(
      open.id,
      [
        { questionId: 'why', value: '=cmd()' },
        { questionId: 'days', values: ['mon', 'tue'] },
        { questionId: 'car', value: 'nei' },
        { questionId: 'plate', value: 'HIDDEN' },
        { questionId: 'wage', value: '1 500,50' },
        { questionId: 'from', value: '2027-01-11' },
        { questionId: 'mail', value: 'kari@blåbær.example' },
      ],
      { asked: ['RIGHT_TO_WORK', 'CRIMINAL_RECORD'], files: ['paper'] },
    );
    await call(tx, owner, 'update_job', {
      id: open.id,
      attributes: { applicationForm: second },
      ...inOrder,
    });
    await send(open.id, [
      { questionId: 'why', value: 'Derfor, igjen' },
      { questionId: 'days', values: ['tue'] },
    ]);
    await begin(tx, await anApplicant(tx), open.id);
    await send(managed.id, [{ questionId: 'lift', value: 'T1' }]);
    const other = await aRecruitingTeam(tx);
    const { owner: boss, manager, member } = team.sessions;
    const stranger = await signIn(tx, other.people.owner.userId, other.id);
    tokens = {
      owner: boss.token,
      manager: manager.token,
      member: member.token,
      stranger: stranger.token,
    };
  });
});
afterAll(() => server?.[Symbol.asyncDispose]());

async function link(who: Who, job?: keyof typeof jobs, args = 'answers: NB'): Promise<string> {
  const { data } = await server.portal<{ partnerJobApplications: { exportPath: string } }>(
    `query ($filter: JobApplicationFilter) {
      partnerJobApplications(filter: $filter, sortBy: [SUBMITTED_AT_ASC]) { exportPath(${args}) }
    }`,
    { filter: job ? { jobId: encodeTypeId('job', jobs[job]) } : null },
    tokens[who],
  );
  return data.partnerJobApplications.exportPath;
}

/** A file's headings, and for each of its rows the cells that are not empty. */
async function read(path: string) {
  const answered = await fetch(`${server.url}${path}`);
  expect(answered.status).toBe(200);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answered.arrayBuffer());
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [head = [], ...rows] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^";]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
      ),
    );
  return {
    text,
    head,
    rows: rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? '']))),
  };
}

/** The columns that a list's file also has. */
const usual = async (who: Who) => (await read(await link(who, undefined, 'format: CSV'))).head;

// Requirements: B13.32
test('a column for each question as it was worded, an answer under the wording its applicant read', async () => {
  const { head, rows } = await read(await link('owner', 'open'));
  const known = await usual('owner');
  expect(head.slice(0, known.length)).toEqual(known);
  expect(head.slice(known.length)).toEqual([
    'Hvorfor?',
    'Når kan du?',
    'Dager',
    'Bil?',
    `'=HYPERLINK("x")`,
    'Attest',
    'Lønn',
    'Fra dag',
    'E-post til',
    'Arbeidstillatelse',
  ]);
  expect(rows).toMatchObject([
    {
      'Hvorfor?': `'=cmd()`,
      Dager: 'Mandag, Tirsdag',
      'Når kan du?': '',
      'Bil?': 'nei',
      Attest: 'Fil, åpnes i søknaden',
      Lønn: '1500,50',
      'Fra dag': '11.01.2027',
      'E-post til': 'kari@blåbær.example',
      Arbeidstillatelse: 'Ikke levert',
    },
    { 'Hvorfor?': 'Derfor, igjen', 'Når kan du?': 'Tirsdag', Dager: '', 'Bil?': '' },
  ]);
  const english = await read(await link('owner', 'open', 'answers: EN'));
  expect(english.head).toContain('Why?');
  expect(english.rows[0]?.Dager).toBe('Monday, Tuesday');
});

// Requirements: B13.32
test('excludes criminal records, names of unopened documents, and questions hidden from the applicant', async () => {
  const { text } = await read(await link('owner'));
  expect(text).not.toMatch(/CRIMINAL_RECORD|olitiattest|HIDDEN|fil_|\.pdf/);
});

// Requirements: B13.32
test('the list of checks has the police certificates, its file has not', async () => {
  const { data } = await server.portal<{ jobChecks: { total: number; exportPath: string } }>(
    '{ jobChecks { total exportPath(format: CSV, language: EN) } }',
    {},
    tokens.owner,
  );
  expect(data.jobChecks.total).toBe(2);
  const { text, rows } = await read(data.jobChecks.exportPath);
  expect(rows).toHaveLength(1);
  expect(text).toContain('Right to work');
  expect(text).not.toMatch(/police certificate/i);
});

// Requirements: B13.32
test('a manager gets the applications and questions of their departments, a member none', async () => {
  const { head, rows } = await read(await link('manager'));
  expect(head.slice((await usual('manager')).length)).toEqual(['Truck?']);
  expect(rows.map((row) => row['Truck?'])).toEqual(['T1']);
  expect(await read(await link('manager', 'open'))).toMatchObject({ rows: [] });
  const none = await read(await link('member'));
  expect(none).toMatchObject({ head: await usual('member'), rows: [] });
});

test('the job of another team gives no access to its answers', async () => {
  for (const job of ['open', undefined] as const) {
    const { head, rows } = await read(await link('stranger', job));
    expect({ head, rows }).toEqual({ head: await usual('stranger'), rows: [] });
  }
});

test('without applications the file has the headings of the list', async () => {
  const { head, rows } = await read(await link('owner', 'empty'));
  expect({ head, rows }).toEqual({ head: await usual('owner'), rows: [] });
});

test('a heading is not a formula in a workbook either, and numbers and days are such', async () => {
  const path = await link('owner', 'open', 'answers: NB, format: XLSX');
  const bytes = Buffer.from(await (await fetch(`${server.url}${path}`)).arrayBuffer());
  const [{ data } = { data: [] }] = await readSheet(bytes);
  expect(data[0]).toEqual(expect.arrayContaining(['=HYPERLINK("x")', 'Bil?']));
  const [wage, from] = ['Lønn', 'Fra dag'].map((name) => data[0]?.indexOf(name) ?? -1);
  const cells = data.slice(1).flatMap((row) => [row[wage ?? -1] ?? [], row[from ?? -1] ?? []]);
  expect(cells.flat()).toEqual([1500.5, new Date('2027-01-11')]);
});

// Requirements: B13.29
test('the counts by step include only what the reader may see and has selected', async () => {
  const counted = async (who: Who, filter: object = {}) => {
    const { data } = await server.portal<{ partnerJobApplications: { counts: object } }>(
      `query ($filter: JobApplicationFilter) {
        partnerJobApplications(filter: $filter) { counts { pending submitted approved } }
      }`,
      { filter },
      tokens[who],
    );
    return data.partnerJobApplications.counts;
  };
  expect(await counted('owner')).toEqual({ pending: 0, submitted: 3, approved: 0 });
  expect(await counted('owner', { status: ['APPROVED'] })).toMatchObject({ submitted: 0 });
  const managed = { jobId: encodeTypeId('job', jobs.managed) };
  expect(await counted('owner', managed)).toMatchObject({ submitted: 1 });
  expect(await counted('manager')).toMatchObject({ submitted: 1 });
  for (const who of ['member', 'stranger'] as const) {
    expect(await counted(who)).toMatchObject({ submitted: 0 });
  }
});

test('a reader who loses rights before opening the link gets less', async () => {
  const path = await link('manager');
  expect((await read(path)).rows).toHaveLength(1);
  await server.database.committed((tx) =>
    tx.query(`update app_public.department_memberships set role = 'MEMBER' where role = 'MANAGER'`),
  );
  expect(await read(path)).toMatchObject({ rows: [] });
});
