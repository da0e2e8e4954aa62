import type { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { aboutExport } from './about-export.ts';

export type PersonalExport = {
  data: Record<string, unknown[]>;
  files: { id: string; filename: string; storageKey: string }[];
  language: 'NB' | 'EN';
};

/** The rows as JSON and the files beside them, zipped as they are read. */
export async function* zipExport(
  { data, files, language }: PersonalExport,
  open: (key: string) => Promise<Readable>,
): AsyncGenerator<Buffer> {
  let ready: Buffer[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(Buffer.from(part));
  });
  const take = () => {
    const taken = Buffer.concat(ready);
    ready = [];
    return taken;
  };
  const texts = [
    ['README.txt', aboutExport(language)],
    ['data.json', JSON.stringify(data, null, 2)],
  ] as const;
  for (const [name, text] of texts) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(Buffer.from(text), true);
    yield take();
  }
  for (const { id, filename, storageKey } of files) {
    // What is stored is mostly packed already. The id keeps two files of one name apart.
    const entry = new ZipPassThrough(`files/${id}-${plainName(filename)}`);
    zip.add(entry);
    for await (const part of await open(storageKey)) {
      entry.push(part as Buffer);
      yield take();
    }
    entry.push(new Uint8Array(0), true);
    yield take();
  }
  zip.end();
  yield take();
}

/** No name leads out of the folder it is unpacked in. */
const plainName = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-100);
