import { useState } from 'react';
import { tokens } from '../../../ground/tokens/tokens.ts';
import { type Colours, chosenColour } from './chosenColour.ts';

const { pineFill, onPine, pineHover } = tokens.light;
/** Those of the house, for who begins. */
const house: Colours = { primary: pineFill, primaryContrast: onPine, primaryHover: pineHover };

/** Colours that are being chosen and not kept yet: with the first, the two that go with it follow. */
export function useColours(begun: Colours | null) {
  const [colours, setColours] = useState<Colours>(begun ?? house);
  const choose = (field: keyof Colours, color: string) =>
    setColours(field === 'primary' ? chosenColour(color) : { ...colours, [field]: color });
  return { colours, choose };
}
