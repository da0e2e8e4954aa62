/** The mode of a start: for a first look, with live reload, or for real users. */
export type Manner = 'trial' | 'development' | 'production';

/** The manner that the arguments of the command select. */
export function mannerOf(args: readonly string[]): Manner {
  if (args.includes('--serve')) return 'production';
  return args.includes('--dev') ? 'development' : 'trial';
}
