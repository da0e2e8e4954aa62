import { type ReactNode, type RefCallback, useState } from 'react';
import { usePart } from '../../ui/parts/usePart.ts';

interface Props {
  label: string;
  /** Where the name is written beside it, nobody has to be told. */
  isNeeded: boolean;
  /** Draws what is pointed at. */
  children: (ref: RefCallback<HTMLElement>) => ReactNode;
}

// Whoever points at a sign whose name has not come has not lost anything.
const nothing = () => {};
const load = async () => (await import('./PointedName.tsx')).PointedName;

/** Says the name of a sign to whoever points at it. It is fetched where it is needed. */
export function Tip({ label, isNeeded, children }: Props) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const PointedName = usePart(load, isNeeded, nothing);
  return (
    <>
      {children(setTarget)}
      {isNeeded && target && PointedName && <PointedName label={label} target={target} />}
    </>
  );
}
