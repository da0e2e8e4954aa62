const signs: Record<string, string> = { MINOR: 'kr', PERCENT: '%' };

/** What stands behind a figure of that unit. */
export const unitSign = (unit: string | undefined): string | undefined => signs[unit ?? ''];
