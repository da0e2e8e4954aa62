/** One measured thing; `against` is what the same machine did by hand in the same run. */
export type Figure = {
  name: string;
  unit: 'requests/s' | 'ms' | 'kB' | 's' | 'places' | 'lines';
  value: number;
  against?: number;
  ratio?: number;
  /** What the ratio should be at this stage. */
  goal?: number;
  /** What the value itself may be at most. */
  most?: number;
  details?: Record<string, number>;
};
