const CONTROLS = 'a, button, summary, label, input, select, [role="button"], [role="menuitem"]';

const controlOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(CONTROLS) : null;

/**
 * The second half of a double click is ignored where another control has moved under the pointer: once the first row of
 * a list has been deleted, the next row would be, too.
 */
export function ignoreStrayedClicks(): void {
  let clicked: Element | null = null;
  const judge = (event: MouseEvent) => {
    const control = controlOf(event);
    if (event.detail > 1 && control && control !== clicked) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else clicked = control;
  };
  window.addEventListener('click', judge, { capture: true });
}
