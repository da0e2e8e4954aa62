import sharp from 'sharp';

/** A small picture of a receipt, with a random background so that no two files are equal. */
export async function pictureOfReceipt(name = 'kvittering.png') {
  const background = { r: 250, g: 248, b: Math.floor(Math.random() * 255) };
  const picture = sharp({ create: { width: 320, height: 480, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

/** A file of a wrong type. */
export const notAReceipt = {
  name: 'notat.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Husk kvitteringen'),
};

/** A text with the name and type of a PDF, which only its content reveals. */
export const disguised = {
  name: 'kvittering.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('This is no PDF'),
};
