/** How the product is run: for a newcomer, live as one edits, or for real people. */
export type Manner = 'trial' | 'development' | 'production';

/** The manner that the command asks for. */
export function mannerOf(args: readonly string[]): Manner {
  if (args.includes('--serve')) return 'production';
  return args.includes('--dev') ? 'development' : 'trial';
}
