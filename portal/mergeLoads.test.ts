import { expect, test } from 'vitest';
import { mergeLoads } from './mergeLoads.ts';

// Goal: a screen fetches few scripts and little code it does not need. Method: modules of a few screens, by name,
// size and imports, and which of them share a script.
const merged = (
  modules: Record<string, { screens: string[]; size?: number; imports?: string[] }>,
) => {
  const named = Object.entries(modules);
  return mergeLoads(
    named.map(([id, { screens, size = 9_000 }]) => ({
      screens: new Set(screens),
      size,
      modules: [id],
    })),
    new Map(named.map(([id, { imports = [] }]) => [id, imports])),
  ).map((load) => load.modules.toSorted().join('+'));
};

test('modules of the same screens are one script, after its imports', () => {
  const order = merged({
    list: { screens: ['list'], imports: ['row', 'field'] },
    row: { screens: ['list'], imports: ['field'] },
    field: { screens: ['list', 'editor'] },
  });
  expect(order).toEqual(['field', 'list+row']);
});

test('a small module is merged with one of fewer screens, a large one is not', () => {
  const both = (size: number) =>
    merged({ badge: { screens: ['list'], size }, field: { screens: ['list', 'editor'] } });
  expect(both(400)).toEqual(['badge+field']);
  expect(both(9_000)).toHaveLength(2);
});

test('many small modules are not merged into one that a screen loads without need', () => {
  const scripts = merged({
    badge: { screens: ['list'], size: 2_400 },
    picker: { screens: ['editor'], size: 2_900 },
    field: { screens: ['list', 'editor', 'papers'] },
  });
  expect(scripts).toEqual(['badge+field', 'picker']);
});

test('a small module that imports a large one does not bring it to other screens', () => {
  const withPicker = (imports: string[]) =>
    merged({
      badge: { screens: ['list'], size: 100, imports },
      field: { screens: ['editor'], size: 50 },
      picker: { screens: ['list', 'papers'] },
    });
  expect(withPicker([])).toContain('badge+field');
  expect(withPicker(['picker'])).not.toContain('badge+field');
});

test('two scripts never import from each other', () => {
  const scripts = merged({
    top: { screens: ['list'], size: 100, imports: ['middle'] },
    middle: { screens: ['list', 'editor'], imports: ['bottom'] },
    bottom: { screens: ['list', 'editor', 'papers'], size: 100 },
  });
  expect(scripts).not.toContain('bottom+top');
});
