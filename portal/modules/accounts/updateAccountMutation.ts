import { graphql } from '../../graphql/graphql.ts';

export const updateAccountMutation = graphql(`
  mutation UpdateAccount($input: UpdateAccountInput!) {
    updateAccount(input: $input) {
      account { id }
      errors { code path }
    }
  }
`);
