import { graphql } from '../../graphql/graphql.ts';

/** Requests a session in another of the user's accounts. */
export const switchAccountMutation = graphql(`
  mutation SwitchAccount($input: SwitchAccountInput!) {
    switchAccount(input: $input) {
      token
      errors { code path }
    }
  }
`);
