import type { TestDatabase } from '../../support/create-test-database.ts';

/** What is attacked. */
export interface Target {
  url: string;
  /** A session of somebody honest, who has an invoice. */
  token: string;
  /** A session of somebody else, who has registered to attack. */
  attackersToken: string;
  /** The database, where the server is our own. */
  database: TestDatabase | null;
  /** Where it keeps files, where the server is our own. */
  filesFolder: string | null;
  stop(): Promise<void>;
}
