import type { RaRecord } from 'react-admin';
import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/** The path of a row's own page, or of the row that a joining row leads to. */
export function rowPath(
  resource: CatalogueResource,
  record: RaRecord | undefined,
  leadsTo?: CatalogueField | null,
): string {
  const other = leadsTo?.reference?.resource;
  return leadsTo && other
    ? `/${other}/${String(record?.[leadsTo.name])}/show`
    : `/${resource.name}/${String(record?.id)}/show`;
}
