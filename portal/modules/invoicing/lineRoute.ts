/** The route of a drive, as on the document; empty for a line without addresses. */
export function lineRoute(line: { addressFrom: string | null; addressTo: string | null }): string {
  return [line.addressFrom, line.addressTo].filter(Boolean).join(' – ');
}
