import { graphql } from '../../../graphql/graphql.ts';

/** What the sheet goes by for a kind of line. */
export const lineRuleFields = graphql(`
  fragment LineRuleFields on LineRule @_unmask {
    lineType tax unit requiredFields needsReceipt startingRate
  }
`);
