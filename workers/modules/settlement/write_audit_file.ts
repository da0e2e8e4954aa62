import type { WorkerDatabase } from '../../core/open-database.ts';
import { storeFile } from '../../core/store-file.ts';
import { readPayload, withExternalService } from '../../core/worker-task.ts';
import { type AuditFile, type AuditJournal, safTOf } from './audit-file/saf-t-of.ts';
import { safTFileName, writeSafT } from './saf-t/write-saf-t.ts';

/** Writes the books of a period as SAF-T, once. A journal posted meanwhile makes balances and lines differ; the job then begins again. */
export const writeAuditFile = withExternalService('files', async (payload, context) => {
  const { database, log } = context;
  const { id } = readPayload(payload, 'id');
  const file = (await database.call('audit_file_payload', id)) as AuditFile | null;
  if (!file || file.fileId) return log.info({ id }, 'the audit file is written already');
  const journals = await journalsOf(id, database);
  const written = writeSafT(safTOf(file, journals));
  if (!written.isWritten) {
    const reasons = written.refusals.map(({ code, path }) => `${code} ${path}`).join('; ');
    await database.call('record_audit_failure', id, reasons);
    throw new Error(`the audit file was refused: ${reasons.slice(0, 300)}`);
  }
  const content = Buffer.from(written.xml, 'utf8');
  const fileId = await storeFile(context, {
    accountId: null,
    content,
    keyOf: (sha256) => `audit/${sha256}.xml`,
    filename: safTFileName(file.company.organizationNumber, file.createdAt),
  });
  await database.call('record_audit_file', id, fileId, journals.length);
  log.info({ id, bytes: content.length, journals: journals.length }, 'SAF-T written');
});

async function journalsOf(id: string, database: WorkerDatabase): Promise<AuditJournal[]> {
  const journals: AuditJournal[] = [];
  for (;;) {
    const last = journals.at(-1);
    const page = await database.callAll(
      'audit_file_journals',
      id,
      last?.postedOn ?? null,
      last?.id ?? null,
    );
    if (page.length === 0) return journals;
    journals.push(...(page as AuditJournal[]));
  }
}
