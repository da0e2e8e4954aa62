/** The owner of a national number, to which its encryption is bound. */
export const numberOwner = {
  identity: (userId: string) => `identity of ${userId}`,
  profile: (accountId: string) => `payout profile of ${accountId}`,
};
