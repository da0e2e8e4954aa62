const signs: Record<string, string> = { MINOR: 'kr', PERCENT: '%' };

/** The sign shown after a number of that unit. */
export const unitSign = (unit: string | undefined): string | undefined => signs[unit ?? ''];
