// Goal: a second invoice to the same client is a matter of seconds, on a slow telephone too, and lines come from a spreadsheet.
// Method: a robot that counts clicks, seconds and the browser's processor time; a paste with faults in it.
import { type CDPSession, expect, type Locator } from '@playwright/test';
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
const slowly = { times: 4, seconds: 1.5, tries: 5 };

/** Processor time of the page, in seconds, whatever else the machine does meanwhile. */
async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

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

test('the editor of a new invoice is usable in 1.5 s on a processor four times as slow', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/payout-service/invoices`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const found: number[] = [];
  // Neighbours on a busy machine make it slower, and the first opening loads its scripts.
  while (found.length < slowly.tries && !found.some((one) => one <= slowly.seconds)) {
    await page
      .getByRole('button', { name: say('portal/app', 'create.label'), exact: true })
      .click();
    const before = await processorTime(session);
    await page.getByRole('menuitem', { name: say('portal/app', 'create.invoice') }).click();
    await page
      .locator('main button', { hasText: say('words', 'actions.submit_invoice.submit') })
      .waitFor();
    found.push(((await processorTime(session)) - before) * slowly.times);
    await page.goBack();
    await expect(page).toHaveURL(/payout-service\/invoices/);
  }
  await session.detach();
  const figures = `${found.map((one) => one.toFixed(2)).join(', ')} s`;
  process.stdout.write(`editor of a new invoice, four times as slow: ${figures}\n`);
  expect(Math.min(...found), figures).toBeLessThanOrEqual(slowly.seconds);
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
