import { readFileSync } from 'node:fs';
import { env } from './env.ts';
import { typedTables } from './prompt-for-tables.ts';
import { writeModule } from './write-module.ts';

// `npm run module:new harbour tables.sql`, `… harbour` with the statements piped in, or without any to answer
// questions.

const [module, file] = process.argv.slice(2);
if (!module) {
  console.error('Name the module: npm run module:new harbour, or … harbour tables.sql');
  process.exit(1);
}
try {
  const isInteractive = !file && process.stdin.isTTY;
  const statements = isInteractive ? await typedTables() : readFileSync(file ?? 0, 'utf8');
  const written = await writeModule(env.clusterUrl, env.root, module, statements);
  console.log(
    `${written.join('\n')}\n\nCorrect the labels and the access rules, then run: npm run check ${module}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
