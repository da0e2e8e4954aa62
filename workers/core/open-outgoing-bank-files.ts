import { fileURLToPath } from 'node:url';
import type { FileStorage } from '../../storage/file-storage.ts';
import { folderStorage } from '../../storage/folder-storage.ts';

/** The folder of `BANK_FILES_URL`: files to the bank go below `outgoing` there. */
export const openOutgoingBankFiles = (url: string | null): FileStorage | null =>
  url === null ? null : folderStorage(fileURLToPath(url));
