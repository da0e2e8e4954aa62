import { fileURLToPath } from 'node:url';

/** The services that can be simulated. The guide to the API is always available. */
export const SANDBOX_PARTS = [
  'mail',
  'sms',
  'register',
  'eid',
  'addresses',
  'checks',
  'bank',
  'access-point',
  'codes',
] as const;
export type SandboxPart = (typeof SANDBOX_PARTS)[number];

export type InboundMail = { domain: string; secret: string; callbackUrl: string };

/** The configuration of the sandbox, from its environment. */
export type SandboxEnv = {
  port: number;
  smtpPort: number;
  folder: string;
  /** The address for browsers; by default the sandbox's own. */
  publicUrl?: string | undefined;
  /** The address of the portal's development server. */
  portalUrl?: string | undefined;
  /** The product's client credentials for the e-ID. */
  eidClient: { id: string; secret: string };
  /** The secret of the provider of checks, and the address for its results. */
  checks?: { secret: string; callbackUrl: string } | undefined;
  /** The folder that the bank shares with the product. */
  bankFolder?: string | undefined;
  /** The secret of the access point, and the address for its statuses. */
  accessPoint?: { secret: string; callbackUrl: string } | undefined;
  /** The domain of addresses for receipts, the secret of its mail server, and the address for what comes there. */
  inbound?: InboundMail | undefined;
  /** The services to simulate; others are absent. */
  parts: readonly SandboxPart[];
};

/** Reads the environment once, at start. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): SandboxEnv {
  const missing = ['SANDBOX_PORT', 'SANDBOX_SMTP_PORT', 'SANDBOX_DIR', 'SANDBOX_PARTS'].filter(
    (name) => !source[name],
  );
  if (missing.length > 0) throw new Error(`The sandbox needs ${missing.join(', ')}`);
  return {
    port: Number(source.SANDBOX_PORT),
    smtpPort: Number(source.SANDBOX_SMTP_PORT),
    folder: source.SANDBOX_DIR ?? '',
    publicUrl: source.PUBLIC_URL || undefined,
    portalUrl: source.PORTAL_URL || undefined,
    eidClient: { id: source.EID_CLIENT_ID || '', secret: source.EID_CLIENT_SECRET || '' },
    checks: source.CHECKS_SECRET
      ? { secret: source.CHECKS_SECRET, callbackUrl: source.CHECKS_CALLBACK_URL || '' }
      : undefined,
    bankFolder: source.BANK_FILES_URL ? fileURLToPath(source.BANK_FILES_URL) : undefined,
    accessPoint: source.ACCESS_POINT_SECRET
      ? {
          secret: source.ACCESS_POINT_SECRET,
          callbackUrl: source.ACCESS_POINT_CALLBACK_URL || '',
        }
      : undefined,
    inbound: source.INBOUND_MAIL_DOMAIN
      ? {
          domain: source.INBOUND_MAIL_DOMAIN,
          secret: source.INBOUND_MAIL_SECRET || '',
          callbackUrl: source.INBOUND_MAIL_CALLBACK_URL || '',
        }
      : undefined,
    parts: SANDBOX_PARTS.filter((part) => source.SANDBOX_PARTS?.split(',').includes(part)),
  };
}
