import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { writeModule } from '#tools/authoring/write-module.ts';
import { isThorough } from '../../e2e/support/is-thorough.ts';
import { createTestDatabase } from '../../support/create-test-database.ts';
import { env } from '../../support/env.ts';
import { copyWithModule } from './copy-with-module.ts';
import { readGuide } from './read-guide.ts';
import { serveCopy } from './serve-copy.ts';

/** Building a second one takes as long as all tests of the first. */
const frontEnds = isThorough ? ['portal', 'admin'] : ['portal'];

/** The input for `module:new`, which writes the rest. */
const statements = `
create type mooring_status as enum ('FREE', 'TAKEN');
create table moorings (label text not null, depth_m numeric(4, 1), status mooring_status not null default 'FREE');`;

/**
 * The guide's boats, the toy's repairs and a marina that `module:new` wrote, laid over a copy of the tree, which is
 * built and served.
 */
export async function buildToys() {
  const guide = await readGuide();
  await cp(join(import.meta.dirname, '../module'), guide, { recursive: true });
  const copy = await copyWithModule(guide, [...frontEnds, 'server']);
  await writeModule(env.clusterUrl, copy.root, 'marina', statements);
  const database = await createTestDatabase(join(copy.root, 'db'));
  const served = await serveCopy(copy.root, database.authenticatorUrl, frontEnds);
  return {
    database,
    url: served.url,
    remove: async () => {
      await served.stop();
      await database.drop();
      for (const folder of [guide, copy.root]) rmSync(folder, { recursive: true });
    },
  };
}
