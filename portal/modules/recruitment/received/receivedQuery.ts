import { graphql } from '#portal/graphql/graphql.ts';
import { receivedFields } from './receivedFields.ts';

/** A page of the applications to the team's jobs, and the number of matching ones by status. */
export const receivedQuery = graphql(
  `
  query ReceivedApplications(
    $page: Int
    $perPage: Int
    $filter: JobApplicationFilter
    $sortBy: [JobApplicationSort!]
    $language: Language
    $inAnyState: JobApplicationFilter
  ) {
    partnerJobApplications(page: $page, perPage: $perPage, filter: $filter, sortBy: $sortBy) {
      total
      exportPath(format: XLSX)
      csvPath: exportPath(format: CSV)
      answersPath: exportPath(answers: $language, format: XLSX)
      answersCsvPath: exportPath(answers: $language, format: CSV)
      items { ...ReceivedFields }
    }
    all: partnerJobApplications(filter: $inAnyState) {
      total
      counts { submitted qualified approved enrolled rejected }
    }
  }
`,
  [receivedFields],
);
