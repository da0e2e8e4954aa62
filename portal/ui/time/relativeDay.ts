/** So many days from now in words: “i morgen”, “om 3 dager”, “3 days ago”. */
export function relativeDay(days: number, language: string): string {
  // The browser's Norwegian counts “døgn”; people count days.
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    .format(days, 'day')
    .replace('døgn', 'dager');
}
