/** The widths at which a layout may change, in px. Style sheets use no others. */
export const breakpoints = [640, 768, 1024, 1280, 1536] as const;

type Breakpoint = (typeof breakpoints)[number];

/** A media query for windows narrower than a breakpoint. */
export function below(width: Breakpoint): string {
  return `(max-width: ${width - 1}px)`;
}

/** A media query for windows at least as wide. */
export function atLeast(width: Breakpoint): string {
  return `(min-width: ${width}px)`;
}
