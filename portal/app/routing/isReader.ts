import type { Session } from '../session/loadSession.ts';

/**
 * Whether a list is meant for this user. Its readers are roles of a team, MANAGER for those who lead a
 * department, TEAM for all of a team, and PERSONAL for people in their own account; an empty list means
 * everyone. Access to rows is decided by the database; this only explains an empty list.
 */
export function isReader(readers: readonly string[], { role, account }: Session): boolean {
  const isTeam = account.accountType === 'TEAM';
  const roles = isTeam
    ? ['TEAM', role, ...(account.canManageDepartments ? ['MANAGER'] : [])]
    : ['PERSONAL'];
  return readers.length === 0 || readers.some((one) => roles.includes(one));
}

/** Whether a page is meant for some user of an account of this type. */
export const isForAccount = (readers: readonly string[], accountType: string): boolean =>
  readers.length === 0 ||
  readers.some((one) => (one === 'PERSONAL') === (accountType === 'PERSONAL'));
