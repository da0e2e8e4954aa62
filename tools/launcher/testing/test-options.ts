/** The options of `npm test`. */
export interface TestOptions {
  /** Names of steps, folders, modules or end-to-end specs; all if empty. */
  names: string[];
  /** Only what the changed files can reach. */
  isChanged: boolean;
  /** The long form, for a release: every screen at each width, in the light and in the dark. */
  isThorough: boolean;
  takesPictures: boolean;
}

const FLAGS = ['--changed', '--all', '--pictures'];

export function parseOptions(args: string[]): TestOptions {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const unknown = flags.find((flag) => !FLAGS.includes(flag));
  if (unknown) throw new Error(`There is no ${unknown}. There are: ${FLAGS.join(', ')}`);
  const names = args.filter((arg) => !arg.startsWith('-'));
  const isThorough = flags.includes('--all');
  const isChanged = flags.includes('--changed');
  if (isChanged && names.length > 0) throw new Error('Either names or --changed, not both.');
  return {
    names,
    isChanged,
    isThorough,
    takesPictures: isThorough || flags.includes('--pictures'),
  };
}
