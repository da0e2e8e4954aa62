/** Ends the command with a sentence a person can act on, instead of a stack trace. */
export function refuse(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
