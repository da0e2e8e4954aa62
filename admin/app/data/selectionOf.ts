import type {
  Catalogue,
  CatalogueField,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import { isRange } from '../catalogue/listedFields.ts';

const bounds = 'start { value inclusive } end { value inclusive }';
const attachment = new Set(['id', 'filename', 'contentType', 'byteSize']);

function attachmentOf({ reference }: CatalogueField, { resources }: Catalogue): string {
  const file = resources.find(({ name }) => name === reference?.resource);
  if (!file || !reference?.field) return '';
  const columns = file.fields.map(({ name }) => name).filter((name) => attachment.has(name));
  return `${reference.field} { ${[...columns, ...file.links].join(' ')} }`;
}

/** The selected fields of a row: all its own, composites with their parts, files with their links. */
export function selectionOf(resource: CatalogueResource, catalogue: Catalogue): string {
  const fields = resource.fields.map((field) => {
    if (field.kind === 'composite') {
      const parts = (field.parts ?? []).map(({ name }) => name);
      return parts.length > 0 ? `${field.name} { ${parts.join(' ')} }` : '';
    }
    if (field.kind === 'file') return `${field.name} ${attachmentOf(field, catalogue)}`;
    if (isRange(field)) return `${field.name} { ${bounds} }`;
    return field.kind === 'other' ? '' : field.name;
  });
  return [...new Set(['id', ...fields, ...resource.links])].filter(Boolean).join(' ');
}
