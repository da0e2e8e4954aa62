import type { InputSchema } from '../validate/input-schema.ts';

/** The kind of a field, by which both front ends choose its control. */
export type FieldKind =
  | 'address'
  | 'boolean'
  | 'code'
  | 'country'
  | 'date'
  | 'datetime'
  | 'decimal'
  | 'email'
  | 'enum'
  | 'file'
  | 'integer'
  | 'json'
  | 'longText'
  | 'money'
  /** A day that counts for its month. */
  | 'month'
  | 'object'
  | 'password'
  | 'percent'
  | 'phone'
  | 'reference'
  | 'references'
  | 'rows'
  | 'street'
  | 'text'
  | 'time'
  | 'words'
  | 'choices'
  | 'nationalNumber'
  | 'norwegianAccount';

/** Kinds that hold fields of their own. */
export type NestedKind = 'object' | 'address' | 'rows';

const byFormat: Record<string, FieldKind> = {
  minor: 'money',
  decimal: 'decimal',
  date: 'date',
  'date-time': 'datetime',
  time: 'time',
  email: 'email',
};

const byWidget: Record<string, FieldKind> = {
  text: 'text',
  textarea: 'longText',
  password: 'password',
  phone: 'phone',
  country: 'country',
  street: 'street',
  percent: 'percent',
  money: 'money',
  month: 'month',
  code: 'code',
  nationalNumber: 'nationalNumber',
  norwegianAccount: 'norwegianAccount',
};

/**
 * The values of `ui:widget`. `choice` shows the values of an enum side by side; `hidden` fields are not
 * shown.
 */
export const namedWidgets: readonly string[] = ['choice', 'hidden', ...Object.keys(byWidget)];

const LONG = 500;

function has({ type }: InputSchema, wanted: string): boolean {
  return Array.isArray(type) ? type.includes(wanted) : type === wanted;
}

function kindOfList(items: InputSchema): FieldKind {
  if (items.file) return 'file';
  if (items.properties) return 'rows';
  if (items.nodeType) return 'references';
  return items.enum ? 'choices' : 'words';
}

/** The kind of a JSON Schema; `widget` is the hint in the form's `ui.json`. */
export function kindOfField(schema: InputSchema, widget?: unknown): FieldKind {
  if (schema.file) return 'file';
  if (schema.nodeType) return 'reference';
  if (schema.enum) return 'enum';
  if (schema.properties) return schema.title === 'AddressInput' ? 'address' : 'object';
  if (schema.items) return kindOfList(schema.items);
  const hinted = byWidget[String(widget)] ?? byFormat[schema.format ?? ''];
  if (hinted) return hinted;
  if (has(schema, 'boolean')) return 'boolean';
  if (has(schema, 'integer')) return 'integer';
  if (has(schema, 'number')) return 'decimal';
  if (has(schema, 'object')) return 'json';
  return Number(schema.maxLength ?? 0) > LONG ? 'longText' : 'text';
}
