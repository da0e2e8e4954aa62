import { graphql } from '#portal/graphql/graphql.ts';

/** Reads a file of people, and invites them unless it is only a preview. */
export const importAccountMembersMutation = graphql(`
  mutation ImportAccountMembers($input: ImportAccountMembersInput!) {
    importAccountMembers(input: $input) {
      added
      known
      headings
      columns
      sample
      errors { code path }
    }
  }
`);
