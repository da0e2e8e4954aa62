import { Pool } from 'pg';
import type { AddressService } from '#shared/addresses/fetch-addresses.ts';
import { openStorage } from '#shared/storage/open-storage.ts';
import { traceQueries } from '#shared/tracing/trace-queries.ts';
import type { Log } from '../errors/mask-error.ts';
import type { PlanningTime } from '../limits/planning-time.ts';
import type { EidBroker } from '../mutations/eid-broker.ts';
import { NotificationHub } from '../realtime/notification-hub.ts';
import { Replica } from '../requests/replica.ts';

/** Less than the time limit of a request, so that a caller who waits in vain gets an error. */
const connectLimitMs = 10_000;

/** The part of the store that an upload needs. */
interface FileStore {
  put(key: string, content: Buffer): Promise<void>;
  delete(key: string): Promise<void>;
}

/** The options of a served API. */
export interface ApiOptions {
  /** Logs in as app_authenticator. */
  connectionString: string;
  /** PgBouncer or another pooler before it, for requests; notifications need a connection of their own. */
  poolerUrl?: string | null;
  /** A streaming replica of that database, for queries that Grafast plans; null where there is none. */
  replicaUrl?: string | null;
  /** Signs links. */
  secret: string;
  /** The file store: `file:///folder` or `s3://bucket`. */
  filesUrl: string;
  /** The address of the business register, for the hand-written parts of modules. */
  registerUrl?: string | null;
  /** The service for address look-up; without it, addresses are typed by hand. */
  addresses?: AddressService | null;
  /** The broker of national e-ID; without it, users cannot identify themselves. */
  eid?: EidBroker | null;
  /** The domain of addresses for receipts by mail. */
  inboundDomain?: string | null;
  /** The address of a virus scanner with ClamAV's protocol. */
  scannerUrl?: string | null;
  /**
   * Allows introspection, and documents of their own to visitors: in development, and where external services
   * are simulated.
   */
  isOpen?: boolean;
  /** Answers queries of known fields by one statement each; Grafast answers the others. */
  isCompiled?: boolean;
  /** The planning time each caller may spend, shared by all APIs of a process. */
  planningTime?: PlanningTime;
  /** Called with every unexpected fault and its correlation id. */
  log?: Log;
  /** The time limit of an operation in milliseconds; a subscription is exempt. */
  deadlineMs?: number;
  /** Database connections of this API at most. */
  maxConnections?: number;
  /**
   * The folders of forms and modules, the file of persisted operations and the file store, if not the usual
   * ones.
   */
  formsFolder?: string;
  modulesFolder?: string;
  operationsFile?: string;
  store?: FileStore;
}

/**
 * The services around a served API: database, files, external services. A schema does not depend on them and is
 * the same for equal database and forms; plans get them from each request.
 */
export interface ServerContext {
  pool: Pool;
  /** Null when this installation has none. */
  replica: Replica | null;
  hub: NotificationHub;
  store: FileStore;
  /** Signs links, and keys the hashes of inputs. */
  secret: string;
  /** The address of the business register; null when this installation has none. */
  registerUrl: string | null;
  /** The service for address look-up; null when this installation has none. */
  addresses: AddressService | null;
  /** The broker of national e-ID; null when this installation has none. */
  eid: EidBroker | null;
  /** The domain of addresses for receipts by mail; null when this installation receives none. */
  inboundDomain: string | null;
  /** The address of a virus scanner; null when this installation has none. */
  scannerUrl: string | null;
}

/** Nothing is contacted before the first request. */
export function openServerContext(options: ApiOptions, log: Log): ServerContext {
  const { connectionString, poolerUrl, replicaUrl, maxConnections = 20 } = options;
  const pool = openPool(poolerUrl ?? connectionString, maxConnections, log);
  return {
    pool,
    replica: replicaUrl ? new Replica(pool, openPool(replicaUrl, maxConnections, log), log) : null,
    hub: new NotificationHub(connectionString, log),
    store: options.store ?? openStorage(options.filesUrl),
    secret: options.secret,
    registerUrl: options.registerUrl ?? null,
    addresses: options.addresses ?? null,
    eid: options.eid ?? null,
    inboundDomain: options.inboundDomain ?? null,
    scannerUrl: options.scannerUrl ?? null,
  };
}

/** The connections that requests take turns on. Nothing is contacted before the first use. */
export function openPool(connectionString: string, max: number, log: Log): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectLimitMs,
    // Statements that do not depend on each other are sent together; see SharedReads.
    pipeline: true,
  });
  // Without listeners, a lost connection would end the process: while it is idle, and while a request holds
  // it but waits for something else. The next query of that request fails.
  const logLoss = (error: Error) => log({ err: error }, 'A connection is lost');
  pool.on('error', logLoss);
  traceQueries(pool);
  pool.on('connect', (client) => client.on('error', logLoss));
  return pool;
}
