import sharp, { type Sharp } from 'sharp';

const side = 480;
const maxPixels = 60_000_000;

const draw: Record<string, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 90 }),
};

export interface Picture {
  bytes: Buffer;
  thumbnail: Buffer;
}

/**
 * Draws an image anew, upright, and a small picture of it. What a camera or a phone writes into
 * pictures, such as the place and the owner, and whatever else lies in the file beside the pixels,
 * stays behind: a receipt goes to the client. A JPEG is drawn so finely that nobody sees the
 * difference, a PNG without loss. Null when the image cannot be read or would unfold to a bomb.
 */
export async function redrawImage(bytes: Buffer, contentType: string): Promise<Picture | null> {
  const drawAs = draw[contentType];
  if (!drawAs) return null;
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
    const whole = drawAs(image.clone());
    const small = image
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 });
    return { bytes: await whole.toBuffer(), thumbnail: await small.toBuffer() };
  } catch {
    return null;
  }
}
