import { graphql } from '#portal/graphql/graphql.ts';
import { receivedFields } from '../receivedQuery.ts';

/** The first applications of each status, and how many there are. */
export const boardQuery = graphql(
  `
  query ApplicationBoard(
    $perPage: Int
    $submitted: JobApplicationFilter
    $qualified: JobApplicationFilter
    $approved: JobApplicationFilter
    $enrolled: JobApplicationFilter
    $rejected: JobApplicationFilter
  ) {
    SUBMITTED: partnerJobApplications(perPage: $perPage, filter: $submitted) { total items { ...ReceivedFields } }
    QUALIFIED: partnerJobApplications(perPage: $perPage, filter: $qualified) { total items { ...ReceivedFields } }
    APPROVED: partnerJobApplications(perPage: $perPage, filter: $approved) { total items { ...ReceivedFields } }
    ENROLLED: partnerJobApplications(perPage: $perPage, filter: $enrolled) { total items { ...ReceivedFields } }
    REJECTED: partnerJobApplications(perPage: $perPage, filter: $rejected) { total items { ...ReceivedFields } }
  }
`,
  [receivedFields],
);
