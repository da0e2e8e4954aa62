import type { InputKind } from './InputSpec.ts';
import type { Schema } from './Schema.ts';

const byFormat: Record<string, InputKind> = {
  minor: 'money',
  decimal: 'decimal',
  date: 'date',
  'date-time': 'datetime',
  time: 'time',
  email: 'email',
};

function has(schema: Schema, type: string): boolean {
  return Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type;
}

/** Which input a JSON Schema asks for; `widget` is the hint of the form's `ui.json`. */
export function kindOfSchema(schema: Schema, widget: unknown): InputKind {
  if (schema.file) return 'file';
  if (schema.nodeType) return 'reference';
  if (schema.enum) return 'enum';
  if (schema.properties) return 'object';
  if (schema.items) return schema.items.properties ? 'rows' : 'words';
  const formatted = schema.format ? byFormat[schema.format] : undefined;
  if (formatted) return formatted;
  if (has(schema, 'boolean')) return 'boolean';
  if (has(schema, 'integer')) return 'integer';
  if (has(schema, 'number')) return 'decimal';
  if (widget === 'textarea' || (schema.maxLength ?? 0) > 200) return 'longText';
  return has(schema, 'object') ? 'json' : 'text';
}
