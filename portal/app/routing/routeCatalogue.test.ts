// Goal: every address of the specification opens a page, with the access it declares. Method: each
// is looked up among the routes of the modules.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { presentPath } from '../outside/publicNavigation.ts';
import { type ModuleRoute, moduleRoutes } from './ModuleRoute.ts';
import { openRoutes } from './openRoutes.ts';
import { routeCatalogue } from './routeCatalogue.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const matches = ({ path: pattern }: ModuleRoute, address: string) =>
  new RegExp(`^${pattern.replace(/\/\{-\$\w+\}/g, '(/[^/]+)?').replace(/\$\w+/g, '[^/]+')}$`).test(
    address,
  );

const promised = Object.entries(routeCatalogue).flatMap(([access, addresses]) =>
  addresses.map((address) => ({ access, address })),
);

// Requirements: A2.12, A2.13, A2.14, A2.15, A2.16, A2.17, A2.18, A2.19, A2.20, A2.21, A2.22,
// A2.25, A2.27, A2.29, A2.32, A2.33, A2.35, A2.36, A2.37, A2.38, A2.39, A2.40, A2.41, A2.42,
// A6.24, B2.1, B2.3
test.each(promised)('$address opens a page for $access', ({ access, address }) => {
  const route = moduleRoutes.find((one) => matches(one, address));
  expect(route, address).toBeDefined();
  expect(route?.access).toBe(access);
});

test('the routes fetched without a session are exactly the public ones', () => {
  expect(openRoutes.length).toBeGreaterThan(10);
  expect(openRoutes.filter(({ access }) => access === 'loggedIn')).toEqual([]);
  const elsewhere = moduleRoutes.filter(
    (one) => one.access !== 'loggedIn' && !openRoutes.includes(one),
  );
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});

test('each link of a mail leads to a page', () => {
  const mails = globSync('db/modules/*/reactions/*.md', { cwd: root });
  const links = mails.flatMap((mail) =>
    [...readFileSync(path.join(root, mail), 'utf8').matchAll(/\{\{portal\}\}\/([^)\s?]*)/g)].map(
      ([, to = '']) => ({ mail, to: to.replace(/\{\{[\w.]+\}\}/g, 'id') }),
    ),
  );
  expect(links.length).toBeGreaterThan(30);
  const lost = links.filter(({ to }) => !moduleRoutes.some((one) => matches(one, to)));
  expect(lost).toEqual([]);
});

test('each module in addresses has a start page', () => {
  const starts = moduleRoutes.flatMap(({ start = [] }) => start);
  expect(starts).toEqual(
    expect.arrayContaining([
      'account',
      'common',
      'invoicemore',
      'login',
      'payoutmore',
      'recruitmore',
    ]),
  );
});

// Requirements: A2.7, A2.8, A2.9, A2.10
test('addresses of the former portal redirect to their present pages', () => {
  const moved = {
    '/v2/nb/enrolment-wizard/7': '/v2/nb/recruitmore/enrolment-wizard/7',
    '/v2/enrolment-wizard/7': '/v2/en/recruitmore/enrolment-wizard/7',
    '/v2/nb/public-document/abc': '/v2/nb/invoicemore/public-invoice/abc',
    '/v2/nb/sign-document/abc': '/v2/nb/common/freelancer-agreement',
    '/v2/nb/magic-link/verification/': '/v2/nb/login/magic-link/verification',
    '/v2/nb/login/magic-link/verification': null,
    '/v2/nb/public-document/a/b': null,
    '/elsewhere/public-document/abc': null,
  };
  for (const [old, present] of Object.entries(moved)) expect(presentPath(old, 'en')).toBe(present);
});
