import type { TestDatabase } from '../../support/create-test-database.ts';

/** The attacked server. */
export interface Target {
  url: string;
  /** A session of an honest user, who has an invoice. */
  token: string;
  /** A session of another user, who has registered to attack. */
  attackersToken: string;
  /** The database, if the server is our own. */
  database: TestDatabase | null;
  /** The folder of its files, if the server is our own. */
  filesFolder: string | null;
  stop(): Promise<void>;
}
