/** A day in Norway; computed in UTC, where every day has 24 hours. */
export function dayFromNow(days: number): string {
  const here = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' });
  return new Date(Date.parse(here) + days * 86_400_000).toISOString().slice(0, 10);
}
