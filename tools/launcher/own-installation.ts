import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { env } from './env.ts';
import type { Installation } from './installation.ts';
import { isOpenToOthers } from './is-open-to-others.ts';
import type { Manner } from './manner.ts';
import { reachableHost } from './reachable-host.ts';

/** The installation of this checkout, as its surroundings wish it. */
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
    eidIssuer: env.eidIssuer,
    eidClientId: env.eidClientId,
    eidClientSecret: env.eidClientSecret,
    trustProxy: env.trustProxy,
    hasDemo: !isProduction && env.demo !== 'off',
    refusesDemo: isProduction || (env.sandbox !== 'on' && isOpenToOthers(env) !== null),
    isDevelopment: manner === 'development',
  };
}
