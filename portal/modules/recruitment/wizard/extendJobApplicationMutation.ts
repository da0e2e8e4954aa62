import { graphql } from '#portal/graphql/graphql.ts';
import { applicationFields } from './applicationFields.ts';

/** Extends the storage of an application. */
export const extendJobApplicationMutation = graphql(
  `
  mutation ExtendJobApplication($input: ExtendJobApplicationInput!) {
    extendJobApplication(input: $input) { jobApplication { ...ApplicationFields } errors { code path } }
  }
`,
  [applicationFields],
);
