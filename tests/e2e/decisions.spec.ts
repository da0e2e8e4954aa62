import { expect } from '@playwright/test';
import { decide, inQueue, openRow } from './steps/operate.ts';
import { expectStatus } from './steps/write-invoice.ts';
import { goWithin } from './support/go-within.ts';
import { mailTo } from './support/inbox.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { submitInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const MODULE = 'portal/modules/invoicing';

test('a small invoice of a known freelancer is approved automatically', async ({
  atPortal,
  request,
}) => {
  const token = await tokenOf(request, 'kari');
  const home = await homeOf(request, token);
  const id = await submitInvoice(request, token, 4_000);
  const page = await atPortal(token, `${home}/invoicemore/invoice/${id}`);
  await expectStatus(page, spoken, 'PUBLISHED');
  await expect(page.getByText(say('words', 'events.invoices.SENT.sentence')).first()).toBeVisible({
    timeout: 30_000,
  });
});

// Requirements: B4.3
test('a rejected invoice shows the reason, and is corrected in a copy', async ({
  atPortal,
  request,
  atConsole,
}) => {
  const reason = 'Datoene stemmer ikke med oppdraget. Rett dem og send inn på nytt.';
  const nina = await makeFreelancer(request);
  const id = await submitInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice/${id}`);
  await expectStatus(page, spoken, 'SUBMITTED');

  // The whole decision is made by keyboard: focus the row, press r, write the reason.
  const review = await atConsole('kontroll', '/admin/');
  const waiting = await inQueue(review, spoken, nina.name);
  await expect(waiting.first()).toContainText(say('words', 'values.ReviewReason.FIRST_INVOICE'));
  await waiting.first().getByRole('button').first().focus();
  await expect(waiting.first()).toHaveAttribute('aria-current', 'true');
  await review.keyboard.press('k');
  await review.keyboard.press('j');
  await waiting.first().getByRole('button').first().focus();
  await lookAt(review, 'admin-queue');
  await review.keyboard.press('r');
  await expect(review.getByRole('dialog')).toBeVisible();
  await lookAt(review, 'admin-reject');
  await decide(review, spoken, 'reject_invoice', { reason });
  await expect(waiting).toHaveCount(0);

  await expectStatus(page, spoken, 'REJECTED');
  await expect(page.getByText(reason).first()).toBeVisible();
  // A rejected invoice shows no payout as expected.
  const caption = page.locator('figcaption');
  await expect(caption).toContainText(say('portal/ui', 'breakdown.wouldBe'));
  await expect(page.getByText(say(`${MODULE}/public`, 'total'), { exact: true })).toHaveCount(0);
  await lookAt(page, 'portal-invoice-rejected');
  const mail = await mailTo(request, nina.email, /faktura|invoice/i);
  expect(mail.text).toContain(reason);

  await page.getByRole('link', { name: say(MODULE, 'action.amend') }).click();
  await expect(page.getByText(say(MODULE, 'done.duplicated'))).toBeVisible();
  await expect(
    page.getByRole('heading', { name: say('words', 'actions.create_invoice.title') }),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: say(`${MODULE}/draft`, 'write.rejectedBefore') }),
  ).toHaveText(new RegExp(reason));
  const description = page.getByLabel(say('words', 'fields.*.description'), { exact: true });
  await expect(description).toHaveValue('Portretter av de ansatte');
});

// Requirements: B2.8
test('a refused payout profile shows the reason, is corrected, and is verified', async ({
  atPortal,
  request,
  atConsole,
}) => {
  const payout = (key: string) => say('portal/modules/payout/settings', key);
  const reason = 'Etternavnet er ikke det som står i Folkeregisteret. Rett det og lagre.';
  const nina = await makeFreelancer(request);
  const settings = `${nina.home}/account/settings/payout-settings`;
  const page = await atPortal(nina.token, settings);
  await expect(page.getByText(say('words', 'values.VerificationStatus.UNVERIFIED'))).toBeVisible();
  await expect(page.getByText(payout('verification.why.INDIVIDUAL'))).toBeVisible();
  await lookAt(page, 'portal-profile-unverified');

  const review = await atConsole('kontroll', '/admin/queue/freelanceProfiles');
  const press = async (name: string, decision: string, answers = {}) => {
    await openRow(review, spoken, 'freelanceProfiles', name);
    const title = say('words', `actions.${decision}_freelance_profile.submit`);
    await review.getByRole('button', { name: title, exact: true }).click();
    await decide(review, spoken, `${decision}_freelance_profile`, answers);
  };
  await expect(review.getByRole('listitem').first()).toBeVisible();
  await lookAt(review, 'admin-profile-queue');
  // On a phone a value has the full width below its label.
  await review.setViewportSize({ width: 390, height: 844 });
  const beside = await review.locator('li dl > div').evaluateAll(
    (facts) =>
      facts.filter(({ children: [name, fact] }) => {
        const bottom = name?.getBoundingClientRect().bottom ?? 0;
        return (fact?.getBoundingClientRect().top ?? 0) < bottom - 1;
      }).length,
  );
  expect(beside).toBe(0);
  await review.setViewportSize({ width: 1440, height: 900 });
  await press(nina.name, 'refuse', { reason });

  await page.goto(settings);
  await expect(page.getByText(say('words', 'values.VerificationStatus.REFUSED'))).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText(payout('verification.REFUSED.next'))).toBeVisible();
  await lookAt(page, 'portal-profile-refused');
  const mail = await mailTo(request, nina.email, /kunne ikke bekrefte|could not verify/i);
  expect(mail.text).toContain(reason);

  // Pages for invoicing from the profile show the refusal as well, with a link to correct it.
  await goWithin(page, `${nina.home}/invoicemore/payout-service/invoices`);
  const note = page.getByRole('region', { name: nina.name });
  await expect(note).toContainText(reason);
  await expect(note).toContainText(say(MODULE, 'profile.REFUSED.next'));
  await goWithin(page, `${nina.home}/invoicemore/invoice-creation`);
  await expect(note).toContainText(reason);
  await lookAt(page, 'portal-desk-of-refused');
  await note.getByRole('link', { name: say(MODULE, 'profile.mend') }).click();
  const corrected = `${nina.lastName}-Lund`;
  await page.getByLabel(say('words', 'fields.*.lastName'), { exact: true }).fill(corrected);
  await page
    .getByRole('button', { name: say('words', 'actions.update_freelance_profile.submit') })
    .click();
  await expect(page.getByText(say('words', 'values.VerificationStatus.UNVERIFIED'))).toBeVisible();
  await expect(page.getByText(reason)).toHaveCount(0);
  await goWithin(page, `${nina.home}/invoicemore/invoice-creation`);
  await expect(note).toContainText(say(MODULE, 'profile.UNVERIFIED.next'));

  await press(`${nina.firstName} ${corrected}`, 'verify');
  await page.goto(settings);
  await expect(
    page.getByText(say('words', 'values.VerificationStatus.VERIFIED'), { exact: true }),
  ).toBeVisible();
});
