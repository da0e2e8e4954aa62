import { type Collector, readCollector } from '#shared/tracing/start-tracing.ts';
import type { AccessPointService } from './core/create-access-point.ts';
import type { CheckService } from './core/create-check-provider.ts';
import type { PaymentFileVersion } from './core/worker-task.ts';

/** The configuration of a worker process, from its environment. */
export type WorkerEnv = {
  databaseUrl: string;
  /** The key of national numbers in base64; null where none are written. */
  numberKey: string | null;
  publicUrl: string;
  filesUrl: string;
  smtpUrl: string;
  mailFrom: string;
  smsUrl: string;
  smsFrom: string;
  registerUrl: string | null;
  /** The folder shared with the bank, as `file:///folder`: its files come into `incoming` there. */
  bankFilesUrl: string | null;
  paymentFileVersion: PaymentFileVersion;
  /** The provider of background checks; null where people look into everything themselves. */
  checks: CheckService | null;
  /** The access point for EHF; null where every document goes by e-mail. */
  accessPoint: AccessPointService | null;
  /** The folder of compiled official rules for EHF, as a path or `file:///folder`. */
  ehfRules: string | null;
  /** The receivers of webhooks: `name=https://host/path#whsec_…`, separated by spaces. */
  webhooks: string;
  /** Per runner: for internal work, and for each external service. */
  concurrency: number;
  logLevel: string;
  /** Port for `GET /healthz`; no port, no server. */
  healthPort: number | null;
  /** A file whose age shows when the process was last healthy. */
  healthFile: string | null;
  /** The collector of traces; null where none are recorded. */
  collector: Collector | null;
};

/** Reads the environment once, at start, and names everything that is missing in one message. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): WorkerEnv {
  const missing: string[] = [];
  const demand = (name: string): string => {
    const value = source[name];
    if (!value) missing.push(name);
    return value ?? '';
  };
  const env: WorkerEnv = {
    databaseUrl: demand('DATABASE_URL_WORKER'),
    numberKey: source.NUMBER_KEY || null,
    publicUrl: demand('PUBLIC_URL').replace(/\/$/, ''),
    filesUrl: demand('FILES_URL'),
    smtpUrl: demand('SMTP_URL'),
    smsUrl: demand('SMS_URL'),
    smsFrom: source.SMS_FROM || 'Honorar',
    mailFrom: source.MAIL_FROM || 'Honorar <faktura@honorar.no>',
    registerUrl: source.REGISTER_URL?.replace(/\/$/, '') || null,
    bankFilesUrl: source.BANK_FILES_URL || null,
    paymentFileVersion: readPaymentFileVersion(source.PAYMENT_FILE_VERSION),
    checks: source.CHECKS_URL
      ? { url: source.CHECKS_URL.replace(/\/$/, ''), secret: demand('CHECKS_SECRET') }
      : null,
    accessPoint: source.ACCESS_POINT_URL
      ? {
          url: source.ACCESS_POINT_URL.replace(/\/$/, ''),
          secret: demand('ACCESS_POINT_SECRET'),
        }
      : null,
    ehfRules: source.EHF_RULES || null,
    webhooks: source.WEBHOOKS || '',
    concurrency: Number(source.WORKER_CONCURRENCY || 4),
    logLevel: source.LOG_LEVEL || 'info',
    healthPort: source.WORKER_HEALTH_PORT ? Number(source.WORKER_HEALTH_PORT) : null,
    healthFile: source.WORKER_HEALTH_FILE || null,
    collector: readCollector(source),
  };
  if (missing.length > 0) throw new Error(`The worker needs ${missing.join(', ')}`);
  return env;
}

/** Another one would be a file that the bank refuses on the day of the payouts. */
function readPaymentFileVersion(given = ''): PaymentFileVersion {
  const version = given || '03';
  if (version !== '03' && version !== '09') throw new Error('PAYMENT_FILE_VERSION is 03 or 09');
  return version;
}
