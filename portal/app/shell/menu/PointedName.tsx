import { Tooltip } from '@mantine/core';

/** The name of an icon, shown beside it while the pointer is over it. */
export function PointedName({ label, target }: { label: string; target: HTMLElement }) {
  return <Tooltip label={label} target={target} position="right" />;
}
