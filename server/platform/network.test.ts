import { describe, expect, it } from 'vitest';
import { readNetwork } from './network.ts';

describe('the network that limits count by', () => {
  it('is an IPv4 address, also where it comes as a mapped IPv6 one', () => {
    expect(readNetwork('203.0.113.7')).toBe('203.0.113.7');
    expect(readNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });
  it('is the first 64 bits of an IPv6 address however it is written', () => {
    const forms = ['2001:db8:0:1::5', '2001:0db8:0000:0001:ffff:0:0:9', '2001:db8:0:1:2:3:4:5'];
    expect(new Set(forms.map(readNetwork))).toEqual(new Set(['2001:db8:0:1::/64']));
    expect(readNetwork('::1')).toBe('0:0:0:0::/64');
  });
});
