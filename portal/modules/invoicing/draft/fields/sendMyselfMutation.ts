import { graphql } from '#portal/graphql/graphql.ts';

/** Notes on a client that one sends the invoices oneself. */
export const sendMyselfMutation = graphql(`
  mutation SendMyself($input: UpdateClientInput!) {
    updateClient(input: $input) {
      client { id preferredDeliveryMethod }
      errors { code path }
    }
  }
`);
