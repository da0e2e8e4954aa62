import { graphql } from '../../graphql/graphql.ts';

/** Makes a team with oneself as its owner. */
export const createTeamMutation = graphql(`
  mutation CreateTeam($input: CreateTeamAccountInput!) {
    createTeamAccount(input: $input) {
      account { id slug accountType displayName }
      errors { code path }
    }
  }
`);
