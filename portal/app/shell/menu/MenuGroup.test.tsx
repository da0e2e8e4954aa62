import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#shared/browser-storage.ts';
import { MenuGroup } from './MenuGroup.tsx';

// Goal: a group of the menu is folded away under its heading, and found so again in this browser
// (document A, section 2, Layout shell). Method: a group drawn to a text, as the browser remembers it.

const key = 'honorar.menu-folded.invoicing';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  browserStorage.device.forget(key);
  vi.restoreAllMocks();
});

const rendered = (isFixed = false) =>
  renderToStaticMarkup(
    <MenuGroup id="a" section="invoicing" heading="Invoicing" isFixed={isFixed}>
      <ul />
    </MenuGroup>,
  );

// Requirements: A2.93, A2.94
test('a group has its heading, and is open until somebody folds it', () => {
  expect(rendered()).toMatch(/<details[^>]* open=""><summary[^>]*>Invoicing<\/summary><ul>/);
  browserStorage.device.write(key, 'true');
  expect(rendered()).toMatch(/<details[^>]*"><summary/);
  expect(rendered()).not.toContain('open=""');
});

test('where there are signs alone nothing is folded away', () => {
  browserStorage.device.write(key, 'true');
  expect(rendered(true)).not.toContain('<details');
  expect(rendered(true)).toContain('Invoicing');
});
