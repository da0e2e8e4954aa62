import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';

/** The departments of the team, a page at a time. */
export const departmentListQuery = graphql(`
  query DepartmentList($page: Int, $perPage: Int, $filter: DepartmentFilter) {
    session {
      id
      account { id canManage }
    }
    departments(page: $page, perPage: $perPage, filter: $filter, sortBy: [NAME_ASC]) {
      total
      items {
        id name description default canManage updatedAt
        departmentMemberships { id role }
      }
    }
  }
`);

/** A department as the list shows it. */
export type DepartmentRowData = ResultOf<
  typeof departmentListQuery
>['departments']['items'][number];
