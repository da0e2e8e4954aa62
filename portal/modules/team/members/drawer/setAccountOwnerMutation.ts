import { graphql } from '#portal/graphql/graphql.ts';

/** Gives the team to another member. */
export const setAccountOwnerMutation = graphql(`
  mutation SetAccountOwner($input: SetAccountOwnerInput!) {
    setAccountOwner(input: $input) {
      member { id role }
      errors { code path }
    }
  }
`);
