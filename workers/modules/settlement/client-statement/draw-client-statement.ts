import { formatIdentifier } from '#shared/format-identifier.ts';
import { writtenLanguage } from '#workers/core/format/written-language.ts';
import { formatDay, formatPeriod, formatShortDay } from '#workers/core/format/written-values.ts';
import { PDF_PAGE } from '#workers/core/pdf/create-pdf.ts';
import { PDF_STYLE } from '#workers/core/pdf/pdf-style.ts';
import { breakPageBefore } from '../pay-document/break-page-before.ts';
import { drawPayDocument } from '../pay-document/draw-pay-document.ts';
import { drawPayHead, type PayFact } from '../pay-document/draw-pay-head.ts';
import { drawPayTable } from '../pay-document/draw-pay-table.ts';
import { drawText } from '../pay-document/draw-text.ts';
import type { PayDrawing } from '../pay-document/pay-parties.ts';
import type { ClientStatement } from './client-statement.ts';
import { drawBalances } from './draw-balances.ts';
import { entryRows, openRows } from './statement-rows.ts';
import { statementTexts } from './statement-texts.ts';

/** Draws what a client was invoiced, credited and has paid in a period, and what is open at its end. */
export function drawClientStatement(statement: ClientStatement): Promise<Buffer> {
  const language = writtenLanguage(statement.language);
  const texts = statementTexts[language];
  const { startsOn, endsOn, organizationNumber } = statement;
  const about = formatDay(endsOn, language);
  const facts: PayFact[] = [
    [texts.period, formatPeriod({ from: startsOn, to: endsOn }, language)],
    [texts.clientNumber, String(statement.clientNumber)],
  ];
  if (organizationNumber) {
    const number = formatIdentifier.organizationNumber(organizationNumber);
    facts.push([texts.organizationNumber, number]);
  }
  facts.push([texts.contact, statement.freelancer]);
  const document = { parties: statement, title: texts.title, about, personalNumber: null };
  return drawPayDocument({ ...document, day: endsOn }, (drawing) => {
    drawPayHead(drawing, facts);
    drawBalances(drawing, statement, texts);
    if (statement.entries.length === 0) drawText(drawing, texts.none, PDF_STYLE.body);
    drawPayTable(
      drawing,
      entryRows(statement, texts, (day) => formatShortDay(day, language)),
    );
    if (statement.open.length === 0) return;
    drawHeading(drawing, texts.open);
    const account = formatIdentifier.bankAccount(statement.accountNumber);
    drawText(drawing, texts.howToPay(account), PDF_STYLE.quiet);
    drawing.y += 12;
    drawPayTable(
      drawing,
      openRows(statement, texts, (day) => formatShortDay(day, language)),
    );
  });
}

/** Draws a title that stays on the page of the rows below it. */
function drawHeading(drawing: PayDrawing, text: string): void {
  const { canvas } = drawing;
  breakPageBefore(drawing, 130);
  const style = { ...PDF_STYLE.name, size: 13 };
  canvas.tag(canvas.root, 'H2', () => canvas.write(text, PDF_PAGE.margin, drawing.y, style));
  drawing.y += 22;
}
