import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { coverageFaults, coveragePages, documents } from './coverage-pages.ts';
import { shownRequirements } from './shown-requirements.ts';

// Joins the requirements of documents A and B with the tests that name them; fails on a requirement
// without a test and on an unknown id.
const root = path.resolve(import.meta.dirname, '../../..');
const faults = coverageFaults(Object.values(documents), shownRequirements(root), root);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  for (const [file, text] of Object.entries(coveragePages(root)))
    writeFileSync(path.join(root, file), text);
}
