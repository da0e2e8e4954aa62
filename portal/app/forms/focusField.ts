/** Puts the focus on whichever of the named fields comes first on the page. */
export function focusField(names: readonly string[]): void {
  requestAnimationFrame(() => {
    const wanted = new Set(names);
    const fields = document.querySelectorAll<HTMLElement>('[name]:not([type=hidden]), [data-path]');
    for (const field of fields) {
      if (!wanted.has(field.dataset.path ?? field.getAttribute('name') ?? '')) continue;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
      return;
    }
  });
}
