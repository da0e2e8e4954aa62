import type { InputSchema } from '../validate/input-schema.ts';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The layout of a form, from its `ui.json`: rjsf's uiSchema, with additional keys. An object corresponds to
 * each object of the schema, with a property's layout under its name.
 */
export interface FormUi {
  /** The fields to show, in this order; `*` for all others. All of them when absent. */
  'ui:order'?: string[];
  /**
   * The control, where format and type do not determine it. A `hidden` field is sent but not shown. A form
   * for which a screen has its own component is `hidden` as a whole.
   */
  'ui:widget'?: string;
  /** Fields beside each other. */
  'ui:rows'?: string[][];
  /** Fields in groups with a title each. */
  'ui:sections'?: FormSection[];
  /** Conditions on the values; the matching branch is merged over this object. */
  'ui:if'?: FormCondition[];
  /** The values that are offered, where not all of them are. */
  'ui:choices'?: string[];
  /** Rows that are offered by the console: those whose field has the value of that field of the row the form is about. */
  'ui:among'?: Record<string, string>;
  /** The enum whose labels the values use, `PaidAs`, if not their own. */
  'ui:values'?: string;
  /** Omits an object's label where its section has the same, and a choice's where its values are clear. */
  'ui:label'?: false;
  /** The key of the field's label, `clients.fullName`, if not the usual one. */
  'ui:word'?: string;
  /** The field has to be typed twice, with equal values. These are the options of the second input. */
  'ui:again'?: FormUi;
  /**
   * The sentence for a refusal of the field, if not the usual one; on a form, for refusals without a field.
   */
  'ui:refusedAs'?: string;
  /** The field beside a national number whose country it is of. */
  'ui:country'?: string;
  /** The initial value in a new form. */
  'ui:begin'?: unknown;
  /** In the console: the field of the row, `suggestion.invoiceId`, whose value is this field's initial one. */
  'ui:beginWith'?: string;
  /** The organisation is found in the business register, and these fields are filled from there. */
  'ui:register'?: FormRegister;
  /** The options of each property; `false` removes it. */
  [key: string]: unknown;
}

export interface FormSection {
  /** The key of its title and description, as for a field. */
  'ui:word': string;
  fields: string[];
}

export interface FormCondition {
  if: InputSchema | boolean;
  then?: Record<string, unknown>;
  else?: Record<string, unknown>;
}

/**
 * The fields of an object that the register fills, by their meaning. The register is searched for new rows;
 * an existing row keeps its organisation.
 */
export interface FormRegister {
  name: string;
  number: string;
  address: string;
  /**
   * The field set to true when a hit was picked; the filled fields are then locked. A name that begins with
   * `$` exists only in the form.
   */
  checked: string;
}

/** A form with its presentation. */
export interface FormDescription {
  schema: InputSchema;
  ui: FormUi;
}

// The values that identify a row come from the row itself.
const ofTheRow: ReadonlySet<string> = new Set(['id', 'updatedAt']);

/** Whether the form shows a field; `path` is that of the enclosing object. */
export function isFillable(name: string, ui: unknown, path: readonly string[]): boolean {
  if (ui === false || (ui as FormUi | undefined)?.['ui:widget'] === 'hidden') return false;
  return path.length > 0 || !ofTheRow.has(name);
}

/** The initial values of a new form, from its `ui.json`. */
export function beginOf(ui: FormUi): Record<string, unknown> {
  const entries = Object.entries(ui).flatMap(([name, value]): [string, unknown][] => {
    if (name.startsWith('ui:') || typeof value !== 'object' || value === null) return [];
    const part = value as FormUi;
    if (part['ui:begin'] !== undefined) return [[name, part['ui:begin']]];
    const below = name === 'items' ? {} : beginOf(part);
    return Object.keys(below).length > 0 ? [[name, below]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * The fields of an object in order of presentation. Fields that are not listed are not shown, except through
 * `*`. Without an order, all of them as in the schema.
 */
export function orderOf(order: readonly string[] | undefined, names: readonly string[]): string[] {
  const listed = order ?? ['*'];
  return listed.flatMap((name) => {
    if (name === '*') return names.filter((one) => !listed.includes(one));
    return names.includes(name) ? [name] : [];
  });
}

/** Merges two trees. Objects are merged recursively; any other value of `above` replaces that of `below`. */
export function mergeUi(below: Tree, above: Tree): Tree {
  const merged = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const was = below[key];
    merged[key] = isTree(was) && isTree(value) ? mergeUi(was, value) : value;
  }
  return merged;
}
