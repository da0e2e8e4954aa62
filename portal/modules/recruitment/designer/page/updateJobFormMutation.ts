import { graphql } from '#portal/graphql/graphql.ts';
import { jobFormFields } from './jobFormFields.ts';

/** Keeps the form of a job. */
export const updateJobFormMutation = graphql(
  `
    mutation UpdateJobForm($input: UpdateJobInput!) {
      updateJob(input: $input) {
        job { ...JobFormFields }
        errors { code path }
      }
    }
  `,
  [jobFormFields],
);
