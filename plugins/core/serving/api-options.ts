import type { AddressService } from '../../../ground/addresses/ask-addresses.ts';
import type { Log } from '../errors/mask-error.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PlanningTime } from '../limits/planning-time.ts';
import type { EidBroker } from '../mutations/eid-broker.ts';

/** What an API is told by whoever serves it. */
export interface ApiOptions {
  /** Logs in as app_authenticator. */
  connectionString: string;
  /** Signs links. */
  secret: string;
  /** Where files are kept: `file:///folder` or `s3://bucket`. */
  filesUrl: string;
  /** Where the business register answers, for the hand-written parts of modules. */
  registerUrl?: string | null;
  /** Where addresses are looked up; without one they are typed by hand. */
  addresses?: AddressService | null;
  /** The broker of national e-ID; without one nobody can identify. */
  eid?: EidBroker | null;
  /** Where a virus scanner answers by ClamAV's protocol. */
  scannerUrl?: string | null;
  /**
   * Lets anybody read the schema and visitors send documents of their own: in development, and where
   * the sandbox stands in for the world.
   */
  isOpen?: boolean;
  /** What each caller may spend on planning, in all APIs of a process together. */
  planningTime?: PlanningTime;
  /** Told of every unexpected fault, with its correlation id. */
  log?: Log;
  /** How long an operation may take, in milliseconds; a subscription lives on beyond it. */
  deadlineMs?: number;
  /** Database connections of this API at most. */
  maxConnections?: number;
  /** Where forms, modules and persisted operations are, and files are kept, if not in the usual place. */
  formsFolder?: string;
  modulesFolder?: string;
  operationsFile?: string;
  store?: FileStore;
}
