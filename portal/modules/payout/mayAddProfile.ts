import type { Session } from '#portal/app/session/loadSession.ts';

/** A person has one payout profile as an individual and none beside it; a team may have several. */
export function mayAddProfile({ account, hasIndividualFreelanceProfile }: Session): boolean {
  const isFree = account.accountType === 'TEAM' || !hasIndividualFreelanceProfile;
  return account.canManage && isFree;
}
