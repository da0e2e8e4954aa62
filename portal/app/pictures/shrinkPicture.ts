import type { FileLimits } from '../../ui/files/sortFiles.ts';

/** Sharp enough to read a line of small print across a page. */
const longestSide = 2400;

/**
 * A picture that a phone took too large, drawn smaller. What is small enough, no picture, or cannot be drawn
 * here stays as it is, and is refused by who looks at it next.
 */
export async function shrinkPicture(file: File, { maxBytes }: FileLimits): Promise<File> {
  if (file.size <= maxBytes || !file.type.startsWith('image/')) return file;
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(whole.width, whole.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(whole.width * scale);
    canvas.height = Math.round(whole.height * scale);
    canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    return drawn ? new File([drawn], file.name, { type: drawn.type }) : file;
  } catch {
    return file;
  }
}
