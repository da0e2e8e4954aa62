import type { Logger } from 'pino';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { Mailer } from './create-mailer.ts';
import type { SmsGateway } from './create-sms-gateway.ts';
import type { WorkerDatabase } from './open-database.ts';

/** What every task may use, and all it may use. */
export type WorkerContext = {
  database: WorkerDatabase;
  mailer: Mailer;
  smsGateway: SmsGateway;
  storage: FileStorage;
  /** Address of the product as people type it, without a slash at the end. */
  publicUrl: string;
  log: Logger;
};

/**
 * A task does one side effect and tells the database how it went. It may be run twice with the
 * same payload, and when it throws it is run again later.
 */
export type WorkerTask = (payload: unknown, context: WorkerContext) => Promise<void>;
