import { CompactEncrypt, importJWK } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import { createFakeClock } from '../../runtime/core/clock.fake.ts';
import { createChatWindow } from './chat-window.ts';
import { createLinkKey } from './decrypt-link.ts';
import { supportArea } from './areas/support.ts';
import type { WiringNeeds } from './wiring-needs.ts';

/** As the server does it, with the library that it uses. */
async function encrypt(publicKey: string, text: string, alg = 'ECDH-ES'): Promise<string> {
  const bytes = Buffer.from(publicKey, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y } as never, alg);
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg, enc: 'A256GCM' })
    .encrypt(key);
}

describe('the encrypted link', () => {
  it('is read with the key of the press, and with no other', async () => {
    const [key, other] = [await createLinkKey(), await createLinkKey()];
    expect(key.publicKey).toMatch(/^[A-Za-z0-9_-]{87}$/);
    const jwe = await encrypt(key.publicKey, 'https://chat.example/žluť?a=1');
    expect(await key.decrypt(jwe)).toBe('https://chat.example/žluť?a=1');
    await expect(other.decrypt(jwe)).rejects.toThrow();
  });

  it('is refused where a letter was changed, or where it is of another kind', async () => {
    const key = await createLinkKey();
    const jwe = await encrypt(key.publicKey, 'https://chat.example/');
    const parts = jwe.split('.');
    parts[3] = `${parts[3]?.startsWith('A') === true ? 'B' : 'A'}${parts[3]?.slice(1)}`;
    await expect(key.decrypt(parts.join('.'))).rejects.toThrow();
    await expect(key.decrypt(await encrypt(key.publicKey, 'x', 'ECDH-ES+A256KW'))).rejects.toThrow(/ECDH-ES/);
    await expect(key.decrypt('nothing')).rejects.toThrow();
  });
});

describe('the service', () => {
  const load = (link: string | null) => {
    const api = {
      'support.link': async ({ key }: { key: string }) => ({
        version: { pathList: link === null ? [] : [{ type: 'chat', path: await encrypt(key, link) }] },
      }),
    } as unknown as Api;
    const services = supportArea.services?.({ api } as Partial<WiringNeeds> as WiringNeeds) ?? {};
    vi.stubGlobal('location', { origin: 'http://portal.test' });
    return services['loadChatLink']?.({}, new AbortController().signal);
  };

  it('gives the link where it leads to a page, and refuses what would run here', async () => {
    expect(await load('https://chat.example/room')).toEqual({ url: 'https://chat.example/room' });
    expect(await load('http://portal.test/sandbox/support')).toEqual({
      url: 'http://portal.test/sandbox/support',
    });
    for (const link of ['javascript:alert(1)', 'http://elsewhere.test/', 'data:text/html,x', '', null])
      await expect(load(link)).rejects.toMatchObject({ code: 'response.unreadable' });
  });
});

describe('the window of the chat', () => {
  const open = (
    made: { closed: boolean; close: () => void; location: { replace: (url: string) => void } } | null,
  ) => {
    const asked: unknown[][] = [];
    vi.stubGlobal('window', {
      open: (...given: unknown[]) => {
        asked.push(given);
        return made;
      },
    });
    const clock = createFakeClock();
    const told: string[] = [];
    const chat = createChatWindow(clock, (event) => told.push(event));
    chat.open(440, 500);
    return { asked, clock, told, chat };
  };

  it('has its size, shows the link, and tells when the person closes it', () => {
    const shown: string[] = [];
    const made = {
      closed: false,
      close: () => undefined,
      location: { replace: (url: string) => shown.push(url) },
    };
    const { asked, clock, told, chat } = open(made);
    expect(asked[0]).toEqual(['', 'foyer-support', 'popup,width=440,height=500']);
    chat.show('https://chat.example/');
    clock.advance(1_000);
    expect([shown, told]).toEqual([['https://chat.example/'], []]);
    made.closed = true;
    clock.advance(1_000);
    clock.advance(1_000);
    expect(told).toEqual(['window.closed']);
  });

  it('tells that the browser refused it, after the step of the press', () => {
    const { clock, told } = open(null);
    expect(told).toEqual([]);
    clock.advance(1);
    expect(told).toEqual(['window.blocked']);
  });
});
