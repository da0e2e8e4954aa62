import type { DataProvider, RaRecord } from 'react-admin';
import type { Catalogue, CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import type { Labels } from '../catalogue/labels/labelsIn.ts';
import { titleOf } from '../catalogue/labels/titleOf.ts';
import { resourceNamed } from '../catalogue/resourceNamed.ts';

const batch = 500;

/** The titles of the rows a column references, by id. */
export async function readTitles(
  { getMany }: DataProvider,
  catalogue: Catalogue,
  labels: Labels,
  { name, reference }: CatalogueField,
  rows: RaRecord[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  if (!reference) return titles;
  const other = resourceNamed(catalogue, reference.resource);
  const ids = [...new Set(rows.map((row) => row[name]).filter(Boolean))];
  for (let at = 0; at < ids.length; at += batch) {
    const { data } = await getMany(other.name, { ids: ids.slice(at, at + batch) });
    for (const record of data) {
      titles.set(String(record.id), titleOf(catalogue, other, record, labels));
    }
  }
  return titles;
}
