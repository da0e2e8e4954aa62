/** The moment in Norway, such as `2026-11-29T00:30:00`, without a zone, as banks write it. */
export const nowInNorway = (): string =>
  new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Oslo' }).replace(' ', 'T');

/** The present day in Norway. */
export const todayInNorway = (): string => nowInNorway().slice(0, 10);
