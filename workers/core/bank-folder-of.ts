import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where files of the bank come to below the folder of `BANK_FILES_URL`; what goes to the bank is beside it. */
export const bankFolderOf = (url: string | null): string | null =>
  url === null ? null : path.join(fileURLToPath(url), 'incoming');
