import { graphql } from '#portal/graphql/graphql.ts';

/** The rules of a kind of line that the editor needs. */
export const lineRuleFields = graphql(`
  fragment LineRuleFields on LineRule @_unmask {
    lineType tax unit requiredFields needsReceipt isTravel startingRate
  }
`);
