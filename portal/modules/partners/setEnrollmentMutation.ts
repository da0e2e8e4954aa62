import { graphql } from '../../graphql/graphql.ts';

/** Agrees to be enrolled. */
export const setEnrollmentMutation = graphql(`
  mutation SetEnrollment($input: SetEnrollmentInput!) {
    setEnrollment(input: $input) { enrollment { id status } errors { code path } }
  }
`);
