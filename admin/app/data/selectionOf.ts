import type {
  CatalogueField,
  CatalogueResource,
} from '../../../plugins/core/catalogue/catalogue.ts';
import type { Introspected } from '../catalogue/Introspected.ts';
import { isRange } from '../catalogue/isRange.ts';

const bounds = 'start { value inclusive } end { value inclusive }';
const attachment = ['id', 'filename', 'contentType', 'byteSize', 'thumbPath', 'downloadPath'];

// Not columns, so the catalogue does not tell them: the API signs them for each answer.
const linksToBytes = ['downloadPath', 'thumbPath'];

function attachmentOf(field: CatalogueField, typeName: string, schema: Introspected): string {
  const relation = field.reference?.field;
  const owner = schema.types.find(({ name }) => name === typeName);
  if (!relation || !owner?.fields?.some(({ name }) => name === relation)) return '';
  const file = schema.types.find(
    ({ fields }) =>
      fields?.some(({ name }) => name === 'filename') &&
      fields.some(({ name }) => name === 'byteSize'),
  );
  const parts = attachment.filter((part) => file?.fields?.some(({ name }) => name === part));
  return parts.length > 0 ? `${relation} { ${parts.join(' ')} }` : '';
}

/** The fields asked of a row: all its own, composites with their parts, files with their links. */
export function selectionOf(resource: CatalogueResource, schema: Introspected): string {
  const fields = resource.fields.map((field) => {
    if (field.kind === 'composite') {
      const parts = (field.parts ?? []).map(({ name }) => name);
      return parts.length > 0 ? `${field.name} { ${parts.join(' ')} }` : '';
    }
    if (field.kind === 'file')
      return `${field.name} ${attachmentOf(field, resource.typeName, schema)}`;
    if (isRange(field)) return `${field.name} { ${bounds} }`;
    return field.kind === 'other' ? '' : field.name;
  });
  const own = schema.types.find(({ name }) => name === resource.typeName)?.fields ?? [];
  const links = linksToBytes.filter((link) => own.some(({ name }) => name === link));
  return [...new Set(['id', ...fields, ...links])].filter(Boolean).join(' ');
}
