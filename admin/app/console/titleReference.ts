import type {
  CatalogueField,
  CatalogueResource,
} from '../../../plugins/core/catalogue/catalogue.ts';

const readable = new Set(['text', 'email', 'integer']);

/** The row to name a table's rows after, when they have nothing readable themselves. */
export function titleReference(resource: CatalogueResource): CatalogueField | null {
  if (resource.labelField !== null) return null;
  if (resource.fields.some(({ kind }) => readable.has(kind))) return null;
  return resource.fields.find(({ kind, required }) => kind === 'reference' && required) ?? null;
}
