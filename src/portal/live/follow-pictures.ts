/** Tries at a picture in all, the first one included (specification, section 8). */
const attempts = 3;
/** Before the second try, in milliseconds; each further one waits as long again for every try before. */
const pauseMs = 1_000;
/** Shown where a picture cannot be had. */
export const missingPicture = '/assets/picture-missing.svg';

interface Tries {
  readonly address: string;
  readonly failed: number;
}

/** What comes over the network; pictures that are part of the page are tried by what made them. */
const isRemote = (address: string): boolean => !/^(?:data|blob):/i.test(address) && address !== '';

/** Keeps its room and its words while it is tried, and shows neither a mark nor half a picture. */
const hide = (picture: HTMLImageElement): void => picture.style.setProperty('opacity', '0');
const reveal = (picture: HTMLImageElement): void => void picture.style.removeProperty('opacity');

/**
 * Tries every picture of the page three times, then shows the error picture in its place: no browser's
 * mark of a broken image is ever seen. Another address is another chance. Returns how to end it.
 */
export function followPictures(
  source: Document,
  after: (ms: number, work: () => void) => () => void,
): () => void {
  const tries = new WeakMap<HTMLImageElement, Tries>();

  function tryAgain(picture: HTMLImageElement, address: string): void {
    // Removed, or given another picture meanwhile.
    if (picture.isConnected && picture.getAttribute('src') === address) picture.setAttribute('src', address);
  }
  function onFailure(picture: HTMLImageElement): void {
    const address = picture.getAttribute('src') ?? '';
    if (!isRemote(address) || address === missingPicture) return;
    const before = tries.get(picture);
    const failed = before?.address === address ? before.failed + 1 : 1;
    tries.set(picture, { address, failed });
    if (failed >= attempts) {
      picture.removeAttribute('srcset');
      picture.setAttribute('src', missingPicture);
      reveal(picture);
      return;
    }
    hide(picture);
    after(pauseMs * failed, () => tryAgain(picture, address));
  }
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) onFailure(target);
  };
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement && tries.has(target)) reveal(target);
  };
  // The event of an element does not bubble, but it is captured.
  source.addEventListener('error', onError, { capture: true });
  source.addEventListener('load', onLoad, { capture: true });
  // Pictures that failed before this listener was added raise no further event.
  for (const picture of source.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0) onFailure(picture);
  return () => {
    source.removeEventListener('error', onError, { capture: true });
    source.removeEventListener('load', onLoad, { capture: true });
  };
}
