const alphabet: readonly (readonly [plain: string, safe: string])[] = [
  ['+', '-'],
  ['/', '_'],
  ['=', ''],
];

/** JSON as text for a URL: base64url of its UTF-8 bytes. */
export function packForAddress(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return alphabet.reduce((text, [plain, safe]) => text.replaceAll(plain, safe), packed);
}

/** What {@link packForAddress} packed. Throws where the text was cut or changed. */
export function unpackFromAddress(text: string): unknown {
  const packed = text.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
}

/** Address in the flow lab that replays a run: where it begins and the moves, as the lab's own links have them. */
export const linkRun = (run: object): string => `/lab/#${packForAddress(run)}`;
