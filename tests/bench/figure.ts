/** One measurement; `against` is the hand-written result on the same machine in the same run. */
export type Figure = {
  name: string;
  unit: 'requests/s' | 'ms' | 'kB' | 's' | 'places' | 'lines' | 'journals/s';
  value: number;
  against?: number;
  ratio?: number;
  /** The target of the ratio at this stage. */
  goal?: number;
  /** The limit of the value itself, on an idle machine. */
  most?: number;
  /** The factor by which the machine was slower meanwhile than an idle one. */
  slowness?: number;
  details?: Record<string, number>;
};

/**
 * Limits of times are multiplied by the slowness of the machine; those of ratios and sizes are not.
 */
export function isMet({ unit, value, ratio, goal, most, slowness = 1 }: Figure): boolean | null {
  if (goal !== undefined) return ratio !== undefined && ratio >= goal;
  if (most === undefined) return null;
  return value <= most * (unit === 'ms' || unit === 's' ? slowness : 1);
}
