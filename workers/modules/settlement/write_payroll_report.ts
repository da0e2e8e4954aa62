import { createHash } from 'node:crypto';
import { numberOwner } from '../../../ground/numbers/number-owner.ts';
import { reaching } from '../../core/reaching.ts';
import { readPayload } from '../../core/read-payload.ts';
import { writeAMelding } from './a-melding/write-a-melding.ts';
import { aMeldingOf } from './payroll-report/a-melding-of.ts';
import type { PayrollReport } from './payroll-report/payroll-report.ts';

const IDENTITY = /^units\.0\.recipients\.(\d+)\.identity$/;

/** Writes the file of an a-melding, once. National numbers it does not take are told by profile, never by number. */
export const writePayrollReport = reaching('files', async (payload, context) => {
  const { id } = readPayload(payload, 'id');
  const { database, storage, numbers, log } = context;
  const report = (await database.call('payroll_report_payload', id)) as PayrollReport | null;
  if (!report || report.fileId) return log.info({ id }, 'the report has gaps, or its file');
  const written = writeAMelding(
    aMeldingOf(report, ({ accountId, number }) =>
      numbers.open(Buffer.from(number, 'base64'), numberOwner.profile(accountId)),
    ),
  );
  if (!written.isWritten) {
    for (const { code, path } of written.refusals) {
      const recipient = report.recipients[Number(IDENTITY.exec(path)?.[1] ?? Number.NaN)];
      if (!recipient)
        throw new Error(`the a-melding of ${report.month} is refused: ${code} ${path}`);
      const { freelanceProfileId } = recipient;
      await database.call('record_payroll_gap', id, freelanceProfileId, 'NATIONAL_NUMBER');
    }
    return log.warn({ id, refused: written.refusals.length }, 'numbers are missing');
  }
  const bytes = Buffer.from(written.xml, 'utf8');
  const sha256 = createHash('sha256').update(bytes).digest();
  const key = `payroll/${sha256.toString('hex')}.xml`;
  await storage.put(key, bytes);
  const name = `a-melding ${report.month}.xml`;
  const fileId = await database.call(
    'register_file',
    ...[null, name, 'application/xml', bytes.length, sha256, key, null],
  );
  await database.call('record_payroll_file', id, String(fileId));
  log.info({ id, bytes: bytes.length }, 'a-melding written');
});
