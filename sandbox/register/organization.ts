import { readFileSync } from 'node:fs';

export type OrganizationStatus =
  | 'ACTIVE'
  | 'BANKRUPT'
  | 'WINDING_UP'
  | 'FORCED_LIQUIDATION'
  | 'DELETED';

/** One made-up organisation. */
export type Organization = {
  number: string;
  name: string;
  form: keyof typeof ORGANIZATION_FORMS;
  street: string;
  postalCode: string;
  city: string;
  municipality: string;
  trade: { code: string; name: string };
  status: OrganizationStatus;
  isVatRegistered: boolean;
  people: { role: keyof typeof ROLES; firstName: string; lastName: string; bornOn: string }[];
};

/** Forms of organisation, by the register's own codes. */
export const ORGANIZATION_FORMS = {
  AS: 'Aksjeselskap',
  ANS: 'Ansvarlig selskap',
  DA: 'Ansvarlig selskap med delt ansvar',
  ENK: 'Enkeltpersonforetak',
  FLI: 'Forening/lag/innretning',
  KF: 'Kommunalt foretak',
  ORGL: 'Organisasjonsledd',
  SA: 'Samvirkeforetak',
  TROS: 'Tros- og livssynssamfunn',
} as const;

/** Roles, by the register's own codes, with the group each is listed in. */
export const ROLES = {
  DAGL: { name: 'Daglig leder', group: 'DAGL', groupName: 'Daglig leder' },
  INNH: { name: 'Innehaver', group: 'INNH', groupName: 'Innehaver' },
  LEDE: { name: 'Styrets leder', group: 'STYR', groupName: 'Styre' },
  NEST: { name: 'Nestleder', group: 'STYR', groupName: 'Styre' },
  DTPR: { name: 'Deltaker med delt ansvar', group: 'DELT', groupName: 'Deltakere' },
  DTSO: { name: 'Deltaker med fullt ansvar', group: 'DELT', groupName: 'Deltakere' },
} as const;

/**
 * The organisations of this world. Their numbers begin with 31, as the tax office's own test
 * organisations do: the check digit is right, and no real organisation ever has one.
 */
export const organizations = JSON.parse(
  readFileSync(new URL('organizations.json', import.meta.url), 'utf8'),
) as Organization[];
