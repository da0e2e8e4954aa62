import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { mailTo } from '../support/inbox.ts';
import { isKid } from '../support/is-kid.ts';
import { type Language, words } from '../support/words.ts';

/** Expects a mail to the client with the invoice as a valid PDF. Returns the link to its page. */
export async function expectMailed(request: APIRequestContext, to: string): Promise<string> {
  const mail = await mailTo(request, to, /faktura|invoice/i);
  const [pdf] = mail.attachments;
  expect(pdf?.filename).toMatch(/^(Faktura|Invoice) \d+-\d+\.pdf$/);
  const answer = await request.get(`/sandbox/api/messages/${mail.id}/attachments/0`);
  const bytes = await answer.body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(10_000);
  const link = mail.links.find((one) => one.includes('/public-invoice/'));
  expect(link).toBeTruthy();
  return link ?? '';
}

/** Expects the amount, the account and the reference on the client's page. */
export async function expectPublicPage(page: Page, language: Language, amount: RegExp) {
  const say = words(language);
  const MODULE = 'portal/modules/invoicing/public';
  const value = (hasText: string) => {
    const term = page.getByRole('term').filter({ hasText });
    return page.locator('dl > div').filter({ has: term }).getByRole('definition');
  };
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(value(say(MODULE, 'total'))).toContainText(amount);
  await expect(value(say(MODULE, 'value.account'))).toContainText(/\d{4}.\d{2}.\d{5}/);
  const kid = ((await value(say('words', 'fields.invoices.kid')).textContent()) ?? '').replace(
    /\D/g,
    '',
  );
  expect(isKid(kid), kid).toBe(true);
  const code = page.getByRole('img', { name: say(MODULE, 'code') });
  await expect(code).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page
    .getByRole('button', {
      name: say('portal/ui', 'copy.copy', { what: say('words', 'fields.invoices.kid') }),
    })
    .click();
  await expect(page.getByText(say('portal/ui', 'copy.done'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(kid);
  // The QR code opens the page on a phone, so it is not shown there.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(code).toBeHidden();
  if (size) await page.setViewportSize(size);
}
