// Goal: a receipt mailed from a phone is available in the draft. Method: the private address of a new freelancer, a mail by
// the sandbox, and an open draft with an expense.
import { expect } from '@playwright/test';
import { addLine } from './steps/write-invoice.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { pictureOfReceipt } from './support/receipts.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { writeInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const DRAFT = 'portal/modules/invoicing/draft';
const MAILED = `${DRAFT}/mailed`;

// Requirements: B9.2
test('a mailed receipt arrives in the open draft and is attached to it', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  await addLine(page, spoken, 'EXPENSE');
  const mailed = page.getByRole('region', { name: say(MAILED, 'title') });
  await mailed.getByRole('button', { name: say(MAILED, 'make') }).click();
  const address = mailed.getByText(/^kvittering\+[0-9a-f]{32}@/);
  const to = (await address.textContent()) ?? '';
  const mail = async (file: { name: string; mimeType: string; buffer: Buffer }) =>
    (
      await request.post('/sandbox/api/mail', {
        multipart: { to, from: 'Nina <nina@telefon.example>', subject: 'Drosje', file },
      })
    ).json();
  expect(await mail(await pictureOfReceipt('drosje.png'))).toMatchObject({ code: 250 });
  await mail({
    name: 'IMG_0412.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  });
  const accepted = mailed.getByRole('listitem').filter({ hasText: 'drosje.png' });
  await expect(accepted).toContainText('Drosje');
  await expect(mailed.getByRole('listitem').filter({ hasText: 'IMG_0412.HEIC' })).toContainText(
    say('words', 'values.MailedReceiptFault.HEIC'),
  );
  await lookAt(page, 'portal-mailed-receipts');
  await accepted
    .getByRole('button', { name: say(MAILED, 'attachNamed', { name: 'drosje.png' }) })
    .click();
  await expect(accepted).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'drosje.png' })).toBeVisible();
});

test('a receipt added without a connection is refused at once, and can be added afterwards', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation`);
  await addLine(page, spoken, 'EXPENSE');
  const files = page.locator('input[type=file]:not([capture])');
  const mailed = page.getByRole('region', { name: say(MAILED, 'title') });
  await mailed.getByRole('button', { name: say(MAILED, 'make') }).waitFor();
  const receipt = await pictureOfReceipt('taxi.png');
  const link = page.getByRole('link', { name: 'taxi.png' });
  await page.context().setOffline(true);
  await files.setInputFiles(receipt);
  await expect(page.getByText(say(DRAFT, 'receipts.offline'))).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.context().setOffline(false);
  await files.setInputFiles(receipt);
  await expect(link).toHaveCount(1);
});
