import type {
  Catalogue,
  CatalogueField,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import { enumNamed, type Labels } from '../catalogue/labels/labels.ts';
import { isRange } from '../catalogue/listedFields.ts';
import { tagOf, unitColumn } from '../catalogue/useConsoleModel.ts';
import type { InputKind, InputSpec } from './InputSpec.ts';
import { optionsOf } from './optionsOf.ts';

// Of these kinds a default is a value that the input takes as it is.
const withDefault = new Set(['boolean', 'enum', 'text', 'decimal', 'percent']);

/**
 * The form of a table: the columns an operator may give. Raw keys and files are left out, since
 * there is nothing to type for them.
 */
export function specsOfResource(
  resource: CatalogueResource,
  purpose: 'create' | 'edit',
  catalogue: Catalogue,
  labels: Labels,
): InputSpec[] {
  return resource.fields
    .filter((field) => (purpose === 'create' ? field.insertable : field.updatable))
    .filter(({ kind, computed }) => !computed && kind !== 'uuid' && kind !== 'file')
    .map((field) => ({
      ...specOfField(field, catalogue, labels),
      ...(purpose === 'create' &&
        withDefault.has(field.kind) &&
        field.defaultValue !== null && { defaultValue: field.defaultValue }),
    }));
}

function kindOf(field: CatalogueField): InputKind {
  if (field.isList) return 'words';
  if (isRange(field)) return 'range';
  if (field.kind === 'composite') return 'object';
  return field.kind === 'other' ? 'text' : field.kind;
}

/** The input for a column of a table or a part of a composite. */
export function specOfField(
  field: CatalogueField,
  catalogue: Catalogue,
  labels: Labels,
  prefix = '',
): InputSpec {
  const source = `${prefix}${field.name}`;
  const text = labels.input(field);
  const kind = kindOf(field);
  const unit = unitColumn(catalogue, field);
  const maxLength = Number(tagOf(field, 'maxLength'));
  return {
    source,
    label: text.label,
    kind,
    required: field.required && !field.hasDefault,
    help: text.help,
    ...(maxLength > 0 && { maxLength }),
    ...(kind === 'enum' && {
      options: optionsOf(enumNamed(catalogue, field.enumName), labels, field.possibleValues),
    }),
    ...(unit && { unitSource: `${prefix}${unit.name}` }),
    ...(field.reference && { resource: field.reference.resource }),
    ...(kind === 'object' && {
      parts: (field.parts ?? []).map((part) => ({
        ...specOfField(part, catalogue, labels, `${source}.`),
        required: false,
      })),
    }),
  };
}
