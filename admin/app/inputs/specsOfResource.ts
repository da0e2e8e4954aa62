import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import type { Labels } from '../catalogue/labels/labelsIn.ts';
import type { InputSpec } from './InputSpec.ts';
import { specOfField } from './specOfField.ts';

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
