/** The name of an occupation in the reader's language. */
export const occupationName = (
  { name, nameEn }: { name: string; nameEn?: string | null },
  language: string,
): string => (language === 'en' && nameEn) || name;
