import type { RaRecord } from 'react-admin';
import type {
  CatalogueField,
  CatalogueResource,
} from '../../../plugins/core/catalogue/catalogue.ts';

/** Where a row's own page is, or that of the row which a tie leads to. */
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
