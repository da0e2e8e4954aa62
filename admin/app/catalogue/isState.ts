import type {
  Catalogue,
  CatalogueEnum,
  CatalogueField,
} from '#plugins/core/catalogue/catalogue.ts';
import { holds, subjectOf } from './tagOf.ts';

/** Whether an enum is a state rather than a kind. */
export function isState(of: CatalogueEnum | undefined): boolean {
  if (!of) return false;
  const tags = Object.keys(of.tags);
  return Object.keys(of.outcomes).length > 0 || tags.some((tag) => tag.startsWith('tone.'));
}

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
