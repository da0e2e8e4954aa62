import type { DataProvider, FilterPayload, RaRecord, SortPayload } from 'react-admin';

// The maximum the API returns at once, and the most a browser should load.
const page = 1_000;
export const mostRows = 20_000;

interface Query {
  filter: FilterPayload;
  sort: SortPayload;
}

/** Every row of a list as it is filtered and sorted, page by page. */
export async function readAll(
  { getList }: DataProvider,
  resource: string,
  query: Query,
): Promise<RaRecord[]> {
  const rows: RaRecord[] = [];
  for (let at = 1; rows.length < mostRows; at += 1) {
    const pagination = { page: at, perPage: page };
    const { data, total = 0 } = await getList(resource, { ...query, pagination });
    rows.push(...data);
    if (data.length < page || rows.length >= total) break;
  }
  return rows;
}
