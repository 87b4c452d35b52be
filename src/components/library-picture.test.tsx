// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { imageDefinition } from './image/image.definition.ts';
import { LibraryPicture } from './library-picture.tsx';
import { renderHost } from './render-definition.fake.tsx';

const address = `/media/kept/${'ab'.repeat(16)}-700x500-20x80`;
const widths = `${address}-320 320w, ${address}-480 480w, ${address}-640 640w, ${address}-700 700w`;
const draw = (src: string | undefined) =>
  render(<LibraryPicture src={src} sizes="100vw" className="a" />).container.querySelector('img');

describe('a picture of the library', () => {
  it('comes as wide as its place needs, with its focal point in sight', () => {
    const image = draw(address);
    expect(image?.getAttribute('srcset')).toBe(widths);
    expect(image?.getAttribute('sizes')).toBe('100vw');
    expect(image?.style.getPropertyValue('object-position')).toBe('20% 80%');
  });

  it('is one address where it is of somewhere else', () => {
    const image = draw('/media/banners/welcome.svg');
    expect(['src', 'srcset', 'sizes', 'style'].map((name) => image?.getAttribute(name))).toEqual([
      '/media/banners/welcome.svg',
      null,
      null,
      null,
    ]);
  });

  it('that is written out has its size, its widths and its focal point without a script', () => {
    const { container } = renderHost(imageDefinition, { src: address, alt: 'A lion' });
    const image = container.querySelector('img');
    expect(['srcset', 'width', 'height'].map((name) => image?.getAttribute(name))).toEqual([
      widths,
      '700',
      '500',
    ]);
    expect(imageDefinition.lower.styles({ src: address })).toMatchObject({
      height: 'auto',
      objectPosition: '20% 80%',
    });
    const small = renderHost(imageDefinition, { src: address, width: 120 }).container.querySelector('img');
    expect(['sizes', 'width', 'height'].map((name) => small?.getAttribute(name))).toEqual([
      '120px',
      '120',
      null,
    ]);
  });
});
