import { graphql } from '../../../graphql/graphql.ts';
import { receivedFields } from './receivedFields.ts';

/** A page of the applications to the jobs of the team. */
export const receivedQuery = graphql(
  `
  query ReceivedApplications(
    $page: Int
    $perPage: Int
    $filter: JobApplicationFilter
    $sortBy: [JobApplicationSort!]
    $language: Language
  ) {
    partnerJobApplications(page: $page, perPage: $perPage, filter: $filter, sortBy: $sortBy) {
      total
      exportPath
      answersPath: exportPath(answers: $language)
      items { ...ReceivedFields }
    }
  }
`,
  [receivedFields],
);
