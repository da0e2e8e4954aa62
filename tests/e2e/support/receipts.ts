import sharp from 'sharp';

/** A small picture of a receipt, drawn anew so that no two are the same file. */
export async function pictureOfReceipt(name = 'kvittering.png') {
  const background = { r: 250, g: 248, b: Math.floor(Math.random() * 255) };
  const picture = sharp({ create: { width: 320, height: 480, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

/** What somebody drags in by mistake. */
export const notAReceipt = {
  name: 'notat.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Husk kvitteringen'),
};

/** A text that calls itself a PDF: only who looks inside can tell. */
export const disguised = {
  name: 'kvittering.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('This is no PDF'),
};
