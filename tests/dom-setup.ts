import { afterAll, afterEach } from 'vitest';

// Files of one worker share their modules, and with happy-dom their document: each file leaves it empty.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  const { emptyEmotion, leaveOutOwnerStacks, printDocumentWhenRead } = await import('./dom-costs.ts');
  leaveOutOwnerStacks();
  printDocumentWhenRead();
  afterEach(cleanup);
  afterAll(() => {
    emptyEmotion();
    document.body.replaceChildren();
    document.head.replaceChildren();
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    localStorage.clear();
    sessionStorage.clear();
  });
}
