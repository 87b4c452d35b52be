/** Replaces `window.matchMedia`; returns a function that restores it. */
export const fakeMatchMedia = (matches: (query: string) => boolean): (() => void) => {
  const before = window.matchMedia;
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: matches(query), media: query }) as unknown as MediaQueryList;
  return () => {
    window.matchMedia = before;
  };
};
