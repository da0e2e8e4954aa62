/**
 * Documents in one ZIP: each is fetched from the storage, and people may unpack them on a phone. A thousand rows with a PDF
 * and an electronic document.
 */
export const MOST_DOCUMENTS = 2_000;

/** The size of documents in one ZIP. */
export const MOST_BYTES = 250_000_000;
