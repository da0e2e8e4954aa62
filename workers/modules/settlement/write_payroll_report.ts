import { numberOwner } from '#shared/numbers/number-owner.ts';
import { storeFile } from '../../core/store-file.ts';
import { readPayload, withExternalService } from '../../core/worker-task.ts';
import { writeAMelding } from './a-melding/write-a-melding.ts';
import { aMeldingOf, type PayrollReport } from './payroll-report/a-melding-of.ts';

const IDENTITY = /^units\.0\.recipients\.(\d+)\.identity$/;

/**
 * Writes the file of an a-melding, once. National numbers it refuses are reported by profile, never by
 * number.
 */
export const writePayrollReport = withExternalService('files', async (payload, context) => {
  const { id } = readPayload(payload, 'id');
  const { database, numbers, log } = context;
  const report = (await database.call('payroll_report_payload', id)) as PayrollReport | null;
  if (!report || report.fileId)
    return log.info({ id }, 'the report is incomplete, or written already');
  const written = writeAMelding(
    aMeldingOf(report, ({ accountId, number }) =>
      numbers.open(Buffer.from(number, 'base64'), numberOwner.profile(accountId)),
    ),
  );
  if (!written.isWritten) {
    for (const { code, path } of written.refusals) {
      const recipient = report.recipients[Number(IDENTITY.exec(path)?.[1] ?? Number.NaN)];
      if (!recipient)
        throw new Error(`the a-melding of ${report.month} was refused: ${code} ${path}`);
      const { freelanceProfileId } = recipient;
      await database.call('record_payroll_gap', id, freelanceProfileId, 'NATIONAL_NUMBER');
    }
    return log.warn({ id, refused: written.refusals.length }, 'numbers are missing');
  }
  const content = Buffer.from(written.xml, 'utf8');
  const fileId = await storeFile(context, {
    accountId: null,
    content,
    keyOf: (sha256) => `payroll/${sha256}.xml`,
    filename: `a-melding ${report.month}.xml`,
  });
  await database.call('record_payroll_file', id, fileId);
  log.info({ id, bytes: content.length }, 'a-melding written');
});
