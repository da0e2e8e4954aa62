import type { WrittenLanguage } from '../../core/format/written-language.ts';
import type { PayloadAddress } from './document-payload.ts';

/** An address as lines of a letter. The country is only written when it is not Norway. */
export function addressLines(address: PayloadAddress | null, language: WrittenLanguage): string[] {
  if (!address) return [];
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  const country =
    address.country && address.country !== 'NO' ? countryName(address.country, language) : null;
  return [address.line1, address.line2, town, country].filter((line): line is string => !!line);
}

function countryName(code: string, language: WrittenLanguage): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    // A value that is no country code is printed as typed.
    return code;
  }
}
