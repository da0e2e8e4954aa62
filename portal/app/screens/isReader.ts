import type { Session } from '../session/Session.ts';

/**
 * Whether a list is for somebody: its readers are roles of the account, and MANAGER for who leads a department;
 * none named is everybody. Rows are shown by the database's own rules; this says what an empty list means.
 */
export function isReader(readers: readonly string[], { role, account }: Session): boolean {
  const roles = [role, ...(account.canManageDepartments ? ['MANAGER'] : [])];
  return readers.length === 0 || readers.some((one) => roles.includes(one));
}
