/** Somebody who has looked at a page for this long reads it. */
const firstMomentsMs = 6_000;

/** Whether somebody who sees a page since then (as `performance.now`) has not begun to read or to use it. */
export function watchReading(source: Document, since: number): () => boolean {
  let isUsed = false;
  const note = (): void => void (isUsed = true);
  for (const type of ['pointerdown', 'keydown', 'scroll', 'wheel'])
    source.addEventListener(type, note, { once: true, passive: true });
  return () => !isUsed && performance.now() - since < firstMomentsMs;
}
