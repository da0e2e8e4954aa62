const started = performance.now();

/** Prints one line of progress with the seconds since the command began. */
export function print(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${text}\n`);
}
