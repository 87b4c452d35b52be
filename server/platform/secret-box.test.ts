import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

describe('a sealed secret', () => {
  it('is read again with the same key only, and looks different each time', () => {
    const box = createSecretBox();
    const sealed = box.seal('JBSWY3DPEHPK3PXP');
    expect(box.open(sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSWY');
    expect(box.seal('JBSWY3DPEHPK3PXP')).not.toBe(sealed);
    expect(() => createSecretBox().open(sealed)).toThrow();
  });

  it('is refused when a byte of it was changed', () => {
    const box = createSecretBox();
    const bytes = Buffer.from(box.seal('secret'), 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => box.open(bytes.toString('base64url'))).toThrow();
  });
});
