import { expect, test } from 'vitest';
import { columnsOf } from '../../app/screens/list/columnsOf.ts';
import { readScreens, screenOperations } from './screenOperations.ts';

test('the file of a list begins with the columns of its screen, the title first', () => {
  const screens = readScreens();
  expect(screens.length).toBeGreaterThan(3);
  for (const screen of screens) {
    const { text } = screenOperations(screen).list;
    const listed = screen.fields.filter(({ isListed }) => isListed);
    const others = columnsOf(listed, screen.label).map(({ field }) => field.name);
    const title = listed.some(({ name }) => name === screen.label) ? [screen.label] : [];
    const columns = [...title, ...others].map((name) => `"${name}"`).join(', ');
    expect(text).toContain(`columns: [String!] = [${columns}]`);
  }
});
