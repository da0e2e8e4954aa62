// Goal: finance and an auditor follow the books in the console from a trial balance down to the cause of a journal, and prove
// that they are unchanged. Method: the demo's books, a trial balance, a proof and an export of this year.
import { expect, type Page } from '@playwright/test';
import { decide } from './steps/operate.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { words } from './support/words.ts';

const say = words('nb');
const word = (key: string) => say('words', key);
const year = new Date().getFullYear();

const press = (page: Page, action: string) =>
  page.getByRole('button', { name: word(`actions.${action}.submit`), exact: true }).click();

async function fillPeriod(page: Page, table: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word(`fields.${table}.startsOn`)).fill(`${year}-01-01`);
  await dialog.getByLabel(word(`fields.${table}.endsOn`)).fill(`${year}-12-31`);
}

const openTab = (page: Page, noun: string) =>
  page.getByRole('tab', { name: word(`nouns.${noun}.many`), exact: true }).click();

test('a trial balance leads down to the cause of a journal', async ({ atConsole }) => {
  test.setTimeout(180_000);
  const page = await atConsole('okonomi', '/admin/trialBalances');
  await press(page, 'create_trial_balance');
  await fillPeriod(page, 'trial_balances');
  await decide(page, 'nb', 'create_trial_balance');
  if (!/show/.test(page.url())) await page.locator('tbody tr').first().click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await lookAt(page, 'admin-trial-balance');
  await openTab(page, 'trial_balance_lines');
  const bank = page.getByRole('tabpanel').getByRole('row').filter({ hasText: '1920' });
  await expect(bank).toBeVisible();
  await lookAt(page, 'admin-trial-balance-lines');
  const saved = page.waitForEvent('download');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Eksporter' }).click();
  await page.getByRole('menuitem').first().click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  await bank.getByRole('cell').first().click();
  await page.getByRole('link', { name: '1920' }).first().click();
  await openTab(page, 'statement_lines');
  const payment = { hasText: word('values.JournalKind.PAYMENT') };
  const line = page.getByRole('tabpanel').getByRole('row').filter(payment).first();
  await expect(line).toBeVisible();
  await lookAt(page, 'admin-account-statement');
  await line.getByRole('cell').first().click();
  const journal = new RegExp(`^${word('values.JournalKind.PAYMENT')} · `);
  await page.getByRole('link', { name: journal }).first().click();
  await expect(page.getByRole('heading', { name: journal, level: 2 })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('row')).toHaveCount(3);
  await lookAt(page, 'admin-journal-entries');
  await openTab(page, 'journal_causes');
  await expect(page.getByRole('tabpanel').getByRole('row')).toHaveCount(2);
  await lookAt(page, 'admin-journal-cause');
});

test('finance proves the books', async ({ atConsole }) => {
  test.setTimeout(180_000);
  const page = await atConsole('okonomi', '/admin/proofRuns');
  await press(page, 'create_proof_run');
  await decide(page, 'nb', 'create_proof_run');
  if (!/show/.test(page.url())) await page.locator('tbody tr').first().click();
  await expect(
    page.getByText(word('values.ProofRunStatus.HOLDS'), { exact: true }).first(),
  ).toBeVisible({ timeout: 90_000 });
  await openTab(page, 'proof_results');
  await expect(page.getByText(word('values.ProofClaim.SEALS_ARE_CHAINED'))).toBeVisible();
  await lookAt(page, 'admin-proof');
});

test('an accounting period shows what prevents closing it', async ({ atConsole }) => {
  const page = await atConsole('okonomi', '/admin/accountingPeriods');
  await expect(page.locator('tbody tr').first()).toBeVisible({ timeout: 90_000 });
  await page.locator('tbody tr').first().click();
  await expect(page.getByText(word('fields.accounting_periods.unbookedFileCount'))).toBeVisible();
  // The current month is not over: the button is disabled with that reason.
  const close = page.getByRole('button', {
    name: word('actions.close_accounting_period.submit'),
    exact: true,
  });
  await expect(close).toHaveAttribute('aria-disabled', 'true');
  await lookAt(page, 'admin-accounting-period');
});

// Requirements: B10.10
test('the books are exported as SAF-T', async ({ atConsole }) => {
  test.setTimeout(180_000);
  const page = await atConsole('okonomi', '/admin/auditFiles');
  await press(page, 'create_audit_file');
  await fillPeriod(page, 'audit_files');
  await decide(page, 'nb', 'create_audit_file', {}, 'okonomi');
  if (!/show/.test(page.url())) await page.locator('tbody tr').first().click();
  // The action is offered once the file is written.
  const open = page.getByRole('button', {
    name: word('actions.open_audit_file.submit'),
    exact: true,
  });
  await expect(async () => {
    await page.reload();
    await expect(open).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 60_000 });
  await lookAt(page, 'admin-audit-file');
  await open.click();
  await decide(page, 'nb', 'open_audit_file', {}, 'okonomi');
});
