/** The addresses to which an e-ID redirects, in each language of the portal. */
export function returnAddresses(origins: readonly string[]): string[] {
  return origins.flatMap((origin) =>
    ['nb', 'en'].map((language) => new URL(`/v2/${language}/${RETURN_PATH}`, origin).href),
  );
}

/** The page of the portal that takes the answer, below the language. */
export const RETURN_PATH = 'common/identity-provider';
