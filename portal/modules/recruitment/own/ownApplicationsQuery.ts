import { graphql } from '../../../graphql/graphql.ts';

/** A person's own applications, newest first. */
export const ownApplicationsQuery = graphql(`
  query OwnApplications($page: Int, $perPage: Int) {
    jobApplications(page: $page, perPage: $perPage, sortBy: [CREATED_AT_DESC]) {
      total
      items { id status outcome createdAt submittedAt job { id title } }
    }
  }
`);
