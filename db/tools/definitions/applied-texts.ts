import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '../with-client.ts';
import { collectBlocks } from './frozen-blocks.ts';

const MARK = '--= ';

/** The uncommitted texts last applied to a database. */
export interface AppliedTexts {
  /**
   * The text of each module file. An edit that is undone equals the history again, and only this shows that
   * the database still has it.
   */
  blocks: Map<string, string>;
  /** The text of each file of changes written by hand, by its name. */
  changes: Map<string, string>;
  /** As graphile-migrate keeps it; null when nothing was tried, or beneath it history went on. */
  content: string | null;
}

/** Reads the texts that a database was last migrated to; empty for a new database. */
export function appliedTexts(ownerUrl: string, folder: string): Promise<AppliedTexts> {
  return withClient(ownerUrl, async (client) => {
    const texts: AppliedTexts = { blocks: new Map(), changes: new Map(), content: null };
    const known = await client.query(`select to_regclass('graphile_migrate.current') as found`);
    if (!known.rows[0]?.found) return texts;
    const { rows } = await client.query<{ content: string; done: string[] }>(
      `select content, array(select left(filename, 6) from graphile_migrate.migrations) as done
       from graphile_migrate.current`,
    );
    for (const { content, done } of rows) {
      const tried = textOf(content);
      collectBlocks(tried, texts.blocks);
      if (!(await hasHistory(folder, done))) continue;
      texts.content = content;
      for (const [, name = '', text = ''] of tried.matchAll(parts)) {
        texts.changes.set(name, text.trim());
      }
    }
    return texts;
  });
}

/** Each file of which a tried migration was put together. */
const parts = /^--! split: (.*)\n([\s\S]*?)(?=^--! split: |$(?![\s\S]))/gm;

async function hasHistory(folder: string, done: string[]): Promise<boolean> {
  const names = await readdir(join(folder, 'migrations/committed'));
  const numbers = names.map((name) => /^(\d{6}).*\.sql$/.exec(name)?.[1]);
  return numbers.every((number) => number === undefined || done.includes(number));
}

/**
 * A text as a comment: a part that the database already has, recorded beside the statements that run. Marks
 * for graphile-migrate in it are escaped.
 */
export function commentOut(text: string): string {
  return text.replaceAll('--!', '--~!').replace(/^/gm, MARK);
}

/** The inverse: a recorded text without its comment marks. */
function textOf(commented: string): string {
  return commented.replace(/^--=(?: (.*))?$/gm, (_line, text = '') =>
    text.replaceAll('--~!', '--!'),
  );
}
