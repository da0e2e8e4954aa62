import { collectBlocks } from './collect-blocks.ts';
import { withClient } from './with-client.ts';

/**
 * The text of each module file as it was last tried in this database before being committed. An
 * edit that is undone equals the history again, and only this tells that the database has it still.
 */
export function appliedBlocks(ownerUrl: string): Promise<Map<string, string>> {
  return withClient(ownerUrl, async (client) => {
    const blocks = new Map<string, string>();
    const known = await client.query(`select to_regclass('graphile_migrate.current') as found`);
    if (!known.rows[0]?.found) return blocks;
    const { rows } = await client.query<{ content: string }>(
      'select content from graphile_migrate.current',
    );
    for (const { content } of rows) collectBlocks(content, blocks);
    return blocks;
  });
}
