import { graphql } from '#portal/graphql/graphql.ts';

/** Takes an applicant on. */
export const approveMutation = graphql(`
  mutation ApproveApplication($input: ApproveJobApplicationInput!) {
    approveJobApplication(input: $input) {
      jobApplication { id status }
      errors { code path }
    }
  }
`);
