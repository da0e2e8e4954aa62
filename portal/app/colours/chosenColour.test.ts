import { expect, test } from 'vitest';
import { contrast } from '#shared/tokens/contrast.ts';
import { chosenColour } from './chosenColour.ts';

// Goal: a chosen colour gets two derived colours, and text in all of them is legible.

test.each(['#000000', '#ffffff', '#767676', '#777777', '#ffcc00', '#0e5a47', '#ff0000'])(
  '%s',
  (primary) => {
    const { primaryContrast, primaryHover } = chosenColour(primary);
    expect(contrast(primary, primaryContrast)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(primaryHover, primaryContrast)).toBeGreaterThanOrEqual(4.5);
  },
);
