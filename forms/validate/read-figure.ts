import { tidyText } from './tidy-text.ts';

/** The number format of a field. */
export interface FigureRules {
  /** The most decimals; a whole number may still have ",00". */
  decimals: number;
  /** The only sign allowed beside it: with any other, as "10 %" for money, it is no figure. */
  unit?: 'percent' | 'money';
}

/** A figure as the API takes it, or why a text is none. */
export type FigureRead =
  | { value: string }
  | { fault: 'UNREADABLE' }
  /** More digits than any figure has. */
  | { fault: 'TOO_BIG' }
  /** A percent sign where nothing is counted in percent. */
  | { fault: 'PERCENT' }
  /** It may part thousands as well as decimals: both readings, for the writer to choose. */
  | { fault: 'TWO_WAYS'; whole: string; decimal: string };

const unreadable: FigureRead = { fault: 'UNREADABLE' };
const units = {
  percent: /(?<!\s)\s*%$/,
  money: /^(?:kr\.?|nok)\s*|(?:[,.:][-–—])?(?<!\s)\s*(?:kr\.?|nok)?$/gi,
};

/**
 * Reads a typed figure. Norwegians and Britons write thousands and decimals with the same two signs, so the
 * only ones that are understood are those that can be read in one way: `1 500`, `1500,5`, `1.234,50`, and not `1.500`.
 */
export function readFigure(text: string, { decimals, unit }: FigureRules): FigureRead {
  const tidy = tidyText(text).replace(/^[−–]/, '-');
  const plain = unit ? tidy.replace(units[unit], '') : tidy;
  if (plain.includes('%')) return { fault: 'PERCENT' };
  const [, sign = '', figure = ''] = /^(-?)(.*)$/s.exec(plain) ?? [];
  if (/^(?!0[.,])\d{1,3}[.,]\d{3}$/.test(figure)) {
    const [whole = '', fraction = ''] = figure.split(/[.,]/);
    const decimal = `${sign}${whole}.${fraction}`.replace(/\.?0+$/, '');
    return { fault: 'TWO_WAYS', whole: sign + whole + fraction, decimal };
  }
  const parts = partsOf(figure);
  if (!parts) return unreadable;
  if (parts.whole.length > 12) return { fault: 'TOO_BIG' };
  const fraction = decimals === 0 ? parts.fraction.replace(/^0{1,2}$/, '') : parts.fraction;
  if (fraction.length > decimals) return unreadable;
  const whole = parts.whole.replace(/^0+(?=\d)/, '');
  return { value: `${sign}${whole}${fraction && `.${fraction}`}` };
}

/** The digits before and after the decimal sign; null where groups are not of three, or signs are mixed. */
function partsOf(figure: string): { whole: string; fraction: string } | null {
  const [, whole = '', fraction = ''] =
    // One sign parts thousands throughout, and another one decimals.
    /^(\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:,\d{3}){2,})(?:[.,](\d+))?$/.exec(
      figure,
    ) ??
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))$/.exec(figure) ??
    /^(\d{1,3}(?:,\d{3})+)(?:\.(\d+))$/.exec(figure) ??
    [];
  if (whole === '') return null;
  const isMixed = fraction !== '' && whole.includes(figure.charAt(whole.length));
  return isMixed ? null : { whole: whole.replace(/[ .,]/g, ''), fraction };
}
