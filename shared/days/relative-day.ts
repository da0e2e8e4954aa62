const formats = new Map<string, Intl.RelativeTimeFormat>();

/** So many days from now in words: “i morgen”, “om 3 dager”, “3 days ago”. */
export function relativeDay(days: number, language: string): string {
  // The browser's Norwegian counts “døgn”; people count days.
  return formatOf(language).format(days, 'day').replace('døgn', 'dager');
}

/** Created once per language: creating it takes longer than formatting all days of a page. */
function formatOf(language: string): Intl.RelativeTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  formats.set(language, format);
  return format;
}
