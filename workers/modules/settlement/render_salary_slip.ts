import { numberOwner } from '../../../ground/numbers/number-owner.ts';
import { writtenLanguage } from '../../core/format/written-language.ts';
import { storePdf } from '../../core/pdf/store-pdf.ts';
import { reaching } from '../../core/reaching.ts';
import { readPayload } from '../../core/read-payload.ts';
import { drawSalarySlip } from './salary-slip/draw-salary-slip.ts';
import type { SalarySlip } from './salary-slip/salary-slip.ts';
import { slipTexts } from './salary-slip/slip-texts.ts';

interface SlipPayload {
  accountId: string;
  slip: SalarySlip;
  /** In base64, as the server has encrypted it; null where none was given. */
  personalNumber: string | null;
  fileId: string | null;
}

/** Draws the PDF of an issued salary slip, once. */
export const renderSalarySlip = reaching('files', async (payload, context) => {
  const { id } = readPayload(payload, 'id');
  const { database, storage, numbers, log } = context;
  const found = (await database.call('salary_slip_payload', id)) as SlipPayload | null;
  if (!found) throw new Error(`there is no issued salary slip ${id}`);
  if (found.fileId) return;
  const startedAt = performance.now();
  const { accountId, slip, personalNumber } = found;
  const number =
    personalNumber &&
    numbers.open(Buffer.from(personalNumber, 'base64'), numberOwner.profile(accountId));
  const pdf = await drawSalarySlip(slip, number);
  const { title } = slipTexts[writtenLanguage(slip.language)];
  const filename = `${title} ${slip.payoutDate}.pdf`;
  const stored = { accountId, day: slip.payoutDate, filename, pdf };
  await database.call('record_salary_slip_pdf', id, await storePdf({ database, storage }, stored));
  log.info({ ms: Math.round(performance.now() - startedAt), bytes: pdf.length }, 'PDF drawn');
});
