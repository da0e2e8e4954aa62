import net from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { env } from './env.ts';
import type { Installation } from './installation.ts';
import type { Manner } from './manner.ts';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/;

type Reach = { host: string | null; publicUrl: string | null; trustProxy: string | null };

/** The installation of this checkout, configured by the environment. */
export function ownInstallation(manner: Manner): Installation {
  const dataFolder = path.join(env.root, '.data');
  const isProduction = manner === 'production';
  const host = reachableHost(env.host);
  return {
    root: env.root,
    dataFolder,
    port: env.port,
    host,
    publicUrl: env.publicUrl ?? `http://${host}:${env.port}`,
    filesUrl: env.filesUrl ?? pathToFileURL(path.join(dataFolder, 'files')).href,
    secret: env.secret,
    secretBefore: env.secretBefore,
    databaseUrl: env.databaseUrl,
    databaseReplicaUrl: env.databaseReplicaUrl,
    databasePoolerUrl: env.databasePoolerUrl,
    databasePlace: null,
    databaseSettings: [],
    smtpUrl: env.smtpUrl,
    mailFrom: env.mailFrom,
    smsUrl: env.smsUrl,
    smsFrom: env.smsFrom,
    webhooks: env.webhooks,
    translationsKey: env.translationsKey,
    registerUrl: env.registerUrl,
    addressesUrl: env.addressesUrl,
    addressesKey: env.addressesKey,
    checksUrl: env.checksUrl,
    checksSecret: env.checksSecret,
    bankFilesUrl: env.bankFilesUrl,
    accessPointUrl: env.accessPointUrl,
    accessPointSecret: env.accessPointSecret,
    inboundMailDomain: env.inboundMailDomain,
    inboundMailSecret: env.inboundMailSecret,
    eidIssuer: env.eidIssuer,
    eidClientId: env.eidClientId,
    eidClientSecret: env.eidClientSecret,
    trustProxy: env.trustProxy,
    hasDemo: !isProduction && env.demo !== 'off',
    refusesDemo: isProduction || (env.sandbox !== 'on' && isOpenToOthers(env) !== null),
    isDevelopment: manner === 'development',
  };
}

/**
 * The host by which this machine reaches a server that listens on `given`. A server listening on all
 * addresses is reached by localhost.
 */
export function reachableHost(given: string | null): string {
  if (!given || given === '0.0.0.0' || given === '::') return 'localhost';
  return net.isIPv6(given) ? `[${given}]` : given;
}

/** The setting that makes the installation reachable from other machines; null when none does. */
export function isOpenToOthers({ host, publicUrl, trustProxy }: Reach): string | null {
  if (publicUrl && URL.canParse(publicUrl)) {
    const { protocol, hostname } = new URL(publicUrl);
    if (protocol === 'https:' || !LOOPBACK.test(hostname)) return 'PUBLIC_URL';
  }
  if (host && !LOOPBACK.test(host)) return 'HOST';
  return trustProxy ? 'TRUST_PROXY' : null;
}
