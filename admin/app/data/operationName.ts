import type {
  Catalogue,
  CatalogueField,
  CatalogueOperations,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import { isRange } from '../catalogue/listedFields.ts';

const bounds = 'start { value inclusive } end { value inclusive }';

const attachment = new Set(['id', 'filename', 'contentType', 'byteSize']);

/** Text and variables of one GraphQL operation. Its result has the alias `result`. */
export interface Operation {
  text: string;
  variables: Record<string, unknown>;
}

/** The inputs for building an operation. */
export interface Known {
  resource: CatalogueResource;
  catalogue: Catalogue;
}

/** The API's name for an operation on a resource; requesting one that operators do not have is a bug. */
export function operationName(
  resource: CatalogueResource,
  operation: keyof CatalogueOperations,
): string {
  const name = resource.operations[operation];
  if (name === null) throw new Error(`Operators may not ${operation} ${resource.name}.`);
  return name;
}

/** A generated mutation with its input, which reads the row back as changed. */
export function writeOperation(
  known: Known,
  operation: 'create' | 'update' | 'delete',
  input: unknown,
): Operation {
  const { resource, catalogue } = known;
  const field = operationName(resource, operation);
  const type = operationName(resource, `${operation}Input`);
  const selection = operation === 'delete' ? 'id' : selectionOf(resource, catalogue);
  const row = `row: ${resource.operations.rowKey} { ${selection} }`;
  return {
    text: `mutation Write($input: ${type}!) { result: ${field}(input: $input) { ${row} } }`,
    variables: { input },
  };
}

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
