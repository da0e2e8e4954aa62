import { type RefObject, useLayoutEffect } from 'react';
import { below } from '#shared/breakpoints.ts';
import { freeLift, type Span } from './freeLift.ts';

const BARS = '[data-bottom]';

/** Primary buttons, and the bars at the bottom. */
const ACTIONS = `[data-variant="filled"], ${BARS}`;

/** The page scrolls and changes below a message. */
const EVERY_MS = 200;

/** Lifts the messages on phones above what they would cover, for as long as some are shown. */
export function useToastLift(messages: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const region = messages.current;
    if (!region || count === 0) return;
    let lift = 0;
    const place = () => {
      const { top, bottom } = region.getBoundingClientRect();
      const lowest = { top: top + lift, bottom: bottom + lift };
      lift = matchMedia(below(768)).matches ? freeLift(lowest, spansBelow(region)) : 0;
      region.style.setProperty('--lift', `${lift}px`);
    };
    region.style.setProperty('--lift', '0px');
    place();
    const timer = setInterval(place, EVERY_MS);
    return () => clearInterval(timer);
  }, [messages, count]);
}

/**
 * The places of the actions that are in sight, or would be without the messages. A bar counts also while a popup lies over it:
 * it is back when that closes, which is when many a message comes.
 */
function spansBelow(region: HTMLElement): Span[] {
  return [...document.querySelectorAll(ACTIONS)]
    .filter(
      (action) => !region.contains(action) && (action.matches(BARS) || isInSight(action, region)),
    )
    .map((action) => action.getBoundingClientRect());
}

function isInSight(action: Element, region: HTMLElement): boolean {
  const { left, top, width, height } = action.getBoundingClientRect();
  const there = document.elementsFromPoint(left + width / 2, top + height / 2);
  return action.contains(there.find((one) => !region.contains(one)) ?? null);
}
