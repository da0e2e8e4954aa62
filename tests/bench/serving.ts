import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { applicationForm } from './application-form.ts';
import { benchDatabase } from './bench-database.ts';
import { benchSession } from './bench-session.ts';
import { compare } from './compare.ts';
import { dashboard } from './dashboard.ts';
import { drawPdf } from './draw-pdf.ts';
import type { Figure } from './figure.ts';
import { freePort } from './free-port.ts';
import { operations } from './operations.ts';
import { people } from './people.ts';
import { printFigures } from './print-figures.ts';
import { receivedApplications } from './received-applications.ts';
import { savingApplicants } from './saving-applicants.ts';
import { scriptSizes } from './script-sizes.ts';
import { type Program, startProgram } from './start-program.ts';
import { submitToInbox } from './submit-to-inbox.ts';

const listGoal = 0.3;

/** What people wait for: answers, a PDF, a screen's script. */
export async function serving(report: (message: string) => void): Promise<void> {
  const database = await benchDatabase(report);
  const folder = await mkdtemp(join(tmpdir(), 'honorar-bench-'));
  const programs: Program[] = [];

  try {
    const session = await benchSession(database);
    const { token } = session;
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
    const ours = `http://127.0.0.1:${port}`;
    const hand = `http://127.0.0.1:${handPort}`;
    programs.push(await startProgram('server/run.ts', server, `${ours}/healthz`));
    programs.push(
      await startProgram('tests/bench/hand-written/server.ts', byHand, `${hand}/healthz`),
    );

    const figures: Figure[] = [];
    report('List of 25 invoices with client, lines and total');
    figures.push(
      await compare(
        'list of 25 invoices',
        token,
        { url: `${ours}/graphql`, body: operations.list() },
        { url: `${hand}/list`, body: {} },
        listGoal,
      ),
    );
    report('Create an invoice with 3 lines');
    figures.push(
      await compare(
        'create with 3 lines',
        token,
        { url: `${ours}/graphql`, body: operations.create(session, false) },
        { url: `${hand}/create`, body: operations.create(session, true) },
      ),
    );
    report('Show the dashboard of an account with 5 000 invoices');
    figures.push(await dashboard(database, `${ours}/graphql`));
    report('Sign people in, and find one among 10 000');
    figures.push(...(await people(database, `${ours}/graphql`)));
    report('Let a hundred applicants save an answer each second');
    figures.push(await savingApplicants(database, `${ours}/graphql`));
    report('List 10 000 applications, filtered, searched and sorted');
    figures.push(await receivedApplications(database, `${ours}/graphql`));
    report('Submit an invoice and wait for its PDF in the inbox');
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
    figures.push(await submitToInbox(`${ours}/graphql`, sandboxUrl, session));
    report('Draw a PDF');
    figures.push(await drawPdf());
    report('Compile a form of 100 questions and judge answers to it');
    figures.push(...applicationForm());
    report('Count the script of some screens');
    figures.push(...(await scriptSizes()));
    printFigures(figures);
  } finally {
    for (const program of programs) await program.stop();
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  }
}
