import { describe, expect, it } from 'vitest';
import limits from '../../layouts/settings/limits.json' with { type: 'json' };
import { durations } from '../../src/machines/durations.ts';

/** The specification, section 9: values that it gives, in its units. */
const specified = {
  'captcha pause, ms': 1_000,
  'pause after a code that could not be sent, ms': 1_000,
  'another code when logging in, s': 60,
  'lockout, min': 5,
  'announcements a page': 8,
  'vendors in a menu': 11,
  'vendors in the footer': 20,
};

describe('every constant that a brand begins with', () => {
  it('is what the specification says', () => {
    expect({
      'captcha pause, ms': durations.captchaCooling,
      'pause after a code that could not be sent, ms': durations.codePause,
      'another code when logging in, s': durations.loginCodeResend / 1_000,
      'lockout, min': durations.lockout / 60_000,
      'announcements a page': limits.noticesPerPage,
      'vendors in a menu': limits.menuVendors,
      'vendors in the footer': limits.footerVendors,
    }).toEqual(specified);
  });

  it('is the same for the flows and for the server', () => {
    expect(limits.captchaRefreshMs).toBe(durations.captchaCooling);
    expect(limits.smsResendSeconds * 1_000).toBe(durations.loginCodeResend);
    expect(limits.smsLockoutMinutes * 60_000).toBe(durations.lockout);
  });
});
