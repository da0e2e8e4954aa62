import { passesMod10 } from '#shared/numbers/check-digits.ts';

/** The only KID of ours in a free text: 14 digits by themselves that pass MOD10. Null for none or several. */
export function kidIn(text: string): string | null {
  const runs = text.match(/(?<!\d)\d{14}(?!\d)/g) ?? [];
  const kids = new Set(runs.filter(passesMod10));
  const [kid] = kids;
  return kids.size === 1 && kid !== undefined ? kid : null;
}
