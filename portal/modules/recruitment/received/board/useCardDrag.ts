import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Drag {
  /** The card that is dragged, and the column it is over. */
  dragged: { id: string; over: string | null; x: number; y: number } | null;
  /** Begins to drag, as the handle of a card is pressed. */
  start: (event: PointerEvent, id: string, onDrop: (column: string) => void) => void;
}

/**
 * Drags cards between columns by mouse, pen or finger; a column has its name in `data-column`. Escape
 * cancels.
 */
export function useCardDrag(): Drag {
  const [dragged, setDragged] = useState<Drag['dragged']>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  const start: Drag['start'] = (event, id, onDrop) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget as HTMLElement;
    const from = { x: event.clientX, y: event.clientY };
    const controller = new AbortController();
    const { signal } = controller;
    let over: string | null = null;
    stop.current = () => {
      controller.abort();
      setDragged(null);
    };
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      over = columnAt(clientX, clientY);
      setDragged({ id, over, x: clientX - from.x, y: clientY - from.y });
    };
    const end = () => {
      stop.current();
      if (over === null) return;
      // Suppresses the click that follows a drag: it would open the menu of the card.
      const swallow = (click: Event) => click.stopPropagation();
      handle.addEventListener('click', swallow, { capture: true });
      const to = over;
      setTimeout(() => {
        handle.removeEventListener('click', swallow, { capture: true });
        onDrop(to);
      });
    };
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && stop.current();
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move, { signal });
    handle.addEventListener('pointerup', end, { signal });
    handle.addEventListener('pointercancel', () => stop.current(), { signal });
    window.addEventListener('keydown', press, { signal });
  };
  return { dragged, start };
}

/** Found by the position of the columns, since the card itself is under the pointer. */
function columnAt(x: number, y: number): string | null {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')];
  const found = columns.find((column) => {
    const { left, right, top, bottom } = column.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return found?.dataset.column ?? null;
}
