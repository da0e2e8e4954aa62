import { createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Installation } from './installation.ts';

export interface Secrets {
  /** Signs links, and opens the key of national numbers; shared by all nodes of one installation. */
  secret: string;
  /** The password of the embedded Postgres; empty if an external server is used. */
  superuserPassword: string;
}

/** A shorter secret could be brute-forced from a single signed link. */
const SHORTEST = 32;

type Surroundings = Pick<Installation, 'dataFolder' | 'secret' | 'databaseUrl'>;

/** Reads the installation's secrets, making them at the first start. `SECRET` wins over the file. */
export function readSecrets({ dataFolder, secret: given, databaseUrl }: Surroundings): Secrets {
  const file = path.join(dataFolder, 'secrets.json');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataFolder, { recursive: true });
    // A given secret is not replaced.
    const made: Partial<Secrets> = {
      ...(given === null && { secret: newSecret() }),
      superuserPassword: newSecret(),
    };
    // Written beside and moved, so that a kill at the wrong moment cannot leave half a file.
    fs.writeFileSync(`${file}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  }
  const stored = readStored(file);
  const secret = given ?? stored.secret;
  if (typeof secret !== 'string' || !secret) {
    throw new Error(
      `${file} has no "secret". Put back the one from the backup, or set SECRET to it: without it ` +
        'nobody can read the national numbers in the database.',
    );
  }
  const fault = secretFault(secret, given === null ? `The "secret" in ${file}` : 'SECRET');
  if (fault) throw new Error(fault);
  const { superuserPassword } = stored;
  if (databaseUrl) return { secret, superuserPassword: '' };
  if (typeof superuserPassword === 'string' && superuserPassword) {
    return { secret, superuserPassword };
  }
  throw new Error(
    `${file} has no "superuserPassword", without which the Postgres in ${dataFolder} cannot be ` +
      'opened. Put back the one from the backup.',
  );
}

/** The fault of a secret, as a sentence; null when it is fit. */
export function secretFault(secret: string | null, name: string): string | null {
  const advice = '`openssl rand -base64 32` makes a good one.';
  if (!secret) return `${name} is missing: it signs links, and opens the database. ${advice}`;
  if (secret.length >= SHORTEST) return null;
  return `${name} has ${secret.length} characters and needs ${SHORTEST} or more. ${advice}`;
}

function readStored(file: string): Partial<Record<keyof Secrets, unknown>> {
  const text = fs.readFileSync(file, 'utf8');
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored === 'object' && stored !== null) return stored;
  } catch {
    // Reported below, without the message of the parser, which quotes the file's secrets.
  }
  throw new Error(`${file} holds no JSON object. Put back the one from the backup.`);
}

/**
 * The password of one database role. It is derived from the secret, so that several nodes which
 * share the secret agree on it without sharing a file.
 */
export function rolePassword(secret: string, role: string): string {
  return createHmac('sha256', secret).update(`database role ${role}`).digest('base64url');
}

const newSecret = () => randomBytes(32).toString('base64url');
