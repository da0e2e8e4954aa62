import { writtenLanguage } from '#workers/core/format/written-values.ts';
import { createPdf, PDF_COLOR, PDF_PAGE, PDF_STYLE } from '#workers/core/pdf/create-pdf.ts';
import { drawFeet } from '#workers/core/pdf/draw-feet.ts';
import type { DocumentPayload } from '../document-payload.ts';
import { documentWords } from '../document-words.ts';
import {
  breakPageBefore,
  type DocumentDrawing,
  documentPdfTexts,
  numberOf,
} from './document-drawing.ts';
import { drawLetterhead, sellerRegisterLine } from './draw-letterhead.ts';
import { drawLines } from './draw-lines.ts';
import { drawSums, sumsHeight } from './draw-sums.ts';

type DocumentTexts = Pick<DocumentDrawing, 'title' | 'dates' | 'decisive' | 'total'> &
  Partial<Pick<DocumentDrawing, 'isDraft'>>;
type Known = Pick<DocumentDrawing, 'texts' | 'words' | 'language'>;

/**
 * Renders a client's document: the sold or credited services and the reason. The split of the money concerns
 * the freelancer and is not on it. `say` returns the title and texts of this kind of document, `close`
 * renders its end.
 */
export function drawDocument(
  document: DocumentPayload,
  publicUrl: string,
  say: (known: Known) => DocumentTexts,
  close: (drawing: DocumentDrawing) => void = () => {},
): Promise<Buffer> {
  const language = writtenLanguage(document.language);
  const known = { texts: documentPdfTexts[language], words: documentWords(language), language };
  const own = { isDraft: false, ...say(known) };
  const about = {
    title: `${own.title} ${numberOf({ ...known, ...own, document })}`,
    author: document.seller.name,
    subject: known.texts.subject(own.title, document.seller.name),
    language,
    day: document.invoicedOn,
  } as const;
  return createPdf(about, (canvas) => {
    const url = publicUrl + document.publicPath;
    const drawing = { canvas, document, ...known, ...own, publicUrl: url, y: 0 };
    drawLetterhead(drawing);
    drawLines(drawing);
    breakPageBefore(drawing, sumsHeight(drawing));
    drawSums(drawing);
    drawNote(drawing);
    close(drawing);
    drawFooters(drawing);
    if (drawing.isDraft) drawDraftMark(drawing);
  });
}

/** Writes who sells at the foot of every page. */
function drawFooters({ canvas, document, texts, words }: DocumentDrawing): void {
  const seller = [
    document.seller.name,
    sellerRegisterLine(document.seller, { ...texts, ...words }),
  ];
  drawFeet(canvas, seller.filter(Boolean).join(' · '), texts.page);
}

/** Renders the note of the document, if there is one. */
function drawNote(drawing: DocumentDrawing): void {
  const { canvas, document, texts } = drawing;
  if (!document.note) return;
  const { label, body } = PDF_STYLE;
  drawing.y += 8;
  breakPageBefore(drawing, label.leading + 2 * body.leading);
  canvas.tag(canvas.root, 'H2', () => canvas.write(texts.note, PDF_PAGE.margin, drawing.y, label));
  drawing.y += label.leading + 3;
  for (const line of canvas.wrap(document.note, 440, body)) {
    breakPageBefore(drawing, body.leading);
    const y = drawing.y;
    canvas.tag(canvas.root, 'P', () => canvas.write(line, PDF_PAGE.margin, y, body));
    drawing.y += body.leading;
  }
}

const SIZE = 120;
/** Readable through it, and not to be overlooked on paper either. */
const OPACITY = 0.1;
const ANGLE = -48;

/** Writes across every page that it is a draft. */
function drawDraftMark({ canvas, texts }: DocumentDrawing): void {
  const { doc } = canvas;
  const { width, height } = PDF_PAGE;
  const { count } = doc.bufferedPageRange();
  const style = { font: 'strong', size: SIZE, color: PDF_COLOR.ink, leading: SIZE } as const;
  const left = (width - canvas.widthOf(texts.draft, style)) / 2;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    canvas.decorate(() => {
      doc.save().rotate(ANGLE, { origin: [width / 2, height / 2] });
      doc.fillOpacity(OPACITY);
      canvas.write(texts.draft, left, (height - SIZE) / 2, style);
      doc.restore();
    });
  }
}
