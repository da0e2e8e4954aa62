import { graphql } from '../../graphql/graphql.ts';

/** Who the person has shown themselves to be. */
export const identitiesQuery = graphql(`
  query Identities {
    identities(perPage: 100) {
      total
      items { id identifier firstName lastName country default }
    }
  }
`);
