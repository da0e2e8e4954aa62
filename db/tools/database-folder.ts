import { fileURLToPath } from 'node:url';

/** The `db` folder of this checkout; every tool takes another one, so that tests can use a copy. */
export const databaseFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
