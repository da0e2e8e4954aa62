/** The parts of saxon-js that run compiled stylesheets; the package has no types of its own. */
declare module 'saxon-js' {
  export interface ResultNode {
    getAttribute(name: string): string | null;
    getElementsByTagNameNS(namespace: string, name: string): ArrayLike<ResultNode>;
    readonly textContent: string;
  }
  const SaxonJS: {
    transform(options: {
      /** A compiled stylesheet, parsed from JSON. */
      stylesheetInternal: unknown;
      sourceText: string;
      destination: 'document';
    }): { principalResult: ResultNode };
    XPath: {
      evaluate(
        expression: string,
        context: ResultNode,
        options: { namespaceContext: Record<string, string>; resultForm: 'array' },
      ): ResultNode[];
    };
  };
  export default SaxonJS;
}
