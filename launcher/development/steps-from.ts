const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Times the steps between a save and the moment it takes effect. */
export function stepsFrom(since: number) {
  const steps: string[] = [];
  let last = since;
  return {
    /** Ends the step that began with the previous one. */
    done(name: string): void {
      const now = performance.now();
      steps.push(`${name} ${inSeconds(now - last)}`);
      last = now;
    },
    /** `1.2 s after it was saved (heard 0.1 s, database 0.3 s, server 0.8 s)` */
    summary: () => `${inSeconds(last - since)} after it was saved (${steps.join(', ')})`,
  };
}
