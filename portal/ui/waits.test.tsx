import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DateRangePicker } from './filters/DateRangePicker.tsx';
import { SearchField } from './filters/SearchField.tsx';
import en from './messages.en.json' with { type: 'json' };
import { AsyncPicker } from './pickers/AsyncPicker.tsx';

// Goal: a search starts after a pause in typing, and a calendar uses the width of the window.
// Method: the parts are rendered to a text; their pauses and media queries are recorded.

const recorded = vi.hoisted(() => ({ pauses: [] as number[], isWide: false }));
vi.mock('@mantine/hooks', async (original) => ({
  ...(await original<object>()),
  useDebouncedCallback: (act: unknown, pause: number) => {
    recorded.pauses.push(pause);
    return act;
  },
}));

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui: en } } });
});
beforeEach(() => {
  recorded.pauses = [];
  recorded.isWide = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width: 1536px)' && recorded.isWide,
  }));
});
afterEach(() => vi.unstubAllGlobals());
const nothing = () => {};

function rendered(part: ReactNode): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <Suspense>{part}</Suspense>
    </MantineProvider>,
  );
}

// Requirements: A4.32, A9.13
test('a text filter waits for half a second', () => {
  rendered(<SearchField label="Search" value="" onChange={nothing} />);
  expect(recorded.pauses).toEqual([500]);
});

// Requirements: A9.11, B9.1
test('a picker that searches waits for three quarters of a second', () => {
  const search = { value: null, choices: [], searching: false, onSearch: nothing, onPick: nothing };
  rendered(<AsyncPicker label="Client" path="client" {...search} />);
  expect(recorded.pauses).toContain(750);
});

const calendar = (to = '') =>
  rendered(<DateRangePicker from="2026-03-01" to={to} onApply={nothing} onCancel={nothing} />);
const count = (page: string, what: RegExp) => page.match(what)?.length ?? 0;

// Requirements: A4.36, A4.37
test('weeks start on Monday, and two months are shown on a wide window', () => {
  const weekdays = [...calendar().matchAll(/<th[^>]*>(\w+)<\/th>/g)].map(([, day]) => day);
  expect([weekdays[0], weekdays.at(-1)]).toEqual(['Mo', 'Su']);
  expect(count(calendar(), /<table/g)).toBe(1);
  recorded.isWide = true;
  expect(count(calendar(), /<table/g)).toBe(2);
});

// Requirements: A4.33
test('a period can be applied only with an end', () => {
  const apply = (page: string) => /<button[^>]*>(?:(?!<button).)*Apply/s.exec(page)?.[0] ?? '';
  expect(apply(calendar())).toContain('disabled');
  expect(apply(calendar('2026-03-31'))).not.toContain('disabled');
});
