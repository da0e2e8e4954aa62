import { graphql } from '#portal/graphql/graphql.ts';

/** The fields of a job that the designer needs. */
export const jobFormFields = graphql(`
  fragment JobFormFields on Job @_unmask {
    id
    title
    updatedAt
    applicationForm
    jobChecks
    formVersion
    formVersions { id version applicationForm jobChecks createdAt }
  }
`);

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
