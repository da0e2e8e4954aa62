import { graphql } from '#portal/graphql/graphql.ts';

/** Changes what a member may do. */
export const updateAccountMemberMutation = graphql(`
  mutation UpdateAccountMember($input: UpdateAccountMemberInput!) {
    updateAccountMember(input: $input) {
      member { id updatedAt confirmed }
      errors { code path }
    }
  }
`);
