import { graphql } from '#portal/graphql/graphql.ts';

/** Removes a member from the team. */
export const removeAccountMemberMutation = graphql(`
  mutation RemoveAccountMember($input: RemoveAccountMemberInput!) {
    removeAccountMember(input: $input) {
      errors { code path }
    }
  }
`);
