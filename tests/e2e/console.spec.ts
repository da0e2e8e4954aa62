import { expect } from '@playwright/test';
import { openHistory } from './steps/operate.ts';
import { operatorSession } from './support/operator-session.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { words } from './support/words.ts';

const say = words('nb');
const ROOM = 'admin/app';

test('from a list over a row to what points to it, and back', async ({ browser }) => {
  test.setTimeout(150_000);
  const page = await operatorSession.open(browser, 'kontroll');
  await page.goto('/admin/invoices');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await lookAt(page, 'admin-invoices');
  await page.getByRole('textbox', { name: say(ROOM, 'list.search') }).fill('skarven');
  await expect(page.getByRole('row').nth(1)).toContainText(/skarven/i);
  await page.getByRole('button', { name: /beløp/i }).first().click();
  await expect(page).toHaveURL(/sort=amount/);
  // A click in a row opens that row, also where it names another one; its page has the link.
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
  await page.getByRole('tab', { name: say(ROOM, 'show.timeline') }).click();
  await lookAt(page, 'admin-timeline');
});

test('the first screen and the tables behind the menu', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await operatorSession.open(browser, 'drift');
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { name: say(ROOM, 'console.decisions') })).toBeVisible();
  await lookAt(page, 'admin-dashboard');
  for (const table of ['rates', 'accounts', 'auditEntries', 'operators', 'transitions']) {
    await page.goto(`/admin/${table}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await lookAt(page, `admin-${table}`);
  }
});

test('who looks after the money adds a rate, and the trail tells', async ({ browser }) => {
  const page = await operatorSession.open(browser, 'drift');
  const id = crypto
    .randomUUID()
    .slice(0, 8)
    .replace(/[^a-z]/g, 'x');
  const key = `story_${id}`;
  // A rate's key is shown as a word.
  const shown = `Story ${id}`;
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await page.goto('/admin/rates');
  await page.getByRole('link', { name: /ny/i }).click();
  await field('Sats').fill(key);
  await field('Verdi').fill('12,5');
  await page.getByRole('combobox', { name: /^Enhet/ }).click();
  await page.getByRole('option', { name: 'Prosent' }).click();
  await field('Gyldig fra').fill('2027-01-01');
  await field('Kilde').fill('Skatteetaten');
  await lookAt(page, 'admin-rate-form');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await expect(page).not.toHaveURL(/create/);
  await page.goto('/admin/rates');
  await page.getByRole('textbox', { name: say(ROOM, 'list.search') }).fill(key);
  await page.getByRole('row').filter({ hasText: shown }).click();
  await expect(page.getByRole('heading', { name: shown, level: 2 })).toBeVisible();
  await page.getByRole('tab', { name: say(ROOM, 'show.history') }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Dina Driftsen');
  await expect(page.getByRole('tabpanel')).toContainText('12,5');
});

test('the console speaks English to who wants it', async ({ browser }) => {
  const page = await operatorSession.open(browser, 'kontroll', 'en');
  await page.goto('/admin/rates');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const english = words('en');
  await expect(page.getByRole('link', { name: english(ROOM, 'console.decisions') })).toBeVisible();
});
