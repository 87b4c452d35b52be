/** Calls back whenever dialogs may have opened or closed. */
export function watchDialogs(source: Document, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(source.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
