// Goal: a user without an e-ID identifies with a phone and a document, which an operator reviews and
// decides on. Method: a new user with generated pictures, and the console of a reviewer.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { decide, openRow } from './steps/operate.ts';
import { makePhone, proveIt } from './steps/second-level.ts';
import { mailTo } from './support/inbox.ts';
import { makeNewcomer } from './support/make-freelancer.ts';
import { disguised, pictureOfReceipt } from './support/receipts.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const own = (key: string, values = {}) => say('portal/modules/e-id', `document.${key}`, values);
const action = (key: string) => say('words', `actions.${key}`);
const side = (name: string) => say('words', `fields.create_identity_verification.${name}.label`);
const state = (name: string) => say('words', `values.IdentityVerificationStatus.${name}`);

async function choose(page: Page, name: string, file: typeof disguised) {
  const chooser = page.waitForEvent('filechooser');
  const pick = `${side(name)}: ${say('portal/ui', 'files.pickOne')}`;
  await page.getByRole('button', { name: pick }).click();
  await (await chooser).setFiles(file);
}
const send = (page: Page) =>
  page.getByRole('button', { name: action('create_identity_verification.submit') }).click();

/** Confirms a phone, as the step before the document. */
async function showPhone(page: Page, request: APIRequestContext) {
  await page.getByRole('button', { name: own('sendCode') }).click();
  await proveIt(page, request, spoken, makePhone(), true);
  await expect(page.getByText(own('privacy'))).toBeVisible();
}

// Requirements: A1.21, A2.21, B1.8, B2.9
test('a document is submitted, rejected with a reason, submitted again and approved', async ({
  atPortal,
  request,
  atConsole,
}) => {
  const reason = 'Bildet er uskarpt. Ta et nytt i dagslys.';
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/common/bank-id-verification`);
  await page.getByRole('link', { name: say('portal/modules/e-id', 'otherLink') }).click();
  await expect(page.getByText(own('phoneText'))).toBeVisible();
  await lookAt(page, 'portal-document-phone');
  await showPhone(page, request);

  await page
    .getByText(say('words', 'values.IdentityDocument.DRIVERS_LICENSE'), { exact: true })
    .click();
  await send(page);
  await expect(page.getByText(say('words', 'errors.BLANK.front'))).toBeVisible();
  await expect(page.getByText(say('words', 'errors.BLANK.back'))).toBeVisible();
  await choose(page, 'front', { ...disguised, mimeType: 'image/png' });
  await expect(page.getByText(say('words', 'errors.INVALID.front'))).toBeVisible();
  await choose(page, 'back', await pictureOfReceipt('bak.png'));
  await lookAt(page, 'portal-document-pictures');
  await choose(page, 'front', await pictureOfReceipt('meg.png'));
  await send(page);
  await expect(page.getByRole('heading', { name: state('PENDING') })).toBeVisible();
  await lookAt(page, 'portal-document-waiting');

  const review = await atConsole('kontroll', '/admin/queue/identityVerifications');
  await expect(review.getByRole('listitem').filter({ hasText: nina.name })).toBeVisible();
  await lookAt(review, 'admin-document-queue');
  const press = async (mutation: string, answers = {}) => {
    const name = action(`${mutation}.submit`);
    await review.getByRole('button', { name, exact: true }).click();
    await decide(review, spoken, mutation, answers);
  };
  const openDocument = () =>
    openRow(review, spoken, 'identityVerifications', nina.name, state('PENDING'));
  await openDocument();
  await lookAt(review, 'admin-document-closed');
  await press('open_identity_pictures');
  await expect(review.locator('img[src^="/files/"]')).toHaveCount(2);
  await lookAt(review, 'admin-document-open');
  await press('reject_identity_verification', { reason });

  await page.reload();
  await expect(page.getByText(reason)).toBeVisible();
  await lookAt(page, 'portal-document-refused');
  const mail = await mailTo(request, nina.email, /nytt bilde|new picture/i);
  expect(mail.text).toContain(reason);
  await choose(page, 'front', await pictureOfReceipt('pass.png'));
  await send(page);
  await expect(page.getByRole('heading', { name: state('PENDING') })).toBeVisible();

  await openDocument();
  await press('open_identity_pictures');
  await press('approve_identity_verification');
  await page.reload();
  await expect(page.getByRole('heading', { name: own('approvedTitle') })).toBeVisible();
  await lookAt(page, 'portal-document-approved');
});
