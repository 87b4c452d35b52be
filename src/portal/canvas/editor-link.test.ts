import { describe, expect, test } from 'vitest';
import { canvasVersion, type ToCanvasBody } from '../../protocol/canvas.ts';
import { createEditorLink } from './editor-link.ts';

const envelope = { foyer: 'canvas', v: canvasVersion };

function openLink() {
  const sent: { readonly message: unknown; readonly origin: string }[] = [];
  const heard: ToCanvasBody[] = [];
  const listeners: ((event: MessageEvent) => void)[] = [];
  const parent = { postMessage: (message: unknown, origin: string) => void sent.push({ message, origin }) };
  const link = createEditorLink({
    parent,
    addEventListener: (_type, listener) => void listeners.push(listener),
  });
  link.hear((message) => void heard.push(message));
  const say = (data: unknown, origin: string, source: unknown = parent): void => {
    for (const listener of listeners) listener({ source, origin, data } as MessageEvent);
  };
  return { link, sent, heard, say };
}

describe('the way from the canvas to the editor', () => {
  test('holds back what it has to say until it knows the exact origin', () => {
    const { link, sent, say } = openLink();
    link.send({ say: 'shown', n: 1, failed: null });
    expect(sent).toEqual([]);
    say({ ...envelope, say: 'hello' }, 'https://console.test');
    expect(sent).toEqual([
      { origin: 'https://console.test', message: { ...envelope, say: 'shown', n: 1, failed: null } },
    ]);
  });

  test('takes nothing from another window or origin, and nothing of another shape', () => {
    const { heard, say } = openLink();
    say({ ...envelope, say: 'hello' }, 'https://other.test', {});
    say({ ...envelope, say: 'hello' }, 'https://console.test');
    say({ ...envelope, say: 'look', theme: 'dark' }, 'https://other.test');
    say({ ...envelope, say: 'look', theme: 'purple' }, 'https://console.test');
    say({ ...envelope, say: 'look', theme: 'dark' }, 'https://console.test');
    expect(heard.map(({ say: kind }) => kind)).toEqual(['hello', 'look']);
  });
});
