import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { coverageFaults, coveragePages, documents } from './coverage-pages.ts';
import { shownRequirements } from './shown-requirements.ts';

// Joins the requirements of documents A and B with the tests that name them; a requirement without a test
// and an unknown id stop it.
const root = path.resolve(import.meta.dirname, '../../..');
const faults = coverageFaults(Object.values(documents), shownRequirements(root), root);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  for (const [file, text] of Object.entries(coveragePages(root)))
    writeFileSync(path.join(root, file), text);
}
