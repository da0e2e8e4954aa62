import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import { consentFields } from '../application/consentFields.ts';

/** A check as its applicant sees it. */
const checkFields = graphql(`
  fragment OwnCheckFields on JobCheck @_unmask {
    id jobCheckType status rejectionReason sentAt expiresOn hasDocuments
  }
`);

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

/** The caller's application to a job, if there is one. */
export const ownApplicationQuery = graphql(
  `
  query OwnApplication($jobId: ID!) {
    jobApplications(filter: { jobId: $jobId }) { items { ...ApplicationFields } }
  }
`,
  [applicationFields],
);

/** An application as its applicant goes on with it. */
export type Application = ResultOf<typeof ownApplicationQuery>['jobApplications']['items'][number];

export const submitJobApplicationMutation = graphql(
  `
  mutation SubmitJobApplication($input: SubmitJobApplicationInput!) {
    submitJobApplication(input: $input) { jobApplication { ...ApplicationFields } errors { code path } }
  }
`,
  [applicationFields],
);

export const updateJobApplicationMutation = graphql(
  `
  mutation UpdateJobApplication($input: UpdateJobApplicationInput!) {
    updateJobApplication(input: $input) { jobApplication { ...ApplicationFields } errors { code path } }
  }
`,
  [applicationFields],
);
