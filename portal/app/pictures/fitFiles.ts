import { isCut } from '#shared/files/is-whole.ts';
import { mostPixels } from '#shared/files/most-pixels.ts';
import { type FileLimits, type SortedFiles, sortFiles } from '../../ui/files/sortFiles.ts';

/** Sharp enough to read a line of small print across a page. */
const longestSide = 2400;

const fits = (file: File, { width, height }: ImageBitmap, { maxBytes, contentTypes }: FileLimits) =>
  file.size <= maxBytes && width * height <= mostPixels && contentTypes.includes(file.type);

const encodedAs = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));

const named = (blob: Blob, name: string, ending: string) =>
  new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type });

/** Files that were chosen, pictures made to fit; used wherever files are chosen. */
export async function fitFiles(files: readonly File[], limits: FileLimits): Promise<SortedFiles> {
  const fitted: File[] = [];
  // One after the other: a phone has memory for one large picture at a time.
  for (const file of files) fitted.push(await shrinkPicture(file, limits));
  return sortFiles(fitted, limits);
}

/**
 * Scales down a picture with more bytes or pixels than the server accepts, and converts one of an unsupported
 * type to JPEG. A picture that cannot be decoded here is left unchanged for the next check.
 */
async function shrinkPicture(file: File, limits: FileLimits): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  try {
    // The browser would draw what there is of it, and the missing half would be sent as grey.
    if (isCut(new Uint8Array(await file.arrayBuffer()))) return file;
    const whole = await createImageBitmap(file);
    try {
      return fits(file, whole, limits) ? file : await drawSmaller(file, whole, limits);
    } finally {
      whole.close();
    }
  } catch {
    return file;
  }
}

async function drawSmaller(file: File, whole: ImageBitmap, limits: FileLimits): Promise<File> {
  const scale = Math.min(1, longestSide / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole.width * scale);
  canvas.height = Math.round(whole.height * scale);
  const paper = canvas.getContext('2d');
  if (!paper) return file;
  paper.drawImage(whole, 0, 0, canvas.width, canvas.height);
  // A logo keeps its transparency if it is small enough with it.
  const mayBeSeeThrough = file.type !== 'image/jpeg' && limits.contentTypes.includes('image/png');
  const png = mayBeSeeThrough ? await encodedAs(canvas, 'image/png') : null;
  if (png && png.size <= limits.maxBytes) return named(png, file.name, 'png');
  paper.globalCompositeOperation = 'destination-over';
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  const jpeg = await encodedAs(canvas, 'image/jpeg');
  return jpeg ? named(jpeg, file.name, 'jpg') : file;
}
