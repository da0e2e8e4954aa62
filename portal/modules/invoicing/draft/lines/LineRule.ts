import type { TFunction } from 'i18next';
import type { Labels } from '#forms/words/words-in.ts';
import { type FragmentOf, graphql } from '#portal/graphql/graphql.ts';

/** The rules of a kind of line that the editor needs. */
export const lineRuleFields = graphql(`
  fragment LineRuleFields on LineRule @_unmask {
    lineType tax unit requiredFields needsReceipt isTravel startingRate
  }
`);

/** A kind of line: its tax treatment, unit and required fields. */
export type LineRule = FragmentOf<typeof lineRuleFields>;

/** The label of the quantity for a kind of line: the general one for pieces, else the name of the unit. */
export function quantityWord({ unit }: LineRule, words: Labels): string {
  if (unit && unit !== 'PIECE') return words.value('LineUnit', unit).label;
  return words.field('invoice_lines.quantity').label;
}

/** The label of the price: that of the kind of line, else of its unit, else the general one. */
export function priceWord({ lineType, unit }: LineRule, t: TFunction): string {
  return t([lineType, unit, 'other'].filter(Boolean).map((one) => `line.price.${one}`));
}
