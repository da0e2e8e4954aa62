const HOURS = String.raw`(?:t|h|timer?|timar|stunden?|std\.?|hrs?|hours?)`;
const MINUTES = String.raw`(?:min\.?|minutter|minutes?|minuten)`;
const COUNTED = new RegExp(String.raw`^(\d+(?:[.,]\d{1,2})?|\d{0,4}[¼½¾]) ?${HOURS}?$`, 'i');
const IN_PARTS = new RegExp(String.raw`^(\d{1,4}) ?${HOURS}[ ,]*(\d{1,2}) ?(?:m|${MINUTES})$`, 'i');
// A lone `m` may be metres.
const ONLY_MINUTES = new RegExp(String.raw`^(0?)(\d{1,2}) ?${MINUTES}$`, 'i');
const CLOCK = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/;
const fractions: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' };

/**
 * The hours of a text, with two decimals: written as `7 timer` or `7½`, or as timers write a duration, `7:30`, `1h 20m`
 * or `01:20:00`. Null for other texts.
 */
export function hoursOf(text: string): string | null {
  const [, figure] = COUNTED.exec(text) ?? [];
  if (figure)
    return figure.replace(/^(?=[¼½¾])/, '0').replace(/[¼½¾]/, (part) => fractions[part] ?? '');
  const parts = [CLOCK, IN_PARTS, ONLY_MINUTES].map((one) => one.exec(text)).find(Boolean);
  const [, hours, minutes, seconds = '0'] = parts ?? [];
  if (minutes === undefined) return null;
  const hundredths = Math.round(
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) / 36,
  );
  const rest = String(hundredths % 100).padStart(2, '0');
  return `${Math.floor(hundredths / 100)}.${rest}`.replace(/\.?0+$/, '') || '0';
}

/** The hours of a text that is a duration and no plain figure, as a decimal; null for other texts. */
export function durationOf(text: string): string | null {
  const read = hoursOf(text.trim().replace(/\s+/g, ' '));
  return read === null || /^[\s\d.,]*$/.test(text) ? null : read.replace(',', '.');
}
