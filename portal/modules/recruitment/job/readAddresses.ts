/** The addresses in pasted text: from a spreadsheet, a list, or mail such as `Nils Ny <nils@example.no>`. */
export function readAddresses(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .flatMap((part) => /<([^<>]+)>/.exec(part)?.[1]?.trim() ?? part.trim().split(/\s+/))
    .filter(Boolean);
}
