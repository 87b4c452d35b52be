/** A person who has had a page open for this long is reading it. */
const firstMomentsMs = 6_000;

/** Returns whether a page shown since `since` (as `performance.now`) has not yet been read or used. */
export function watchReading(source: Document, since: number): () => boolean {
  let isUsed = false;
  const note = (): void => void (isUsed = true);
  // A page that is put up scrolls without anyone: what a person scrolls with counts.
  for (const type of ['pointerdown', 'keydown', 'touchmove', 'wheel'])
    source.addEventListener(type, note, { once: true, passive: true });
  return () => !isUsed && performance.now() - since < firstMomentsMs;
}
