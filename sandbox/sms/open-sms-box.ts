import { randomBytes } from 'node:crypto';
import { open, readFile, writeFile } from 'node:fs/promises';

/** A message as the gateway got it. */
export type StoredSms = {
  id: string;
  /** The sender's own id of it. */
  messageId: string;
  from: string;
  to: string;
  text: string;
  receivedAt: string;
};

export type SmsBox = {
  /** Stores a message on disk; a repeated id is the same message. */
  store(message: Pick<StoredSms, 'messageId' | 'from' | 'to' | 'text'>): Promise<StoredSms>;
  /** Newest first. */
  list(): StoredSms[];
  clear(): Promise<void>;
};

const MOST = 1_000;

/** Opens the file of stored messages, one on each line, with those from before a restart. */
export async function openSmsBox(file: string): Promise<SmsBox> {
  const text = await readFile(file, 'utf8').catch(() => '');
  let messages = text.split('\n').flatMap(readLine).slice(-MOST);
  return {
    async store(message) {
      const known = messages.find(({ messageId }) => messageId === message.messageId);
      if (known) return known;
      const id = Date.now().toString(36).padStart(9, '0') + randomBytes(5).toString('hex');
      const stored = { id, ...message, receivedAt: new Date().toISOString() };
      messages = [...messages, stored].slice(-MOST);
      const handle = await open(file, 'a');
      await handle.writeFile(`${JSON.stringify(stored)}\n`);
      await handle.sync();
      await handle.close();
      return stored;
    },
    list: () => messages.toReversed(),
    async clear() {
      messages = [];
      await writeFile(file, '');
    },
  };
}

/** A line that a killed process left half written is passed over. */
function readLine(line: string): StoredSms[] {
  try {
    return [JSON.parse(line) as StoredSms];
  } catch {
    return [];
  }
}
