import { expect, type Locator, type Page } from '@playwright/test';
import { goWithin } from './support/go-within.ts';
import { lookAt } from './support/screen.ts';
import { homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const LIST = 'invoicemore/payout-service/invoices';
const isList = (body: string | null) =>
  /"InvoiceList"|"operationName":"Invoices?(List)?"/.test(body ?? '');

const fault = {
  status: 500,
  json: { errors: [{ message: 'A fault', extensions: { correlationId: 'b2d0' } }] },
};

/** Delays or fails the responses to the list until the returned function is called. */
async function blockList(page: Page, answer: 'wait' | 'break' | 'cut'): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  let isBlocked = true;
  await page.route('**/graphql', async (route) => {
    if (!isBlocked || !isList(route.request().postData())) return route.continue();
    if (answer === 'cut') return route.abort();
    if (answer === 'break') return route.fulfill(fault);
    await gate.promise;
    return route.continue();
  });
  return () => {
    isBlocked = false;
    gate.resolve();
  };
}

test('the frame of the page is shown before scripts and style sheets are loaded, and removed afterwards', async ({
  page,
  request,
}) => {
  const loading = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await loading.promise;
    await route.continue();
  });
  const [bar, side] = ['bar', 'side'].map((name) =>
    page.locator(`.first-paint-${name} .first-paint-logo`),
  ) as [Locator, Locator];
  await page.goto(`/v2/${spoken}`, { waitUntil: 'commit' });
  await expect(bar).toBeVisible();
  await expect(side).toBeHidden();
  const home = await homeOf(request, await tokenOf(request, 'ingrid'));
  await page.goto(`${home}/${LIST}`, { waitUntil: 'commit' });
  await expect(side).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(bar).toBeVisible();
  await expect(side).toBeHidden();
  loading.resolve();
  await expect(page.locator('[data-page-heading]')).toBeVisible();
  await expect(page.locator('.first-paint')).toHaveCount(0);
});

test('the outline of the shell is shown while the session is loading', async ({
  atPortal,
  request,
}) => {
  const token = await tokenOf(request, 'ingrid');
  const home = await homeOf(request, token);
  const page = await atPortal(token, `${home}/account/settings/account-info`);
  const gate = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (/"operationName":"Session"/.test(route.request().postData() ?? '')) await gate.promise;
    return route.continue();
  });
  const widthOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.width;
  await page.reload();
  await expect(page.locator('[data-shell=side]')).toBeVisible();
  const [side, bar] = [await widthOf('[data-shell=side]'), await widthOf('[data-shell=bar]')];
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await widthOf('header')).toBe(bar);
  expect((await widthOf('nav')) ?? 0).toBeGreaterThan((side ?? 0) - 2);
});

test('with reduced motion no animation runs while loading', async ({ atPortal, request }) => {
  const token = await tokenOf(request, 'ingrid');
  const home = await homeOf(request, token);
  const page = await atPortal(token, `${home}/account/settings/account-info`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await blockList(page, 'wait');
  await goWithin(page, `${home}/${LIST}`);
  await expect(page.locator('[data-on-its-way]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        .length,
  );
  expect(moving).toBe(0);
  release();
});

test('a loading list shows a skeleton', async ({ atPortal, request }) => {
  const token = await tokenOf(request, 'ingrid');
  const home = await homeOf(request, token);
  const page = await atPortal(token, `${home}/account/settings/account-info`);
  const release = await blockList(page, 'wait');
  await goWithin(page, `${home}/${LIST}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-on-its-way]').first()).toBeVisible();
  await expect(page.getByRole('status', { name: say('portal/ui', 'loading') })).toBeVisible();
  await lookAt(page, 'state-loading');
  release();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

for (const [answer, title] of [
  ['break', 'error.broke'],
  ['cut', 'error.unreachable'],
] as const) {
  test(`a list that fails to load shows an error with a retry: ${answer}`, async ({
    atPortal,
    request,
  }) => {
    const token = await tokenOf(request, 'ingrid');
    const home = await homeOf(request, token);
    const page = await atPortal(token, `${home}/account/settings/account-info`);
    const release = await blockList(page, answer);
    await goWithin(page, `${home}/${LIST}`);
    await expect(page.getByRole('heading', { name: say('portal/ui', title) })).toBeVisible({
      timeout: 30_000,
    });
    // Both states differ only in their texts.
    if (answer === 'break') await lookAt(page, 'state-break');
    const retry = page.getByRole('button', { name: say('portal/ui', 'error.retry') });
    await expect(retry).toBeVisible();
    release();
    // Once the server can be reached the list also loads by itself, maybe before the press.
    if (answer === 'break') await retry.click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
}

test('a list that was read stays with its age while offline, and is updated afterwards', async ({
  atPortal,
  request,
}) => {
  const token = await tokenOf(request, 'ingrid');
  const home = await homeOf(request, token);
  const page = await atPortal(token, `${home}/${LIST}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await goWithin(page, `${home}/account/settings/account-info`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  const [before = ''] = say('portal/app', 'offline', { when: '|' }).split('|');
  const banner = page.getByRole('status').filter({ hasText: before });
  await expect(async () => {
    await goWithin(page, `${home}/${LIST}`);
    await expect(banner).toContainText(/\d\d:\d\d/, { timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.context().setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
