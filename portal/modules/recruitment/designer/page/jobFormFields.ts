import { graphql } from '../../../../graphql/graphql.ts';

/** What is known of a form while it is designed. */
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
