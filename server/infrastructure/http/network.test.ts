import { describe, expect, it } from 'vitest';
import { readNetwork } from './network.ts';

describe('the network that limits count by', () => {
  it('is an IPv4 address in each of its forms', () => {
    const forms = [
      ...['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:203.0.113.9', '::ffff:cb00:7109', '::ffff:CB00:7109'],
      ...['0:0:0:0:0:ffff:cb00:7109', '0000:0000:0000:0000:0000:ffff:203.0.113.9', '::ffff:0:203.0.113.9'],
      ...['64:ff9b::203.0.113.9', '64:ff9b::cb00:7109', '2002:cb00:7109::1', '2002:cb00:7109:ffff::9'],
    ];
    expect(new Set(forms.map(readNetwork))).toEqual(new Set(['203.0.113.9']));
    expect(readNetwork('::ffff:203.0.113.8')).toBe('203.0.113.8');
  });

  it('is one for all addresses of a /56, however they are written', () => {
    const forms = [
      '2001:db8:0:100::5',
      '2001:0db8:0000:0100:ffff:0:0:9',
      '2001:db8:0:1ff:2:3:4:5',
      '2001:DB8::1AB:0:0:0:1',
    ];
    expect(new Set(forms.map(readNetwork))).toEqual(new Set(['2001:db8:0:100::/56']));
    const hosts = Array.from(
      { length: 256 },
      (_, place) => `2001:db8:0:1${place.toString(16).padStart(2, '0')}::${place}`,
    );
    expect(new Set(hosts.map(readNetwork)).size).toBe(1);
    expect(readNetwork('2001:db8:0:200::5')).toBe('2001:db8:0:200::/56');
    expect(readNetwork('fe80::1%eth0')).toBe('fe80:0:0:0::/56');
    expect(readNetwork('::1')).toBe('0:0:0:0::/56');
  });
});
