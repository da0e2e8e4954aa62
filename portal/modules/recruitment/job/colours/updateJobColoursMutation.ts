import { graphql } from '#portal/graphql/graphql.ts';

/** Gives a job colours of its own, or its team's back. */
export const updateJobColoursMutation = graphql(`
  mutation UpdateJobColours($input: UpdateJobInput!) {
    updateJob(input: $input) {
      job { id updatedAt colors { default hover contrast } }
      errors { code path }
    }
  }
`);
