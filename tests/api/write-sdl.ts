import { printApis } from '#plugins/print-apis.ts';
import { createTestDatabase } from '../support/create-test-database.ts';

/** Writes the SDL of both APIs next to the plugins, for a reviewer to read in the diff. */
const database = await createTestDatabase();
await printApis(database.authenticatorUrl);
await database.drop();
