interface Address {
  line1: string | null;
  line2: string | null;
  postalCode: string | null;
  city: string | null;
  country: string | null;
}

/** “Storgata 1, 0155 Oslo, Norge”, the country by its name in the language. */
export function showAddress(address: Address | null, language: string): string {
  if (!address) return '';
  const { line1, line2, postalCode, city, country } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  const land = country ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : '';
  return [line1, line2, place, land].filter(Boolean).join(', ');
}
