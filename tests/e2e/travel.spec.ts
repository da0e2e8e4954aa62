// Goal: a freelancer enters a trip and sees its allowance, the deduction for meals, and the taxed part with the reason.
import { expect } from '@playwright/test';
import { expectSaved } from './steps/write-invoice.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { writeInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const EDITOR = 'portal/modules/invoicing';
const TRAVEL = 'portal/modules/invoicing/draft/travel';

/** A past day, as it is typed. */
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

// Requirements: B3.41
test('a trip is entered by keyboard, priced by its days, and taxed until it is documented', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  await page.getByRole('button', { name: say(`${EDITOR}/draft`, 'write.addMore') }).click();
  await page.getByRole('menuitem', { name: say('words', 'values.LineType.DIET') }).click();
  const field = (name: string) => page.locator(`[data-path="lines.1.travelReport.${name}"]`);
  await expect(page.getByText(say(TRAVEL, 'noDays'))).toBeVisible();
  await field('startDate').fill(ago(9));
  await page.keyboard.press('Tab');
  await expect(field('startTime')).toBeFocused();
  await field('startTime').fill('08:00');
  await field('endDate').fill(ago(7));
  await page.keyboard.press('Tab');
  await field('endTime').fill('08:00');
  await field('lodging').selectOption({ label: say('words', 'values.Lodging.HOTEL') });
  await field('breakfasts').fill('1');
  const days = page.getByRole('region', { name: say(TRAVEL, 'days') });
  await expect(days.getByRole('listitem')).toHaveCount(2);
  await expect(days.getByRole('listitem').first()).toContainText(/809[,.]60/);
  await expect(days).toContainText(/1.?821[,.]60/);

  const taxed = page
    .getByRole('status')
    .filter({ hasText: say('words', 'fields.travel_report.purpose.label') });
  await expect(taxed).toBeVisible();
  await expect(
    page.getByText(say(`${EDITOR}/draft`, 'line.gap'), { exact: true }).first(),
  ).toBeVisible();
  await lookAt(page, 'portal-travel-taxed');
  await taxed.getByRole('button').click();
  await expect(field('purpose')).toBeFocused();
  await page.keyboard.type('Konsert på Nordlysfestivalen');
  await page.locator('[data-path="lines.1.addressFrom"]').fill('Storgata 1, Oslo');
  await page.locator('[data-path="lines.1.addressTo"]').fill('Torget 2, Bodø');
  await field('lodgingName').fill('Hotell Norge, Bodø');
  await expect(taxed).toHaveCount(0);
  await expect(days).toContainText(/1.?247[,.]40/);
  await expectSaved(page, spoken);
  await lookAt(page, 'portal-travel');

  await page.reload();
  await expect(field('purpose')).toHaveValue('Konsert på Nordlysfestivalen');
  await expect(days).toContainText(/1.?247[,.]40/);
  await field('endDate').fill(ago(10));
  await page.keyboard.press('Tab');
  await expect(
    page.getByText(say('words', 'errors.INVALID.travelReport.endDate')).first(),
  ).toBeVisible();
});

// Requirements: B3.42
test('a drive without purpose and day is taxed, with a note at both fields', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  await page.getByRole('button', { name: say(`${EDITOR}/draft`, 'write.addMore') }).click();
  await page.getByRole('menuitem', { name: say('words', 'values.LineType.MILEAGE') }).click();
  await page.locator('[data-path="lines.1.quantity"]').fill('40');
  const gap = page.getByText(say(`${EDITOR}/draft`, 'line.gap'), { exact: true });
  await expect(gap).toHaveCount(4);
  await page.locator('[data-path="lines.1.travelReport.purpose"]').fill('Konsert');
  await page.locator('[data-path="lines.1.travelReport.startDate"]').fill(ago(3));
  await page.locator('[data-path="lines.1.addressFrom"]').fill('Storgata 1, Oslo');
  await page.locator('[data-path="lines.1.addressTo"]').fill('Torget 2, Moss');
  await expect(gap).toHaveCount(0);
});
