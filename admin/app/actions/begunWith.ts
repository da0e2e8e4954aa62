import { dataOfRow } from '../../../forms/describe/data-of-row.ts';
import type { CatalogueMutation } from '../../../plugins/core/catalogue/catalogue.ts';

/**
 * What the form of an action begins with: the row, where it changes the row's `attributes`, and how new the row
 * was. The inputs of other actions are no columns, so that nothing fills them.
 */
export function begunWith(
  { schema }: CatalogueMutation,
  record: Record<string, unknown>,
): Record<string, unknown> {
  const { attributes, updatedAt } = schema.properties ?? {};
  return {
    ...(attributes && { attributes: dataOfRow(attributes, record) }),
    ...(updatedAt && record.updatedAt !== undefined && { updatedAt: record.updatedAt }),
  };
}
