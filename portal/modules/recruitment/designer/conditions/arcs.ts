/** An arc between two rows, in the margin beside them. */
export interface Arc {
  from: number;
  to: number;
  /** The distance from the rows: overlapping arcs have different lanes. */
  lane: number;
}

/** Gives each pair of rows the innermost lane that is free all the way. Short ones run inside long ones. */
export function lanesOf(pairs: readonly { from: number; to: number }[]): Arc[] {
  const span = ({ from, to }: { from: number; to: number }) => Math.abs(to - from);
  const order = [...pairs.keys()].sort((a, b) => span(pairs[a]!) - span(pairs[b]!));
  const lanes: { from: number; to: number }[][] = [];
  const found = new Map<number, number>();
  for (const at of order) {
    const pair = pairs[at]!;
    const free = lanes.findIndex((lane) => lane.every((one) => !overlaps(one, pair)));
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), pair];
    found.set(at, lane);
  }
  return pairs.map((pair, at) => ({ ...pair, lane: found.get(at) ?? 0 }));
}

function overlaps(one: { from: number; to: number }, other: { from: number; to: number }): boolean {
  const [low, high] = [Math.min(one.from, one.to), Math.max(one.from, one.to)];
  return Math.min(other.from, other.to) <= high && Math.max(other.from, other.to) >= low;
}
