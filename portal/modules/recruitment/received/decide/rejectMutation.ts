import { graphql } from '#portal/graphql/graphql.ts';

/** Turns an applicant down. */
export const rejectMutation = graphql(`
  mutation RejectApplication($input: RejectJobApplicationInput!) {
    rejectJobApplication(input: $input) {
      jobApplication { id status }
      errors { code path }
    }
  }
`);
