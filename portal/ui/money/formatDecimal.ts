/** A decimal string as it is written in the language: `7.50` → `7,5`. */
export function formatDecimal(value: string | null | undefined, language: string): string {
  if (value === null || value === undefined) return '';
  const plain = value.includes('.') ? value.replace(/\.?0+$/, '') : value;
  return language === 'en' ? plain : plain.replace('.', ',');
}
