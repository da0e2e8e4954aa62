const ALONE = /^\{\{>\s*(\w+)\s*\}\}$/;
const ANY = /\{\{>[^{}]*\}\}/g;

/** `{{> breakdown}}`, alone in its paragraph: what a program of the module draws there. */
export const renderedPart = (paragraph: string): string | null =>
  ALONE.exec(paragraph.trim())?.[1] ?? null;

/** Every place where a text means something drawn, whether it can stand there or not. */
export const renderedPlaces = (source: string): string[] => source.match(ANY) ?? [];

/** The path of the code that renders a part, from the folder `workers/modules`. */
export const partFile = (module: string, part: string) => `${module}/parts/${part}.ts`;
