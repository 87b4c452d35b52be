// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { View } from '../runtime/view.ts';
import { sliderVerificationDefinition } from '../forms/slider-verification/slider-verification.definition.ts';
import { SliderVerificationView } from '../forms/slider-verification/slider-verification.tsx';
import { avatarDefinition } from './avatar/avatar.definition.ts';
import { AvatarView } from './avatar/avatar.tsx';
import { carouselSlideDefinition } from './carousel-slide/carousel-slide.definition.ts';
import { CarouselSlideView } from './carousel-slide/carousel-slide.tsx';
import { gameCardDefinition } from './game-card/game-card.definition.ts';
import { GameCardView } from './game-card/game-card.tsx';
import { promoCardDefinition } from './promo-card/promo-card.definition.ts';
import { PromoCardView } from './promo-card/promo-card.tsx';
import { renderView } from './render-definition.fake.tsx';
import { videoDefinition } from './video/video.definition.ts';
import { VideoView } from './video/video.tsx';

const folders = [import.meta.dirname, join(import.meta.dirname, '..', 'forms')];
const readViews = () =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !/\.(test|fake)\.tsx$/.test(file))
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
  );
/** Views that check an address themselves, or whose address does not come from data, with the expression. */
const ownJudge: Readonly<Record<string, string>> = {
  'avatar/avatar.tsx': 'image',
  // Handed to a view that checks it.
  'carousel-slide/carousel-slide.tsx': 'isDue ? src : undefined',
  'frame/frame.tsx': 'url.href',
  'game-stage/game-stage.tsx': 'address',
  'file-upload/file-upload.tsx': 'file.preview',
};

describe('addresses from data', () => {
  it('pass the one judge in every view', () => {
    const found = readViews().flatMap(({ file, text }) =>
      [...text.matchAll(/\s(?:src|poster|srcSet)=\{([^}\n]+)\}/g)].map(([, value = '']) => ({
        file,
        value,
      })),
    );
    expect(found.length).toBeGreaterThan(10);
    expect(
      found.filter(({ file, value }) => !value.startsWith('toSource(') && ownJudge[file] !== value),
    ).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'data:image/svg+xml,x',
    '//evil.example/x',
  ])('are not shown where they are %j', (address) => {
    const drawn = [
      [avatarDefinition, AvatarView, { name: 'A', image: address }],
      [promoCardDefinition, PromoCardView, { title: 'A', image: address }],
      [carouselSlideDefinition, CarouselSlideView, { title: 'A', image: address }],
      [gameCardDefinition, GameCardView, { title: 'A', image: address }],
      [
        videoDefinition,
        VideoView,
        {
          label: 'A',
          src: address,
          poster: address,
          captions: [{ src: address, language: 'en', label: 'A' }],
        },
      ],
      [sliderVerificationDefinition, SliderVerificationView, { label: 'A', puzzle: address, piece: address }],
    ] as const;
    for (const [definition, view, props] of drawn) {
      const { container, unmount } = renderView(definition, view as View<never>, props);
      expect(container.querySelector('img, video, [role=img]'), definition.type).not.toBeNull();
      expect(container.querySelectorAll('[src], [poster]'), definition.type).toHaveLength(0);
      unmount();
    }
  });

  it('are shown where they are paths, https or a picture', () => {
    for (const image of ['/media/a.png', 'https://cdn.example/a.png', 'data:image/png;base64,AA==']) {
      const { container, unmount } = renderView(promoCardDefinition, PromoCardView as View<never>, {
        title: 'A',
        image,
      });
      expect(container.querySelector('img')?.getAttribute('src')).toBe(image);
      unmount();
    }
  });
});
