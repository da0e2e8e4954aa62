import { createHmac } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProgramOptions } from './programs.ts';

/** The broker of e-ID. The simulated one uses client credentials that work nowhere else. */
export function eidOf(options: ProgramOptions, sandboxUrl: string) {
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
export function checksOf(
  { checksUrl, checksSecret, secret }: ProgramOptions,
  sandboxUrl: string,
): { CHECKS_URL?: string; CHECKS_SECRET?: string } {
  if (checksUrl === 'off') return {};
  if (checksUrl) return { CHECKS_URL: checksUrl, CHECKS_SECRET: checksSecret ?? '' };
  // The secret is derived, so that only the sandbox can report results, also on a public installation.
  const derived = createHmac('sha256', secret).update('checks of the sandbox').digest('base64url');
  return { CHECKS_URL: `${sandboxUrl}/sandbox/checks`, CHECKS_SECRET: derived };
}

/** The folder shared with the bank; absent if files are only uploaded by operators. */
export function bankOf({ bankFilesUrl, dataFolder }: ProgramOptions): { BANK_FILES_URL?: string } {
  if (bankFilesUrl === 'off') return {};
  const simulated = pathToFileURL(path.join(dataFolder, 'sandbox/bank')).href;
  return { BANK_FILES_URL: bankFilesUrl ?? simulated };
}

/** The access point for electronic invoices; none where the setting is `off`. */
export function accessPointOf(
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
export function inboundOf({
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
export function addressesOf({ addressesUrl, addressesKey }: ProgramOptions, sandboxUrl: string) {
  if (addressesUrl === 'off') return {};
  return {
    ADDRESSES_URL: addressesUrl ?? `${sandboxUrl}/sandbox/addresses`,
    ...(addressesUrl && addressesKey && { ADDRESSES_KEY: addressesKey }),
  };
}
