import type { FormUi } from '#forms/describe/form-ui.ts';
import { kindOfField } from '#forms/describe/kind-of-field.ts';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import { rowInput } from './rowActions.ts';

type Row = Record<string, unknown>;

// An amount, an account or another row belongs to one row; a reason may serve for many.
const ownKinds = new Set(['money', 'norwegianAccount', 'reference', 'references']);

const uiOf = (ui: FormUi | null, name: string) => (ui?.[name] ?? {}) as FormUi;

const kindOf = ({ schema, ui }: CatalogueMutation, name: string) =>
  kindOfField(schema.properties?.[name] ?? {}, uiOf(ui, name)['ui:widget']);

/** Inputs of an action that each row has a value of its own for, without the row itself. */
export function ownInputs(mutation: CatalogueMutation, key: string | null): string[] {
  return Object.keys(mutation.schema.properties ?? {}).filter(
    (name) => name !== key && ownKinds.has(kindOf(mutation, name)),
  );
}

/** The names of the row's fields that an input begins with: `suggestion`, `invoiceId`. */
export const initialPath = (ui: FormUi | null, name: string): string[] =>
  uiOf(ui, name)['ui:beginWith']?.split('.') ?? [];

/** The values that the inputs of an action begin with, read from the row as `ui.json` names them. */
export function initialValues(ui: FormUi | null, record: Row, names = Object.keys(ui ?? {})): Row {
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const path = initialPath(ui, name);
      const value = path.reduce<unknown>((found, part) => (found as Row | null)?.[part], record);
      return path.length === 0 || value == null ? [] : [[name, value]];
    }),
  );
}

/**
 * Whether each row gives the inputs that are its own. An amount or account that may be left out is; another row has to be
 * named, and where this row does not, a person does in a form for it alone.
 */
export function givesOwnInputs(
  mutation: CatalogueMutation,
  resource: CatalogueResource,
  rows: readonly Row[],
): boolean {
  const { required = [] } = mutation.schema;
  const needed = ownInputs(mutation, rowInput(mutation, resource)).filter(
    (name) => required.includes(name) || kindOf(mutation, name).startsWith('reference'),
  );
  return rows.every((row) => {
    const values = initialValues(mutation.ui, row, needed);
    return needed.every((name) => name in values);
  });
}
