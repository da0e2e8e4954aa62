import sharp from 'sharp';
import { mostPixels } from '#shared/files/most-pixels.ts';

/** Sharp enough to read a line of small print across a page, as pictures are that the portal makes smaller. */
const LONGEST_SIDE = 2_400;

/** A picture as JPEG, made smaller, upright, on white; null where it cannot be decoded or has too many pixels. */
export async function asJpeg(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch {
    return null;
  }
}
