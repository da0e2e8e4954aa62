const ALONE = /^\{\{>\s*(\w+)\s*\}\}$/;
const ANY = /\{\{>[^{}]*\}\}/g;

/** The name of a rendered part, `{{> breakdown}}`, that is alone in its paragraph; else null. */
export const renderedPart = (paragraph: string): string | null =>
  ALONE.exec(paragraph.trim())?.[1] ?? null;

/** Every rendered part in a text, in a valid place or not. */
export const renderedPlaces = (source: string): string[] => source.match(ANY) ?? [];

/** The path of the code that renders a part, from the folder `workers/modules`. */
export const partFile = (module: string, part: string) => `${module}/parts/${part}.ts`;
