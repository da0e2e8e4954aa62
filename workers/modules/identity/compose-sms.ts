/** The code first, where a phone's notification shows it; short enough to be one message. */
export function composeSms(code: string, language: 'NB' | 'EN'): string {
  return language === 'EN'
    ? `${code} is your code at Honorar. It works for 10 minutes. Never give it to anybody, not to us either.`
    : `${code} er koden din hos Honorar. Den virker i 10 minutter. Gi den aldri til noen, heller ikke til oss.`;
}
