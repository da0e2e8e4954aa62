// Goal: a list is downloaded as a file, and an unavailable download shows the reason and an alternative.
// Method: downloads by a browser; refusals are stubbed here, and real in tests/api/hostile/documents-zip.test.ts.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { takePicture } from './support/take-picture.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const LIST = 'invoicemore/payout-service/invoices';

test('a list is downloaded as a file', async ({ atPortal, request }) => {
  const token = await tokenOf(request, 'ingrid');
  const page = await atPortal(token, `${await homeOf(request, token)}/${LIST}?status=RESOLVED`);
  for (const [format, name] of [
    ['xlsx', 'list.exportXlsx'],
    ['csv', 'list.exportCsv'],
    ['zip', 'list.exportDocuments'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('portal/ui', 'list.export') }).click();
    await page.getByRole('menuitem', { name: say('portal/ui', name) }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${format}$`));
  }
});

test('an unavailable download shows the reason and an alternative before the click', async ({
  atPortal,
  request,
}) => {
  const token = await tokenOf(request, 'ingrid');
  const page = await atPortal(token, `${await homeOf(request, token)}/${LIST}?status=RESOLVED`);
  let answer = { status: 413, json: { fits: 812 } as object };
  await page.route(/\/export\/invoices\.zip/, (route) => route.fulfill(answer));
  const opener = page.getByRole('button', { name: say('portal/ui', 'list.export') });
  const item = (key: string, values = {}) =>
    page.getByRole('menuitem', { name: say('portal/ui', key, values) });
  await opener.click();
  const tooMany = item('list.tooManyDocuments_other', { count: '812' });
  await expect(tooMany).toHaveAttribute('aria-disabled', 'true');
  await tooMany.click({ force: true });
  await expect(tooMany).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'portal-too-many-documents');
  await opener.click();
  answer = { status: 429, json: {} };
  await opener.click();
  await expect(item('list.downloadsRunning')).toBeVisible();
  await opener.click();
  answer = { status: 410, json: {} };
  await opener.click();
  await item('list.linksSpent').click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  answer = { status: 200, json: {} };
  await opener.click();
  await expect(item('list.exportDocuments')).toHaveAttribute('href', /\/export\/invoices\.zip/);
});
