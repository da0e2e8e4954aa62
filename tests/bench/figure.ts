/** One measured thing; `against` is what the same machine did by hand in the same run. */
export type Figure = {
  name: string;
  unit: 'requests/s' | 'ms' | 'kB' | 's' | 'places' | 'lines' | 'journals/s';
  value: number;
  against?: number;
  ratio?: number;
  /** What the ratio should be at this stage. */
  goal?: number;
  /** What the value itself may be at most, on an idle machine. */
  most?: number;
  /** How many times as long the machine took meanwhile as an idle one does for the same work. */
  slowness?: number;
  details?: Record<string, number>;
};

/** Times are allowed to be as many times longer as the machine is slower; ratios and sizes are not. */
export function isMet({ unit, value, ratio, goal, most, slowness = 1 }: Figure): boolean | null {
  if (goal !== undefined) return ratio !== undefined && ratio >= goal;
  if (most === undefined) return null;
  return value <= most * (unit === 'ms' || unit === 's' ? slowness : 1);
}
