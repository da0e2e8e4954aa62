/** A day as the server writes it, YYYY-MM-DD, of a moment on this device's clock. */
export function isoDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
