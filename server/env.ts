import path from 'node:path';
import type { EidBroker } from '#plugins/core/mutations/eid-broker.ts';
import type { AddressService } from '#shared/addresses/fetch-addresses.ts';
import { returnAddresses } from '#shared/eid/return-addresses.ts';
import { type Collector, readCollector } from '#shared/tracing/start-tracing.ts';
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts';

/** The configuration of the server, from its environment; `docs/operations.md` explains each variable. */
export interface ServerEnv {
  port: number;
  host: string;
  databaseUrl: string;
  /** A streaming replica of it, for exports and the queries of the console; null without one. */
  replicaUrl: string | null;
  /** A pooler before it in transaction mode, for requests; null without one. */
  poolerUrl: string | null;
  publicUrl: string;
  secret: string;
  filesUrl: string;
  sandboxUrl: string | null;
  registerUrl: string | null;
  /** The service for address look-up; null if addresses are typed by hand. */
  addresses: AddressService | null;
  /** The broker of national e-ID; null where people cannot identify. */
  eid: EidBroker | null;
  /** The secret that signs the answers of the provider of background checks; null without a provider. */
  checksSecret: string | null;
  /** The secret that signs the answers of the access point for EHF; null without an access point. */
  accessPointSecret: string | null;
  /** The domain of addresses for receipts by mail, and the secret by which its mail server signs; null where none are received. */
  inbound: { domain: string; secret: string } | null;
  /** The key with which other programs read the texts; null where none may. */
  translationsKey: string | null;
  /** The address of a virus scanner: ClamAV's protocol. */
  scannerUrl: string | null;
  /** The folder of the built front ends. */
  distFolder: string;
  /** The development server of a front end, which replaces the built one. */
  portalUrl: string | null;
  adminUrl: string | null;
  logLevel: string;
  /** The time limit of an API operation in milliseconds; null for the API's default. */
  deadlineMs: number | null;
  /** Milliseconds that the server still serves after the signal to stop, until a load balancer sends requests elsewhere. */
  drainMs: number;
  /** Queries of known fields are answered by one statement each. */
  isCompiled: boolean;
  /** Allows introspection of the API's schema to every caller. */
  isDevelopment: boolean;
  /** Another server uses the same address until this server has started. */
  isBeside: boolean;
  /** The file in which the launcher reports the state of the files being edited. */
  workStateFile: string | null;
  /** The collector of traces; null where none are recorded. */
  collector: Collector | null;
  /** The proxies whose `X-Forwarded-For` is used; none by default. */
  trustedProxies: TrustedProxies;
}

/** Throws on an unusable address, since a scanner that is never called must not seem configured. */
function readScannerUrl(given: string | undefined): string | null {
  if (!given) return null;
  const isUsable = URL.canParse(given) && ['tcp:', 'unix:'].includes(new URL(given).protocol);
  if (!isUsable) throw new Error('CLAMAV_URL is tcp://host:3310 or unix:///path/of/the/socket');
  return given;
}

/** A shorter key could be guessed. */
function readTranslationsKey(given: string | undefined): string | null {
  if (!given || /^[\x21-\x7e]{32,200}$/.test(given)) return given || null;
  throw new Error('TRANSLATIONS_KEY has 32 to 200 characters, letters, digits and signs');
}

/** Reads the environment once, at start, and names everything that is missing in one message. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): ServerEnv {
  const missing: string[] = [];
  const demand = (name: string): string => {
    const value = source[name];
    if (!value) missing.push(name);
    return value ?? '';
  };
  const port = Number(source.PORT || 3000);
  const publicUrl = (source.PUBLIC_URL || `http://localhost:${port}`).replace(/\/$/, '');
  const portalUrl = source.PORTAL_URL || null;
  const env: ServerEnv = {
    port,
    host: source.HOST || 'localhost',
    databaseUrl: demand('DATABASE_URL_AUTHENTICATOR'),
    replicaUrl: source.REPLICA_URL_AUTHENTICATOR || null,
    poolerUrl: source.POOLER_URL_AUTHENTICATOR || null,
    publicUrl,
    secret: demand('SECRET'),
    filesUrl: demand('FILES_URL'),
    sandboxUrl: source.SANDBOX_URL?.replace(/\/$/, '') || null,
    registerUrl: source.REGISTER_URL?.replace(/\/$/, '') || null,
    addresses: source.ADDRESSES_URL
      ? { url: source.ADDRESSES_URL.replace(/\/$/, ''), key: source.ADDRESSES_KEY || null }
      : null,
    eid: source.EID_ISSUER
      ? {
          issuer: source.EID_ISSUER,
          clientId: demand('EID_CLIENT_ID'),
          clientSecret: demand('EID_CLIENT_SECRET'),
          redirectUris: returnAddresses([publicUrl, ...(portalUrl ? [portalUrl] : [])]),
        }
      : null,
    checksSecret: source.CHECKS_SECRET || null,
    accessPointSecret: source.ACCESS_POINT_SECRET || null,
    inbound: source.INBOUND_MAIL_DOMAIN
      ? { domain: source.INBOUND_MAIL_DOMAIN.toLowerCase(), secret: demand('INBOUND_MAIL_SECRET') }
      : null,
    translationsKey: readTranslationsKey(source.TRANSLATIONS_KEY),
    scannerUrl: readScannerUrl(source.CLAMAV_URL),
    distFolder: path.resolve(source.DIST_DIR || path.join(import.meta.dirname, '../dist')),
    portalUrl,
    adminUrl: source.ADMIN_URL || null,
    logLevel: source.LOG_LEVEL || 'info',
    deadlineMs: source.DEADLINE_MS ? Number(source.DEADLINE_MS) : null,
    drainMs: Number(source.DRAIN_SECONDS || 0) * 1000,
    isCompiled: source.COMPILED !== 'off',
    isDevelopment: source.NODE_ENV === 'development',
    isBeside: source.BESIDE === 'yes',
    workStateFile: source.WORK_STATE_FILE || null,
    collector: readCollector(source),
    trustedProxies: readTrustedProxies(source.TRUST_PROXY),
  };
  if (missing.length > 0) throw new Error(`The server needs ${missing.join(', ')}`);
  return env;
}
