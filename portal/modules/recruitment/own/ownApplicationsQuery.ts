import { graphql } from '#portal/graphql/graphql.ts';

/** A person's own applications, newest first, and how many are in each state. */
export const ownApplicationsQuery = graphql(`
  query OwnApplications($page: Int, $perPage: Int, $filter: JobApplicationFilter) {
    jobApplications(page: $page, perPage: $perPage, filter: $filter, sortBy: [CREATED_AT_DESC]) {
      total
      items { id status outcome createdAt submittedAt job { id title opening } }
    }
    all: jobApplications {
      total
      counts { pending submitted qualified approved enrolled rejected }
    }
  }
`);
