const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

function bound(range: object, end: 'start' | 'end'): unknown {
  const found: unknown = Reflect.get(range, end);
  return isRecord(found) ? Reflect.get(found, 'value') : null;
}

/** The position of a day, an instant or a range in time. A bare day counts as its noon. */
export function dayOrder(value: unknown): number {
  if (isRecord(value)) return dayOrder(bound(value, 'start') ?? bound(value, 'end') ?? '');
  const text = String(value);
  const moment = new Date(text.length === 10 ? `${text}T12:00:00` : text).getTime();
  return Number.isNaN(moment) ? 0 : moment;
}
