import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { accessPointRoutes } from './access-point/access-point-routes.ts';
import { openMessageBook } from './access-point/message-book.ts';
import { addressRoutes } from './addresses/address-routes.ts';
import { bankRoutes } from './bank/bank-routes.ts';
import { invoicesToPay } from './bank/invoices-to-pay.ts';
import { checkRoutes } from './checks/check-routes.ts';
import { codeRoutes } from './codes/code-routes.ts';
import { answer } from './core/answer.ts';
import { assetRoutes } from './core/asset-routes.ts';
import { faultRoutes } from './core/fault-routes.ts';
import { faultSwitch } from './core/fault-switch.ts';
import { type Route, redirect } from './core/route.ts';
import { eidRoutes } from './eid/eid-routes.ts';
import { type SimulatedEid, simulateEid } from './eid/simulate-eid.ts';
import { SANDBOX_PARTS, type SandboxEnv, type SandboxPart } from './env.ts';
import { guideRoutes } from './guide/guide-routes.ts';
import { inboxRoutes } from './mail/inbox-routes.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { openMailbox } from './mail/open-mailbox.ts';
import { startMailServer } from './mail/start-mail-server.ts';
import { registerRoutes } from './register/register-routes.ts';
import { openSmsBox } from './sms/open-sms-box.ts';
import { smsRoutes } from './sms/sms-routes.ts';

export type RunningSandbox = {
  port: number;
  /** Of the mail server; 0 where there is none. */
  smtpPort: number;
  stop(): Promise<void>;
};

type SandboxOptions = Omit<SandboxEnv, 'parts' | 'eidClient'> & Partial<SandboxEnv>;

/**
 * Starts the requested simulated services, or all. Port 0 takes any free one. A service that is not simulated
 * does not answer: earlier mail cannot be read either.
 */
export async function startSandbox({
  parts = SANDBOX_PARTS,
  ...env
}: SandboxOptions): Promise<RunningSandbox> {
  await mkdir(env.folder, { recursive: true });
  const faults = faultSwitch();
  const simulates = (part: SandboxPart) => parts.includes(part);
  const mailbox = simulates('mail') ? await openMailbox(path.join(env.folder, 'mail')) : null;
  const book = simulates('access-point') ? openMessageBook() : null;
  const smsBox = simulates('sms') ? await openSmsBox(path.join(env.folder, 'sms.jsonl')) : null;
  const mailServer = mailbox && (await startMailServer(env.smtpPort, mailbox, faults, env.inbound));
  const routes = [
    ...(mailbox || smsBox
      ? inboxRoutes(mailbox, smsBox, mailbox ? env.inbound : undefined)
      : [fromFrontPage]),
    ...(mailbox ? mailRoutes(mailbox) : []),
    ...(smsBox ? smsRoutes(smsBox, faults) : []),
    ...(simulates('codes') ? codeRoutes(path.join(env.folder, 'totp.json')) : []),
    ...(simulates('register') ? registerRoutes(faults) : []),
    ...(simulates('eid') ? eidRoutes(faults) : []),
    ...(simulates('addresses') ? addressRoutes(faults) : []),
    ...(simulates('bank')
      ? bankRoutes(env.bankFolder ?? path.join(env.folder, 'bank'), () =>
          invoicesToPay(mailbox, book),
        )
      : []),
    ...(simulates('checks') ? checkRoutes(env.checks ?? NO_CALLBACK, faults) : []),
    ...(book ? accessPointRoutes(env.accessPoint ?? NO_CALLBACK, faults, book) : []),
    ...guideRoutes(),
    ...faultRoutes(faults),
    ...assetRoutes(),
  ];
  let eid: SimulatedEid = async () => false;
  const server = createServer(async (request, response) => {
    const isTaken = await eid(request, response).catch((error: unknown) => {
      console.error(error);
      return false;
    });
    if (!isTaken && !response.headersSent) await answer(routes, parts, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  if (simulates('eid')) {
    const own = `http://127.0.0.1:${port}`;
    const { publicUrl: seenAt = own, portalUrl, eidClient: client = DEFAULT_CLIENT } = env;
    const origins = portalUrl ? [seenAt, portalUrl] : [seenAt];
    eid = await simulateEid({ issuer: `${own}/sandbox/eid`, seenAt, origins, client }, faults);
  }
  return {
    port,
    smtpPort: mailServer?.port ?? 0,
    async stop() {
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), mailServer?.stop()]);
    },
  };
}

/** The client of the e-ID, if none is configured. */
const DEFAULT_CLIENT = { id: 'honorar', secret: 'of the sandbox' };

/** The recipient of check results and EHF messages, if none is configured. */
const NO_CALLBACK = { secret: 'of the sandbox', callbackUrl: '' };

/** Without an inbox, the front page redirects to the guide to the API. */
const fromFrontPage: Route = {
  method: 'GET',
  path: /^\/sandbox\/?$/,
  handle: () => redirect('/sandbox/guide'),
};
