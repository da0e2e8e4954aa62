/** Answers are small; longer ones are not read to their end. */
const MAX_BYTES = 100_000;

/** The JSON of an answer; null where it is none. */
export async function readAnswer(response: Response): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MAX_BYTES) throw new Error('the answer is too long');
    pieces.push(piece);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString()) as unknown;
  } catch {
    return null;
  }
}
