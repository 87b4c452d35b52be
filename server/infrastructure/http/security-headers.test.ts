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
test('files and calls of the portal say less than its pages, and allow nothing', () => {
  const { all, of } = portalHeaders({ portal: 'https://portal.test', console: 'https://console.test' });
  const lengthOf = (headers: object): number => JSON.stringify(headers).length;
  for (const path of [
    '/build/index-1.js',
    '/site/parts/a.css',
    '/wps/relay/x',
    '/assets/mark.svg',
    '/media/1',
  ]) {
    expect(of(path)['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(of(path)['x-content-type-options']).toBe('nosniff');
    expect(of(path)['strict-transport-security']).toBeDefined();
    expect(lengthOf(of(path))).toBeLessThan(400);
  }
  expect(lengthOf(all)).toBeGreaterThan(850);
  for (const path of ['/', '/sitemap', '/builds', '/mediation', '/game/7', '/%']) expect(of(path)).toBe(all);
});
