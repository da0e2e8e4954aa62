import type {
  Catalogue,
  CatalogueBackwardRelation,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import { otherEnd } from './fieldsOf.ts';
import { isTagged } from './useConsoleModel.ts';

/** A table whose rows point to this one. */
export interface Related {
  relation: CatalogueBackwardRelation;
  resource: CatalogueResource;
}

/**
 * Of all tables that a row of a hidden one points to, the one it belongs to: the least central, as
 * a line points to an account, too, but belongs to its invoice.
 */
function ownerOf(hidden: CatalogueResource, catalogue: Catalogue): string | undefined {
  return (
    hidden.fields
      .filter(({ kind, required }) => kind === 'reference' && required)
      .flatMap(({ reference }) =>
        catalogue.resources.filter(({ name }) => name === reference?.resource),
      )
      // Rows of a hidden table belong to its owner.
      .filter(({ backward }) => backward.some((relation) => relation.resource === hidden.name))
      .sort((a, b) => a.backward.length - b.backward.length)[0]?.name
  );
}

/** Whether a list contains the parts of the row, such as an invoice's lines. It is shown among the row's fields. */
export const isOfParts = ({ resource }: Related) => isTagged(resource, 'parts');

/** The lists that belong below a row, the weightiest first; logs have panels of their own. */
export function relatedResources(resource: CatalogueResource, catalogue: Catalogue): Related[] {
  return resource.backward
    .flatMap((relation) => {
      const other = catalogue.resources.find(({ name }) => name === relation.resource);
      return other ? [{ relation, resource: other }] : [];
    })
    .filter(({ relation, resource: other }) => {
      const isLog = isTagged(other, 'eventLog') || isTagged(other, 'auditTrail');
      // A row that joins two others belongs to both.
      const belongs =
        ownerOf(other, catalogue) === resource.name || otherEnd(other, relation.target) !== null;
      const isElsewhere = other.hidden && !belongs;
      return other.operations.list !== null && !isLog && !isElsewhere;
    })
    .sort((a, b) => b.resource.backward.length - a.resource.backward.length);
}
