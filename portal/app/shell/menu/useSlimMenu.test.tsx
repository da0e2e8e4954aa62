import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#shared/browser-storage.ts';
import { useSlimMenu } from './useSlimMenu.ts';

// Goal: the menu is reduced to icons if the user chose so in this browser, and always on narrow windows.

const screen = { width: 1440 };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  screen.width = 1440;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: screen.width <= Number(/\d+/.exec(query)?.[0]),
  }));
});
afterEach(() => {
  browserStorage.device.forget('honorar.slim-menu');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let menu: ReturnType<typeof useSlimMenu>;

function Menu() {
  menu = useSlimMenu();
  return null;
}
const isSlim = () => {
  renderToStaticMarkup(<Menu />);
  return menu[0];
};

// Requirements: A2.72
test('a user can reduce the menu and expand it again', () => {
  expect(isSlim()).toBe(false);
  menu[1]?.();
  expect(isSlim()).toBe(true);
  menu[1]?.();
  expect(isSlim()).toBe(false);
});

test('on a narrow window the menu is reduced without a choice', () => {
  screen.width = 1000;
  expect(isSlim()).toBe(true);
  expect(menu[1]).toBeNull();
});
