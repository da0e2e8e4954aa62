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

// Goal: the parts around a page are shown to the right users (document A, section 2, Layout shell).
// Method: each is rendered to a text, for a made-up account.

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
test('the header links a visitor to the log-in and to registration', () => {
  const links = ['/v2/en/login/existing-user', '/v2/en/login/new-user'];
  const linked = (page: string) => links.filter((link) => page.includes(`href="${link}"`));
  sessionToken.forget();
  expect(linked(rendered(<OnboardingHeader />))).toEqual(links);
  sessionToken.write('token');
  expect(linked(rendered(<OnboardingHeader />))).toEqual([]);
});

// Requirements: A2.70, A2.71, A9.22
test('the footer has a copyright from 2018 and a contact address', () => {
  const page = rendered(<OnboardingFooter />);
  expect(page).toContain(`© 2018–${new Date().getFullYear()}`);
  expect(page).toMatch(/<a href="mailto:[^"]+">Contact us<\/a>/);
});

// Requirements: A2.79, A2.80
test('help is linked in the language of the page, but not for an account scheduled for deletion', () => {
  expect(rendered(<HelpLink />, 'nb')).toMatch(/href="https:\/\/[^"]+\/nb"/);
  expect(rendered(<HelpLink />, 'en')).toMatch(/href="https:\/\/[^"]+\/en"/);
  expect(rendered(<HelpLink />, 'en', { deletionScheduledOn: '2026-12-01' })).not.toContain('href');
});

// Requirements: A2.77, B2.15
test('the create menu needs the invoices feature and the right to write', () => {
  expect(rendered(<CreateMenu />)).toContain('Create');
  const off = { features: { invoices: false } };
  expect(rendered(<CreateMenu />, 'en', off)).not.toContain('Create');
  expect(rendered(<CreateMenu />, 'en', { canManage: false })).not.toContain('Create');
});
