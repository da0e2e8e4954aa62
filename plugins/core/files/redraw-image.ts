import sharp, { type Sharp, type SharpOptions } from 'sharp';

const side = 480;

const reading: SharpOptions = { limitInputPixels: 60_000_000, failOn: 'error' };

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
 * Draws an image anew, upright, and a small picture of it. What a camera or a phone writes into
 * pictures, such as the place and the owner, and whatever else lies in the file beside the pixels,
 * stays behind: a receipt goes to the client. A JPEG is drawn so finely that nobody sees the
 * difference, a PNG without loss, and what moves in a GIF goes on moving. Null when the image
 * cannot be read or would unfold to a bomb; all pictures of a GIF count for that.
 */
export async function redrawImage(bytes: Buffer, contentType: string): Promise<Picture | null> {
  const drawAs = draw[contentType];
  if (!drawAs) return null;
  const animated = contentType === 'image/gif';
  try {
    const whole = drawAs(sharp(bytes, { ...reading, animated }).autoOrient());
    const small = sharp(bytes, reading)
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 });
    return { bytes: await whole.toBuffer(), thumbnail: await small.toBuffer() };
  } catch {
    return null;
  }
}
