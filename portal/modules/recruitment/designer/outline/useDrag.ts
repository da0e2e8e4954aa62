import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Dragged, type DropLine, dropLines, nearestLine } from './dropLines.ts';

const EDGE = 64;
const STEP = 12;

interface Drag {
  /** The line under the finger, in the outline's own coordinates. */
  line: (DropLine & { top: number }) | null;
  /** Begins to drag, as the handle of a row is pressed. */
  start: (event: PointerEvent, what: Dragged, onDrop: (line: DropLine) => void) => void;
}

/** Drags rows of an outline by mouse, pen or finger. Escape lets go where it was. */
export function useDrag(outline: RefObject<HTMLElement | null>): Drag {
  const [line, setLine] = useState<Drag['line']>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  const start: Drag['start'] = (event, what, onDrop) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget as HTMLElement;
    let now: DropLine | null = null;
    const move = ({ clientY }: globalThis.PointerEvent) => {
      const element = outline.current;
      if (!element) return;
      scrollNear(clientY);
      now = nearestLine(dropLines(element, what), clientY);
      setLine(now && { ...now, top: now.y - element.getBoundingClientRect().top });
    };
    const end = () => {
      stop.current();
      if (now) onDrop(now);
    };
    const press = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && stop.current();
    const { signal, abort } = listening();
    stop.current = () => {
      abort();
      stop.current = () => {};
      setLine(null);
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move, { signal });
    handle.addEventListener('pointerup', end, { signal });
    handle.addEventListener('pointercancel', () => stop.current(), { signal });
    window.addEventListener('keydown', press, { signal });
  };
  return { line, start };
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** A long form goes on under the finger at the edge of the window. */
function scrollNear(y: number): void {
  if (y < EDGE) window.scrollBy(0, -STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP);
}
