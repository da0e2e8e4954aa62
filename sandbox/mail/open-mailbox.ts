import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readMessage, type StoredMessage } from './read-message.ts';

export type Mailbox = {
  /** Stores a mail unchanged. Resolves once it is on the disk. */
  store(raw: Buffer, recipients: readonly string[]): Promise<string>;
  /** Newest first. */
  list(): StoredMessage[];
  get(id: string): StoredMessage | undefined;
  raw(id: string): Promise<Buffer>;
  clear(): Promise<void>;
};

const MOST = 3_000;

/** Opens the folder of stored mail, with the mail from before a restart. */
export async function openMailbox(folder: string): Promise<Mailbox> {
  await mkdir(folder, { recursive: true });
  const messages = new Map<string, StoredMessage>();
  const place = (id: string) => path.join(folder, `${id}.eml`);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  for (const name of files) {
    const id = name.slice(0, -'.eml'.length);
    messages.set(id, await readMessage(id, await readFile(place(id))));
  }
  async function forgetOldest(): Promise<void> {
    const [oldest] = messages.keys();
    if (messages.size <= MOST || !oldest) return;
    messages.delete(oldest);
    await rm(place(oldest), { force: true });
  }
  return {
    async store(raw, recipients) {
      // The id begins with the time, so that file names sort by arrival.
      const id = Date.now().toString(36).padStart(9, '0') + randomBytes(5).toString('hex');
      const envelope = Buffer.from(`X-Sandbox-To: ${recipients.join(', ')}\r\n`);
      const content = Buffer.concat([envelope, raw]);
      const file = await open(`${place(id)}.part`, 'w');
      await file.writeFile(content);
      await file.sync();
      await file.close();
      await rename(`${place(id)}.part`, place(id));
      messages.set(id, await readMessage(id, content));
      await forgetOldest();
      return id;
    },
    list: () => [...messages.values()].reverse(),
    get: (id) => messages.get(id),
    raw: (id) => readFile(place(id)),
    async clear() {
      const ids = [...messages.keys()];
      messages.clear();
      await Promise.all(ids.map((id) => rm(place(id), { force: true })));
    },
  };
}
