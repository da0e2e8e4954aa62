import type { GetListParams, RaRecord } from 'react-admin';
import { listOperation } from '#admin/app/data/earlyLists.ts';
import { farRows } from '#admin/app/data/farRows.ts';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { withClient } from '#db/tools/with-client.ts';
import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import { env } from '../support/env.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { scale } from './scale.ts';
import { timesOf } from './times-of.ts';

const perPage = 25;
const sorted = (field: string) => ({ sort: { field, order: 'DESC' as const } });

/** Pages of the console's list of all invoices, with all columns, and the limit of each, in ms. */
const pages = (last: number): [name: string, mostMs: number, params: Partial<GetListParams>][] => [
  ['first page', 100, {}],
  ['first page by amount', 400, sorted('amount')],
  ['page of a state', 100, { filter: { status: ['SUBMITTED'] } }],
  ['search', 200, { filter: { q: 'faktura 20' } }],
  ['search that finds all', 3_000, { filter: { q: 'kunde' } }],
  ['last page', 500, { pagination: { page: last, perPage } }],
];

/** An operator opens the list of all invoices, as the console queries it. */
export async function consoleLists(database: BenchDatabase, ours: string): Promise<Figure[]> {
  const authorization = `Bearer ${await operatorToken(database)}`;
  const call = async (path: string, body?: object) => {
    const response = await fetch(`${ours}/admin/graphql${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', authorization },
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors).slice(0, 500));
    return data;
  };
  const { catalogue }: { catalogue: Catalogue } = await call('/catalogue');
  const resource = catalogue.resources.find(({ table }) => table === 'invoices');
  if (!resource) throw new Error('an operator sees no invoices');
  const list = async (params: object, fixed?: object) => {
    const known = { resource, catalogue };
    const { text, variables } = listOperation(known, params, { ...fixed });
    const { result } = await call('', { query: text, variables });
    return { data: result.nodes as RaRecord[], total: Number(result.totalCount) };
  };
  const shown = farRows({
    getList: (_name, params: Partial<GetListParams>) => list(params),
    getMany: (_name, { ids }) =>
      list({ pagination: { page: 1, perPage: ids.length } }, { id: { in: ids } }),
  });
  const figures: Figure[] = [];
  for (const [name, most, params] of pages(Math.floor((scale.lastInvoice + 1) / perPage))) {
    const taken = await timesOf(async () => {
      const { data } = await shown(resource, { pagination: { page: 1, perPage }, ...params });
      if (data.length !== perPage) throw new Error(`${name} has ${data.length} rows`);
    });
    figures.push({ name: `console: ${name}`, unit: 'ms', value: median(taken), most });
  }
  return figures;
}

async function operatorToken(database: BenchDatabase): Promise<string> {
  const name = new URL(database.ownerUrl).pathname.slice(1);
  return withClient(databaseUrl(env.clusterUrl, { database: name }), async (client) => {
    const { rows } = await client.query<{ token: string }>(
      `select app_private.open_session(u.id, operator_id => o.id) as token
       from (select id from app_public.users limit 1) u,
         app_private.appoint_operator(u.id, 'ADMIN', 'JBSWY3DPEHPK3PXP') o (id)`,
    );
    return rows[0]?.token ?? '';
  });
}
