/** The addresses in what somebody has pasted: from a sheet, a list, or mail as `Nils Ny <nils@example.no>`. */
export function readAddresses(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .flatMap((part) => /<([^<>]+)>/.exec(part)?.[1]?.trim() ?? part.trim().split(/\s+/))
    .filter(Boolean);
}
