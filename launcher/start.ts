import { env } from './env.ts';
import { inWords } from './in-words.ts';
import { mannerOf } from './manner.ts';
import { runInstallation } from './run-installation.ts';

try {
  await runInstallation(mannerOf(process.argv));
  process.exit(0);
} catch (error) {
  // A sentence helps whoever starts it; the whole of it is for whoever has to mend it.
  process.stderr.write(`\n${inWords(error)}\n`);
  if (env.isVerbose) console.error(error);
  process.exit(1);
}
