import { formatMoney, splitMoney } from '#workers/core/format/written-values.ts';
import { PDF_COLOR, PDF_PAGE, PDF_STYLE } from '#workers/core/pdf/create-pdf.ts';
import { fillPart, WHITE_HATCH } from '#workers/core/pdf/fill-part.ts';
import type { PayDrawing } from './pay-parties.ts';

const LEFT = PDF_PAGE.margin;
const RIGHT = PDF_PAGE.width - PDF_PAGE.margin;
const HEIGHT = 112;
const PADDING = 18;
const BAR = { height: 11, gap: 1.5 };
const { body, figure, sum, sumCents, quiet } = PDF_STYLE;

export type PayShares = {
  platformFee: number;
  employerTax: number;
  tax: number;
  attachment: number;
  payout: number;
};

type Share = { name: 'fee' | 'employer' | 'tax' | 'attachment' | 'yours'; amount: number };

/** Renders the receiver's share, and the bar that splits the clients' money. */
export function drawShares(
  drawing: PayDrawing,
  paid: PayShares,
  captions: { yours: string; ofTotal: string | null },
): void {
  const { canvas } = drawing;
  const top = drawing.y;
  canvas.decorate(() => {
    canvas.doc
      .roundedRect(LEFT, top, RIGHT - LEFT, HEIGHT, 8)
      .fillColor(PDF_COLOR.mist)
      .fill();
  });
  drawing.y = top + PADDING - 4;
  drawAmount(drawing, paid.payout, captions);
  const shares: Share[] = [
    { name: 'fee', amount: paid.platformFee },
    { name: 'employer', amount: paid.employerTax },
    { name: 'tax', amount: paid.tax },
    { name: 'attachment', amount: paid.attachment },
    { name: 'yours', amount: paid.payout },
  ];
  const visible = shares.filter(({ amount }) => amount > 0);
  drawBar(drawing, visible);
  drawLegend(drawing, visible);
  drawing.y = top + HEIGHT + 20;
}

function drawAmount(
  drawing: PayDrawing,
  payout: number,
  { yours, ofTotal }: { yours: string; ofTotal: string | null },
): void {
  const { canvas, language, y } = drawing;
  const [whole, cents] = splitMoney(payout, language);
  const x = LEFT + PADDING;
  canvas.tag(canvas.root, 'H2', () => canvas.write(yours, x, y, PDF_STYLE.label));
  canvas.tag(canvas.root, 'P', () => {
    const width = canvas.widthOf(whole, sum);
    const centsWidth = canvas.widthOf(cents, sumCents);
    canvas.write(whole, x, y + 10, sum);
    canvas.write(cents, x + width, y + 13.3, sumCents);
    canvas.write('kr', x + width + centsWidth + 5, y + 17, quiet);
    if (ofTotal) canvas.write(ofTotal, RIGHT - PADDING, y + 17, { ...quiet, align: 'right' });
  });
  drawing.y = y + 43;
}

const hatchOf = ({ name }: Share) => (name === 'attachment' ? WHITE_HATCH : null);
/** Both are withheld: the attachment has the colour of the tax, hatched. */
const partOf = ({ name }: Share) => (name === 'attachment' ? 'tax' : name);

function drawBar(drawing: PayDrawing, shares: Share[]): void {
  const { canvas, y } = drawing;
  const total = shares.reduce((all, { amount }) => all + amount, 0);
  const available = RIGHT - LEFT - 2 * PADDING - BAR.gap * Math.max(shares.length - 1, 0);
  let x = LEFT + PADDING;
  canvas.decorate(() => {
    for (const share of shares) {
      const width = (available * share.amount) / total;
      fillPart(canvas, partOf(share), { x, y, width, height: BAR.height }, hatchOf(share));
      x += width + BAR.gap;
    }
  });
  drawing.y = y + BAR.height + 9;
}

function drawLegend({ canvas, texts, language, y }: PayDrawing, shares: Share[]): void {
  const columns = shares.map((share) => {
    const amount = formatMoney(share.amount, language);
    const widths = [
      canvas.widthOf(texts.parts[share.name], quiet) + 12,
      canvas.widthOf(amount, figure) + 12,
    ];
    return { share, amount, width: Math.max(...widths) };
  });
  const used = columns.reduce((all, { width }) => all + width, 0);
  const gap = (RIGHT - LEFT - 2 * PADDING - used) / Math.max(columns.length - 1, 1);
  let x = LEFT + PADDING;
  for (const { share, amount, width } of columns) {
    const at = x;
    canvas.decorate(() => {
      const square = { x: at, y: y + 2.5, width: 7, height: 7 };
      fillPart(canvas, partOf(share), square, hatchOf(share));
    });
    canvas.tag(canvas.root, 'P', () => {
      canvas.write(texts.parts[share.name], at + 12, y, quiet);
      const style = share.name === 'yours' ? PDF_STYLE.figureStrong : figure;
      canvas.write(amount, at + 12, y + body.leading - 1, style);
    });
    x += width + gap;
  }
}
