import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

const AT_ONCE = 1000;

/**
 * Writes every row of the tables into `<table>.jsonl` in `folder`, a JSON object a line. Gives how many
 * rows each had; a table that this database never got has none and no file.
 */
export async function exportRows(
  client: pg.Client,
  tables: string[],
  folder: string,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  await mkdir(folder, { recursive: true });
  // All tables as they were at one moment.
  await client.query('begin isolation level repeatable read read only');
  for (const table of tables) {
    const known = await client.query('select to_regclass($1) as found', [table]);
    if (!known.rows[0]?.found) continue;
    const file = path.join(folder, `${table.split('.').at(-1)}.jsonl`);
    await writeFile(file, '');
    await client.query(
      `declare every_row cursor for select to_jsonb(t)::text as line from ${table} t`,
    );
    let count = 0;
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${AT_ONCE} from every_row`);
      if (rows.length === 0) break;
      await appendFile(file, rows.map(({ line }) => `${line}\n`).join(''));
      count += rows.length;
    }
    await client.query('close every_row');
    counts.set(table, count);
  }
  await client.query('commit');
  return counts;
}
