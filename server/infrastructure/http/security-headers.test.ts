import { expect, test } from 'vitest';
import { consoleHeaders, gamesHeaders, portalHeaders } from './security-headers.ts';

const policiesOf = (scheme: 'http' | 'https'): readonly string[] => {
  const [portal, console, games] = ['portal', 'console', 'games'].map((name) => `${scheme}://${name}.test`);
  const origins = { portal: portal ?? '', console: console ?? '', games: games ?? '' };
  return [portalHeaders(origins), consoleHeaders(origins), gamesHeaders(origins)].flatMap(({ all, of }) =>
    [all, ...['/', '/preview/x', '/lab/', '/lab/stage', '/lab/gallery/frame'].map(of)].map(
      (headers) => headers['content-security-policy'] ?? '',
    ),
  );
};

test('every page under TLS asks for everything with TLS, and no other page does', () => {
  expect(policiesOf('https').filter((policy) => !policy.endsWith('; upgrade-insecure-requests'))).toEqual([]);
  expect(policiesOf('http').filter((policy) => policy.includes('upgrade'))).toEqual([]);
});
test('no page allows what is not safe', () => {
  for (const policy of policiesOf('https')) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-');
    expect(policy).toContain("require-trusted-types-for 'script'");
  }
});
