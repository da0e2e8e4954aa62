import { expect, test } from '@playwright/test';
import { expectKept } from './steps/write-invoice.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { enter } from './support/sign-in.ts';
import { words } from './support/words.ts';

const say = words('nb');
const ROOM = 'portal/modules/invoicing';

test('a draft survives a reload, a lost connection and a broken server', async ({
  page,
  request,
  context,
}) => {
  const nina = await makeFreelancer(request);
  const note = (keeping: string) =>
    page.getByRole('status').filter({ hasText: say(ROOM, `keeping.${keeping}`) });
  const text = page.getByLabel(say(ROOM, 'field.description'), { exact: true });
  const price = page.getByLabel(say(ROOM, 'line.price.WORK'), { exact: true });
  await enter(page, nina.token, `${nina.home}/invoicemore/invoice-creation`);

  await text.fill('Skrevet med forbindelse');
  await expectKept(page, 'nb');
  await expect(page).toHaveURL(/invoice-creation\/inv_/);
  await page.reload();
  await expect(text).toHaveValue('Skrevet med forbindelse');

  await context.setOffline(true);
  await text.fill('Skrevet på toget');
  await expect(note('offline')).toBeVisible();
  await context.setOffline(false);
  await expectKept(page, 'nb');

  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }));
  await price.fill('950');
  await expect(note('offline')).toBeVisible();
  await page.unroute('**/graphql');
  await page.reload();
  await expect(price).toHaveValue('950');
  await expect(text).toHaveValue('Skrevet på toget');
  await expectKept(page, 'nb');

  // Another window knows nothing of this device's copy: it shows what lies at the server.
  const elsewhere = await context.browser()?.newContext();
  const other = await elsewhere?.newPage();
  if (!other) throw new Error('There is no browser to open another window in');
  await enter(other, nina.token, new URL(page.url()).pathname);
  const there = other.getByLabel(say(ROOM, 'line.price.WORK'), { exact: true });
  await expect(there).toHaveValue(/^950([,.]00)?$/);
});
