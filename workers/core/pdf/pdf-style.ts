import { tokens } from '#shared/tokens/tokens.ts';

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
