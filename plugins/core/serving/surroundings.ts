import type { Pool } from 'pg';
import type { AddressService } from '#shared/addresses/ask-addresses.ts';
import { openStorage } from '#shared/storage/open-storage.ts';
import type { Log } from '../errors/mask-error.ts';
import type { EidBroker } from '../mutations/eid-broker.ts';
import { NotificationHub } from '../realtime/notification-hub.ts';
import { openPool } from '../requests/open-pool.ts';
import type { ApiOptions, FileStore } from './api-options.ts';

/**
 * The services around a served API: database, files, external services. A schema knows none of them and is
 * the same for equal database and forms; plans get them from each request.
 */
export interface Surroundings {
  pool: Pool;
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
export function openSurroundings(options: ApiOptions, log: Log): Surroundings {
  const { connectionString, maxConnections = 20 } = options;
  return {
    pool: openPool(connectionString, maxConnections, log),
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
