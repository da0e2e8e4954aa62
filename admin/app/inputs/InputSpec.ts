import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';

/** The kind of an input. `object` and `rows` contain further inputs. */
export type InputKind =
  | Exclude<CatalogueField['kind'], 'composite' | 'reference' | 'other'>
  | 'reference'
  | 'month'
  | 'object'
  | 'rows'
  | 'range'
  | 'words'
  | 'choices'
  | 'references';

/**
 * One input, described. Columns and JSON Schemas are both read into this, so that there is one
 * generator of forms, whatever the form is for.
 */
export interface InputSpec {
  source: string;
  label: string;
  kind: InputKind;
  required: boolean;
  help?: string;
  placeholder?: string;
  /** The initial value in a new row. */
  defaultValue?: string | boolean;
  options?: { id: string; name: string }[];
  /** The input beside it that has the unit of its figure. */
  unitSource?: string;
  /** Resource to choose from, for `reference` and `references`. */
  resource?: string;
  /** Values of its fields that a row has to be offered, for `reference` and `references`. */
  among?: Record<string, unknown>;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  /** For `file`. */
  contentTypes?: string[];
  maxBytes?: number;
  /** Several files. */
  many?: boolean;
  /** For `object` and `rows`. */
  parts?: InputSpec[];
}
