import { graphql } from '../../../../graphql/graphql.ts';

/** Takes somebody out of the team. */
export const removeAccountMemberMutation = graphql(`
  mutation RemoveAccountMember($input: RemoveAccountMemberInput!) {
    removeAccountMember(input: $input) {
      errors { code path }
    }
  }
`);
