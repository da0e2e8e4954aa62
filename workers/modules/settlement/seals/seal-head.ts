/** The end of the chain of seals on a day. */
export interface SealHead {
  /** `2026-11-26` */
  day: string;
  position: number;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/** Follows from the day alone, so that nothing in the database can lead a proof to another file. */
export const sealHeadKey = (day: string): string => `seals/${day}.txt`;

export const sealHeadText = ({ day, position, hash }: SealHead): string =>
  `${day} ${position} ${hash}\n`;
