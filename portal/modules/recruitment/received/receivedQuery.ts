import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';

/** The fields of an application in a list. */
export const receivedFields = graphql(`
  fragment ReceivedFields on JobApplication @_unmask {
    id name email status outcome submittedAt updatedAt availableActions
    job { id title }
  }
`);

/** An application among others, as its team sees it. */
export type Received = ResultOf<typeof receivedFields>;

/** The statuses of applications that a team may see, in order. */
export const STATUSES = ['SUBMITTED', 'QUALIFIED', 'APPROVED', 'ENROLLED', 'REJECTED'] as const;

export type ReceivedStatus = (typeof STATUSES)[number];

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
    $columns: [String!] = ["name", "email", "job", "status", "submittedAt"]
  ) {
    partnerJobApplications(page: $page, perPage: $perPage, filter: $filter, sortBy: $sortBy) {
      total
      exportPath(format: XLSX, columns: $columns)
      csvPath: exportPath(format: CSV, columns: $columns)
      answersPath: exportPath(answers: $language, format: XLSX, columns: $columns)
      answersCsvPath: exportPath(answers: $language, format: CSV, columns: $columns)
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
