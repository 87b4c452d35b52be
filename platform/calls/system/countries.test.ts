import { describe, expect, it } from 'vitest';
import { listCountries, maskEmail, maskMobile, normaliseMobile } from './countries.ts';

describe('a mobile number', () => {
  it('is one number however it is typed', () => {
    for (const typed of [
      '+639171234567',
      '09171234567',
      '9171234567',
      '0917-123 4567',
      '639171234567',
      '０９１７１２３４５６７',
      '+63 (917) 123.4567',
      '٠٩١٧١٢٣٤٥٦٧',
      '۰۹۱۷ ۱۲۳ ۴۵۶۷',
      '०९१७१२३४५६७',
      '0063 917 123 4567',
      '٠٠٦٣٩١٧١٢٣٤٥٦٧',
    ]) {
      expect(normaliseMobile(typed)).toBe('+639171234567');
    }
    expect(normaliseMobile('0171 2345678', '+49')).toBe('+491712345678');
    expect(normaliseMobile('+85291234567')).toBe('+85291234567');
    expect(normaliseMobile('0085291234567')).toBe('+85291234567');
  });

  it('is read by the rules of its country', () => {
    // Russia dials 8 before a number, Italy keeps its digits, the United States share their code.
    expect(normaliseMobile('8 912 345 67 89', '+7')).toBe('+79123456789');
    expect(normaliseMobile('312 345 6789', '+39')).toBe('+393123456789');
    expect(normaliseMobile('(202) 555-0123', '+1')).toBe('+12025550123');
    expect(normaliseMobile('+63 0917 123 4567', '+49')).toBe('+639171234567');
  });

  it('may be of any country, the one of the site first', () => {
    expect(listCountries().length).toBeGreaterThan(200);
    expect(listCountries()[0]).toEqual({
      code: 'PH',
      name: 'Philippines',
      dialingCode: '+63',
      minLength: 10,
      maxLength: 10,
    });
    expect(new Set(listCountries().map(({ code }) => code)).size).toBe(listCountries().length);
  });

  it('is refused where it cannot be one', () => {
    for (const typed of [
      '',
      '123',
      '917123456',
      '91712345678',
      '+000123456789',
      'call me',
      '+6391712345678',
      '<script>',
      '9'.repeat(400),
    ])
      expect(normaliseMobile(typed)).toBeNull();
    expect(normaliseMobile('9171234567', '+999')).toBeNull();
  });

  it('shows only its ends, and so does an address', () => {
    expect(maskMobile('+639171234567')).toBe('+63••••••4567');
    expect(maskMobile(null)).toBe('');
    expect(maskEmail('ana.cruz@example.ph')).toBe('a•••@example.ph');
    expect(maskEmail('broken')).toBe('');
  });
});
