import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** How Node is started with a channel to us, to end when we do. */
export const onLeash = ['--import', pathToFileURL(path.join(import.meta.dirname, 'leash.ts')).href];
