import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type WrittenFile = { name: string; writtenAt: string };

export type BankFolder = {
  /** A number for the next file: what it names is named by no other. */
  nextSerial(): Promise<number>;
  /** Writes a file that a reader sees whole or not at all. */
  write(name: string, content: string | Uint8Array): Promise<void>;
  /** Newest first. */
  list(): Promise<WrittenFile[]>;
};

/** The folder into which the bank puts its files, below the one that it shares with the product. */
export function openBankFolder(shared: string): BankFolder {
  const folder = path.join(shared, 'incoming');
  const names = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
  return {
    async nextSerial() {
      const serials = (await names()).map((name) => Number(/\d{4,}/.exec(name)?.[0] ?? 0));
      return Math.max(0, ...serials) + 1;
    },
    async write(name, content) {
      await mkdir(folder, { recursive: true });
      const unfinished = path.join(folder, `.${name}`);
      await writeFile(unfinished, content);
      await rename(unfinished, path.join(folder, name));
    },
    async list() {
      const files = (await names()).map(async (name) => {
        const { mtime } = await stat(path.join(folder, name));
        return { name, writtenAt: mtime.toISOString() };
      });
      return (await Promise.all(files)).sort((a, b) => (a.writtenAt < b.writtenAt ? 1 : -1));
    },
  };
}
