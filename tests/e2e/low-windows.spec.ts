// Goal: with forced colours selected elements and charts stay visible, and in a low window fixed elements do not cover
// the content. Method: the media are emulated, and the rendered styles are measured.
import { expect, type Locator } from '@playwright/test';
import { makeFreelancer } from './support/make-freelancer.ts';
import { homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { writeInvoice } from './support/submit-invoice.ts';
import { takePicture } from './support/take-picture.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);

/** Whether an element has a border or an outline, which is visible without backgrounds. */
const framed = (part: Locator) =>
  part.evaluate((element) => {
    const style = getComputedStyle(element);
    const outline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    const border = style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
    return outline || border;
  });

test('forced colours keep the bar, the chart, the selected tab and the current step visible', async ({
  atPortal,
  request,
}) => {
  const token = await tokenOf(request, 'kari');
  const home = await homeOf(request, token);
  const page = await atPortal(
    token,
    `${home}/invoicemore/payout-service/invoices?status=PUBLISHED`,
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const tab = page.locator('nav [aria-current]').first();
  await expect(tab).toBeVisible();
  expect(await framed(tab)).toBe(true);
  await takePicture(page, 'forced-colors-list');
  await page.getByRole('row').nth(1).getByRole('link').click();
  const step = page.getByRole('list', { name: say('portal/modules/invoicing', 'view.path') });
  await expect(step.locator('[aria-current]')).toBeVisible();
  expect(await framed(step.locator('[aria-current]'))).toBe(true);
  const pieces = page.locator('[data-part]');
  await expect(pieces.first()).toBeVisible();
  const tints = await pieces.evaluateAll((all) =>
    all.map((piece) => getComputedStyle(piece).backgroundColor),
  );
  expect(new Set(tints).size).toBeGreaterThan(3);
  expect(await framed(pieces.first())).toBe(true);
  await takePicture(page, 'forced-colors-invoice');
  await page.goto(`${home}/invoicemore/invoice-creation`);
  const segments = page.getByRole('radiogroup').first();
  await expect(segments).toBeVisible();
  expect(await framed(segments.locator('input:checked + label'))).toBe(true);
  await page.emulateMedia({ forcedColors: 'none' });
});

test('at 200 % no fixed element covers the content', async ({ atPortal, request }) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  await page.setViewportSize({ width: 720, height: 450 });
  const send = page.getByRole('button', { name: say('words', 'actions.submit_invoice.submit') });
  await expect(send).toBeAttached();
  const covered = await page.evaluate(() => {
    let height = 0;
    for (const element of document.body.querySelectorAll('*')) {
      const { position, visibility } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isVisible =
        box.width > 300 && box.height > 8 && box.top < innerHeight && box.bottom > 0;
      if (/fixed|sticky/.test(position) && visibility !== 'hidden' && isVisible)
        height += box.height;
    }
    return height;
  });
  expect(covered).toBe(0);
  await takePicture(page, 'low-window-720x450');
});

test('forced colours keep the selected tab, the current table and the focus of the console visible', async ({
  atConsole,
}) => {
  const page = await atConsole('drift', '/admin/invoices');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await framed(page.locator('[aria-current="page"]').first())).toBe(true);
  await page.getByRole('row').nth(1).click();
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toBeVisible();
  expect(await framed(chosen)).toBe(true);
  const tab = page.getByRole('tab', { selected: false }).first();
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  expect(await framed(tab)).toBe(true);
  await page.emulateMedia({ forcedColors: 'none' });
});
