/** Adds a style sheet and waits until it is in force. Rejects where it does not come. */
export async function loadStyleSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('the style sheet did not come')));
  });
  document.head.append(link);
  await loaded;
}
