/** The languages the portal speaks; the first is the default. */
export const languages = ['nb', 'en'] as const;

export type Language = (typeof languages)[number];
