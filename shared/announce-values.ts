type Line = HTMLInputElement | HTMLTextAreaElement;

const withoutText = new Set(['button', 'checkbox', 'file', 'hidden', 'image', 'radio', 'submit']);

/**
 * Reports to React, when a form is submitted, values in its fields that arrived without an event: some
 * password managers and scripts that fill in forms send none. `flush` renders the changes, so that the form's
 * own handler sees them. React mirrors a value it knows in `defaultValue`.
 */
export function announceValues(flush: () => void): void {
  const announce = (event: Event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    // Reads all values first, since rendering after one event resets the others to the values React knows.
    const unknown = [...event.target.elements]
      .filter(isLine)
      .filter(isUnknown)
      .map((line) => ({ line, value: line.value }));
    for (const { line, value } of unknown) announceValue(line, value);
    if (unknown.length > 0) flush();
  };
  window.addEventListener('submit', announce, { capture: true });
}

const isLine = (element: Element): element is Line =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !withoutText.has(element.type));

const isUnknown = (line: Line): boolean => !line.readOnly && line.value !== line.defaultValue;

/** React ignores an event whose value it has seen set; the setter of the prototype it does not see. */
function announceValue(line: Line, value: string): void {
  const { prototype } = line instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  line.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(line, value);
  line.dispatchEvent(new Event('input', { bubbles: true }));
}
