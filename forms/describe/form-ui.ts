import type { InputSchema } from '../validate/input-schema.ts';

/**
 * The layout of a form, from its `ui.json`: rjsf's uiSchema, with additional keys. An object corresponds to
 * each object of the schema, with a property's layout under its name.
 */
export interface FormUi {
  /** The fields that are drawn, in this order; `*` for all others. All of them when absent. */
  'ui:order'?: string[];
  /**
   * Which control, where format and type do not say enough; `hidden` is sent and not drawn. A whole form
   * that a screen draws by hand is `hidden` too.
   */
  'ui:widget'?: string;
  /** Fields that stand beside each other. */
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
  /** An object's name is not drawn where its section says it, nor a choice's where its values do. */
  'ui:label'?: false;
  /** The key of the field's label, `clients.fullName`, if not the usual one. */
  'ui:word'?: string;
  /** The field is asked for twice, and has to be written alike; how the second is drawn. */
  'ui:again'?: FormUi;
  /**
   * The sentence for a refusal of the field, if not the usual one; on a form, for refusals without a field.
   */
  'ui:refusedAs'?: string;
  /** The field beside a national number whose country it is of. */
  'ui:country'?: string;
  /** The initial value in a new form. */
  'ui:begin'?: unknown;
  /** The field of the row the form is about, in the console, whose value this one begins with. */
  'ui:beginWith'?: string;
  /** The organisation is found in the business register, and these fields are filled from there. */
  'ui:register'?: FormRegister;
  /** Below a property: what is said of it, `false` where it has no place. */
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
 * The fields of an object that the register fills, by what they are. It is searched for what is new; a
 * row that is there keeps the one it has.
 */
export interface FormRegister {
  name: string;
  number: string;
  address: string;
  /** Is true of what was picked, which is then locked. One beginning with `$` is the form's own. */
  checked: string;
}

/** A form as it is to be drawn. */
export interface FormDescription {
  schema: InputSchema;
  ui: FormUi;
}
