import pg from 'pg';
import type { ApiOptions } from '#plugins/core/serving/server-context.ts';
import { productFiles } from '#plugins/graphile.config.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { type Api, createApi } from '../core/support/create-api.ts';

export interface ProductApi extends Api {
  database: TestDatabase;
  /** As superuser, to arrange and to inspect. */
  root: pg.Pool;
}

/** One of the product's two APIs over HTTP, with its own forms, on a database of the file's own. */
export async function productApi(
  which: 'portal' | 'admin' = 'portal',
  more: Partial<ApiOptions> = {},
): Promise<ProductApi> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.superuserUrl, max: 3 });
  pool.on('error', () => {});
  const world = {
    connectionString: database.authenticatorUrl,
    root: pool,
    [Symbol.asyncDispose]: async () => {
      await pool.end();
      await database.drop();
    },
  };
  const api = await createApi(world, which, {
    ...productFiles,
    // The database's refusals to visitors are tested past the check that allows visitors few
    // operations.
    isOpen: true,
    ...more,
  });
  const release = api[Symbol.asyncDispose].bind(api);
  return Object.assign(api, {
    database,
    root: pool,
    [Symbol.asyncDispose]: async () => {
      await release();
      await world[Symbol.asyncDispose]();
    },
  });
}
