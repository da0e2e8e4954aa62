/** An amount cut where the eye cuts it. */
export interface MinorParts {
  /** A minus sign, or nothing. */
  sign: string;
  whole: string;
  /** Always two digits. */
  hundredths: string;
}

/**
 * Cuts minor units (øre) into kroner, in groups of three separated by `space`, and øre. The digits are cut
 * instead of divided by a hundred, which would not be exact for very large sums.
 * An amount may come as text, since a bigint can be larger than JSON's numbers.
 */
export function minorParts(minor: number | string, space: string): MinorParts {
  const text = String(minor);
  const digits = text.replace('-', '').padStart(3, '0');
  return {
    sign: text.startsWith('-') && /[1-9]/.test(text) ? '\u2212' : '',
    whole: digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, space),
    hundredths: digits.slice(-2),
  };
}
