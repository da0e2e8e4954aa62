import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const page = resolve(import.meta.dirname, '../../../docs/add-a-module.md');
const block = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm;

/**
 * The module that the guide builds: each of its blocks that names a file, as that file. Its
 * addition to the current changes is a file of its own, since there may be others' in it.
 */
export async function readGuide(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'honorar-guide-'));
  for (const [, name = '', text = ''] of (await readFile(page, 'utf8')).matchAll(block)) {
    const path = join(folder, name.replace('1-current.sql', '501-guide.sql'));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return folder;
}
