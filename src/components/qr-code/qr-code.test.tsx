// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { qrCodeDefinition } from './qr-code.definition.ts';
import { QrCodeView } from './qr-code.tsx';

const props = { value: 'https://a.example/join?code=1', label: 'Invitation' };
afterEach(() => vi.unstubAllGlobals());
const stubClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });

describe('QrCode', () => {
  it('is a picture with a name and a quiet zone of four modules, the address beside it', async () => {
    renderView(qrCodeDefinition, QrCodeView, props);
    const picture = await screen.findByRole('img', { name: 'Invitation' });
    // 29 bytes at medium correction are version 3: 29 modules, and four on each side.
    expect(picture.getAttribute('viewBox')).toBe('0 0 37 37');
    expect(picture.querySelector('path')?.getAttribute('d')?.startsWith('M4 4h7v1h-7z')).toBe(true);
    expect(screen.getByText(props.value).getAttribute('dir')).toBe('ltr');
  });

  it('draws another code for another address, and says so of text that fits no code', async () => {
    const { update } = renderView(qrCodeDefinition, QrCodeView, props);
    await screen.findByRole('img');
    const readPath = () => screen.getByRole('img').querySelector('path')?.getAttribute('d');
    const first = readPath();
    update({ ...props, value: 'https://a.example/join?code=2' });
    expect(readPath()).not.toBe(first);
    update({ ...props, value: 'x'.repeat(3000) });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('This address is too long for a QR code. Copy it instead.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeDefined();
  });

  it('is 130 pixels wide in the header and 200 elsewhere', () => {
    const widthOf = (size: string) => {
      const { lower } = qrCodeDefinition;
      return lower.kind === 'view' ? lower.styles({ size })['root']?.['width'] : null;
    };
    expect([widthOf('sm'), widthOf('md')]).toEqual([`${130 / 16}rem`, `${200 / 16}rem`]);
  });

  it('copies the address and says so', async () => {
    const copied: string[] = [];
    stubClipboard((text) => Promise.resolve(void copied.push(text)));
    const { emit } = renderView(qrCodeDefinition, QrCodeView, props);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy address' })));
    expect(copied).toEqual([props.value]);
    expect(screen.getByRole('button').textContent).toBe('Copied');
    expect(emit).toHaveBeenCalledExactlyOnceWith('copy');
  });

  it('says how to continue where the browser keeps its clipboard', async () => {
    stubClipboard(() => Promise.reject(new Error('no')));
    renderView(qrCodeDefinition, QrCodeView, props);
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(screen.getByRole('button').textContent).toBe('Copy it manually');
  });
});
