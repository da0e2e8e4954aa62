import { occupationName } from '../../occupationName.ts';
import type { WritingProfile } from '../WritingProfile.ts';
import type { LineDraft } from './LineDraft.ts';
import { writtenMoney } from './writtenMoney.ts';

/** A new line of the kind that was last sent in begins with the occupation and the price of that day. */
export function withUsualWork(
  line: LineDraft,
  work: WritingProfile['usualWork'] | undefined,
  language: string,
): LineDraft {
  if (!work?.occupationCode || work.rule.lineType !== line.rule.lineType) return line;
  const { id } = work.occupationCode;
  const label = occupationName(work.occupationCode, language);
  const unitPrice = writtenMoney(work.unitPrice, language);
  const usual = { occupationCodeId: id, unitPrice };
  return { ...line, occupationCode: { id, label }, unitPrice, usual };
}
