import { graphql } from '#portal/graphql/graphql.ts';
import { applicationFields } from './applicationFields.ts';

/** Submits the material for a check. */
export const createJobCheckMutation = graphql(
  `
  mutation CreateJobCheck($input: CreateJobCheckInput!) {
    createJobCheck(input: $input) {
      jobCheck { id jobApplication { ...ApplicationFields } }
      errors { code path }
    }
  }
`,
  [applicationFields],
);
