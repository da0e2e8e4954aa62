import { withClient } from '#db/tools/with-client.ts';
import { untilDisconnected } from '#db/tools/with-fresh-database.ts';

/** Drops a database after all connections have left it. */
export async function dropDatabase(superuserUrl: string, name: string): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    await untilDisconnected(client, name);
    await client.query(`drop database if exists ${name} with (force)`);
  });
}
