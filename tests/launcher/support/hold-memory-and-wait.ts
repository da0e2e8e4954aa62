import { startPostgres } from '#tools/launcher/postgres/start-postgres.ts';
import { memoryPlace } from '#tools/launcher/testing/memory-place.ts';

/** Killed by a test: a run that has its Postgres in memory. */
const [dataFolder = ''] = process.argv.slice(2);
const place = await memoryPlace(100_000_000);
const options = { dataFolder, name: 'postgres', password: 'test', place: place?.folder };
const { pid } = await startPostgres(options);
process.send?.({ pid, folder: place?.folder });
