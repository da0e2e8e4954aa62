import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Popup } from './Popup.tsx';
import { SlideOver } from './SlideOver.tsx';

// Goal: a popup has the whole of a small screen, and what slides takes its time to leave.
// Method: what lies over a page only tells what it was given.

const recorded = vi.hoisted(() => ({ isSmall: false, given: {} as Record<string, unknown> }));
vi.mock('../parts/usePart.ts', () => {
  const tell = (given: Record<string, unknown>) => {
    recorded.given = given;
    return null;
  };
  return { usePart: () => ({ Modal: tell, Drawer: tell }) };
});

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui: {} } } });
});
beforeEach(() => {
  recorded.isSmall = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 639px)' && recorded.isSmall,
  }));
});
afterEach(() => vi.unstubAllGlobals());

function given(Part: typeof Popup | typeof SlideOver) {
  renderToStaticMarkup(<Part opened onClose={() => {}} />);
  return recorded.given;
}

// Requirements: A2.126, B2.21
test('a popup stands in the middle, and on a phone it is the whole screen', () => {
  expect(given(Popup)).toMatchObject({ fullScreen: false });
  recorded.isSmall = true;
  expect(given(Popup)).toMatchObject({ fullScreen: true });
});

// Requirements: A2.128, A9.16, B2.22
test('what slides over takes 400 ms to leave, and a phone’s whole width', () => {
  expect(given(SlideOver)).toMatchObject({ size: 520, transitionProps: { exitDuration: 400 } });
  recorded.isSmall = true;
  expect(given(SlideOver)).toMatchObject({ size: '100%' });
});
