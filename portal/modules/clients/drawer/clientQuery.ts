import { graphql } from '#portal/graphql/graphql.ts';
import { clientBalanceFields } from '../balance/clientBalanceFields.ts';
import { updateClientFields } from './updateClientFields.generated.ts';

/** One client with everything the drawer edits. */
export const clientQuery = graphql(
  `
    query Client($id: ID!) {
      node(id: $id) {
        __typename
        ... on Client { id archivedAt email preferredDeliveryMethod takesEhf ...ClientBalanceFields ...UpdateClientFields }
      }
    }
  `,
  [clientBalanceFields, updateClientFields],
);
