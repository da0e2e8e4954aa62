import type { QueryResultRow } from 'pg';
import type { RequestOrigin } from '../requests/request-origin.ts';

/**
 * The hand-written part of a mutation, for work that SQL cannot do: hashing a password, asking a
 * register. It runs before the transaction, after the input was found good, with ids decoded. What
 * it returns is handed to the SQL function under the key `$prepared`. It may throw a `Refusal`.
 */
export type Prepare = (
  input: Record<string, unknown>,
  tools: PrepareTools,
) => Promise<Record<string, unknown>>;

export interface PrepareTools {
  /** Runs one statement as app_authenticator, outside the mutation's transaction. */
  query: <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
  request: RequestOrigin;
  /** Where the business register answers; null when this installation has none. */
  registerUrl: string | null;
}
