import { graphql } from '#portal/graphql/graphql.ts';

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
