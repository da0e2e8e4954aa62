import { IconPlus } from '@tabler/icons-react';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { useDesign } from '../Design.ts';
import { formEdits } from '../document/formEdits.ts';
import { newPage } from '../kinds/kinds.ts';
import { ChecksSection } from './ChecksSection.tsx';
import styles from './Outline.module.css';
import { PageCard } from './PageCard.tsx';
import { type Dragged, type DropLine, dropLines, nearestLine, useMoves } from './useMoves.ts';

const EDGE = 64;

const STEP = 12;

interface Drag {
  /** The line under the finger, in the outline's own coordinates. */
  line: (DropLine & { top: number }) | null;
  /** Begins to drag, as the handle of a row is pressed. */
  start: (event: PointerEvent, what: Dragged, onDrop: (line: DropLine) => void) => void;
}

/** The pages of the form with their questions: added, moved, opened and removed here. */
export function Outline() {
  const { t } = useMessages('recruitment/designer');
  const { outline, edit, open, isLocked } = useDesign();
  const list = useRef<HTMLDivElement>(null);
  const { line, start } = useDrag(list);
  const moves = useMoves(start);
  const { pages } = outline;
  const add = () => {
    edit((text) => formEdits.addPage(text, pages.length, newPage(pages)));
    open(`page ${pages.length}`);
  };
  return (
    <div ref={list} className={styles.outline} data-locked={isLocked || undefined}>
      {pages.map((page) => (
        <PageCard key={page.key} page={page} isLast={page.at === pages.length - 1} moves={moves} />
      ))}
      <Button
        variant="light"
        disabled={isLocked}
        leftSection={<IconPlus size={18} />}
        onClick={add}
      >
        {t('page.add')}
      </Button>
      <ChecksSection />
      {line && <div className={styles.line} style={{ top: line.top }} aria-hidden="true" />}
    </div>
  );
}

/** Drags rows of an outline by mouse, pen or finger. Escape lets go where it was. */
function useDrag(outline: RefObject<HTMLElement | null>): Drag {
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
