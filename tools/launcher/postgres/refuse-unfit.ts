import pg from 'pg';

const OLDEST = 17;

/** The version of a Postgres, and the rights of the role used to log in. */
export interface Facts {
  version: string;
  /** The same to compare, such as 180004. */
  number: number;
  role: string;
  may_make_roles: boolean;
  may_make_databases: boolean;
  has_database: boolean;
}

/** Throws with the necessary change when the product cannot use this Postgres. */
export function refuseUnfit(facts: Facts, name: string): void {
  if (facts.number < OLDEST * 10_000) {
    throw new Error(
      `DATABASE_URL leads to Postgres ${facts.version}; Honorar needs ${OLDEST} or newer.`,
    );
  }
  const missing = [
    ...(facts.may_make_roles ? [] : ['createrole']),
    ...(facts.may_make_databases || facts.has_database ? [] : ['createdb']),
  ];
  if (missing.length === 0) return;
  throw new Error(
    `DATABASE_URL logs in as "${facts.role}", which cannot set up "${name}". It needs: ` +
      `alter role ${pg.escapeIdentifier(facts.role)} ${missing.join(' ')};`,
  );
}
