import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { codeRoutes } from '../codes/code-routes.ts';
import { SANDBOX_PARTS, type SandboxEnv, type SandboxPart } from '../env.ts';
import { guideRoutes } from '../guide/guide-routes.ts';
import { inboxRoutes } from '../mail/inbox-routes.ts';
import { mailRoutes } from '../mail/mail-routes.ts';
import { openMailbox } from '../mail/open-mailbox.ts';
import { startMailServer } from '../mail/start-mail-server.ts';
import { registerRoutes } from '../register/register-routes.ts';
import { openSmsBox } from '../sms/open-sms-box.ts';
import { smsRoutes } from '../sms/sms-routes.ts';
import { answer } from './answer.ts';
import { assetRoutes } from './asset-routes.ts';
import { faultRoutes } from './fault-routes.ts';
import { faultSwitch } from './fault-switch.ts';
import { type Route, redirect } from './route.ts';

export type RunningSandbox = {
  port: number;
  /** Of the mail server; 0 where there is none. */
  smtpPort: number;
  stop(): Promise<void>;
};

type Wishes = Omit<SandboxEnv, 'parts'> & Partial<SandboxEnv>;

/**
 * Plays the parts of the outside world that are wanted, or all. Port 0 takes any free one. What is
 * not played is not there: nobody reads the mail of before in it.
 */
export async function startSandbox({
  parts = SANDBOX_PARTS,
  ...env
}: Wishes): Promise<RunningSandbox> {
  await mkdir(env.folder, { recursive: true });
  const faults = faultSwitch();
  const plays = (part: SandboxPart) => parts.includes(part);
  const mailbox = plays('mail') ? await openMailbox(path.join(env.folder, 'mail')) : null;
  const smsBox = plays('sms') ? await openSmsBox(path.join(env.folder, 'sms.jsonl')) : null;
  const mailServer = mailbox && (await startMailServer(env.smtpPort, mailbox, faults));
  const routes = [
    ...(mailbox || smsBox ? inboxRoutes(mailbox, smsBox) : [fromFrontPage]),
    ...(mailbox ? mailRoutes(mailbox) : []),
    ...(smsBox ? smsRoutes(smsBox, faults) : []),
    ...(plays('codes') ? codeRoutes(path.join(env.folder, 'totp.json')) : []),
    ...(plays('register') ? registerRoutes(faults) : []),
    ...guideRoutes(),
    ...faultRoutes(faults),
    ...assetRoutes(),
  ];
  const server = createServer((request, response) => void answer(routes, parts, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : env.port,
    smtpPort: mailServer?.port ?? 0,
    async stop() {
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), mailServer?.stop()]);
    },
  };
}

/** Where there is no inbox, the guide to the API is what anybody may see. */
const fromFrontPage: Route = {
  method: 'GET',
  path: /^\/sandbox\/?$/,
  handle: () => redirect('/sandbox/guide'),
};
