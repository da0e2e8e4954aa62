import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { buildRouteTree } from './buildRouteTree.ts';

// Goal: the shell is around the pages of an account only, and some pages have no frame.
// Method: addresses are matched with the pages, and their frames compared.

const router = createRouter({
  routeTree: buildRouteTree(),
  history: createMemoryHistory({ initialEntries: ['/v2/nb'] }),
  context: { queryClient: null as never },
});
const framesOf = (address: string) =>
  router
    .matchRoutes(address, {})
    .flatMap(({ routeId }) => /(?:^|\/)(public|shell)(?=\/|$)/.exec(routeId)?.[1] ?? [])
    .filter((frame, at, all) => all.indexOf(frame) === at);

// Requirements: A2.65, A2.67
test.each([
  ['/v2/nb', []],
  ['/v2/nb/common/privacy', []],
  ['/v2/nb/common/terms', []],
  ['/v2/nb/personal/kari/common/privacy', []],
  ['/v2/nb/business/solsiden/common/terms', []],
  ['/v2/nb/login/existing-user', ['public']],
  ['/v2/nb/common/token-handler/abc', []],
  ['/v2/nb/personal/kari/common/token-handler/abc', []],
  ['/v2/nb/personal/kari/account/settings', ['shell']],
])('%s has the frames %j', (address, frames) => {
  expect(framesOf(address)).toEqual(frames);
});
