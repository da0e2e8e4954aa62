import { useState } from 'react';
import { tokens } from '#shared/tokens/tokens.ts';
import { type Colours, chosenColour } from './chosenColour.ts';

const { pineFill, onPine, pineHover } = tokens.light;
/** The platform's own colours, as the initial choice. */
const defaults: Colours = { primary: pineFill, primaryContrast: onPine, primaryHover: pineHover };

/** The colours chosen but not saved yet: choosing the primary colour derives the other two. */
export function useColours(initial: Colours | null) {
  const [colours, setColours] = useState<Colours>(initial ?? defaults);
  const choose = (field: keyof Colours, color: string) =>
    setColours(field === 'primary' ? chosenColour(color) : { ...colours, [field]: color });
  return { colours, choose };
}
