type Role =
  | 'app_visitor'
  | 'app_user'
  | 'app_operator'
  | 'app_worker'
  | 'app_owner'
  | 'app_authenticator';
type AccountRole = 'OWNER' | 'ADMIN' | 'MEMBER';
type OperatorRole = 'READ' | 'REVIEW' | 'FINANCE' | 'ADMIN';

export type Actor = { role: Role; settings: Record<string, string> };

type InAccount = {
  accountId: string;
  userId?: string;
  sessionId?: string;
  administratorId?: string;
};

function inAccount(accountRole: AccountRole, ids: InAccount): Actor {
  return {
    role: 'app_user',
    settings: given({
      'app.account_role': accountRole,
      'app.account_id': ids.accountId,
      'app.user_id': ids.userId,
      'app.session_id': ids.sessionId,
      'app.administrator_id': ids.administratorId,
    }),
  };
}

function given(settings: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(settings).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Every kind of actor, as role and settings of a request. */
export const actor = {
  visitor: { role: 'app_visitor', settings: {} } as Actor,
  ownerOf: (ids: InAccount) => inAccount('OWNER', ids),
  adminOf: (ids: InAccount) => inAccount('ADMIN', ids),
  memberOf: (ids: InAccount) => inAccount('MEMBER', ids),
  /** The last account is one in which they are a member as a private person. */
  operator: (operatorRole: OperatorRole, userId?: string, ownAccountId?: string): Actor => ({
    role: 'app_operator',
    settings: given({
      'app.operator_role': operatorRole,
      'app.user_id': userId,
      'app.own_account_ids': ownAccountId && `{${ownAccountId}}`,
    }),
  }),
  worker: { role: 'app_worker', settings: {} } as Actor,
  /** The product's own definer functions, and the data a test starts from. */
  databaseOwner: { role: 'app_owner', settings: {} } as Actor,
};
