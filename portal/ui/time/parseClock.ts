const CLOCK = /^(?:kl\.? ?|at )?(\d{1,2})(?:[:.]? ?(\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?$/;

/**
 * Parses a time of day as typed in Norway and in English: `9`, `930`, `9.30`, `09:30`, “kl. 9”, “9 pm”. Null for any other
 * text.
 */
export function parseClock(typed: string): string | null {
  const [, hour, minute = '00', half] = CLOCK.exec(typed.trim().toLowerCase()) ?? [];
  if (hour === undefined) return null;
  const hours = half ? (Number(hour) % 12) + (half.startsWith('p') ? 12 : 0) : Number(hour);
  const isPossible = hours < 24 && Number(minute) < 60 && !(half && Number(hour) > 12);
  return isPossible ? `${String(hours).padStart(2, '0')}:${minute}` : null;
}
