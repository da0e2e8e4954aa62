import type { InputSchema } from '../validate/input-schema.ts';
import {
  type FormCondition,
  type FormDescription,
  type FormUi,
  isFillable,
  mergeUi,
  orderOf,
} from './form-ui.ts';
import { kindOfField, namedWidgets } from './kind-of-field.ts';

/** A field of a form that cannot be rendered as described. */
export interface UnrenderableField {
  /** The last step to the field, by which it is found in its file. */
  name: string;
  path: string;
  /**
   * `shape`: the schema is incomplete; `rows`: the rows it references have no list; `values`: it names an
   * enum without its values; `widget` and `field`: `ui.json` names an unknown one.
   */
  why: 'shape' | 'rows' | 'values' | 'widget' | 'field';
  /** The type of row, the enum, or the unknown name. */
  what: string;
}

interface Way {
  path: string[];
  /** The types of rows that can be chosen from a list. */
  listed: ReadonlySet<string>;
}

/** The fields of a form that cannot be filled in, whatever the values of the others. */
export function unrenderableFields(
  form: FormDescription,
  listed: ReadonlySet<string>,
): UnrenderableField[] {
  if (form.ui['ui:widget'] === 'hidden') return [];
  const found = fieldsOf(form, { path: [], listed });
  return [...new Map(found.map((one) => [`${one.why} ${one.path} ${one.what}`, one])).values()];
}

function fieldsOf({ schema, ui }: FormDescription, way: Way): UnrenderableField[] {
  const properties = schema.properties ?? {};
  const found = variantsOf(ui).flatMap((variant) =>
    orderOf(variant['ui:order'], Object.keys(properties)).flatMap((name): UnrenderableField[] => {
      const part = properties[name];
      const fieldUi = variant[name];
      if (typeof part === 'boolean' || !part || !isFillable(name, fieldUi, way.path)) return [];
      return fieldOf(name, { schema: part, ui: (fieldUi ?? {}) as FormUi }, way);
    }),
  );
  return [...found, ...strangers(ui, properties, way)];
}

function fieldOf(name: string, { schema, ui }: FormDescription, way: Way): UnrenderableField[] {
  const path = [...way.path, name];
  const fault = (why: UnrenderableField['why'], what: string) => ({
    name,
    path: path.join('.'),
    why,
    what,
  });
  const widget = ui['ui:widget'];
  if (widget !== undefined && !namedWidgets.includes(widget)) return [fault('widget', widget)];
  const kind = kindOfField(schema, widget);
  const below = { ...way, path };
  if (kind === 'json') return [fault('shape', '')];
  if (kind === 'object' || kind === 'address') return fieldsOf({ schema, ui }, below);
  const { items = {} } = schema;
  if (kind === 'rows') return fieldsOf({ schema: items, ui: (ui.items ?? {}) as FormUi }, below);
  const target = schema.nodeType ?? (kind === 'references' ? items.nodeType : undefined);
  if (target && !way.listed.has(target)) return [fault('rows', target)];
  const choice = kind === 'words' ? items : schema;
  return choice.graphqlEnum && !choice.enum ? [fault('values', choice.graphqlEnum)] : [];
}

/** The variants of `ui.json`, with each of its conditions true or false. */
function variantsOf({ 'ui:if': conditions = [], ...rest }: FormUi): FormUi[] {
  return conditions.reduce<FormUi[]>(
    (variants, { then = {}, else: otherwise = {} }: FormCondition) =>
      variants.flatMap((one) => [mergeUi(one, then), mergeUi(one, otherwise)]),
    [rest],
  );
}

/** Names in `ui.json` that the schema does not have; those with `$` are the form's own. */
function strangers(
  ui: FormUi,
  properties: Record<string, InputSchema>,
  way: Way,
): UnrenderableField[] {
  const named = Object.keys(ui).filter((name) => !name.startsWith('ui:') && name !== '$ref');
  const placed = [
    ...(ui['ui:order'] ?? []),
    ...(ui['ui:rows'] ?? []).flat(),
    ...(ui['ui:sections'] ?? []).flatMap(({ fields }) => fields),
  ];
  const names = new Set([...named, ...placed].filter((name) => name !== '*' && !/^\$/.test(name)));
  return [...names]
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name) => ({
      name,
      path: [...way.path, name].join('.'),
      why: 'field' as const,
      what: name,
    }));
}
