/** Follows the errors of forms from the first one on that is sent: its code comes then, for most pages send none. */
export function followErrors(source: Document, beforePainting: (work: () => void) => void): void {
  const follow = ({ target }: Event): void => {
    import('../../runtime/react/follow-errors.ts').then(
      (part) => part.followErrors(source, beforePainting, target),
      // Offline: the errors are shown without the focus, and the next form that is sent asks again.
      () => followErrors(source, beforePainting),
    );
  };
  source.addEventListener('submit', follow, { capture: true, once: true });
}
