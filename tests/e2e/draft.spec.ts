import { expect, type Request } from '@playwright/test';
import { addLine, expectSaved } from './steps/write-invoice.ts';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { enter } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { writeInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const MODULE = 'portal/modules/invoicing';

// Requirements: B2.5
test('a draft survives a reload, a lost connection and a broken server', async ({
  atPortal,
  request,
  browser,
}) => {
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation`);
  const note = (saving: string) =>
    page.getByRole('status').filter({ hasText: say(`${MODULE}/draft`, `keeping.${saving}`) });
  const text = page.getByLabel(say('words', 'fields.*.description'), { exact: true });
  const price = page.getByLabel(say(`${MODULE}/draft`, 'line.price.WORK'), { exact: true });

  await page.setViewportSize({ width: 390, height: 600 });
  await text.fill('Skrevet med forbindelse');
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await expectSaved(page, spoken);
  await expect(page).toHaveURL(/invoice-creation\/inv_/);
  // The address changes without scrolling the page.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(scrolled);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(text).toHaveValue('Skrevet med forbindelse');

  await page.context().setOffline(true);
  await text.fill('Skrevet på toget');
  await expect(note('offline')).toBeVisible();
  await page.context().setOffline(false);
  await expectSaved(page, spoken);

  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }));
  await price.fill('950');
  await expect(note('offline')).toBeVisible();
  await page.unroute('**/graphql');
  await page.reload();
  await expect(price).toHaveValue('950');
  await expect(text).toHaveValue('Skrevet på toget');
  await expectSaved(page, spoken);

  // Another browser does not have this device's copy: it shows the draft of the server.
  const other = await (await browser.newContext()).newPage();
  await enter(other, nina.token, new URL(page.url()).pathname);
  const there = other.getByLabel(say(`${MODULE}/draft`, 'line.price.WORK'), { exact: true });
  await expect(there).toHaveValue(/^950([,.]00)?$/);
});

test('a new line has the focus, and missing fields are listed from the top', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation`);
  const send = page.getByRole('button', { name: say('words', 'actions.submit_invoice.submit') });
  await expect(send).toBeVisible();
  // An empty draft is not shown as saved.
  await expect(
    page.getByText(say('portal/modules/invoicing/draft', 'keeping.saved'), { exact: true }),
  ).toHaveCount(0);

  const line = await addLine(page, spoken, 'EXTRA');
  const text = line.getByLabel(say('words', 'fields.*.description'), { exact: true });
  await expect(text).toBeFocused();
  const before = (await text.boundingBox())?.height ?? 0;
  await page.keyboard.insertText('Bruksrett til alle bildene '.repeat(8));
  await page.keyboard.press('Enter');
  await expect(text).not.toHaveValue(/\n/);
  expect((await text.boundingBox())?.height ?? 0).toBeGreaterThan(before);

  await send.click();
  const summary = page.getByRole('alert').getByRole('listitem');
  const fault = (code: string) => say('words', `errors.${code}`);
  await expect(summary.first()).toHaveText(fault('BLANK.client'));
  await expect(summary.nth(1)).toContainText(fault('BLANK.occupationCode'));
  await expect(summary.nth(2)).toContainText(fault('BLANK.startDate'));
  await expect(summary.filter({ hasText: fault('BLANK.unitPrice') }).last()).toBeVisible();
});

test('an unfinished form is restored for its user, and not shown to others', async ({
  atPortal,
  request,
}) => {
  const [nina, per] = [await makeNewcomer(request), await makeNewcomer(request)];
  const wizard = (home: string) => `${home}/invoicemore/freelance-profile-wizard`;
  const page = await atPortal(nina.token, wizard(nina.home));
  const account = page.getByLabel(say('words', 'fields.*.accountNumber'), { exact: true });
  const street = page.getByRole('combobox', { name: say('words', 'fields.address.line1') });
  await street.fill('Storgata 1');
  await account.fill('86011117947');
  await page.reload();
  await expect(account).toHaveValue(/^8601.?11.?17947$/);

  await enter(page, per.token, wizard(per.home));
  await expect(account).toHaveValue('');
  await expect(street).toHaveValue('');
  await enter(page, nina.token, wizard(nina.home));
  await expect(street).toHaveValue('Storgata 1');

  await page.getByRole('button', { name: say('portal/app', 'logOut') }).click();
  await expect(page).toHaveURL(/login\/existing-user/);
  const left = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(left).not.toContain('Storgata');
});

test('an editor left empty creates no draft, even after changes that were undone', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation`);
  const text = page.getByLabel(say('words', 'fields.*.description'), { exact: true });
  // Submitting reports missing fields without storing a draft.
  await page.getByRole('button', { name: say('words', 'actions.submit_invoice.submit') }).click();
  const fault = (code: string) => say('words', `errors.${code}`);
  await expect(page.getByRole('alert').getByText(fault('BLANK.client'))).toBeVisible();
  await expect(page).toHaveURL(/invoice-creation$/);
  // The focus moves to the first of them; text typed before that would go there.
  await expect(
    page.getByRole('combobox', { name: say('words', 'nouns.clients.one') }),
  ).toBeFocused();
  const none = page.getByRole('heading', { name: say(MODULE, 'empty.drafts.title') });
  const toDrafts = page.getByRole('link', { name: say(MODULE, 'tab.drafts') }).first();
  // Filled and emptied, then left by a reload, which opens a new editor, and by a link.
  for (const leave of [() => page.reload(), () => toDrafts.click()]) {
    await text.fill('Ja');
    await expectSaved(page, spoken);
    await text.fill('');
    await leave();
  }
  await expect(none).toBeVisible();
  await page.goBack();
  await expect(text).toHaveValue('');
  await toDrafts.click();
  await expect(none).toBeVisible();

  // The list may have been fetched before the draft was deleted.
  await page.goBack();
  await page.reload();
  await text.fill('Ja');
  await expectSaved(page, spoken);
  await text.fill('');
  const asks = (request: Request, operation: string) =>
    request.postData()?.includes(`"${operation}"`) ?? false;
  let wasRead = () => {};
  const read = new Promise<void>((resolve) => {
    wasRead = resolve;
  });
  // Everything shown is fetched again after the draft is deleted; only then the first response arrives.
  const requestedAgain = page.waitForRequest((request) => asks(request, 'Session'));
  await page.route('**/graphql', async (route) => {
    if (asks(route.request(), 'DestroyInvoice')) await read;
    if (!asks(route.request(), 'InvoiceList')) return route.continue();
    const response = await route.fetch();
    wasRead();
    await requestedAgain;
    // A cancelled request cannot be fulfilled.
    await route.fulfill({ response }).catch(() => {});
  });
  await toDrafts.click();
  await expect(none).toBeVisible();
});

// Requirements: B4.6
test('a draft is deleted in the list or in the editor, and restored by undo', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const drafts = `${nina.home}/invoicemore/payout-service/drafts`;
  const page = await atPortal(nina.token, drafts);
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${id}"]`) });
  const undo = page.getByRole('button', { name: say('portal/ui', 'undo') });
  const none = page.getByRole('heading', { name: say(MODULE, 'empty.drafts.title') });
  await row
    .getByRole('button', { name: say(MODULE, 'list.remove', { client: nina.client }) })
    .click();
  await expect(none).toBeVisible();
  await undo.click();
  await expect(row).toBeVisible();

  await row.getByRole('link').click();
  // The list has a button with a similar name, and stays until the editor is loaded.
  await page
    .getByRole('button', { name: say(`${MODULE}/draft`, 'write.remove'), exact: true })
    .click();
  await expect(none).toBeVisible();
  await expect(undo).toBeVisible();
  const removed = page.waitForResponse((answer) =>
    /DestroyInvoice/.test(answer.request().postData() ?? ''),
  );
  // Closing the toast confirms the deletion.
  await page
    .getByRole('status')
    .getByRole('button', { name: say('portal/ui', 'close') })
    .click();
  await removed;
  await page.reload();
  await expect(none).toBeVisible();
});

test('submitting without a connection is reported, and not done later in the background', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  await expect(page.getByRole('figure')).toBeVisible();
  const received = page.getByText(say(`${MODULE}/draft`, 'write.offline'));
  const send = page.getByRole('button', { name: say('words', 'actions.submit_invoice.submit') });
  await page.context().setOffline(true);
  // Both without and with unsaved changes.
  await send.click();
  await expect(received).toBeVisible();
  await page
    .getByRole('alert')
    .getByRole('button', { name: say('portal/ui', 'close') })
    .click();
  await expect(received).toHaveCount(0);
  await page.getByLabel(say('words', 'fields.*.description'), { exact: true }).fill('På toget');
  await send.click();
  await expect(received).toBeVisible();
  await page.context().setOffline(false);
  await expectSaved(page, spoken);
  await expect(page).toHaveURL(/invoice-creation/);
});

test('hours that are no number are refused at their field, on leaving it', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  const hours = page.getByLabel(say('words', 'fields.work_report.hours'), { exact: true });
  await hours.fill('en hel dag');
  await hours.blur();
  await expect(page.getByText(say('words', 'errors.INVALID.hours'))).toBeVisible();
  await expect(hours).toHaveAttribute('aria-invalid', 'true');
});
