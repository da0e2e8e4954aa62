const prefixes: Record<string, string> = { NO: '+47', SE: '+46', DK: '+45', FI: '+358' };

/** A number as people read it: prefix, and pairs or threes after it. */
export function showPhoneNumber({
  countryCode,
  number,
}: {
  countryCode: string;
  number: string;
}): string {
  const parts = number.length === 8 ? /^(...)(..)(...)$/.exec(number)?.slice(1) : null;
  const spaced = (parts ?? number.match(/.{1,3}/g) ?? [number]).join('\u00a0');
  return [prefixes[countryCode] ?? countryCode, spaced].join('\u00a0');
}
