// Goal: a second invoice to the same client takes seconds, also on a slow phone, and lines can be pasted from a spreadsheet.
// Method: clicks, seconds and the browser's processor time are counted; a paste has faults in it.
import { type Browser, expect, type Locator } from '@playwright/test';
import { expectSaved, expectStatus } from './steps/write-invoice.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { processorTimeOf, slownessOf } from './support/page-timing.ts';
import { lookAt } from './support/screen.ts';
import { enter } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { submitInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const paste = (key: string, values?: Record<string, string>) =>
  say('portal/modules/invoicing/paste', key, values);
const most = { clicks: 4, seconds: 20 };
const slowly = { times: 4, seconds: 1.5, tries: 5 };

// Requirements: B12.9
test('a second invoice to the same client takes four clicks and twenty seconds at most', async ({
  atPortal,
  request,
}, info) => {
  const nina = await makeFreelancer(request);
  await submitInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/payout-service/invoices`);
  const slowness = [await slownessOf(page)];
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
  const elapsed = (performance.now() - started) / 1_000;
  slowness.push(await slownessOf(page));
  const busy = (slowness[0]! + slowness[1]!) / 2;
  const seconds = elapsed / busy;
  const figures = `${clicks} clicks, ${elapsed.toFixed(1)} s on a machine ${busy.toFixed(1)} times as slow as an idle one`;
  info.annotations.push({ type: 'second invoice', description: figures });
  process.stdout.write(`second invoice to the same client: ${figures}\n`);
  expect(clicks, figures).toBeLessThanOrEqual(most.clicks);
  expect(seconds, figures).toBeLessThanOrEqual(most.seconds);
});

interface Opening {
  from: string;
  /** The menu item that opens the editor; null if the page is reloaded. */
  item: string | null;
}

const openings: Record<string, Opening> = {
  'from the click': {
    from: 'invoicemore/payout-service/invoices',
    item: say('portal/app', 'create.invoice'),
  },
  'from a reload': { from: 'invoicemore/invoice-creation', item: null },
};

/** Resolves once the editor can be filled in and submitted, without polling, which takes time itself. */
function whenUsable({ submit, item }: { submit: string; item: string | null }): Promise<void> {
  const usable = new Promise<void>((resolve) => {
    const look = () => {
      const buttons = [...document.querySelectorAll('main button')];
      if (!document.querySelector('main [data-path="lines.0.description"]')) return;
      if (buttons.some((one) => one.textContent?.includes(submit))) resolve();
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  Object.assign(window, { usable });
  const lines = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
  if (item) lines.find((one) => one.textContent?.includes(item))?.click();
  return usable;
}

/** The processor time of a first opening, in a new window that has not loaded the editor by a click. */
async function firstOpening(
  browser: Browser,
  token: string,
  home: string,
  { from, item }: Opening,
) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await enter(page, token, `${home}/${from}`);
  const submit = say('words', 'actions.submit_invoice.submit');
  await (item
    ? page.getByRole('row').nth(1)
    : page.locator('main button', { hasText: submit })
  ).waitFor();
  await page.waitForLoadState('networkidle');
  if (item) {
    const create = say('portal/app', 'create.label');
    await page.getByRole('button', { name: create, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).waitFor();
  } else {
    // The browser stores compiled scripts at their second load, once for each release.
    await page.reload({ waitUntil: 'networkidle' });
    await page.addInitScript(whenUsable, { submit, item });
  }
  const seconds = await processorTimeOf(page, async () => {
    if (item) return page.evaluate(whenUsable, { submit, item });
    await page.reload({ waitUntil: 'commit' });
    await page.evaluate(() => (window as unknown as { usable: Promise<void> }).usable);
  });
  await context.close();
  return seconds * slowly.times;
}

for (const [name, opening] of Object.entries(openings)) {
  test(`the editor of a new invoice is usable in 1.5 s on a processor four times as slow, ${name}`, async ({
    browser,
    request,
  }) => {
    const { token, home } = await makeFreelancer(request);
    await submitInvoice(request, token);
    const found: number[] = [];
    // Other processes make an opening slower, never faster.
    while (found.length < slowly.tries && !found.some((one) => one <= slowly.seconds)) {
      found.push(await firstOpening(browser, token, home, opening));
    }
    const figures = `${found.map((one) => one.toFixed(2)).join(', ')} s`;
    process.stdout.write(`editor of a new invoice, four times as slow, ${name}: ${figures}\n`);
    expect(Math.min(...found), figures).toBeLessThanOrEqual(slowly.seconds);
  });
}

// Requirements: B12.10
test('lines are pasted from a spreadsheet, and unreadable cells can be corrected at their row', async ({
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

  // Too many lines are refused before any of them is added.
  await page
    .getByRole('button', { name: say('portal/modules/invoicing/draft', 'write.paste') })
    .click();
  await text.fill(Array.from({ length: 199 }, (_, i) => `Time ${i}\t1\t100`).join('\n'));
  await expect(dialog.getByRole('alert')).toContainText(say('words', 'errors.TOO_BIG.lines'));
  await expect(
    dialog.getByRole('button', { name: paste('insert_other', { count: '199' }) }),
  ).toBeDisabled();
});
