import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { codeRoutes } from '../codes/code-routes.ts';
import type { SandboxEnv } from '../env.ts';
import { guideRoutes } from '../guide/guide-routes.ts';
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

export type RunningSandbox = { port: number; smtpPort: number; stop(): Promise<void> };

/** Opens the mail server and the pages. Port 0 takes any free one. */
export async function startSandbox(env: SandboxEnv): Promise<RunningSandbox> {
  await mkdir(env.folder, { recursive: true });
  const faults = faultSwitch();
  const mailbox = await openMailbox(path.join(env.folder, 'mail'));
  const smsBox = await openSmsBox(path.join(env.folder, 'sms.jsonl'));
  const mailServer = await startMailServer(env.smtpPort, mailbox, faults);
  const routes = [
    ...mailRoutes(mailbox, smsBox),
    ...smsRoutes(smsBox, faults),
    ...codeRoutes(path.join(env.folder, 'totp.json')),
    ...registerRoutes(faults),
    ...guideRoutes(),
    ...faultRoutes(faults),
    ...assetRoutes(),
  ];
  const server = createServer((request, response) => void answer(routes, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : env.port,
    smtpPort: mailServer.port,
    async stop() {
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), mailServer.stop()]);
    },
  };
}
