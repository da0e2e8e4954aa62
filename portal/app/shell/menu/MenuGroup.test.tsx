import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#shared/browser-storage.ts';
import { MenuGroup } from './MenuGroup.tsx';

// Goal: a group of the menu can be folded under its heading, and stays so in this browser
// (document A, section 2, Layout shell). Method: a group is rendered to a text, with the stored state.

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
test('a group has its heading, and is open until the user folds it', () => {
  expect(rendered()).toMatch(/<details[^>]* open=""><summary[^>]*>Invoicing<\/summary><ul>/);
  browserStorage.device.write(key, 'true');
  expect(rendered()).toMatch(/<details[^>]*"><summary/);
  expect(rendered()).not.toContain('open=""');
});

test('a menu of icons only has no folded groups', () => {
  browserStorage.device.write(key, 'true');
  expect(rendered(true)).not.toContain('<details');
  expect(rendered(true)).toContain('Invoicing');
});
