import { expect } from '@playwright/test';
import { openHistory } from './steps/operate.ts';
import { goWithin } from './support/go-within.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { words } from './support/words.ts';

const say = words('nb');
const MODULE = 'admin/app';

test('a list leads to a row, to a row it refers to, and back', async ({ atConsole }) => {
  test.setTimeout(150_000);
  const page = await atConsole('kontroll', '/admin/invoices');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await lookAt(page, 'admin-invoices');
  await page.getByRole('textbox', { name: say(MODULE, 'list.search') }).fill('skarven');
  await expect(page.getByRole('row').nth(1)).toContainText(/skarven/i);
  const sorted = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('"AMOUNT_ASC"'),
  );
  await page
    .getByRole('button', { name: say('words', 'fields.invoices.amount') })
    .first()
    .click();
  await expect(page).toHaveURL(/sort=amount/);
  // A row that moves between mouse down and mouse up is not clicked.
  await sorted;
  // A click in a row opens that row, also on the name of another one; its page has the link.
  await page
    .getByRole('row')
    .nth(1)
    .getByText(/skarven/i)
    .first()
    .click();
  await expect(page).toHaveURL(/invoices\/.*\/show/);
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /skarven/i })
    .click();
  await expect(page).toHaveURL(/clients\/.*\/show/);
  await expect(page.getByRole('heading', { name: /skarven/i, level: 2 })).toBeVisible();
  await lookAt(page, 'admin-client');
  await page.getByRole('tab', { name: 'Fakturaer' }).click();
  await page.getByRole('tabpanel').getByRole('row').nth(1).click();
  await expect(page).toHaveURL(/invoices\/.*\/show/);
  await expect(page.getByRole('tab').nth(3)).toBeVisible();
  await lookAt(page, 'admin-invoice');
  await openHistory(page, 'nb');
  await lookAt(page, 'admin-history');
  await page.getByRole('tab', { name: say(MODULE, 'show.timeline') }).click();
  await lookAt(page, 'admin-timeline');
});

test('the dashboard and the tables of the menu', async ({ atConsole }) => {
  test.setTimeout(180_000);
  const page = await atConsole('drift', '/admin/');
  await expect(page.getByRole('heading', { name: say(MODULE, 'console.decisions') })).toBeVisible();
  await lookAt(page, 'admin-dashboard');
  for (const table of ['rates', 'accounts', 'auditEntries', 'operators', 'transitions']) {
    await goWithin(page, `/admin/${table}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await lookAt(page, `admin-${table}`);
  }
});
