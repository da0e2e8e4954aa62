import icons from '@tabler/icons-react/dist/esm/icons-list.mjs';
import { expect, test } from 'vitest';
import { tableIcons } from '#shared/icons/table-icons.ts';

// Every icon that the modules name is drawn, and each exists in the set.
test('a front end gets the icons that comments name, each from the set', () => {
  const watched: string[] = [];
  const plugin = tableIcons();
  const id = plugin.resolveId('virtual:table-icons') ?? '';
  const text = plugin.load.call({ addWatchFile: (file) => watched.push(file) }, id) ?? '';
  const names = [...text.matchAll(/as '([^']+)'/g)].map(([, name]) => name);
  expect(text).toContain(
    "export { IconFileInvoice as 'file-invoice' } from '@tabler/icons-react';",
  );
  expect(names).toContain('activity');
  expect(icons).toEqual(expect.arrayContaining(names));
  expect(watched).toContainEqual(expect.stringMatching(/invoices\.rules\.sql$/));
  expect(plugin.load.call({ addWatchFile: () => {} }, 'another')).toBeNull();
});
