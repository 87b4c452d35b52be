import { afterAll, afterEach } from 'vitest';

// Files of one worker share their modules, and with happy-dom their document: each file leaves it empty.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
  afterAll(() => {
    document.body.replaceChildren();
    // Emotion is one of the shared modules, and counts on the sheets that it has written.
    for (const left of document.head.querySelectorAll(':not([data-emotion])')) left.remove();
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    localStorage.clear();
    sessionStorage.clear();
  });
}
