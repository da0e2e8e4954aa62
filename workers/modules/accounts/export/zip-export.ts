import type { Readable } from 'node:stream';
import { plainEntryName } from '#ground/zip/plain-entry-name.ts';
import { writeZip, type ZipEntry } from '#ground/zip/write-zip.ts';
import { aboutExport } from './about-export.ts';

export type PersonalExport = {
  data: Record<string, unknown[]>;
  files: { id: string; filename: string; storageKey: string }[];
  language: 'NB' | 'EN';
};

/** The rows as JSON and the files beside them, zipped as they are read. */
export function zipExport(
  { data, files, language }: PersonalExport,
  open: (key: string) => Promise<Readable>,
): AsyncGenerator<Buffer> {
  return writeZip(entries());
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'README.txt', content: aboutExport(language) };
    yield { name: 'data.json', content: JSON.stringify(data, null, 2) };
    for (const { id, filename, storageKey } of files) {
      // The id keeps two files of one name apart.
      yield { name: `files/${id}-${plainEntryName(filename)}`, content: await open(storageKey) };
    }
  }
}
