/** In whose row a national number is kept: what its encryption is bound to. */
export const numberOwner = {
  identity: (userId: string) => `identity of ${userId}`,
  profile: (accountId: string) => `payout profile of ${accountId}`,
};
