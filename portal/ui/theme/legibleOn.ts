import { contrast, luminance } from '#shared/tokens/contrast.ts';

const STEPS = 20;
const READABLE = 4.5;

/** The colour itself where it can be read as text on the paper, else as much darker or lighter as it takes. */
export function legibleOn(paper: string, color: string): string {
  const end = luminance(paper) > 0.5 ? 0 : 255;
  for (let step = 0; step < STEPS; step++) {
    const candidate = mixed(color, end, step / STEPS);
    if (contrast(candidate, paper) >= READABLE) return candidate;
  }
  return mixed(color, end, 1);
}

function mixed(color: string, end: number, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${parts
    .map((part) => Math.round(part + (end - part) * share).toString(16))
    .map((hex) => hex.padStart(2, '0'))
    .join('')}`;
}
