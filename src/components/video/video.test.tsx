// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMatchMedia } from '../match-media.fake.ts';
import { renderView } from '../render-definition.fake.tsx';
import { videoDefinition } from './video.definition.ts';
import { VideoView } from './video.tsx';

const props = {
  src: '/film.webm',
  label: 'A draw',
  captions: [
    { src: '/film.en.vtt', language: 'en-GB', label: 'English' },
    { src: '/film.ar.vtt', language: 'ar', label: 'العربية' },
  ],
};
let restore = (): void => undefined;
const play = vi.fn(() => Promise.resolve());
beforeEach(() => {
  play.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(() => {
  restore();
  vi.restoreAllMocks();
});
const findFilm = () => screen.getByLabelText<HTMLVideoElement>('A draw');

describe('Video', () => {
  it('waits for the person, with controls and the captions of the language', () => {
    restore = fakeMatchMedia(() => false);
    renderView(videoDefinition, VideoView, props);
    expect([findFilm().controls, findFilm().muted, play.mock.calls.length]).toEqual([true, false, 0]);
    const tracks = [...findFilm().querySelectorAll('track')];
    expect(tracks.map((track) => [track.getAttribute('srclang'), track.hasAttribute('default')])).toEqual([
      ['en-GB', true],
      ['ar', false],
    ]);
  });

  it('plays a silent loop automatically, muted, with its controls', () => {
    restore = fakeMatchMedia(() => false);
    renderView(videoDefinition, VideoView, { ...props, silent: true });
    expect([play.mock.calls.length, findFilm().muted, findFilm().loop, findFilm().controls]).toEqual([
      1,
      true,
      true,
      true,
    ]);
  });

  it('stands still under reduced motion', () => {
    restore = fakeMatchMedia((query) => query.includes('reduced-motion'));
    renderView(videoDefinition, VideoView, { ...props, silent: true });
    expect(play).not.toHaveBeenCalled();
  });

  it('says when the film does not come and tries again', () => {
    restore = fakeMatchMedia(() => false);
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
    renderView(videoDefinition, VideoView, props);
    fireEvent.error(findFilm());
    expect(screen.getByRole('alert').textContent).toContain('The video couldn’t load.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
