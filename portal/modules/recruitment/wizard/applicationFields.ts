import { graphql } from '#portal/graphql/graphql.ts';
import { consentFields } from '../application/consentFields.ts';
import { checkFields } from './checkFields.ts';

/** An application as its applicant goes on with it. */
export const applicationFields = graphql(
  `
  fragment ApplicationFields on JobApplication @_unmask {
    id status updatedAt rejectionReason availableActions submittedAt
    formVersion { id applicationForm digest jobChecks }
    submittedJobChecks { ...OwnCheckFields isRequired }
    applicationFormAnswers { questionId value values }
    answerFiles { id filename downloadPath thumbPath }
    keptUntil askedToExtendAt
    consent { ...ConsentFields }
  }
`,
  [consentFields, checkFields],
);
