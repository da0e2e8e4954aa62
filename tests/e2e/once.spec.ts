// Goal: every action is done once, and concurrent edits of two users are not lost.
// Method: a browser that loses responses, double clicks, and a second window.
import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test';
import { expectSaved } from './steps/write-invoice.ts';
import { ask } from './support/ask.ts';
import { callPortal, mutatePortal } from './support/call-portal.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { makeTeamWithJob } from './support/make-job.ts';
import { lookAt } from './support/screen.ts';
import { enter } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { writeInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const MODULE = 'portal/modules/invoicing';
const text = (page: Page) => page.getByLabel(say('words', 'fields.*.description'), { exact: true });
const reference = (page: Page) =>
  page.getByLabel(say('words', 'fields.invoices.buyerReference'), { exact: true });

async function invoicesOf(request: APIRequestContext, token: string): Promise<number> {
  const variables = { page: 1, perPage: 25, filter: {}, sortBy: [] };
  const { total } = await ask<{ total: number }>(
    request,
    'InvoiceList',
    'invoices',
    variables,
    token,
  );
  return total;
}

/** Delays the texts of the editor until it was rendered once without them, as on a slow connection. */
async function lateTexts(page: Page): Promise<void> {
  const code = new Set<Request>();
  page.on('request', (one) => {
    if (one.resourceType() === 'script' && !one.url().includes('/messages.')) code.add(one);
  });
  page.on('requestfinished', (one) => code.delete(one));
  await page.route('**/messages.*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(say(`${MODULE}/draft`, 'write.linesLead'))) {
      await expect.poll(() => code.size).toBe(0);
      await page.evaluate(() => new Promise((rendered) => requestIdleCallback(rendered)));
    }
    return route.fulfill({ response, body });
  });
}

test('an invoice whose first response was lost is created once, also after more edits and a reload', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation`);
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"CreateInvoice"')) return route.continue();
    // The server executes it; the response never arrives.
    await route.fetch();
    lost += 1;
    return route.abort();
  });
  await text(page).fill('Skrevet');
  await expect.poll(() => lost).toBeGreaterThan(1);
  await text(page).fill('Skrevet videre');
  await page.unroute('**/graphql');
  await page.reload();
  await expectSaved(page, spoken);
  await expect(text(page)).toHaveValue('Skrevet videre');
  expect(await invoicesOf(request, nina.token)).toBe(1);
});

test('an editor reloaded while its draft is being created continues with the same draft', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const editorPath = `${nina.home}/invoicemore/invoice-creation`;
  const page = await atPortal(nina.token, editorPath);
  const made = page.waitForResponse((one) =>
    /"CreateInvoice"/.test(one.request().postData() ?? ''),
  );
  // The old page runs until the new one is loaded, which is requested with the former address.
  await page.route(`**${editorPath}`, async (route) => {
    await made;
    await page.waitForURL(/invoice-creation\/inv_/, { waitUntil: 'commit' });
    return route.continue();
  });
  await text(page).fill('Skrevet');
  await lateTexts(page);
  await page.reload();
  await expect(text(page)).toHaveValue('Skrevet');
  await expect(page).toHaveURL(/invoice-creation\/inv_/);
  expect(await invoicesOf(request, nina.token)).toBe(1);
});

// Requirements: B2.6
test('a double click duplicates an invoice once', async ({ atPortal, request }) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice/${id}`);
  const keys: (string | undefined)[] = [];
  page.on('request', (one) => {
    if (one.postData()?.includes('"DuplicateInvoice"')) keys.push(one.headers()['idempotency-key']);
  });
  await page.getByRole('button', { name: say(MODULE, 'action.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: say(MODULE, 'action.duplicate') }).dblclick();
  await expect(page).toHaveURL(/invoice-creation\/inv_/);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
  expect(await invoicesOf(request, nina.token)).toBe(2);
});

test('a double click deletes one draft, not the next one that moves under the pointer', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  for (let drafts = 0; drafts < 3; drafts += 1) await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/payout-service/drafts`);
  const remove = page.getByRole('button', {
    name: say(MODULE, 'list.remove', { client: nina.client }),
  });
  await expect(remove).toHaveCount(3);
  await remove.first().dblclick();
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  await expect(remove).toHaveCount(2);
});

// Requirements: A8.98
test('a draft saved in another window shows both versions for a choice', async ({
  atPortal,
  request,
  browser,
}) => {
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation`);
  await text(page).fill('Første vindu');
  await expectSaved(page, spoken);
  await expect(page).toHaveURL(/invoice-creation\/inv_/);
  const other = await (await browser.newContext()).newPage();
  await enter(other, nina.token, new URL(page.url()).pathname);
  await expect(text(other)).toHaveValue('Første vindu');
  await text(other).fill('Andre vindu');
  await reference(other).fill('Fra det andre');
  await expectSaved(other, spoken);

  await text(page).fill('Første vindu igjen');
  const dialog = page.getByRole('dialog', { name: say(`${MODULE}/draft/versions`, 'title') });
  await expect(dialog.getByRole('cell', { name: /^Første vindu igjen/ })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: /^Andre vindu/ })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'Fra det andre' })).toBeVisible();
  await lookAt(page, 'portal-two-writers');
  await dialog.getByRole('button', { name: say(`${MODULE}/draft/versions`, 'takeTheirs') }).click();
  await expect(text(page)).toHaveValue('Andre vindu');
  await expect(reference(page)).toHaveValue('Fra det andre');

  await text(page).fill('Enige');
  await expectSaved(page, spoken);
  await text(other).fill('Uenig');
  const there = other.getByRole('dialog', { name: say(`${MODULE}/draft/versions`, 'title') });
  await there.getByRole('button', { name: say(`${MODULE}/draft/versions`, 'keepMine') }).click();
  await expectSaved(other, spoken);
  await page.reload();
  await expect(text(page)).toHaveValue('Uenig');
});

test('an unfinished change does not overwrite what a colleague saved meanwhile, and is refused as stale', async ({
  atPortal,
  request,
}) => {
  const { token, home } = await makeTeamWithJob(request);
  const attributes = { name: 'Slagverket', description: 'Trommer' };
  await mutatePortal(request, token, 'createDepartment', attributes);
  const LIST = '{ departments(page: 1, perPage: 25) { items { id name description } } }';
  const now = async () => {
    const { departments } = await callPortal<{
      departments: { items: { id: string; name: string; description: string }[] };
    }>(request, token, LIST);
    return departments.items.find(({ name }) => name.startsWith('Slagverk'));
  };
  const { id } = (await now()) ?? {};
  const page = await atPortal(token, `${home}/account/settings/team/departments`);
  const popup = page.getByRole('dialog');
  const name = popup.getByLabel(say('words', 'fields.departments.name'));
  const description = popup.getByLabel(say('words', 'fields.departments.description'));
  const save = popup.getByRole('button', {
    name: say('words', 'actions.update_department.submit'),
  });
  const change = say('portal/modules/team', 'departments.change', { name: 'Slagverket' });
  await page.getByRole('button', { name: change }).click();
  await name.fill('Slagverket 2');
  await mutatePortal(request, token, 'updateDepartment', { id, description: 'Trommer og pauker' });
  await save.click();
  await expect(popup.getByText(say('words', 'errors.INVALID_ACTION.updatedAt'))).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: change }).click();
  await expect(name).toHaveValue('Slagverket 2');
  await expect(description).toHaveValue('Trommer og pauker');
  await save.click();
  await expect(popup).toHaveCount(0);
  expect(await now()).toMatchObject({ name: 'Slagverket 2', description: 'Trommer og pauker' });
});
