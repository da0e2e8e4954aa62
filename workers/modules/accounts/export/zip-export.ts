import type { Readable } from 'node:stream';
import { plainEntryName } from '#shared/zip/plain-entry-name.ts';
import { writeZip, type ZipEntry } from '#shared/zip/write-zip.ts';

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
