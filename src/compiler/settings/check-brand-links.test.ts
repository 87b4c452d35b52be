import { describe, expect, it } from 'vitest';
import { createIssueLog } from '../issue-log.ts';
import { checkBrandLinks } from './check-brand-links.ts';

const channelAt = (address: string) => ({ id: 'chat', label: 'Chat', icon: 'headset' as const, address });

describe('checkBrandLinks', () => {
  it('takes https addresses of the hosts of the site', () => {
    const log = createIssueLog();
    const brand = {
      iosApp: 'https://apps.example/ios',
      messaging: [channelAt('https://chat.example/lumina')],
    };
    checkBrandLinks(log, brand, ['apps.example', 'chat.example']);
    expect(log.list()).toEqual([]);
  });

  it('refuses another host, with the place of the address', () => {
    const log = createIssueLog();
    const brand = {
      androidApp: 'https://evil.example/app',
      socials: [channelAt('https://chat.example/a'), channelAt('https://evil.example/b')],
    };
    checkBrandLinks(log, brand, ['chat.example']);
    expect(log.list().map(({ code, document, pointer }) => [code, document, pointer])).toEqual([
      ['link.host', 'settings/brand', '/androidApp'],
      ['link.host', 'settings/brand', '/socials/1/address'],
    ]);
  });

  it('lets the chat in a window lead to any host, but asks for an address', () => {
    const find = (supportUrl: string, supportInPage?: boolean) => {
      const log = createIssueLog();
      checkBrandLinks(log, { supportUrl, ...(supportInPage === undefined ? {} : { supportInPage }) }, [
        'apps.example',
      ]);
      return log.list().map(({ code, pointer }) => [code, pointer]);
    };
    expect(find('https://chat.example/lumina')).toEqual([]);
    expect(find('https://chat.example/lumina', false)).toEqual([]);
    expect(find('https://chat.example/lumina', true)).toEqual([['link.host', '/supportUrl']]);
    expect(find('https://apps.example/chat', true)).toEqual([]);
    expect(find('https://')).toEqual([['link.scheme', '/supportUrl']]);
    expect(find('https://user@chat.example/')).toEqual([['link.scheme', '/supportUrl']]);
  });

  it('refuses what is not https, and says nothing of a site without a brand', () => {
    const log = createIssueLog();
    checkBrandLinks(log, { inviteAddress: 'javascript:alert(1)' }, ['chat.example']);
    checkBrandLinks(log, undefined, []);
    expect(log.list().map(({ code }) => code)).toEqual(['link.scheme']);
  });
});
