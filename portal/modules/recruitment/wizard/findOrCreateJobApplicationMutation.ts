import { graphql } from '../../../graphql/graphql.ts';
import { applicationFields } from './applicationFields.ts';

/** Begins an application, or finds the one that is begun. */
export const findOrCreateJobApplicationMutation = graphql(
  `
  mutation FindOrCreateJobApplication($input: FindOrCreateJobApplicationInput!) {
    findOrCreateJobApplication(input: $input) { jobApplication { ...ApplicationFields } errors { code path } }
  }
`,
  [applicationFields],
);
