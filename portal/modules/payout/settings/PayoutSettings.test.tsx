import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Navigation, NavigationContext } from '#portal/app/routing/Navigation.ts';
import { operationName } from '#portal/graphql/graphql.ts';
import { sessionQuery } from '#portal/graphql/session/sessionQuery.ts';
import { sessionToken } from '#portal/graphql/session/sessionToken.ts';
import ui from '#portal/ui/messages.en.json' with { type: 'json' };
import { freelanceProfilesQuery } from './freelanceProfilesQuery.ts';
import { PayoutSettings } from './PayoutSettings.tsx';

// Goal: payout profiles are listed six at a time, with a pager if there are more (document A, section 9).
// Method: the page is rendered to a text, with responses already loaded.

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui } } });
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionToken.write('token');
});
afterEach(() => {
  sessionToken.forget();
  vi.restoreAllMocks();
});

const account = { canManage: true, accountType: 'TEAM', slug: 'the-band' };
const session = { account, administrator: null, hasIndividualFreelanceProfile: false };

function rendered(total: number, page: number) {
  const queryClient = new QueryClient();
  queryClient.setQueryData([operationName(sessionQuery), {}], { session });
  // Another page size would find no response.
  const variables = { page, perPage: 6, filter: { archived: false } };
  queryClient.setQueryData([operationName(freelanceProfilesQuery), variables], {
    freelanceProfiles: { total, items: [] },
  });
  const navigation = {
    useParams: () => ({ lang: 'en' }),
    useSearch: () => ({ page: String(page) }),
    usePathname: () => '',
    go: async () => {},
    preload: () => {},
  } satisfies Navigation;
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <NavigationContext value={navigation}>
          <PayoutSettings />
        </NavigationContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

// Requirements: A9.30, B2.16
test('six payout profiles are requested at a time', () => {
  expect(rendered(13, 2)).toContain('7–12 of 13');
});

// Requirements: A9.30, B2.17
test('a pager is shown for more than six profiles', () => {
  expect(rendered(6, 1)).not.toContain(' of 6');
  expect(rendered(7, 1)).toContain('1–6 of 7');
  expect(rendered(7, 2)).toContain('7–7 of 7');
});
