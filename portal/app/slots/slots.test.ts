import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

// Goal: every slot is filled: the file that a slot imports from a module exists and exports the part.
// Method: the patterns of the slots' sources, looked up in the file system.
const folder = import.meta.dirname;
const slots = globSync('*Slot.tsx', { cwd: folder });

describe.each(slots)('%s', (slot) => {
  const source = readFileSync(join(folder, slot), 'utf8');
  const patterns = [
    ...source.matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)',\s*\{\s*import: '(\w+)'/g),
  ];
  test('finds its part in a module', () => {
    expect(patterns.length > 0 || !source.includes('import.meta.glob')).toBe(true);
    for (const [, pattern = '', part] of patterns) {
      const files = globSync(join(dirname(join(folder, slot)), pattern));
      expect(files, pattern).not.toEqual([]);
      expect(readFileSync(files[0] ?? '', 'utf8')).toContain(`export function ${part}(`);
    }
  });
});
