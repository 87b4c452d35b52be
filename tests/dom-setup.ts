import { afterEach } from 'vitest';

// Files of one worker share their modules, and with happy-dom their document: each test leaves it empty.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
