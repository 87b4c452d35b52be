import { describe, expect, it } from 'vitest';
import { decideAccess, readSession } from './access.ts';
import { buildPath, matchRoute } from './routes.ts';

const routes = [
  { id: 'home', path: '/', aliases: ['/index', '/index.html', '/home'], page: 'home' },
  { id: 'game', path: '/game/:id', page: 'game' },
  { id: 'new', path: '/game/new', page: 'new' },
];

describe('routes', () => {
  it.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/home/', 'home'],
    ['/HOME', 'home'],
    ['/game/new', 'new'],
    ['/game/7%2F8', 'game'],
    ['/game', undefined],
    ['/game/', undefined],
    ['/nothing', undefined],
  ])('match %s to %s', (path, id) => {
    expect(matchRoute(routes, path)?.route.id).toBe(id);
  });
  it('decode parameters, and bear what cannot be decoded', () => {
    expect(matchRoute(routes, '/game/7%2F8')?.params).toEqual({ id: '7/8' });
    expect(matchRoute(routes, '/game/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
  });
  it('build paths with every parameter in its place', () => {
    expect(buildPath(routes, 'game', { id: 'a/b?' }, { page: 2, empty: '', list: null })).toBe(
      '/game/a%2Fb%3F?page=2',
    );
    expect(() => buildPath(routes, 'game')).toThrow('parameter id');
    expect(() => buildPath(routes, 'ghost')).toThrow('route of the site');
  });
});

describe('access', () => {
  const visitor = readSession({ state: 'visitor' });
  const booting = readSession({ state: 'booting' });
  const member = readSession({ state: 'member', type: 0, isAgent: false });
  const agent = readSession({ state: 'member', type: 1, isAgent: true });
  const trial = readSession({ state: 'member', type: 4, isAgent: false });
  it.each([
    ['anyone', visitor, 'allowed'],
    ['anyone', booting, 'allowed'],
    ['visitor', visitor, 'allowed'],
    ['visitor', member, 'go-home'],
    ['visitor', booting, 'wait'],
    ['member', visitor, 'login-needed'],
    ['member', booting, 'wait'],
    ['member', member, 'allowed'],
    ['member', trial, 'real-account-needed'],
    ['agent', visitor, 'login-needed'],
    ['agent', member, 'agent-needed'],
    ['agent', agent, 'allowed'],
    ['agent', trial, 'real-account-needed'],
  ] as const)('of a page for %s', (access, session, verdict) => {
    expect(decideAccess({ access }, session)).toBe(verdict);
  });
  it('of a page for members is for trial accounts too where it says so', () => {
    expect(decideAccess({ access: 'member', trial: true }, trial)).toBe('allowed');
    expect(decideAccess({ access: 'member', trial: true }, visitor)).toBe('login-needed');
    expect(decideAccess({ access: 'agent', trial: true }, trial)).toBe('agent-needed');
  });
  it('of a page that a break closes is refused during one, to each who may see it otherwise', () => {
    for (const access of ['anyone', 'member'] as const) {
      expect(decideAccess({ access, closedOnBreak: true }, member, true)).toBe('closed-on-break');
      expect(decideAccess({ access, closedOnBreak: true }, member, false)).toBe('allowed');
      expect(decideAccess({ access }, member, true)).toBe('allowed');
    }
    const closed = { access: 'agent', closedOnBreak: true } as const;
    expect(decideAccess(closed, agent, true)).toBe('closed-on-break');
    expect(decideAccess(closed, member, true)).toBe('agent-needed');
  });
  it('counts anything odd as a visitor', () => {
    expect(readSession(undefined)).toEqual({ state: 'visitor', isAgent: false, type: null });
    expect(readSession({ state: 'admin', isAgent: 'yes', type: '1' })).toEqual({
      state: 'visitor',
      isAgent: false,
      type: null,
    });
  });
});
