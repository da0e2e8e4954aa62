/** A period as it is shown, DD/MM/YYYY on both sides; nothing when none is chosen. */
export function formatRange(from: string, to: string): string {
  return from && to ? `${turned(from)} – ${turned(to)}` : '';
}

function turned(day: string): string {
  return day.split('-').reverse().join('/');
}
