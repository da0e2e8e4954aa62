import { PDF_COLOR, PDF_PAGE, PDF_STYLE, type PdfStyle } from '#workers/core/pdf/create-pdf.ts';
import { addressLines } from '../../invoicing/document-payload.ts';
import { type PayDrawing, payerLine } from './pay-parties.ts';

const LEFT = PDF_PAGE.margin;
const RIGHT = PDF_PAGE.width - PDF_PAGE.margin;
const FACTS = 348;
const VALUES = 414;

/** A fact of the document and its label. */
export type PayFact = [label: string, value: string];

/** Renders the title, payer and payee, and the facts in a column of their own. */
export function drawPayHead(drawing: PayDrawing, facts: PayFact[]): void {
  const { canvas, parties, language } = drawing;
  const top = PDF_PAGE.top;
  canvas.tag(canvas.root, 'H1', () => {
    // A long title, as of an annual statement in English, is set smaller and keeps its baseline.
    const scale = Math.min(1, (RIGHT - FACTS) / canvas.widthOf(drawing.title, PDF_STYLE.title));
    const title = { ...PDF_STYLE.title, size: PDF_STYLE.title.size * scale };
    canvas.write(drawing.title, FACTS, top - 6 + (PDF_STYLE.title.size - title.size) * 0.9, title);
    const day = { ...PDF_STYLE.strong, size: 12, leading: 16 };
    canvas.write(drawing.about, FACTS, top + 29, day);
  });
  const width = FACTS - LEFT - 24;
  const name = drawLines(drawing, [parties.payer.name], top + 2.5, width, PDF_STYLE.name) + 3;
  const about = [...addressLines(parties.payer.address, language), payerLine(drawing)];
  const end = drawLines(drawing, about.filter(Boolean), name, width, PDF_STYLE.quiet);

  const start = Math.max(end + 24, top + 84);
  drawing.y = Math.max(drawReceiver(drawing, start), drawFacts(drawing, facts, start)) + 20;
}

function drawReceiver(drawing: PayDrawing, top: number): number {
  const { canvas, parties, texts, language, personalNumber } = drawing;
  const width = FACTS - LEFT - 32;
  canvas.tag(canvas.root, 'H2', () => canvas.write(texts.to, LEFT, top, PDF_STYLE.label));
  const name = { ...PDF_STYLE.strong, size: 11, leading: 15 };
  const y = drawLines(drawing, [parties.receiver.name], top + 14, width, name);
  const number = personalNumber ? [`${texts.personalNumber} ${grouped(personalNumber)}`] : [];
  const rest = [...addressLines(parties.receiver.address, language), ...number];
  return drawLines(drawing, rest, y + 1, width, PDF_STYLE.body);
}

/** Norwegian numbers are read as a day of birth and five digits. */
const grouped = (number: string) => number.replace(/^(\d{6})(\d{5})$/, '$1\u00a0$2');

function drawFacts({ canvas }: PayDrawing, facts: PayFact[], top: number): number {
  let y = top;
  for (const [label, value] of facts) {
    canvas.tag(canvas.root, 'P', () => {
      canvas.write(label, FACTS, y, { ...PDF_STYLE.body, color: PDF_COLOR.quiet });
      for (const line of canvas.wrap(value, RIGHT - VALUES, PDF_STYLE.body)) {
        canvas.write(line, VALUES, y, PDF_STYLE.body);
        y += PDF_STYLE.body.leading;
      }
    });
    y += 2;
  }
  return y;
}

function drawLines(
  { canvas }: PayDrawing,
  lines: string[],
  top: number,
  width: number,
  style: PdfStyle & { leading: number },
): number {
  let y = top;
  canvas.tag(canvas.root, 'P', () => {
    for (const line of lines.flatMap((text) => canvas.wrap(text, width, style))) {
      canvas.write(line, LEFT, y, style);
      y += style.leading;
    }
  });
  return y;
}
