import { graphql } from '../../graphql/graphql.ts';

/** Asks for a session that acts in another of one's accounts. */
export const switchAccountMutation = graphql(`
  mutation SwitchAccount($input: SwitchAccountInput!) {
    switchAccount(input: $input) {
      token
      errors { code path }
    }
  }
`);
