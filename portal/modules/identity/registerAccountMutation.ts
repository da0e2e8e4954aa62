import { graphql } from '../../graphql/graphql.ts';

/** Makes a user with a personal account. */
export const registerAccountMutation = graphql(`
  mutation RegisterAccount($input: RegisterAccountInput!) {
    registerAccount(input: $input) {
      user { id }
      errors { code path }
    }
  }
`);
