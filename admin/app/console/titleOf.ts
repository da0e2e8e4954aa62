import type { RaRecord } from 'react-admin';
import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';

const ways = new Set(['text', 'email', 'integer']);

/**
 * What a row is called: its label column, else the first readable column that is filled, else the
 * end of its id, which is where ids of the same hour differ.
 */
export function titleOf(resource: CatalogueResource, record: RaRecord): string {
  const labelled = resource.labelField ? record[resource.labelField] : null;
  if (labelled !== null && labelled !== undefined && labelled !== '') return String(labelled);
  const readable = resource.fields.find(
    ({ name, kind }) =>
      ways.has(kind) &&
      name !== 'currency' &&
      record[name] !== null &&
      record[name] !== undefined &&
      record[name] !== '',
  );
  const isReadable = readable && resource.labelField === null;
  return isReadable ? String(record[readable.name]) : `…${String(record.id).slice(-8)}`;
}
