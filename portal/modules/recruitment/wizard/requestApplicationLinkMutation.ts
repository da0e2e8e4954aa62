import { graphql } from '../../../graphql/graphql.ts';

/** Asks for a link that leads into a job. */
export const requestApplicationLinkMutation = graphql(`
  mutation RequestApplicationLink($input: RequestApplicationLinkInput!) {
    requestApplicationLink(input: $input) {
      errors { code path }
    }
  }
`);
