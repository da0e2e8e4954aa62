import path from 'node:path';
import { withoutSecrets } from './process/without-secrets.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Everything the launcher takes from outside; `docs/operations.md` explains each. */
export const env = {
  root,
  port: Number(process.env.PORT || 3000),
  host: process.env.HOST || null,
  databaseUrl: process.env.DATABASE_URL || null,
  databaseReplicaUrl: process.env.DATABASE_REPLICA_URL || null,
  databasePoolerUrl: process.env.DATABASE_POOLER_URL || null,
  /** The Postgres in which tests create their databases, instead of the embedded one. */
  testDatabaseUrl: process.env.TEST_DATABASE_URL || null,
  publicUrl: process.env.PUBLIC_URL || null,
  secret: process.env.SECRET || null,
  secretBefore: process.env.SECRET_BEFORE || null,
  filesUrl: process.env.FILES_URL || null,
  smtpUrl: process.env.SMTP_URL || null,
  mailFrom: process.env.MAIL_FROM || null,
  smsUrl: process.env.SMS_URL || null,
  smsFrom: process.env.SMS_FROM || null,
  registerUrl: process.env.REGISTER_URL || null,
  addressesUrl: process.env.ADDRESSES_URL || null,
  addressesKey: process.env.ADDRESSES_KEY || null,
  checksUrl: process.env.CHECKS_URL || null,
  checksSecret: process.env.CHECKS_SECRET || null,
  bankFilesUrl: process.env.BANK_FILES_URL || null,
  paymentFileVersion: process.env.PAYMENT_FILE_VERSION || null,
  accessPointUrl: process.env.ACCESS_POINT_URL || null,
  accessPointSecret: process.env.ACCESS_POINT_SECRET || null,
  inboundMailDomain: process.env.INBOUND_MAIL_DOMAIN || null,
  inboundMailSecret: process.env.INBOUND_MAIL_SECRET || null,
  eidIssuer: process.env.EID_ISSUER || null,
  eidClientId: process.env.EID_CLIENT_ID || null,
  eidClientSecret: process.env.EID_CLIENT_SECRET || null,
  translationsKey: process.env.TRANSLATIONS_KEY || null,
  drainSeconds: Number(process.env.DRAIN_SECONDS || 0),
  webhooks: process.env.WEBHOOKS || null,
  demo: process.env.DEMO || null,
  /** Whether external services may be simulated where other machines can reach the sandbox, too. */
  sandbox: process.env.SANDBOX || null,
  trustProxy: process.env.TRUST_PROXY || null,
  chromiumPath: process.env.CHROMIUM_PATH || null,
  isVerbose: Boolean(process.env.VERBOSE),
  /**
   * The environment that children inherit; secrets are passed only to the process that needs them. Node's
   * compile cache is shared, since children are restarted often.
   */
  inherited: {
    NODE_COMPILE_CACHE: path.join(root, '.data/compiled'),
    ...withoutSecrets(process.env),
  } as NodeJS.ProcessEnv,
};
