import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrontEndAddresses } from './development/front-end-addresses.ts';
import { workStateFile } from './development/work-state-file.ts';
import { env } from './env.ts';
import type { Program } from './process/supervise.ts';
import { standIns } from './stand-ins.ts';
import { youngMemory } from './young-memory.ts';

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
  const parts = standIns(options).map(({ part }) => part);
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

/** The broker of e-ID. The simulated one uses client credentials that work nowhere else. */
function eidOf(options: ProgramOptions, sandboxUrl: string) {
  if (options.eidIssuer === null) {
    return {
      EID_ISSUER: `${sandboxUrl}/sandbox/eid`,
      EID_CLIENT_ID: 'honorar',
      EID_CLIENT_SECRET: 'of the sandbox',
    };
  }
  return {
    EID_ISSUER: options.eidIssuer,
    EID_CLIENT_ID: options.eidClientId ?? '',
    EID_CLIENT_SECRET: options.eidClientSecret ?? '',
  };
}

/** The provider of checks and the shared secret; none if switched off. */
function checksOf(
  { checksUrl, checksSecret, secret }: ProgramOptions,
  sandboxUrl: string,
): { CHECKS_URL?: string; CHECKS_SECRET?: string } {
  if (checksUrl === 'off') return {};
  if (checksUrl) return { CHECKS_URL: checksUrl, CHECKS_SECRET: checksSecret ?? '' };
  // The secret is derived, so that only the sandbox can report results, also on a public installation.
  const derived = createHmac('sha256', secret).update('checks of the sandbox').digest('base64url');
  return { CHECKS_URL: `${sandboxUrl}/sandbox/checks`, CHECKS_SECRET: derived };
}

/** The folder shared with the bank; none where its files are uploaded by hand alone. */
function bankOf({ bankFilesUrl, dataFolder }: ProgramOptions): { BANK_FILES_URL?: string } {
  if (bankFilesUrl === 'off') return {};
  const played = pathToFileURL(path.join(dataFolder, 'sandbox/bank')).href;
  return { BANK_FILES_URL: bankFilesUrl ?? played };
}

/** The access point for electronic invoices; none where the setting is `off`. */
function accessPointOf(
  { accessPointUrl, accessPointSecret, secret }: ProgramOptions,
  sandboxUrl: string,
): { ACCESS_POINT_URL?: string; ACCESS_POINT_SECRET?: string } {
  if (accessPointUrl === 'off') return {};
  if (accessPointUrl) {
    return { ACCESS_POINT_URL: accessPointUrl, ACCESS_POINT_SECRET: accessPointSecret ?? '' };
  }
  const derived = createHmac('sha256', secret).update('access point of the sandbox');
  return {
    ACCESS_POINT_URL: `${sandboxUrl}/sandbox/access-point`,
    ACCESS_POINT_SECRET: derived.digest('base64url'),
  };
}

/** The mail server for receipts; the simulated one where all mail is, none where real mail is sent and nothing is set. */
function inboundOf({
  inboundMailDomain: domain,
  inboundMailSecret,
  smtpUrl,
  secret,
}: ProgramOptions): { INBOUND_MAIL_DOMAIN?: string; INBOUND_MAIL_SECRET?: string } {
  if (domain === 'off' || (domain === null && smtpUrl !== null)) return {};
  if (domain) return { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: inboundMailSecret ?? '' };
  const derived = createHmac('sha256', secret).update('inbound mail of the sandbox');
  return {
    INBOUND_MAIL_DOMAIN: 'receipts.localhost',
    INBOUND_MAIL_SECRET: derived.digest('base64url'),
  };
}

/** The service for address look-up; none if switched off. */
function addressesOf({ addressesUrl, addressesKey }: ProgramOptions, sandboxUrl: string) {
  if (addressesUrl === 'off') return {};
  return {
    ADDRESSES_URL: addressesUrl ?? `${sandboxUrl}/sandbox/addresses`,
    ...(addressesUrl && addressesKey && { ADDRESSES_KEY: addressesKey }),
  };
}
