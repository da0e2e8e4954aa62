import { type ReactNode, type RefCallback, useState } from 'react';
import { usePart } from '#portal/ui/parts/usePart.ts';

interface Props {
  label: string;
  /** False where the name is visible beside the icon. */
  isNeeded: boolean;
  /** Renders the element to hover. */
  children: (ref: RefCallback<HTMLElement>) => ReactNode;
}

// A tooltip that fails to load is no error for the user.
const nothing = () => {};
const load = async () => (await import('./PointedName.tsx')).PointedName;

/** Shows the name of an icon on hover. The tooltip is loaded on first need. */
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
