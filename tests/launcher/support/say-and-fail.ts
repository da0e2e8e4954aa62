/** A tool that prints a message and fails. */
process.stdout.write(`${process.argv[2]}\n`, () => process.exit(3));
