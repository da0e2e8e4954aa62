/** External addresses of the product. */
export const settings = {
  helpCentre: { nb: 'https://hjelp.honorar.no/nb', en: 'https://hjelp.honorar.no/en' },
  supportEmail: 'hjelp@honorar.no',
  /** Hosts whose visitors go straight to the log-in instead of the marketing page. */
  testHosts: /^test\./,
  apiGuide: '/sandbox/guide',
} as const;
