import { graphql } from '#portal/graphql/graphql.ts';

/** The national numbers one need not write, masked, the default one first. */
export const ownNumberQuery = graphql(`
  query OwnNumber {
    identities(perPage: 100) {
      items { id country identifier firstName lastName default }
    }
  }
`);
