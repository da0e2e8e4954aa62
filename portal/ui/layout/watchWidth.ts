/** The time a window has to rest before the layout follows it (document A, section 9). */
const RESTS_MS = 50;

/**
 * Calls back whenever a window starts or stops matching a media query, once it rests; returns the function
 * that ends it.
 */
export function watchWidth(query: string, tell: (fits: boolean) => void): () => void {
  const media = matchMedia(query);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(media.matches), RESTS_MS);
  };
  media.addEventListener('change', hear);
  return () => {
    clearTimeout(timer);
    media.removeEventListener('change', hear);
  };
}
