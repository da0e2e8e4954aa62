const DAY_MS = 86_400_000;

/** The days from a moment on this device's clock to a day as the server writes it, below 0 for one that has passed. */
export function daysUntil(day: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(`${day}T00:00:00Z`) - today) / DAY_MS);
}
