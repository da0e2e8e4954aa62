import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  /** A text is compressed. A stored file is mostly compressed already, and added as it is. */
  content: string | AsyncIterable<Uint8Array>;
}

/** A ZIP of entries as a stream: only the latest chunk is in memory. */
export async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
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
  for await (const { name, content } of entries) {
    const isText = typeof content === 'string';
    const entry = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(entry);
    if (isText) {
      entry.push(Buffer.from(content), true);
    } else {
      for await (const part of content) {
        entry.push(part);
        yield take();
      }
      entry.push(new Uint8Array(0), true);
    }
    yield take();
  }
  zip.end();
  yield take();
}
