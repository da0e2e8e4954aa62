declare module 'virtual:words' {
  /** By language, then by piece: `all`, `words`, `errors`, `field-errors`, `words-<module>`. */
  const words: Record<string, Record<string, (() => Promise<{ default: object }>) | undefined>>;
  export default words;
}
