import { createCipheriv, createHash } from 'node:crypto';
import type { MemberParts } from '../../parts.ts';

/** Where the chat is: what the brand says, else the one that is plugged in; null where there is none. */
export async function findChatLink({
  liveSite,
  supportUrl,
}: Pick<MemberParts, 'liveSite' | 'supportUrl'>): Promise<string | null> {
  const brand = (await liveSite.site()).settings['brand'] as { readonly supportUrl?: string } | undefined;
  const named = brand?.supportUrl;
  return named !== undefined && named !== '' ? named : supportUrl;
}

const keyLength = 8;

/**
 * The link as clients of this family unpack it: encrypted with DES, and the key, eight characters, behind it. The link
 * is public: this hides nothing.
 */
export function packLink(link: string): string {
  const key = createHash('sha256').update(link).digest('base64url').slice(0, keyLength);
  // With three times the same key, triple DES is the single one.
  const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null);
  return Buffer.concat([cipher.update(link, 'utf8'), cipher.final()]).toString('base64') + key;
}
