const attribute = 'data-mantine-color-scheme';

/** Paper is white: whoever reads in the dark prints in the light. */
export function printInLight(): void {
  const root = document.documentElement;
  let chosen: string | null = null;
  matchMedia('print').addEventListener('change', ({ matches }) => {
    if (matches) chosen = root.getAttribute(attribute);
    root.setAttribute(attribute, matches ? 'light' : (chosen ?? 'light'));
  });
}
