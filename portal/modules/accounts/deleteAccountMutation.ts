import { graphql } from '../../graphql/graphql.ts';

/** Has the account deleted in two weeks. Needs a code by SMS. */
export const deleteAccountMutation = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      account { id deletionScheduledOn }
      errors { code path }
    }
  }
`);
