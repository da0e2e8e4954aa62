import { startPostgres } from '#tools/launcher/postgres/start-postgres.ts';

/** A launcher to be killed: starts Postgres in the given folder, reports it, and stays. */
const [dataFolder = '', password = ''] = process.argv.slice(2);
const started = await startPostgres({ dataFolder, name: 'postgres', password });
process.send?.({ pid: started.pid, port: started.port });
setInterval(() => {}, 1_000_000);
