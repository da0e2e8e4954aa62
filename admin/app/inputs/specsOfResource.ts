import type { Catalogue, CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';
import type { Labels } from '../catalogue/labelsIn.ts';
import type { InputSpec } from './InputSpec.ts';
import { specOfField } from './specOfField.ts';

/**
 * The form of a table: the columns an operator may give. A status that transitions move is left
 * out, since it changes by its actions only; so are raw keys and files, which have no free input.
 */
export function specsOfResource(
  resource: CatalogueResource,
  purpose: 'create' | 'edit',
  catalogue: Catalogue,
  labels: Labels,
): InputSpec[] {
  return resource.fields
    .filter((field) => (purpose === 'create' ? field.insertable : field.updatable))
    .filter(({ name, kind, computed }) => {
      const isMoved = resource.transitions.length > 0 && name === resource.statusField;
      return !computed && !isMoved && kind !== 'uuid' && kind !== 'file';
    })
    .map((field) => specOfField(field, catalogue, labels));
}
