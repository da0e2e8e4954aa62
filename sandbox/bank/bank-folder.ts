import { appendFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SimulatedEntry } from './simulated-transaction.ts';

export type WrittenFile = { name: string; writtenAt: string };

/** A movement that the bank has reported, on one of its accounts. */
export type Movement = { account: string; entry: SimulatedEntry };

/** A balance that an account had from the beginning of a day. */
export type Opening = { account: string; day: string; amountMinor: number };

export type BankFolder = {
  /** A unique serial number for the next file. */
  nextSerial(): Promise<number>;
  /** Writes a file that a reader sees whole or not at all. */
  write(name: string, content: string | Uint8Array): Promise<void>;
  /** Newest first. */
  list(): Promise<WrittenFile[]>;
  /** The payment files of the product, newest first. */
  listOrders(): Promise<WrittenFile[]>;
  /** The content of a payment file; null if no file has that name. */
  readOrder(name: string): Promise<string | null>;
  /** Remembers movements for the statements of their days. */
  record(movements: readonly Movement[]): Promise<void>;
  movements(): Promise<Movement[]>;
  /** Balances that accounts had before the bank's own first movement, such as that of the demo's payments. */
  openings(): Promise<Opening[]>;
};

/** The folder into which the bank puts its files, below the one that it shares with the product. */
export function openBankFolder(shared: string): BankFolder {
  const folder = path.join(shared, 'incoming');
  const orders = path.join(shared, 'outgoing');
  // The bank's own memory, which the product does not read.
  const memory = path.join(shared, 'movements.jsonl');
  return {
    async nextSerial() {
      const serials = (await namesIn(folder)).map((name) => Number(/\d{4,}/.exec(name)?.[0] ?? 0));
      return Math.max(0, ...serials) + 1;
    },
    async write(name, content) {
      await mkdir(folder, { recursive: true });
      const unfinished = path.join(folder, `.${name}`);
      await writeFile(unfinished, content);
      await rename(unfinished, path.join(folder, name));
    },
    list: () => filesIn(folder),
    listOrders: () => filesIn(orders),
    async readOrder(name) {
      if (!(await namesIn(orders)).includes(name)) return null;
      return readFile(path.join(orders, name), 'utf8');
    },
    async record(movements) {
      await mkdir(shared, { recursive: true });
      await appendFile(memory, movements.map((one) => `${JSON.stringify(one)}\n`).join(''));
    },
    async movements() {
      const lines = (await readFile(memory, 'utf8').catch(() => '')).split('\n');
      return lines.filter(Boolean).map((line) => JSON.parse(line) as Movement);
    },
    async openings() {
      const text = await readFile(path.join(shared, 'openings.json'), 'utf8').catch(() => '[]');
      return JSON.parse(text) as Opening[];
    },
  };
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));

async function filesIn(folder: string): Promise<WrittenFile[]> {
  const files = (await namesIn(folder)).map(async (name) => {
    const { mtime } = await stat(path.join(folder, name));
    return { name, writtenAt: mtime.toISOString() };
  });
  return (await Promise.all(files)).sort((a, b) => (a.writtenAt < b.writtenAt ? 1 : -1));
}
