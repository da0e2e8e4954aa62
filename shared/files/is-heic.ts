/** The brands of pictures whose image is compressed by HEVC, as the cameras of iPhones write them. */
const brands = /^(?:heic|heix|heim|heis|hevc|hevx|hevm|hevs)$/;
/** A collection names its compression among the further brands only. */
const containers = /^(?:mif1|msf1)$/;

const latin = new TextDecoder('latin1');

/** Whether a picture is HEIC, whatever it calls itself. Most browsers cannot read it, nor can the server. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = latin.decode(bytes.subarray(0, 64));
  if (head.slice(4, 8) !== 'ftyp') return false;
  const major = head.slice(8, 12);
  if (brands.test(major)) return true;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const further = head.slice(16, Math.min(size, head.length)).match(/.{4}/gs) ?? [];
  return containers.test(major) && further.some((brand) => brands.test(brand));
}
