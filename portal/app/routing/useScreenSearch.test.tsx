import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useScreenSearch } from './AppLink.tsx';
import { type Navigation, NavigationContext } from './Navigation.ts';

// Goal: filters are in the address, and Back leaves the screen instead of undoing each of them.

beforeAll(() => {
  vi.stubGlobal('window', {
    location: { pathname: '/v2/nb/list', search: '?status=DRAFT&page=3' },
  });
});
afterAll(() => vi.unstubAllGlobals());

let change: (values: Record<string, string | undefined>) => void;

function Screen() {
  const [search, set] = useScreenSearch((raw) => raw);
  change = set;
  return JSON.stringify(search);
}

// Requirements: A4.28
test('a filter replaces the current address and keeps the others', () => {
  const go = vi.fn(async () => {});
  const navigation = { go, useSearch: () => ({ status: 'DRAFT' }) } as unknown as Navigation;
  const page = renderToStaticMarkup(
    <NavigationContext value={navigation}>
      <Screen />
    </NavigationContext>,
  );
  expect(page).toContain('DRAFT');
  change({ search: 'tundra', page: undefined });
  const address = '/v2/nb/list?status=DRAFT&search=tundra';
  expect(go).toHaveBeenCalledWith(address, { replace: true, resetScroll: false });
});
