/**
 * Stands in for the reader of Markdown that rjsf brings along: no form here is written in it, and it weighs as much
 * as all the forms of a page.
 */
export const Markdown = ({ children }: { children?: unknown }) => children;
