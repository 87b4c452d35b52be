// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { audioPlayerDefinition } from './audio-player.definition.ts';
import { AudioPlayerView } from './audio-player.tsx';

const props = { src: '/draw.wav', label: 'The draw' };
const show = (more: Record<string, unknown> = {}) =>
  renderView(
    audioPlayerDefinition,
    AudioPlayerView,
    { ...props, ...more },
    {
      slots: { transcript: 'Eight, one, four' },
    },
  );
const findSound = () => screen.getByLabelText<HTMLAudioElement>('The draw');
afterEach(() => vi.restoreAllMocks());

describe('AudioPlayer', () => {
  it('waits for the person, with controls, and has its words for reading', async () => {
    show();
    expect([findSound().controls, findSound().autoplay]).toEqual([true, false]);
    const words = screen.getByText('Read the transcript').closest('details');
    expect(words?.open).toBe(false);
    await userEvent.click(screen.getByText('Read the transcript'));
    expect([words?.open, words?.textContent]).toEqual([true, expect.stringContaining('Eight, one, four')]);
  });

  it('tells that it plays and has ended', () => {
    const { emit } = show();
    fireEvent.play(findSound());
    fireEvent.ended(findSound());
    expect(emit.mock.calls).toEqual([['play'], ['end']]);
  });

  it('says when the recording does not come, and tries again', async () => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
    show();
    fireEvent.error(findSound());
    expect(screen.getByRole('alert').textContent).toContain('The recording couldn’t load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes no address that runs something', () => {
    show({ src: 'javascript:alert(1)' });
    expect(findSound().hasAttribute('src')).toBe(false);
  });
});
