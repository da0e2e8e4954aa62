/**
 * Replaces rjsf's Markdown renderer: no form here uses Markdown, and it weighs as much as all the forms of a
 * page.
 */
export const Markdown = ({ children }: { children?: unknown }) => children;
