// Goal: a second invoice to the same client is a matter of seconds, and lines come from a spreadsheet.
// Method: a robot that counts clicks and seconds from the list to the sent invoice; a paste with faults in it.
import { expect, type Locator } from '@playwright/test';
import { expectSaved, expectStatus } from './steps/write-invoice.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { submitInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const paste = (key: string, values?: Record<string, string>) =>
  say('portal/modules/invoicing/paste', key, values);
const most = { clicks: 4, seconds: 20 };

// Requirements: B12.9
test('a second invoice to the same client takes four clicks and twenty seconds at most', async ({
  atPortal,
  request,
}, info) => {
  const nina = await makeFreelancer(request);
  await submitInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/payout-service/invoices`);
  const started = performance.now();
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('button', { name: say('portal/app', 'create.label'), exact: true }));
  await click(page.getByRole('menuitem', { name: say('portal/app', 'create.invoice') }));
  const again = page.getByRole('button', { name: new RegExp(nina.client) });
  await click(again);
  await expect(again).toHaveCount(0);
  await click(page.getByRole('button', { name: say('words', 'actions.submit_invoice.submit') }));
  await expectStatus(page, spoken, 'SUBMITTED');
  const seconds = Math.round((performance.now() - started) / 1000);
  const figures = `${clicks} clicks, ${seconds} s`;
  info.annotations.push({ type: 'second invoice', description: figures });
  process.stdout.write(`second invoice to the same client: ${figures}\n`);
  expect(clicks, figures).toBeLessThanOrEqual(most.clicks);
  expect(seconds, figures).toBeLessThanOrEqual(most.seconds);
});

// Requirements: B12.10
test('lines are pasted from a spreadsheet, and what cannot be read is asked for at its row', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation`);
  await page
    .getByRole('button', { name: say('portal/modules/invoicing/draft', 'write.paste') })
    .click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabel(paste('text'));
  await text.fill('Beskrivelse\tTimer\tTimepris\nMøte\t2,5\t1 200\nSkisser\tto timer\t1 000\n');
  const fault = dialog.getByLabel(new RegExp(`${paste('cell', { field: '.*', row: '3' })}$`));
  await expect(fault).toHaveValue('to timer');
  await expect(dialog.getByRole('status')).toContainText(paste('understood_other', { count: '2' }));
  await lookAt(page, 'portal-paste');
  await fault.fill('2');
  await expect(dialog.getByRole('status')).not.toContainText('3');
  const insert = dialog.getByRole('button', { name: paste('insert_other', { count: '2' }) });
  await insert.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Skisser')).toBeVisible();
  await expectSaved(page, spoken);
  await page.reload();
  await expect(page.getByText('Møte')).toBeVisible();

  // One line too many is told before anything is added.
  await page
    .getByRole('button', { name: say('portal/modules/invoicing/draft', 'write.paste') })
    .click();
  await text.fill(Array.from({ length: 199 }, (_, i) => `Time ${i}\t1\t100`).join('\n'));
  await expect(dialog.getByRole('alert')).toContainText(say('words', 'errors.TOO_BIG.lines'));
  await expect(
    dialog.getByRole('button', { name: paste('insert_other', { count: '199' }) }),
  ).toBeDisabled();
});
