import { env } from './env.ts';
import { inWords } from './in-words.ts';
import { mannerOf } from './manner.ts';
import { runInstallation } from './run-installation.ts';

try {
  await runInstallation(mannerOf(process.argv));
  process.exit(0);
} catch (error) {
  // A sentence for the person who starts it; the full error for debugging.
  process.stderr.write(`\n${inWords(error)}\n`);
  if (env.isVerbose) console.error(error);
  process.exit(1);
}
