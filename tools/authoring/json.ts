/** A value as a file of ours holds it. */
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
