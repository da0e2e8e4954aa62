/** Settings passed only to the process they concern. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_POOLER_URL',
  'TEST_DATABASE_URL',
  'SECRET',
  'SECRET_BEFORE',
  'SMTP_URL',
  'SMS_URL',
  'EID_CLIENT_SECRET',
  'WEBHOOKS',
  'TRANSLATIONS_KEY',
  'ADDRESSES_KEY',
  'CHECKS_SECRET',
  'ACCESS_POINT_SECRET',
  'INBOUND_MAIL_SECRET',
];

/** The surroundings that every process may know: PATH and HOME, its own settings, AWS's log-in. */
export function withoutSecrets(surroundings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const entries = Object.entries(surroundings).filter(([name]) => !SECRETS.includes(name));
  return Object.fromEntries(entries);
}
