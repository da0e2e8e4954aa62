import type { FormState } from '#portal/app/forms/DraftForm.tsx';
import { contrast } from '#shared/tokens/contrast.ts';
import { tokens } from '#shared/tokens/tokens.ts';

export interface Colours {
  primary: string;
  primaryContrast: string;
  primaryHover: string;
}

const DARKER = 0.8;

/**
 * The colours that go with a primary colour: black or white on it, whichever has more contrast, and a shade
 * of it for hovering.
 */
export function chosenColour(primary: string): Colours {
  const white = contrast(primary, '#FFFFFF') >= contrast(primary, '#000000');
  const shade = (at: number) => {
    const part = Number.parseInt(primary.slice(at, at + 2), 16);
    // Away from the text on it, so that it can be read at least as well.
    const shaded = white ? part * DARKER : 255 - (255 - part) * DARKER;
    return Math.round(shaded).toString(16).padStart(2, '0');
  };
  return {
    primary,
    primaryContrast: white ? '#FFFFFF' : '#000000',
    primaryHover: `#${shade(1)}${shade(3)}${shade(5)}`,
  };
}

const { pineFill, onPine, pineHover } = tokens.light;

/** The platform's own colours, as the initial choice. */
export const defaultColours: Colours = {
  primary: pineFill,
  primaryContrast: onPine,
  primaryHover: pineHover,
};

/** The colours that a form holds until they are saved: choosing the primary colour derives the other two. */
export function coloursOf({ values, fill }: FormState) {
  const { primary = '', primaryContrast = '', primaryHover = '' } = values;
  const choose = (field: keyof Colours, color: string) =>
    fill(field === 'primary' ? { ...chosenColour(color) } : { [field]: color });
  return { colours: { primary, primaryContrast, primaryHover }, choose };
}
