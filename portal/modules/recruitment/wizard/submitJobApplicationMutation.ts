import { graphql } from '#portal/graphql/graphql.ts';
import { applicationFields } from './applicationFields.ts';

/** Sends an application in. */
export const submitJobApplicationMutation = graphql(
  `
  mutation SubmitJobApplication($input: SubmitJobApplicationInput!) {
    submitJobApplication(input: $input) { jobApplication { ...ApplicationFields } errors { code path } }
  }
`,
  [applicationFields],
);
