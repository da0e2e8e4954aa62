import { expect, type Page } from '@playwright/test';
import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { callPortal } from './support/call-portal.ts';
import { goWithin } from './support/go-within.ts';
import { makeNewcomer } from './support/make-freelancer.ts';
import { overdueInvoice } from './support/overdue-invoice.ts';
import { settle } from './support/settle.ts';
import { enter, homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { takePicture } from './support/take-picture.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const MODULE = 'portal/modules/invoicing';
const LIST = 'invoicemore/payout-service/invoices';
const rows = (page: Page) => page.getByRole('row');

// Requirements: A3.24, A3.27, A3.28, A4.27, A4.31
test('filters and order are in the address and survive a reload', async ({ atPortal, request }) => {
  const token = await tokenOf(request, 'ingrid');
  const page = await atPortal(token, `${await homeOf(request, token)}/${LIST}`);
  await page
    .getByText(say('words', 'values.InvoiceStatus.RESOLVED'), { exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/status=RESOLVED/);
  await page.getByRole('button', { name: say('words', 'fields.invoices.claim') }).click();
  await expect(page).toHaveURL(/sort=AMOUNT_DESC/);
  await page.getByRole('searchbox', { name: say(MODULE, 'filter.search') }).fill('tundra');
  await expect(page).toHaveURL(/search=tundra/);
  await expect(rows(page).nth(1)).toContainText('Tundra');
  await page.reload();
  await expect(rows(page).nth(1)).toContainText('Tundra');
  await expect(page.getByRole('searchbox', { name: say(MODULE, 'filter.search') })).toHaveValue(
    'tundra',
  );
  const sums = await rows(page).getByRole('cell').filter({ hasText: 'kr' }).allTextContents();
  const amounts = sums.map((sum) => Number(sum.replace(/[^\d,]/g, '').replace(',', '.')));
  // The API sorts by the amount without VAT.
  const ordered = await callPortal<{ invoices: { items: { claim: number }[] } }>(
    request,
    token,
    '{ invoices(filter: { status: [RESOLVED], search: "tundra" }, sortBy: [AMOUNT_DESC]) { items { claim } } }',
  );
  expect(amounts).toEqual(ordered.invoices.items.map(({ claim }) => claim / 100));
  const states = rows(page).getByText(say('words', 'values.InvoiceStatus.RESOLVED'), {
    exact: true,
  });
  await expect(states).toHaveCount(amounts.length);
  // The sum of the rows is shown above the column.
  const inAll = page
    .getByText(say('portal/ui', 'list.sum', { what: say('words', 'fields.invoices.claim') }))
    .locator('..');
  const received = Number(
    (await inAll.textContent())
      ?.split('·')
      .pop()
      ?.replace(/[^\d,]/g, '')
      .replace(',', '.'),
  );
  expect(received).toBeCloseTo(
    amounts.reduce((sum, amount) => sum + amount, 0),
    2,
  );
});

// Requirements: A4.27
test('a long name of a client pushes no amount out of sight', async ({ atPortal, request }) => {
  const { nina, clientId } = await overdueInvoice(request);
  const friendlyName = 'Interessentskapet for bevaring av kystkulturens immaterielle arv';
  const input = { id: clientId, attributes: { friendlyName } };
  await ask(request, 'UpdateClient', 'updateClient', { input }, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/${LIST}`);
  const amount = rows(page).nth(1).getByText('kr');
  await expect(amount).toBeVisible();
  for (const width of [1440, 1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { x = 0, width: wide = 0 } = (await amount.boundingBox()) ?? {};
    expect(x + wide, `at ${width} px`).toBeLessThanOrEqual(width - 16);
    const spare = () =>
      page.getByRole('table').evaluate((table) => {
        const frame = table.parentElement!;
        return frame.clientWidth - table.scrollWidth;
      });
    await expect.poll(spare, { message: `at ${width} px` }).toBeGreaterThanOrEqual(0);
  }
});

test('a mistyped address or one of a page without rows opens its list', async ({
  atPortal,
  request,
}) => {
  const token = await tokenOf(request, 'ingrid');
  const list = `${await homeOf(request, token)}/${LIST}`;
  // All rows of the last page have been deleted meanwhile.
  const page = await atPortal(token, `${list}?page=50`);
  await expect(page).not.toHaveURL(/page=50/);
  await expect(rows(page).nth(1)).toBeVisible();
  const nonsense = `page=99999999999&createdAtFrom=2026-02-31&search=${'x'.repeat(2500)}`;
  await goWithin(page, `${list}?${nonsense}`);
  await expect(page.getByText(say('portal/ui', 'list.noMatchText'))).toBeVisible();
  await page.getByRole('button', { name: say('portal/ui', 'list.clear') }).click();
  await expect(rows(page).nth(1)).toBeVisible();
  await page.getByRole('searchbox', { name: say(MODULE, 'filter.search') }).fill('tundra ');
  await expect(page).toHaveURL(/search=tundra/);
  await page.keyboard.type('komm');
  await expect(page).toHaveURL(/search=tundra\+komm/);
  await expect(rows(page).nth(1)).toContainText('Tundra');
});

// Requirements: A8.6, B9.8
test('rows can be read while their successors are on the way', async ({ atPortal, request }) => {
  const token = await tokenOf(request, 'ingrid');
  const page = await atPortal(token, `${await homeOf(request, token)}/${LIST}`);
  await expect(rows(page).nth(1)).toBeVisible();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes('"InvoiceList"')) await gate;
    await route.continue();
  });
  await page.getByRole('button', { name: say('words', 'fields.invoices.claim') }).click();
  await expect(page.locator('table[aria-busy=true]')).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.locator('table[aria-busy=true]')).toHaveCount(0);
});

test('a list without matching rows offers to clear its filters', async ({ atPortal, request }) => {
  const token = await tokenOf(request, 'ingrid');
  const page = await atPortal(
    token,
    `${await homeOf(request, token)}/${LIST}?status=RESOLVED&search=zzzz`,
  );
  await page.getByRole('button', { name: say('portal/ui', 'list.clear') }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(rows(page).nth(1)).toBeVisible();
  await goWithin(
    page,
    `${await homeOf(request, token)}/invoicemore/payout-service/by-client?search=zzzz`,
  );
  const clients = 'portal/modules/clients';
  await page.getByRole('button', { name: say(clients, 'list.clear') }).click();
  await expect(page).toHaveURL(/by-client$/);
});

// Requirements: A1.24, A2.99, A4.2, B1.9
test('a change of language keeps the page and its filters, and is remembered', async ({
  atPortal,
  request,
}) => {
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/${LIST}?status=PUBLISHED&sort=AMOUNT_ASC`);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/v2\/en\/.*invoices\?status=PUBLISHED&sort=AMOUNT_ASC$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(
    page.getByRole('heading', { name: words('en')('words', 'nouns.invoices.many'), level: 1 }),
  ).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/v2\/en/);
});

test('the light or dark theme is chosen and remembered', async ({ page }) => {
  await page.goto(`/v2/${spoken}/login/existing-user`);
  const html = page.locator('html');
  await page.getByRole('button', { name: say('portal/app', 'scheme.label') }).click();
  await page.getByRole('menuitem', { name: say('portal/app', 'scheme.dark') }).click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

// Requirements: A2.75, A4.30
test('a phone has tabs at the bottom, and filters are applied together', async ({
  atPortal,
  request,
}) => {
  const token = await tokenOf(request, 'ingrid');
  const page = await atPortal(token, `${await homeOf(request, token)}/${LIST}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = page.getByRole('navigation', { name: say('portal/app', 'menu.tabs') });
  const service = tabs.getByRole('link', { name: say('words', 'sections.invoicing') });
  await expect(service).toHaveAttribute('aria-current', 'page');
  // The top bar has the tabs of the service, the bottom one the main pages, without duplicates.
  const parts = page.getByRole('navigation', { name: say('portal/app', 'service.tabs') });
  await expect(parts.getByRole('link', { name: say(MODULE, 'tab.drafts') })).toBeVisible();
  const above = await parts.getByRole('link').allTextContents();
  const below = await tabs.getByRole('link').allTextContents();
  expect(below.filter((name) => above.includes(name))).toEqual([]);
  await page.getByRole('button', { name: say('portal/ui', 'list.filter') }).click();
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await popup.getByText(say('words', 'values.InvoiceStatus.PUBLISHED'), { exact: true }).click();
  await popup.getByText(say('words', 'values.InvoiceStatus.RESOLVED'), { exact: true }).click();
  await expect(page).not.toHaveURL(/status=/);
  const apply = popup.getByRole('button', { name: say('portal/ui', 'list.apply') });
  await expect(apply).toHaveCount(1);
  await takePicture(page, 'portal-filters-390');
  await apply.click();
  await expect(page).toHaveURL(/status=PUBLISHED,RESOLVED/);
  await expect(popup).toBeHidden();
  await tabs.getByRole('button', { name: say('portal/app', 'menu.more') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The rows below the menu fade while it opens, and have too little contrast during the transition.
  await settle(page);
  await expectAccessible(page);
  await takePicture(page, 'portal-menu-390');
});

// Requirements: A8.2
test('a part that fails to load leaves the list as it is', async ({ page, request }) => {
  const token = await tokenOf(request, 'ingrid');
  await enter(page, token, `${await homeOf(request, token)}/${LIST}`);
  await expect(rows(page).nth(1)).toBeVisible();
  const parts = /\/assets\/(Dialogs|DateRangePopover)-/;
  await page.route(parts, (route) => route.abort());
  const period = page.getByRole('button', { name: say('words', 'fields.*.createdAt') });
  const team = page.getByRole('button', {
    name: say('words', 'actions.create_team_account.title'),
  });
  const received = page.getByRole('alert').filter({ hasText: say('portal/app', 'toast.network') });
  for (const opener of [period, team]) {
    await opener.click();
    await expect(received).toBeVisible();
    await expect(rows(page).nth(1)).toBeVisible();
    await expect(opener).toBeFocused();
    await received.getByRole('button').click();
  }
  await page.unroute(parts);
  const names = [
    say('words', 'fields.*.createdAt'),
    say('words', 'actions.create_team_account.title'),
  ];
  for (const [at, opener] of [period, team].entries()) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog', { name: names[at]! });
    await expect(popup.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
  // On a busy machine Escape may be pressed before opening is finished.
  await period.focus();
  await page.evaluate(() => {
    const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    const press = ({ target }: Event) => target?.dispatchEvent(pressed);
    addEventListener('focusin', press, { once: true });
  });
  await page.keyboard.press('Enter');
  await expect(period).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(period).toBeFocused();
});

test('a list is filtered by one of more rows than a select can show', async ({
  atPortal,
  request,
}) => {
  const token = await tokenOf(request, 'kari');
  const notes = `${await homeOf(request, token)}/invoicemore/payout-service/credit-notes`;
  const page = await atPortal(token, notes);
  const label = say('words', 'nouns.invoices.one');
  // Until the rows are counted the control is a select.
  const picker = page
    .getByRole('combobox', { name: label, exact: true })
    .and(page.locator('input'));
  await picker.fill('100001-135');
  await page.getByRole('option', { name: '100001-135', exact: true }).click();
  await expect(page).toHaveURL(/invoiceId=inv_/);
  await expect(rows(page)).toHaveCount(2);
  await expect(picker).toHaveValue('100001-135');
  await page.getByLabel(say('portal/ui', 'clear'), { exact: true }).first().click();
  await expect(page).not.toHaveURL(/invoiceId/);
  await expect(picker).toHaveValue('');
});
