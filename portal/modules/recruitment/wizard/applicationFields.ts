import { graphql } from '../../../graphql/graphql.ts';

/** An application as its applicant goes on with it. */
export const applicationFields = graphql(`
  fragment ApplicationFields on JobApplication @_unmask {
    id status updatedAt rejectionReason availableActions submittedAt
    formVersion { id applicationForm digest }
    applicationFormAnswers { questionId value values }
  }
`);
