import sharp from 'sharp';

const side = 480;
const maxPixels = 60_000_000;

/**
 * Draws a small picture of an image. Drawing it anew also drops what cameras write into pictures,
 * such as the place. Null when the image cannot be read or would unfold to a bomb.
 */
export async function makeThumbnail(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    return null;
  }
}
