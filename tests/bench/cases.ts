import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { applicationForm } from './application-form.ts';
import { bankPayments } from './bank-payments.ts';
import { type BenchDatabase, benchDatabase } from './bench-database.ts';
import { type BenchSession, benchSession } from './bench-session.ts';
import { compare } from './compare.ts';
import { consoleLists } from './console-lists.ts';
import { dashboard } from './dashboard.ts';
import { drawPdf } from './draw-pdf.ts';
import { dropDrafts } from './drop-drafts.ts';
import { ehf } from './ehf.ts';
import { exports } from './exports.ts';
import type { Figure } from './figure.ts';
import { freePort } from './free-port.ts';
import { growth } from './growth.ts';
import { operations } from './operations.ts';
import { payoutRun } from './payout-run.ts';
import { people } from './people.ts';
import { proof } from './proof.ts';
import { receivedApplications } from './received-applications.ts';
import { savingApplicants } from './saving-applicants.ts';
import { scriptSizes } from './script-sizes.ts';
import { settlements } from './settlements.ts';
import { type Program, startProgram } from './start-program.ts';
import { submitToInbox } from './submit-to-inbox.ts';

/** Shared by the cases. */
export interface World {
  database: BenchDatabase;
  session: BenchSession;
  /** Addresses of the product and of the hand-written server. */
  ours: string;
  hand: string;
  /** Their processes. */
  pids: { ours: number; hand: number };
  /** Starts the worker and the sandbox; returns the address of its inbox. */
  outside: () => Promise<string>;
}

export interface Case {
  title: string;
  run: (world: World) => Promise<Figure[]>;
  /** Requires a build; not part of the small form. */
  isLong?: boolean;
}

const readGoal = 0.9;
const createGoal = 0.85;
const asker = ({ session, database }: World) => ({
  token: session.token,
  databaseUrl: database.ownerUrl,
});
const graphql = ({ ours }: World) => `${ours}/graphql`;

/** Waiting times of users: answers, a PDF, a screen's script. Each case can be run by its name. */
export const cases: Record<string, Case> = {
  list: {
    title: 'List of 25 invoices with client, lines and total',
    run: (world) =>
      compare(
        'list of 25 invoices',
        asker(world),
        { url: graphql(world), body: operations.list(), pid: world.pids.ours },
        { url: `${world.hand}/list`, body: {}, pid: world.pids.hand },
        readGoal,
      ),
  },
  search: {
    title: 'Search 25 invoices by text and status',
    run: (world) =>
      compare(
        'search of 25 invoices',
        asker(world),
        { url: graphql(world), body: operations.search(false), pid: world.pids.ours },
        { url: `${world.hand}/search`, body: operations.search(true), pid: world.pids.hand },
        readGoal,
      ),
  },
  detail: {
    title: 'Show an invoice with client and lines',
    run: (world) =>
      compare(
        'detail of an invoice',
        asker(world),
        {
          url: graphql(world),
          body: operations.detail(world.session, false),
          pid: world.pids.ours,
        },
        {
          url: `${world.hand}/detail`,
          body: operations.detail(world.session, true),
          pid: world.pids.hand,
        },
        readGoal,
      ),
  },
  create: {
    title: 'Create an invoice with 3 lines',
    run: (world) =>
      compare(
        'create with 3 lines',
        asker(world),
        {
          url: graphql(world),
          body: operations.create(world.session, false),
          pid: world.pids.ours,
        },
        {
          url: `${world.hand}/create`,
          body: operations.create(world.session, true),
          pid: world.pids.hand,
        },
        createGoal,
        () => dropDrafts(world.database),
      ),
  },
  dashboard: {
    title: 'Show the dashboard of an account with 5 000 invoices',
    run: async (world) => [await dashboard(world.database, graphql(world))],
  },
  console: {
    title: 'Show an operator the invoices of everybody',
    run: ({ database, ours }) => consoleLists(database, ours),
  },
  exports: {
    title: 'Export the invoices of an account that has 100 000',
    run: ({ database, ours }) => exports(database, ours),
  },
  growth: {
    title: 'Show dashboards, lists and money at ten times the data',
    run: ({ database, ours }) => growth(database, `${ours}/graphql`),
  },
  people: {
    title: 'Sign people in, and find one among 10 000',
    run: (world) => people(world.database, graphql(world)),
  },
  saving: {
    title: 'Let a hundred applicants save an answer each second',
    run: async (world) => [await savingApplicants(world.database, graphql(world))],
  },
  received: {
    title: 'List 10 000 applications, filtered, searched and sorted',
    run: async (world) => [await receivedApplications(world.database, graphql(world))],
  },
  payouts: {
    title: 'Propose and approve a run of 5 000 payouts',
    run: ({ database }) => payoutRun(database),
  },
  proof: {
    title: 'Seal and prove a ledger of 1 000 000 entries',
    run: ({ database }) => proof(database),
  },
  bank: {
    title: 'Read and book a file of payments that complete 5 000 invoices',
    run: ({ database }) => bankPayments(database),
  },
  settlements: {
    title: 'Post settlements by eight writers at once',
    run: ({ database }) => settlements(database),
  },
  inbox: {
    title: 'Submit an invoice and wait for its PDF in the inbox',
    run: async (world) => [
      await submitToInbox(graphql(world), await world.outside(), world.session),
    ],
  },
  pdf: { title: 'Draw an invoice and a salary slip', run: drawPdf },
  ehf: { title: 'Judge and write electronic invoices of each kind', run: ehf },
  forms: {
    title: 'Compile a form of 100 questions and judge answers to it',
    run: async () => applicationForm(),
  },
  scripts: { title: 'Count the script of some screens', run: scriptSizes, isLong: true },
};

/** Passes a loaded database and its programs to `work`, and ends them. */
export async function withWorld<T>(
  report: (message: string) => void,
  work: (world: World) => Promise<T>,
): Promise<T> {
  const database = await benchDatabase(report);
  const folder = await mkdtemp(join(tmpdir(), 'honorar-bench-'));
  const programs: Program[] = [];
  try {
    const session = await benchSession(database);
    const [port, handPort] = [await freePort(), await freePort()];
    const server = {
      DATABASE_URL_AUTHENTICATOR: database.authenticatorUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SECRET: 'the secret of a bench that lasts a minute',
      FILES_URL: pathToFileURL(join(folder, 'files')).href,
    };
    const byHand = { ...server, PORT: String(handPort) };
    const [ours, hand] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${handPort}`];
    const serving = await startProgram('server/run.ts', server, `${ours}/healthz`);
    programs.push(serving);
    const written = 'tests/bench/hand-written/server.ts';
    const handling = await startProgram(written, byHand, `${hand}/healthz`);
    programs.push(handling);
    const pids = { ours: serving.pid, hand: handling.pid };
    const outside = async () => {
      const [sandboxPort, smtpPort] = [await freePort(), await freePort()];
      const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
      const sandbox = {
        SANDBOX_PORT: String(sandboxPort),
        SANDBOX_SMTP_PORT: String(smtpPort),
        SANDBOX_DIR: join(folder, 'sandbox'),
        SANDBOX_PARTS: 'mail,sms,register',
        PUBLIC_URL: ours,
      };
      const worker = {
        ...server,
        DATABASE_URL_WORKER: database.workerUrl,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        SMS_URL: `${sandboxUrl}/sandbox/sms`,
        REGISTER_URL: `${sandboxUrl}/sandbox/register`,
      };
      programs.push(await startProgram('sandbox/run.ts', sandbox, `${sandboxUrl}/sandbox/`));
      programs.push(await startProgram('workers/run.ts', worker));
      return sandboxUrl;
    };
    return await work({ database, session, ours, hand, pids, outside });
  } finally {
    for (const program of programs) await program.stop();
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  }
}
