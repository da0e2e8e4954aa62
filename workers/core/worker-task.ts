import type { Logger } from 'pino';
import type { NumberCipher } from '#shared/numbers/number-cipher.ts';
import type { FileStorage } from '#shared/storage/file-storage.ts';
import type { AccessPoint } from './create-access-point.ts';
import type { CheckProvider } from './create-check-provider.ts';
import type { Mailer } from './create-mailer.ts';
import type { Outbox } from './create-outbox.ts';
import type { SmsGateway } from './create-sms-gateway.ts';
import type { Webhooks } from './create-webhooks.ts';
import type { EhfRules } from './ehf-rules/create-ehf-rules.ts';
import type { WorkerDatabase } from './open-database.ts';

/** The version of pain.001 in which payouts are ordered. All Norwegian banks take .03; .09 is the newer one. */
export type PaymentFileVersion = '03' | '09';

/** The context of every task. */
export type InsideContext = {
  database: WorkerDatabase;
  /** Opens national numbers. */
  numbers: Pick<NumberCipher, 'open'>;
  /** Address of the product as people type it, without a slash at the end. */
  publicUrl: string;
  log: Logger;
};

/** The connections and clients that a worker has opened. */
export type WorkerContext = InsideContext & {
  mailer: Mailer;
  smsGateway: SmsGateway;
  webhooks: Webhooks;
  checkProvider: CheckProvider;
  accessPoint: AccessPoint;
  /** The official rules for EHF that an operator has installed; null where there are none. */
  ehfRules: EhfRules | null;
  storage: FileStorage;
  /** The folder shared with the bank; null if files are only uploaded by operators. */
  bankFolder: string | null;
  paymentFileVersion: PaymentFileVersion;
  /** Of the business register; null where there is none. */
  registerUrl: string | null;
};

/** The context of a task that declares an external service. */
export type OutsideContext = Omit<WorkerContext, 'mailer' | 'smsGateway'> & { outbox: Outbox };

/**
 * A task does one side effect and records its result in the database. It may run twice with the same payload,
 * and is retried when it throws.
 */
export type WorkerTask = (payload: unknown, context: InsideContext) => Promise<void>;

/** External services, which may be slow; each has its own pool of jobs. */
export type Service = 'mail' | 'sms' | 'register' | 'files' | 'webhook' | 'checks' | 'bank' | 'ehf';

/** A task that waits for an external service; created by `withExternalService`. */
export type OutsideTask = {
  (payload: unknown, context: OutsideContext): Promise<void>;
  reaches: Service;
};

/**
 * Declares the external service a task calls. Its jobs run in a pool of their own, so that a slow service
 * blocks its own jobs only; a task without a service has no outbox.
 */
export function withExternalService(
  service: Service,
  task: (payload: unknown, context: OutsideContext) => Promise<void>,
): OutsideTask {
  return Object.assign(task, { reaches: service });
}

/**
 * Reads the named texts from a job's payload, and throws for a payload without them, so that a malformed job
 * fails with the name of the missing key.
 */
export function readPayload<Key extends string>(
  payload: unknown,
  ...keys: readonly Key[]
): Record<Key, string> {
  const given = typeof payload === 'object' && payload !== null ? payload : {};
  const read = {} as Record<Key, string>;
  for (const key of keys) {
    const value = (given as Record<string, unknown>)[key];
    if (typeof value !== 'string' || value === '') throw new Error(`the payload lacks "${key}"`);
    read[key] = value;
  }
  return read;
}
