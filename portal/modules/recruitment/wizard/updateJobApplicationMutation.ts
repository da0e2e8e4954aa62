import { graphql } from '#portal/graphql/graphql.ts';
import { applicationFields } from './applicationFields.ts';

/** Saves answers. */
export const updateJobApplicationMutation = graphql(
  `
  mutation UpdateJobApplication($input: UpdateJobApplicationInput!) {
    updateJobApplication(input: $input) { jobApplication { ...ApplicationFields } errors { code path } }
  }
`,
  [applicationFields],
);
