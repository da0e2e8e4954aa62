import { dataOfRow } from '#forms/describe/data-of-row.ts';
import type { FormUi } from '#forms/describe/form-ui.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue.ts';

/**
 * The initial values of an action's form: the row, if the action changes its `attributes`, its version, and
 * the fields of the row that `ui.json` names. Inputs of other actions are no columns, so they start empty.
 */
export function initialInput(
  { schema, ui }: CatalogueMutation,
  record: Record<string, unknown>,
): Record<string, unknown> {
  const { attributes, updatedAt } = schema.properties ?? {};
  return {
    ...suggested(ui, record),
    ...(attributes && { attributes: dataOfRow(attributes, record) }),
    ...(updatedAt && record.updatedAt !== undefined && { updatedAt: record.updatedAt }),
  };
}

const suggested = (ui: FormUi | null, record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(ui ?? {}).flatMap(([name, part]): [string, unknown][] => {
      const from = typeof part === 'object' && part !== null && Reflect.get(part, 'ui:beginWith');
      const value = typeof from === 'string' ? (record[from] ?? null) : null;
      return value === null ? [] : [[name, value]];
    }),
  );
