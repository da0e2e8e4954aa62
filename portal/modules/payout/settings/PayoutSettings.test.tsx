import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PayoutSettings } from './PayoutSettings.tsx';

// Goal: payout profiles come six at a time, with a way to the next six where there are more (document A, section 9).
// Method: the page drawn to a text, with a server that says how many there are.

const known = vi.hoisted(() => ({ total: 0, page: 1, requested: [] as unknown[] }));
const nothing = vi.hoisted(() => () => null);
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  }),
}));
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQuery: ({ queryKey }: { queryKey: unknown[] }) => {
    known.requested.push(queryKey.at(-1));
    return { data: { freelanceProfiles: { total: known.total, items: [] } } };
  },
}));
const account = { canManage: true, accountType: 'TEAM' };
vi.mock('#portal/app/session/useSignedIn.ts', () => ({ useSignedIn: () => ({ account }) }));
vi.mock('#portal/app/impersonation/useActsAsOther.ts', () => ({ useActsAsOther: () => false }));
vi.mock('#portal/app/impersonation/OwnerOnly.tsx', () => ({ OwnerOnly: nothing }));
vi.mock('#portal/app/routing/useHref.ts', () => ({ useHref: () => (path: string) => path }));
vi.mock('#portal/app/routing/useScreenSearch.ts', () => ({
  useScreenSearch: () => [{ page: known.page }, nothing],
}));
vi.mock('./ArchivedProfiles.tsx', () => ({ ArchivedProfiles: nothing }));
vi.mock('./ProfileCard.tsx', () => ({ ProfileCard: nothing }));
vi.mock('#portal/ui/layout/Page.tsx', () => ({
  Page: ({ children }: { children: unknown }) => children,
}));

function rendered(total: number, page = 1): string {
  Object.assign(known, { total, page, requested: [] });
  return renderToStaticMarkup(<PayoutSettings />);
}

test('six payout profiles are asked for at a time', () => {
  rendered(7, 2);
  expect(known.requested).toEqual([{ page: 2, perPage: 6, filter: { archived: false } }]);
});

test('there is a pager above six, and none for six', () => {
  expect(rendered(6)).not.toContain('pager.range');
  expect(rendered(7)).toContain('pager.range 1 6 7');
  expect(rendered(7, 2)).toContain('pager.range 7 7 7');
});
