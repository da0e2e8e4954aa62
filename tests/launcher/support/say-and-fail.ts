/** A tool that has something to say and ends badly. */
process.stdout.write(`${process.argv[2]}\n`, () => process.exit(3));
