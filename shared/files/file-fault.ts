/**
 * Reasons to refuse a file although its kind is accepted. The reason is the last part of the refusal's path,
 * `attributes.file.locked`, so that one code has several messages.
 */
export const fileFaults = [
  /** Truncated, or damaged at the beginning. */
  'incomplete',
  /** It opens with a password only. */
  'locked',
  /** Other files are attached to it. */
  'attachments',
  /** It does more than show its content, such as run a script, or hides whether it does. */
  'active',
  /** The virus scanner reports it as harmful. */
  'infected',
  /** A picture with more pixels than can be rendered; the code is TOO_BIG. */
  'pixels',
] as const;

export type FileFault = (typeof fileFaults)[number];
