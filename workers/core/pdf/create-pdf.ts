import PDFDocument from 'pdfkit';
import { tokens } from '#shared/tokens/tokens.ts';
import type { WrittenLanguage } from '../format/written-values.ts';
import { type PdfCanvas, pdfCanvas } from './pdf-canvas.ts';
import { pdfFonts } from './pdf-fonts.ts';

/** The platform's design tokens for white paper, which needs greys of its own. */
export const PDF_COLOR = {
  ink: tokens.light.ink,
  pine: tokens.light.pine,
  moss: tokens.light.moss,
  quiet: '#5A665F',
  mist: '#F1F5F2',
  line: '#CFD8D2',
  white: '#FFFFFF',
} as const;

export type PdfFont = 'text' | 'strong' | 'heading';

/** The style of a piece of text. `figures` sets digits of equal width, so that columns align. */
export type PdfStyle = {
  font: PdfFont;
  size: number;
  color: string;
  leading?: number;
  figures?: boolean;
  align?: 'left' | 'right';
  tracking?: number;
};

const { ink, quiet, pine } = PDF_COLOR;

export const PDF_STYLE = {
  title: { font: 'heading', size: 30, color: pine, leading: 34 },
  name: { font: 'heading', size: 17, color: ink, leading: 21 },
  body: { font: 'text', size: 9.25, color: ink, leading: 13.5 },
  quiet: { font: 'text', size: 8.5, color: quiet, leading: 12 },
  strong: { font: 'strong', size: 9.25, color: ink, leading: 13.5 },
  label: { font: 'strong', size: 7.25, color: quiet, leading: 11, tracking: 0.35 },
  figure: { font: 'text', size: 9.25, color: ink, leading: 13.5, figures: true },
  figureStrong: { font: 'strong', size: 9.25, color: ink, leading: 13.5, figures: true },
  sum: { font: 'strong', size: 22, color: ink, leading: 26, figures: true },
  sumCents: { font: 'strong', size: 13, color: ink, leading: 26, figures: true },
} satisfies Record<string, PdfStyle>;

export const PDF_PAGE = {
  width: 595.28,
  height: 841.89,
  margin: 56,
  top: 52,
  bottom: 792,
} as const;

type About = {
  title: string;
  author: string;
  subject: string;
  language: WrittenLanguage;
  /**
   * The date of the document. It is also the PDF's creation date, so that rendering the same document again
   * gives the same bytes.
   */
  day: string;
};

/** Renders a document and returns its bytes: A4, tagged, with embedded fonts, as PDF/A-3a. */
export async function createPdf(about: About, draw: (canvas: PdfCanvas) => void): Promise<Buffer> {
  const writtenAt = new Date(`${about.day.slice(0, 10)}T12:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: about.language === 'nb' ? 'nb-NO' : 'en-GB',
    displayTitle: true,
    font: '',
    info: {
      Title: about.title,
      Author: about.author,
      Subject: about.subject,
      Creator: 'Honorar',
      CreationDate: writtenAt,
      ModDate: writtenAt,
    },
  });
  for (const [name, font] of Object.entries(pdfFonts())) {
    // The library takes a parsed font as well; its types know only of files and bytes.
    doc.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  }
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const canvas = pdfCanvas(doc);
  draw(canvas);
  canvas.root.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Starts a new page with the document's number at its top. Returns the top of its content. */
export function turnPage(canvas: PdfCanvas, author: string, document: string): number {
  const { margin, width, top } = PDF_PAGE;
  canvas.doc.addPage();
  canvas.decorate(() => {
    const y = top - 8;
    canvas.write(author, margin, y, { ...PDF_STYLE.name, size: 12 });
    canvas.write(document, width - margin, y + 4, { ...PDF_STYLE.quiet, align: 'right' });
  });
  return top + 34;
}
