import type { Session } from '../session/Session.ts';

/**
 * Whether a list is for somebody: its readers are roles of a team, MANAGER for who leads a department, TEAM for all of a
 * team, and PERSONAL for people in their own account; none named is everybody. Rows are shown by the database's own rules;
 * this says what an empty list means.
 */
export function isReader(readers: readonly string[], { role, account }: Session): boolean {
  const isTeam = account.accountType === 'TEAM';
  const roles = isTeam
    ? ['TEAM', role, ...(account.canManageDepartments ? ['MANAGER'] : [])]
    : ['PERSONAL'];
  return readers.length === 0 || readers.some((one) => roles.includes(one));
}
