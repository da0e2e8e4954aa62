import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { plainEntryName } from '#shared/zip/plain-entry-name.ts';
import { writeZip, type ZipEntry } from '#shared/zip/write-zip.ts';
import { readPayload, withExternalService } from '../../core/worker-task.ts';

const texts = {
  NB: `Dette er alt vi har om deg.

data.json   det du har skrevet, og hva som har skjedd, tabell for tabell
files/      filene dine; navnet begynner med id-en de har i data.json

Beløp er i øre. Tidspunkter er i UTC. Opplysninger om andre og politiattester er ikke med.
`,
  EN: `This is everything we have about you.

data.json   what you have written and what has happened, table by table
files/      your files; each name begins with the id it has in data.json

Amounts are in øre. Times are in UTC. What is about others, and police certificates, are left out.
`,
};

/** The readme beside the data, for the person who opens the file. */
const aboutExport = (language: 'NB' | 'EN'): string => texts[language];

type PersonalExport = {
  data: Record<string, unknown[]>;
  files: { id: string; filename: string; storageKey: string }[];
  language: 'NB' | 'EN';
};

/** Writes all of a person's data into one file. The file is streamed, since its size is unknown. */
export const buildDataExport = withExternalService(
  'files',
  async (payload, { database, storage, log }) => {
    const { id } = readPayload(payload, 'id');
    const requested = (await database.call('data_export_payload', id)) as PersonalExport | null;
    if (!requested)
      return log.info({ id }, 'the export is made already, or its account is deleted');
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = async function* () {
      for await (const part of zipExport(requested, (key) => storage.get(key))) {
        hash.update(part);
        bytes += part.length;
        yield part;
      }
    };
    // The same key again, so a run that died half way leaves nothing behind.
    const key = `exports/${id}.zip`;
    await storage.put(key, Readable.from(counted()));
    await database.call('record_data_export', id, bytes, hash.digest(), key);
    log.info({ bytes, files: requested.files.length }, 'data export stored');
  },
);

/** The rows as JSON and the files beside them, zipped as they are read. */
function zipExport(
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
