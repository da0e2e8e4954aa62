import { graphql } from '../../graphql/graphql.ts';

/** Ends an enrolment for both sides. */
export const endEnrollmentMutation = graphql(`
  mutation EndEnrollment($input: EndEnrollmentInput!) {
    endEnrollment(input: $input) { enrollment { id status updatedAt } errors { code path } }
  }
`);
