import type { Catalogue, CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { holds } from './holds.ts';
import { subjectOf } from './subjectOf.ts';

/** The column of the subject's state, for a log's column that holds one. */
export function stateColumn(
  catalogue: Catalogue,
  field: CatalogueField,
  record: object | undefined,
): CatalogueField | undefined {
  if (holds(field) !== 'state') return undefined;
  const log = catalogue.resources.find(({ fields }) => fields.includes(field));
  const subject = subjectOf(catalogue, log, record);
  return subject?.fields.find(({ name }) => name === subject.statusField);
}
