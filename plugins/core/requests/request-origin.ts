/** The caller, as far as the network tells. */
export interface RequestOrigin {
  /** The caller's address; empty when unknown, as for a request made inside the process. */
  ip: string;
  userAgent: string;
  /** The language of the screen that calls, `NB` or `EN`; absent for other callers. */
  language?: string | null;
  /** The caller's key for a call that must take effect once. */
  idempotencyKey?: string | null;
  /** SHA-256 of the bearer token, or null for a visitor. */
  tokenSha256: Buffer | null;
  /** The settings of the session the token opened, or null for a visitor. */
  session: SessionSettings | null;
}

/** A row of `app_private.session_settings`. */
export interface SessionSettings {
  role: string;
  session_id: string | null;
  user_id: string | null;
  account_id: string | null;
  account_role: string | null;
  operator_role: string | null;
  administrator_id: string | null;
  /** Accounts of an operator as a private person, as Postgres writes a list. */
  own_account_ids?: string | null;
}
