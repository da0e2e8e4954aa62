import path from 'node:path';
import { env } from './env.ts';
import { removeModule } from './removing/remove-module.ts';

// `npm run module:remove harbour`.

const [module] = process.argv.slice(2);
if (!module) {
  console.error('Name the module: npm run module:remove harbour');
  process.exit(1);
}
try {
  const { place, folders, rows } = await removeModule(
    env.clusterUrl,
    env.root,
    module,
    env.installationUrl,
  );
  const counts = [...(rows ?? [])].map(([table, count]) => `${count} rows of ${table}`);
  console.log(`${module} is removed. Below ${path.relative(env.root, place)} lie

${[...counts, ...folders].map((one) => `  ${one}`).join('\n')}

The next start drops its tables, as db/migrations/current/1-current.sql says. Now: npm run db:access,
npm run db:sdl, npm run check, and npm run db:commit -- "remove ${module}" to have it gone everywhere.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
