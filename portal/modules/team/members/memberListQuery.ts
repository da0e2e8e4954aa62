import { graphql } from '#portal/graphql/graphql.ts';

/** The members of the team, a page at a time. */
export const memberListQuery = graphql(`
  query MemberList($page: Int, $perPage: Int, $filter: MemberFilter, $sortBy: [MemberSort!]) {
    members(page: $page, perPage: $perPage, filter: $filter, sortBy: $sortBy) {
      total
      exportPath(format: XLSX)
      csvPath: exportPath(format: CSV)
      items {
        id email firstName lastName role confirmed acceptedAt invitationExpiresAt
        departmentMemberships {
          id role criminalRecordAccess identityAccess
          department { id name }
        }
      }
    }
  }
`);
