/**
 * Why a file is refused although it is of a kind that is taken. It stands below the field in the path
 * of the refusal, `attributes.file.locked`, so that one code says several things to a person and to a program.
 */
export const fileFaults = [
  /** It ends too early, or what it begins cannot be read. */
  'incomplete',
  /** It opens with a password only. */
  'locked',
  /** Other files are attached to it. */
  'attachments',
  /** It does something beside being read, or hides whether it does. */
  'active',
  /** A scanner knows it as harmful. */
  'infected',
  /** A picture of more points than are drawn; the code is TOO_BIG. */
  'pixels',
] as const;

export type FileFault = (typeof fileFaults)[number];
