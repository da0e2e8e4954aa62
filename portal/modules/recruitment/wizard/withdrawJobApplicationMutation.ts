import { graphql } from '#portal/graphql/graphql.ts';
import { applicationFields } from './applicationFields.ts';

/** Takes an application back. */
export const withdrawJobApplicationMutation = graphql(
  `
  mutation WithdrawJobApplication($input: WithdrawJobApplicationInput!) {
    withdrawJobApplication(input: $input) { jobApplication { ...ApplicationFields } errors { code path } }
  }
`,
  [applicationFields],
);
