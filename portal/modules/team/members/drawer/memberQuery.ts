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

/** One member with everything the drawer shows and changes. */
export const memberQuery = graphql(`
  query Member($id: ID!) {
    node(id: $id) {
      __typename
      ... on Member {
        id email firstName lastName role confirmed acceptedAt invitationExpiresAt welcomedAt updatedAt canEdit canRemove
        primaryUser { id }
        departmentMemberships {
          id role criminalRecordAccess identityAccess
          department { id name canManage }
        }
      }
    }
  }
`);
