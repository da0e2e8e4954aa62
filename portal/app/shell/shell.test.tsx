import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { operationName } from '../../graphql/graphql.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import en from '../messages.en.json' with { type: 'json' };
import { type Navigation, NavigationContext } from '../routing/Navigation.ts';
import { CreateMenu } from './CreateMenu.tsx';
import { HelpLink } from './HelpLink.tsx';
import { OnboardingFooter } from './OnboardingFooter.tsx';
import { OnboardingHeader } from './OnboardingHeader.tsx';

// Goal: the parts around a page are there for whom they are meant (document A, section 2, Layout shell).
// Method: each is drawn to a text, for an account that is made up.

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  sessionToken.write('token');
});
afterEach(() => {
  sessionToken.forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', defaultNS: 'app', fallbackLng: false });
  i18next.addResourceBundle('en', 'app', en).addResourceBundle('nb', 'app', en);
});

const account = { features: { invoices: true }, canManage: true, deletionScheduledOn: null };

function rendered(part: ReactNode, lang: 'nb' | 'en' = 'en', change: object = {}): string {
  const queryClient = new QueryClient();
  const session = { account: { ...account, ...change } };
  queryClient.setQueryData([operationName(sessionQuery), {}], { session });
  const navigation = {
    useParams: () => ({ lang }),
    useSearch: () => ({}),
    usePathname: () => '',
    go: async () => {},
    preload: () => {},
  } satisfies Navigation;
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <NavigationContext value={navigation}>{part}</NavigationContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

// Requirements: A2.68
test('the head leads who is not signed in to the log-in and to joining', () => {
  const ways = ['/v2/en/login/existing-user', '/v2/en/login/new-user'];
  const linked = (page: string) => ways.filter((way) => page.includes(`href="${way}"`));
  sessionToken.forget();
  expect(linked(rendered(<OnboardingHeader />))).toEqual(ways);
  sessionToken.write('token');
  expect(linked(rendered(<OnboardingHeader />))).toEqual([]);
});

// Requirements: A2.70, A2.71, A9.22
test('the foot has a copyright from 2018 and a way to write to us', () => {
  const page = rendered(<OnboardingFooter />);
  expect(page).toContain(`© 2018–${new Date().getFullYear()}`);
  expect(page).toMatch(/<a href="mailto:[^"]+">Contact us<\/a>/);
});

// Requirements: A2.79, A2.80
test('help is where one reads it, and not for who leaves', () => {
  expect(rendered(<HelpLink />, 'nb')).toMatch(/href="https:\/\/[^"]+\/nb"/);
  expect(rendered(<HelpLink />, 'en')).toMatch(/href="https:\/\/[^"]+\/en"/);
  expect(rendered(<HelpLink />, 'en', { deletionScheduledOn: '2026-12-01' })).not.toContain('href');
});

// Requirements: A2.77, B2.15
test('to create something one has the invoices feature and may write', () => {
  expect(rendered(<CreateMenu />)).toContain('Create');
  const off = { features: { invoices: false } };
  expect(rendered(<CreateMenu />, 'en', off)).not.toContain('Create');
  expect(rendered(<CreateMenu />, 'en', { canManage: false })).not.toContain('Create');
});
