import { supervise } from '#tools/launcher/process/supervise.ts';

/** A launcher to be killed: supervises the given program, and stays. */
const [dataFolder = '', script = '', notes = ''] = process.argv.slice(2);
supervise(
  { name: 'program', script, env: { NOTES: notes } },
  { root: '/', dataFolder, inherited: process.env },
);
