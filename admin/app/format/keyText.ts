const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** A key whose row cannot be shown, said to be one: its end tells it from others. What is no key is itself. */
export function keyText(value: unknown): string {
  const text = String(value);
  return UUID.test(text) ? `Id …${text.slice(-8)}` : text;
}
