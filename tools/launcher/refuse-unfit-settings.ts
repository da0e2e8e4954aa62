import type { env } from './env.ts';
import type { Manner } from './manner.ts';
import { isOpenToOthers } from './own-installation.ts';
import { secretFault } from './secrets.ts';
import { simulatedServices } from './simulated-services.ts';

type Settings = Omit<typeof env, 'root' | 'isVerbose' | 'inherited'>;

const ADDRESSES = [
  ...([
    'publicUrl',
    'databaseUrl',
    'databaseReplicaUrl',
    'databasePoolerUrl',
    'smtpUrl',
    'smsUrl',
    'registerUrl',
    'eidIssuer',
    'addressesUrl',
    'checksUrl',
    'bankFilesUrl',
    'accessPointUrl',
  ] as const),
];
/** The settings that may be switched off. */
const MAY_BE_OFF = new Set<string>(['addressesUrl', 'checksUrl', 'bankFilesUrl', 'accessPointUrl']);

/**
 * Throws with all faults of the environment, so that they can be corrected together, and before anything is
 * started that would have to be stopped again.
 */
export function refuseUnfitSettings(settings: Settings, manner: Manner): void {
  const faults = [
    ...unreadable(settings),
    ...(manner === 'production' ? lacking(settings) : exposed(settings)),
  ];
  if (faults.length === 0) return;
  throw new Error(
    [
      'The settings do not allow this start:',
      ...faults.map((fault) => `- ${fault}`),
      'docs/operations.md tells what each setting is.',
    ].join('\n'),
  );
}

/** An address is not repeated: it may hold a password. */
function unreadable(settings: Settings): string[] {
  return [
    ...ADDRESSES.flatMap((name) => {
      const value = settings[name];
      const isOff = value === 'off' && MAY_BE_OFF.has(name);
      return value && !isOff && !URL.canParse(value) ? [`${settingName(name)} is no address.`] : [];
    }),
    ...(['eidClientId', 'eidClientSecret'] as const).flatMap((name) =>
      settings.eidIssuer && !settings[name]
        ? [`${settingName(name)} is missing: the broker of EID_ISSUER knows us by it.`]
        : [],
    ),
    ...(settings.checksUrl && settings.checksUrl !== 'off' && !settings.checksSecret
      ? ['CHECKS_SECRET is missing: what the provider of CHECKS_URL answers is signed with it.']
      : []),
    ...(isOtherThanFolder(settings.bankFilesUrl)
      ? ['BANK_FILES_URL is no folder: it begins with file:.']
      : []),
    ...([null, '03', '09'].includes(settings.paymentFileVersion)
      ? []
      : ['PAYMENT_FILE_VERSION is 03 or 09.']),
    ...(settings.accessPointUrl && settings.accessPointUrl !== 'off' && !settings.accessPointSecret
      ? [
          'ACCESS_POINT_SECRET is missing: messages to and from ACCESS_POINT_URL are signed with it.',
        ]
      : []),
    ...(settings.inboundMailDomain &&
    settings.inboundMailDomain !== 'off' &&
    !settings.inboundMailSecret
      ? ['INBOUND_MAIL_SECRET is missing: the mail server of INBOUND_MAIL_DOMAIN signs with it.']
      : []),
    ...(['sandbox', 'demo'] as const).flatMap((name) =>
      [null, 'on', 'off'].includes(settings[name]) ? [] : [`${settingName(name)} is on or off.`],
    ),
  ];
}

const isOtherThanFolder = (url: string | null) =>
  url !== null && url !== 'off' && URL.canParse(url) && new URL(url).protocol !== 'file:';

/** The settings missing for production, where nothing is simulated. */
function lacking(settings: Settings): string[] {
  return [
    ...(settings.publicUrl ? [] : ['PUBLIC_URL is missing: links in mail lead to it.']),
    ...[secretFault(settings.secret, 'SECRET')].filter((fault) => fault !== null),
    ...simulatedServices({ ...settings, hasDemo: false }).map(
      ({ setting, danger }) => `${setting} is missing: without it ${danger}.`,
    ),
    ...(['sandbox', 'demo'] as const).flatMap((name) =>
      settings[name] === 'on' ? [`${settingName(name)}=on: production has none.`] : [],
    ),
  ];
}

/** The dangers of a sandbox that is open to other machines. */
function exposed(settings: Settings): string[] {
  if (settings.sandbox === 'on') return [];
  const open = settings.sandbox === 'off' ? 'SANDBOX=off' : isOpenToOthers(settings);
  const simulated = open
    ? simulatedServices({ ...settings, hasDemo: settings.demo !== 'off' })
    : [];
  if (simulated.length === 0) return [];
  return [
    ...simulated.map(({ setting, danger }) => `${setting} is missing: without it ${danger}.`),
    `That is refused because of ${open}. For a demo in which nothing is real, say SANDBOX=on.`,
  ];
}

const settingName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
