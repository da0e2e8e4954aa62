import { graphql } from '#portal/graphql/graphql.ts';

/** Invites a member into the team. */
export const addAccountMemberMutation = graphql(`
  mutation AddAccountMember($input: AddAccountMemberInput!) {
    addAccountMember(input: $input) {
      member { id confirmed }
      errors { code path }
    }
  }
`);
