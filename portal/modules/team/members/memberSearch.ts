import { readSearch } from '#portal/app/routing/readSearch.ts';
import { graphql } from '#portal/graphql/graphql.ts';

/** The members of the team, a page at a time. */
export const memberListQuery = graphql(`
  query MemberList(
    $page: Int, $perPage: Int, $filter: MemberFilter, $sortBy: [MemberSort!]
    $columns: [String!] = ["firstName", "lastName", "email", "role"]
  ) {
    members(page: $page, perPage: $perPage, filter: $filter, sortBy: $sortBy) {
      total
      exportPath(format: XLSX, columns: $columns)
      csvPath: exportPath(format: CSV, columns: $columns)
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

/** The filters of the list of members, as in the address. */
export interface MemberSearch {
  search: string;
  /** Only those who have come, or only those who have not. */
  confirmed: boolean | null;
  departmentId: string | null;
  page: number;
}

export function memberSearch(raw: Record<string, string>): MemberSearch {
  return {
    search: readSearch.text(raw.search),
    confirmed: raw.confirmed === 'true' ? true : raw.confirmed === 'false' ? false : null,
    departmentId: raw.departmentId ?? null,
    page: readSearch.page(raw.page),
  };
}
