import { graphql } from '#portal/graphql/graphql.ts';

/** The client of the draft: how it is reached, and the people an invoice can be marked for. */
export const chosenClientQuery = graphql(`
  query ChosenClient($id: ID!) {
    node(id: $id) {
      __typename
      ... on Client {
        id name email preferredDeliveryMethod takesEhf
        referencePeople { id name }
      }
    }
  }
`);
