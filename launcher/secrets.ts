import { createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export interface Secrets {
  /** Signs links and seals tokens; shared by all nodes of one installation. */
  secret: string;
  /** Of the embedded Postgres only. */
  superuserPassword: string;
}

/** Reads the installation's secrets, making them at the first start. `SECRET` wins over the file. */
export function readSecrets(dataFolder: string, givenSecret: string | null): Secrets {
  const file = path.join(dataFolder, 'secrets.json');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataFolder, { recursive: true });
    const made: Secrets = { secret: newSecret(), superuserPassword: newSecret() };
    // Written beside and moved, so that a kill at the wrong moment cannot leave half a file.
    fs.writeFileSync(`${file}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  }
  const kept: Secrets = JSON.parse(fs.readFileSync(file, 'utf8'));
  return { ...kept, secret: givenSecret ?? kept.secret };
}

/**
 * The password of one database role. It is derived from the secret, so that several nodes which
 * share the secret agree on it without sharing a file.
 */
export function rolePassword(secret: string, role: string): string {
  return createHmac('sha256', secret).update(`database role ${role}`).digest('base64url');
}

const newSecret = () => randomBytes(32).toString('base64url');
