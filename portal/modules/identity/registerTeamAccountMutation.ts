import { graphql } from '../../graphql/graphql.ts';

/** Makes a user with a personal account and a team. */
export const registerTeamAccountMutation = graphql(`
  mutation RegisterTeamAccount($input: RegisterTeamAccountInput!) {
    registerTeamAccount(input: $input) {
      user { id }
      errors { code path }
    }
  }
`);
