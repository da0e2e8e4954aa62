/** What the product points to outside itself: one place to change it. */
export const settings = {
  helpCentre: { nb: 'https://hjelp.honorar.no/nb', en: 'https://hjelp.honorar.no/en' },
  supportEmail: 'hjelp@honorar.no',
  /** Here nobody wants to be told what the product is. */
  testHosts: /^test\./,
  apiGuide: '/sandbox/guide',
} as const;
