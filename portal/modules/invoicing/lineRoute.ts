/** From where to where was driven, as the paper says it; nothing for a line without addresses. */
export function lineRoute(line: { addressFrom: string | null; addressTo: string | null }): string {
  return [line.addressFrom, line.addressTo].filter(Boolean).join(' – ');
}
