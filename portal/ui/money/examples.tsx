import type { Examples } from '../examples/Examples.tsx';
import { Money } from './Money.tsx';

export const examples: Examples = {
  Money: {
    usual: <Money amount={1234567} />,
    large: <Money amount={1234567} size="large" />,
    hero: <Money amount={1234567} size="hero" />,
    bare: <Money amount={1234567} bare />,
    negative: <Money amount={-50} />,
    nothing: <Money amount={0} />,
    'another currency': <Money amount={1234567} currency="EUR" />,
  },
};
