/** The part of the package that is used; it has no types of its own. */
declare module 'punycode.js' {
  const punycode: {
    /** A domain label in ASCII, without the prefix `xn--` (RFC 3492). */
    encode(label: string): string;
    /** The label that a text of `encode` stands for. Throws a RangeError for any other text. */
    decode(text: string): string;
  };
  export default punycode;
}
