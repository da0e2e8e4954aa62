import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { FileFault } from '#shared/files/file-fault.ts';
import { mostPixels } from '#shared/files/most-pixels.ts';

const side = 480;

const reading: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error' };

const draw: Record<string, (image: Sharp) => Sharp> = {
  'image/gif': (image) => image.gif(),
  'image/jpeg': (image) => image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 90 }),
};

export interface Picture {
  bytes: Buffer;
  thumbnail: Buffer;
}

/**
 * Re-encodes an image, upright, and makes a thumbnail. Metadata that cameras and phones write into pictures,
 * such as place and owner, and any other data beside the pixels is dropped: a receipt goes to the client.
 * JPEG is encoded at a quality without visible loss, PNG without loss, and GIF animations are preserved. An image
 * with more pixels than the limit is not decoded; all frames of a GIF count.
 */
export async function redrawImage(
  bytes: Buffer,
  contentType: string,
): Promise<Picture | FileFault> {
  const drawAs = draw[contentType];
  if (!drawAs) return 'incomplete';
  const animated = contentType === 'image/gif';
  try {
    const {
      width,
      height,
      pages = 1,
      pageHeight = height,
    } = await sharp(bytes, {
      limitInputPixels: false,
      animated,
    }).metadata();
    if (width * pageHeight * pages > mostPixels) return 'pixels';
    const whole = drawAs(sharp(bytes, { ...reading, animated }).autoOrient());
    const small = sharp(bytes, reading)
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 });
    return { bytes: await whole.toBuffer(), thumbnail: await small.toBuffer() };
  } catch {
    return 'incomplete';
  }
}
