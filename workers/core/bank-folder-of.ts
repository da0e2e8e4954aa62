import { fileURLToPath } from 'node:url';

/** The folder of `BANK_FILES_URL` that is shared with the bank: its files are below `incoming`, ours below `outgoing`. */
export const bankFolderOf = (url: string | null): string | null =>
  url === null ? null : fileURLToPath(url);
