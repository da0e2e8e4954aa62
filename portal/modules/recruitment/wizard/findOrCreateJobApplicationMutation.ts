import { graphql } from '#portal/graphql/graphql.ts';
import { applicationFields } from './applicationFields.ts';

/** Starts an application, or finds the existing one. */
export const findOrCreateJobApplicationMutation = graphql(
  `
  mutation FindOrCreateJobApplication($input: FindOrCreateJobApplicationInput!) {
    findOrCreateJobApplication(input: $input) { jobApplication { ...ApplicationFields } errors { code path } }
  }
`,
  [applicationFields],
);
