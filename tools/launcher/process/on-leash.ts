import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Arguments for Node that end the process together with its parent. */
export const onLeash = ['--import', pathToFileURL(path.join(import.meta.dirname, 'leash.ts')).href];
