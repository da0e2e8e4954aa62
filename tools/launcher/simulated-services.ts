import type { Installation } from './installation.ts';

type Given = Pick<
  Installation,
  | 'smtpUrl'
  | 'smsUrl'
  | 'registerUrl'
  | 'eidIssuer'
  | 'addressesUrl'
  | 'checksUrl'
  | 'bankFilesUrl'
  | 'accessPointUrl'
  | 'hasDemo'
>;

export interface SimulatedService {
  part:
    | 'mail'
    | 'sms'
    | 'register'
    | 'eid'
    | 'addresses'
    | 'checks'
    | 'bank'
    | 'access-point'
    | 'codes';
  /** The setting that makes it unnecessary. */
  setting: string;
  /** The danger if strangers can reach it. */
  danger: string;
}

const ALL: (SimulatedService & { isNeeded(given: Given): boolean })[] = [
  {
    part: 'mail',
    setting: 'SMTP_URL',
    danger: 'mail, with the links that log people in, would be shown to everybody and never sent',
    isNeeded: ({ smtpUrl }) => smtpUrl === null,
  },
  {
    part: 'sms',
    setting: 'SMS_URL',
    danger: 'SMS codes would be shown to everybody and never sent',
    isNeeded: ({ smsUrl }) => smsUrl === null,
  },
  {
    part: 'register',
    setting: 'REGISTER_URL',
    danger: 'made-up organisations would pass for real ones',
    isNeeded: ({ registerUrl }) => registerUrl === null,
  },
  {
    part: 'eid',
    setting: 'EID_ISSUER',
    danger: 'anybody could confirm to be one of the made-up people',
    isNeeded: ({ eidIssuer }) => eidIssuer === null,
  },
  {
    part: 'addresses',
    setting: 'ADDRESSES_URL',
    danger: 'made-up streets would pass for real ones',
    isNeeded: ({ addressesUrl }) => addressesUrl === null,
  },
  {
    part: 'checks',
    setting: 'CHECKS_URL',
    danger: 'anybody could say how a background check ends',
    isNeeded: ({ checksUrl }) => checksUrl === null,
  },
  {
    part: 'bank',
    setting: 'BANK_FILES_URL',
    danger: 'anybody could say what clients have paid',
    isNeeded: ({ bankFilesUrl }) => bankFilesUrl === null,
  },
  {
    part: 'access-point',
    setting: 'ACCESS_POINT_URL',
    danger: 'electronic invoices would be shown to everybody and never sent',
    isNeeded: ({ accessPointUrl }) => accessPointUrl === null,
  },
  {
    part: 'codes',
    setting: 'DEMO=off',
    danger: 'the demo has operators whose password and codes everybody can read',
    isNeeded: ({ hasDemo }) => hasDemo,
  },
];

/** The services the sandbox has to simulate in this installation; if there are none, there is no sandbox. */
export function simulatedServices(given: Given): SimulatedService[] {
  return ALL.filter((one) => one.isNeeded(given));
}
