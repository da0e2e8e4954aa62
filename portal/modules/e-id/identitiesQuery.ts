import { graphql } from '../../graphql/graphql.ts';

/** The verified identities of the person. */
export const identitiesQuery = graphql(`
  query Identities {
    identities(perPage: 100) {
      total
      items { id identifier firstName lastName country default }
    }
  }
`);
