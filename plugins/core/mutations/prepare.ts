import type { QueryResultRow } from 'pg';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import {
  type NumberCipher,
  numberCipher,
  unwrapKey,
  type WrappedKey,
} from '#shared/numbers/number-cipher.ts';
import type { RequestOrigin } from '../requests/request-context.ts';
import type { EidBroker } from './eid-broker.ts';

/**
 * The hand-written part of a mutation, for work that SQL cannot do: hashing a password, querying a register.
 * It runs before the transaction, after the input was validated, with ids decoded. Its result is sealed and
 * passed to the SQL function, which reads it with `app_private.prepared`. It may throw a `Refusal`.
 */
export type Prepare = (
  input: Record<string, unknown>,
  tools: PrepareTools,
) => Promise<Record<string, unknown>>;

/** The exports of the file with a hand-written part: one of the two. */
export interface HandWritten {
  prepare?: Prepare;
  /**
   * A `prepare` without side effects, such as a query of a register. The function behind it may then be
   * called for an input that is known to be invalid, to collect further refusals.
   */
  lookUp?: Prepare;
}

export interface PrepareTools {
  /** Runs one statement as app_authenticator, outside the mutation's transaction. */
  query: <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
  /**
   * The refusals that the mutation's function raises before it reads prepared data, such as for a caller
   * without rights.
   */
  validate: (input: Record<string, unknown>) => Promise<FieldError[]>;
  request: RequestOrigin;
  /** The address of the business register; null when this installation has none. */
  registerUrl: string | null;
  /** The broker of national e-ID; null when this installation has none. */
  eid: EidBroker | null;
  /** Encrypts national numbers, so that the database stores no plain text. */
  numbers: () => Promise<NumberCipher>;
}

/**
 * Decrypts the database's key of national numbers with the server's secret. Read each time: it costs
 * less than a millisecond, and memory never contains a key older than the last change of the secret.
 */
export async function loadNumberCipher(
  query: PrepareTools['query'],
  secret: string,
): Promise<NumberCipher> {
  const { rows } = await query<WrappedKey>(
    'select id, wrapped from app_private.wrapped_number_key()',
  );
  const [stored] = rows;
  const key = stored?.id ? unwrapKey(secret, stored) : null;
  if (key) return numberCipher(key);
  throw new Error('The key of national numbers is missing, or encrypted with another SECRET');
}
