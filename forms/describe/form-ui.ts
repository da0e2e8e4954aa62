import type { InputSchema } from '../validate/input-schema.ts';

/**
 * How a form is drawn, as its `ui.json` says: rjsf's uiSchema, with keys of our own. One object stands
 * beside each object of the schema; below a property's name stands what is said of that property.
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
  /** What depends on what is written; the branch is laid over this object. */
  'ui:if'?: FormCondition[];
  /** The values that are offered, where not all of them are. */
  'ui:choices'?: string[];
  /** Rows that are offered by the console: those whose field has the value of that field of the row the form is about. */
  'ui:among'?: Record<string, string>;
  /** Whose words the values have, `PaidAs`, where others than their enum's. */
  'ui:values'?: string;
  /** An object's name is not drawn where its section says it, nor a choice's where its values do. */
  'ui:label'?: false;
  /** Where the words of the field stand, `clients.fullName`, where another than usual. */
  'ui:word'?: string;
  /** The field is asked for twice, and has to be written alike; how the second is drawn. */
  'ui:again'?: FormUi;
  /** What a refusal of the field is said as, where another sentence fits; of a form, those of no field. */
  'ui:refusedAs'?: string;
  /** The field beside a national number whose country it is of. */
  'ui:country'?: string;
  /** What a new form begins with. */
  'ui:begin'?: unknown;
  /** The field of the row the form is about, in the console, whose value this one begins with. */
  'ui:beginWith'?: string;
  /** The organisation is found in the business register, and these fields are filled from there. */
  'ui:register'?: FormRegister;
  /** Below a property: what is said of it, `false` where it has no place. */
  [key: string]: unknown;
}

export interface FormSection {
  /** Where its title and what is said below that stand, as the words of a field do. */
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
