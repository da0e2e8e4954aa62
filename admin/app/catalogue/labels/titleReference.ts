import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

const readable = new Set(['text', 'email', 'integer']);

/** The row to name a table's rows after: the one `@label` leads to, or while nothing is readable. */
export function titleReference(resource: CatalogueResource): CatalogueField | null {
  const label = resource.fields.find(({ name }) => name === resource.labelField);
  if (label) return label.kind === 'reference' ? label : null;
  if (resource.fields.some(({ kind }) => readable.has(kind))) return null;
  return resource.fields.find(({ kind, required }) => kind === 'reference' && required) ?? null;
}
