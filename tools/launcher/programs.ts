import fs from 'node:fs';
import path from 'node:path';
import type { FrontEndAddresses } from './development/front-end-addresses.ts';
import { workStateFile } from './development/work-state-file.ts';
import { env } from './env.ts';
import {
  accessPointOf,
  addressesOf,
  bankOf,
  checksOf,
  eidOf,
  inboundOf,
} from './external-services.ts';
import type { Program } from './process/supervise.ts';
import { simulatedServices } from './simulated-services.ts';

/**
 * Node options of the server. A request allocates much short-lived memory; with the default of 16 MB for it,
 * garbage collection took a tenth of the server's time for a list.
 */
export const youngMemory = '--max-semi-space-size=64';

/** Public in the sandbox, where no data is real; docs/api.md documents it. */
const SANDBOX_TRANSLATIONS_KEY = 'the-key-of-translations-in-the-sandbox';

export interface ProgramOptions {
  root: string;
  dataFolder: string;
  port: number;
  publicUrl: string;
  secret: string;
  filesUrl: string;
  authenticatorUrl: string;
  databaseReplicaUrl: string | null;
  databasePoolerUrl: string | null;
  workerUrl: string;
  /** Of national numbers, in base64. */
  numberKey: string;
  sandboxPort: number;
  sandboxSmtpPort: number;
  smtpUrl: string | null;
  mailFrom: string | null;
  smsUrl: string | null;
  smsFrom: string | null;
  registerUrl: string | null;
  addressesUrl: string | null;
  addressesKey: string | null;
  checksUrl: string | null;
  checksSecret: string | null;
  bankFilesUrl: string | null;
  accessPointUrl: string | null;
  accessPointSecret: string | null;
  inboundMailDomain: string | null;
  inboundMailSecret: string | null;
  eidIssuer: string | null;
  eidClientId: string | null;
  eidClientSecret: string | null;
  webhooks: string | null;
  translationsKey: string | null;
  trustProxy: string | null;
  hasDemo: boolean;
  isDevelopment: boolean;
  frontEnds: FrontEndAddresses | null;
}

/** The processes of an installation with their environments. None receives more secrets than it needs. */
export function programs(options: ProgramOptions): Program[] {
  const sandboxUrl = `http://127.0.0.1:${options.sandboxPort}`;
  const registerUrl = options.registerUrl ?? `${sandboxUrl}/sandbox/register`;
  const eid = eidOf(options, sandboxUrl);
  const checks = checksOf(options, sandboxUrl);
  const bank = bankOf(options);
  const accessPoint = accessPointOf(options, sandboxUrl);
  const inbound = inboundOf(options);
  const portal = options.frontEnds && { PORTAL_URL: options.frontEnds.portal };
  const parts = simulatedServices(options).map(({ part }) => part);
  const translationsKey =
    options.translationsKey ?? (parts.length > 0 ? SANDBOX_TRANSLATIONS_KEY : null);
  const all: Program[] = [
    ...(parts.length === 0
      ? []
      : [
          {
            name: 'sandbox',
            script: 'sandbox/run.ts',
            env: {
              SANDBOX_PORT: String(options.sandboxPort),
              SANDBOX_SMTP_PORT: String(options.sandboxSmtpPort),
              SANDBOX_DIR: path.join(options.dataFolder, 'sandbox'),
              SANDBOX_PARTS: parts.join(','),
              ...(parts.includes('checks') && {
                CHECKS_SECRET: checks.CHECKS_SECRET,
                CHECKS_CALLBACK_URL: `http://127.0.0.1:${options.port}/callbacks/checks`,
              }),
              ...(parts.includes('bank') && bank),
              ...(parts.includes('access-point') && {
                ACCESS_POINT_SECRET: accessPoint.ACCESS_POINT_SECRET,
                ACCESS_POINT_CALLBACK_URL: `http://127.0.0.1:${options.port}/callbacks/access-point`,
              }),
              ...(parts.includes('mail') &&
                options.inboundMailDomain === null && {
                  ...inbound,
                  INBOUND_MAIL_CALLBACK_URL: `http://127.0.0.1:${options.port}/inbound/receipts`,
                }),
              ...(parts.includes('eid') && {
                PUBLIC_URL: options.publicUrl,
                ...portal,
                EID_CLIENT_ID: eid.EID_CLIENT_ID,
                EID_CLIENT_SECRET: eid.EID_CLIENT_SECRET,
              }),
            },
          },
        ]),
    {
      name: 'server',
      script: 'server/run.ts',
      stopPatienceMs: 10_000 + env.drainSeconds * 1000,
      env: {
        PORT: String(options.port),
        DATABASE_URL_AUTHENTICATOR: options.authenticatorUrl,
        ...(options.databaseReplicaUrl && {
          REPLICA_URL_AUTHENTICATOR: sameAt(options.authenticatorUrl, options.databaseReplicaUrl),
        }),
        ...(options.databasePoolerUrl && {
          POOLER_URL_AUTHENTICATOR: sameAt(options.authenticatorUrl, options.databasePoolerUrl),
        }),
        PUBLIC_URL: options.publicUrl,
        SECRET: options.secret,
        FILES_URL: options.filesUrl,
        ...(options.trustProxy && { TRUST_PROXY: options.trustProxy }),
        ...(parts.length > 0 && { SANDBOX_URL: sandboxUrl }),
        REGISTER_URL: registerUrl,
        ...addressesOf(options, sandboxUrl),
        ...(checks.CHECKS_SECRET && { CHECKS_SECRET: checks.CHECKS_SECRET }),
        ...(accessPoint.ACCESS_POINT_SECRET && {
          ACCESS_POINT_SECRET: accessPoint.ACCESS_POINT_SECRET,
        }),
        ...inbound,
        ...(translationsKey && { TRANSLATIONS_KEY: translationsKey }),
        ...eid,
        ...portal,
        NODE_ENV: options.isDevelopment ? 'development' : 'production',
        // Its checks of every plan take a quarter of each build, and tests run without them. Set it while
        // writing plans.
        GRAPHILE_ENV: env.inherited.GRAPHILE_ENV ?? 'production',
        NODE_OPTIONS: `${youngMemory} ${env.inherited.NODE_OPTIONS ?? ''}`,
        ...(options.frontEnds && {
          WORK_STATE_FILE: workStateFile(options.dataFolder),
          ADMIN_URL: options.frontEnds.admin,
        }),
      },
    },
    {
      name: 'worker',
      script: 'workers/run.ts',
      env: {
        DATABASE_URL_WORKER: options.workerUrl,
        NUMBER_KEY: options.numberKey,
        PUBLIC_URL: options.publicUrl,
        FILES_URL: options.filesUrl,
        SMTP_URL: options.smtpUrl ?? `smtp://127.0.0.1:${options.sandboxSmtpPort}`,
        SMS_URL: options.smsUrl ?? `${sandboxUrl}/sandbox/sms`,
        REGISTER_URL: registerUrl,
        ...bank,
        ...checks,
        ...accessPoint,
        ...(options.mailFrom && { MAIL_FROM: options.mailFrom }),
        ...(options.smsFrom && { SMS_FROM: options.smsFrom }),
        ...(options.webhooks && { WEBHOOKS: options.webhooks }),
      },
    },
  ];
  return all.filter((program) => fs.existsSync(path.join(options.root, program.script)));
}

/** The same role and database at another address, of which host, port and options count. */
function sameAt(url: string, address: string): string {
  const { username, password, pathname } = new URL(url);
  return Object.assign(new URL(address), { username, password, pathname }).href;
}
