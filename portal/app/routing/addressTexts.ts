/**
 * The texts of an address as the service can look for them. NUL (`%00`) is in no text that is stored, and a request
 * with it is refused as a whole: another character in its place finds nothing, and the page reports that.
 */
export function addressTexts<Texts extends Record<string, string | undefined>>(
  texts: Texts,
): Texts {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    text?.replaceAll('\0', '\ufffd'),
  ]);
  return Object.fromEntries(entries) as Texts;
}
