import { graphql } from '#portal/graphql/graphql.ts';

/** Requests a link into a job. */
export const requestApplicationLinkMutation = graphql(`
  mutation RequestApplicationLink($input: RequestApplicationLinkInput!) {
    requestApplicationLink(input: $input) {
      errors { code path }
    }
  }
`);
