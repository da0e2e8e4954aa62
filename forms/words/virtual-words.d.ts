declare module 'virtual:words' {
  /** By language, then by piece: `words`, `events`, `errors`, `field-errors`, `words-<module>`. */
  const words: Record<string, Record<string, (() => Promise<{ default: object }>) | undefined>>;
  export default words;
}

declare module 'virtual:words/*' {
  const words: import('./words.ts').Words;
  export default words;
}
