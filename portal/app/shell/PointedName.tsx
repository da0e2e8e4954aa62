import { Tooltip } from '@mantine/core';

/** The name of a sign, beside it while somebody points at it. */
export function PointedName({ label, target }: { label: string; target: HTMLElement }) {
  return <Tooltip label={label} target={target} position="right" />;
}
