const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * A key whose row cannot be shown, marked as a key: its last characters tell it from others. Other values are
 * unchanged.
 */
export function keyText(value: unknown): string {
  const text = String(value);
  return UUID.test(text) ? `Id …${text.slice(-8)}` : text;
}
