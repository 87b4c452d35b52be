// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { captchaInputDefinition } from './captcha-input.definition.ts';
import { CaptchaInputView } from './captcha-input.tsx';

const props = { label: 'Letters', image: 'iVBORw0KGgo=', alt: 'Letters to type' };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('CaptchaInput', () => {
  it('shows the picture that the platform sends as base64', () => {
    renderView(captchaInputDefinition, CaptchaInputView, props);
    expect(screen.getByRole('img', { name: 'Letters to type' }).getAttribute('src')).toBe(
      'data:image/png;base64,iVBORw0KGgo=',
    );
  });

  it('marks that it has to be filled in, as every field does', () => {
    renderView(captchaInputDefinition, CaptchaInputView, props);
    expect(screen.getByTitle('Required').textContent).toBe('*');
    expect(screen.getByRole('textbox', { name: 'Letters' }).getAttribute('aria-required')).toBe('true');
  });

  it('asks for another picture at most once a second', () => {
    const { emit } = renderView(captchaInputDefinition, CaptchaInputView, props);
    const button = screen.getByRole('button', { name: 'Show another picture' });
    fireEvent.click(button);
    fireEvent.click(button);
    act(() => void vi.advanceTimersByTime(999));
    fireEvent.click(button);
    expect(emit).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(1));
    fireEvent.click(button);
    expect(emit.mock.calls).toEqual([['refresh'], ['refresh']]);
  });

  it('asks for another picture after the pause that the brand wants', () => {
    const { emit } = renderView(captchaInputDefinition, CaptchaInputView, { ...props, pause: 3000 });
    const button = screen.getByRole('button', { name: 'Show another picture' });
    fireEvent.click(button);
    act(() => void vi.advanceTimersByTime(2999));
    fireEvent.click(button);
    expect(emit).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(1));
    fireEvent.click(button);
    expect(emit).toHaveBeenCalledTimes(2);
  });

  it('forgets the answer to the picture before', () => {
    const { emit, update } = renderView(captchaInputDefinition, CaptchaInputView, props);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Letters' });
    fireEvent.change(input, { target: { value: 'ab12' } });
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', { value: 'ab12' });
    update({ ...props, image: 'iVBORw0KGgo2' });
    expect(input.value).toBe('');
  });

  it('says its error at the input', () => {
    renderView(captchaInputDefinition, CaptchaInputView, { ...props, error: 'Not the same' });
    const input = screen.getByRole('textbox');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Not the same',
    );
  });
});

/** Sound as a browser makes it, which a person hears to its end or stops. */
class AudioFake {
  static readonly sources: AudioSourceFake[] = [];
  static canRead = true;
  readonly destination = {};
  readonly resume = (): Promise<void> => Promise.resolve();
  readonly close = (): Promise<void> => Promise.resolve();
  readonly decodeAudioData = (data: ArrayBuffer): Promise<ArrayBuffer> =>
    AudioFake.canRead ? Promise.resolve(data) : Promise.reject(new Error('not a sound'));
  readonly createBufferSource = (): AudioSourceFake => {
    const source = new AudioSourceFake();
    AudioFake.sources.push(source);
    return source;
  };
}
class AudioSourceFake extends EventTarget {
  readonly connect = vi.fn();
  readonly start = vi.fn();
  readonly stop = vi.fn();
}

describe('CaptchaInput, heard', () => {
  const hearing = { ...props, image: null, hears: true, sound: btoa('RIFF') };
  const settle = () => act(() => vi.advanceTimersByTimeAsync(1_000));
  const playsOf = () => AudioFake.sources.map(({ start }) => start.mock.calls.length);
  const listen = async () => {
    const view = renderView(captchaInputDefinition, CaptchaInputView, props);
    fireEvent.click(screen.getByRole('button', { name: 'Listen instead' }));
    view.update({ ...hearing, sound: null, busy: true });
    await settle();
    view.update(hearing);
    await settle();
    return view;
  };
  // Fetched before: its coming is no matter of fake time.
  beforeAll(() => import('./sound-player.tsx'));
  beforeEach(() => {
    AudioFake.sources.length = 0;
    AudioFake.canRead = true;
    vi.stubGlobal('AudioContext', AudioFake);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('asks for digits with a press, plays them and takes the person to the field', async () => {
    const { emit } = await listen();
    expect(emit.mock.calls).toEqual([['listen']]);
    expect(screen.queryByRole('img')).toBeNull();
    const input = screen.getByRole('textbox', { name: 'Type the digits you hear' });
    expect([document.activeElement, input.getAttribute('inputmode')]).toEqual([input, 'numeric']);
    expect(playsOf()).toEqual([1]);
  });

  it('stops with a press, and plays the same digits again, as often as the person wants', async () => {
    await listen();
    fireEvent.click(screen.getByRole('button', { name: 'Stop digits' }));
    expect(AudioFake.sources[0]?.stop).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Play digits' }));
    await settle();
    act(() => void AudioFake.sources[1]?.dispatchEvent(new Event('ended')));
    fireEvent.click(screen.getByRole('button', { name: 'Play digits' }));
    await settle();
    expect(playsOf()).toEqual([1, 1, 1]);
  });

  it('plays nothing automatically: digits after a wrong answer wait for a press', async () => {
    const { update } = await listen();
    update({ ...hearing, sound: btoa('RIFF, others'), error: 'Not the same' });
    await settle();
    expect(playsOf()).toEqual([1]);
    fireEvent.click(screen.getByRole('button', { name: 'Play digits' }));
    await settle();
    expect(playsOf()).toEqual([1, 1]);
  });

  it('plays other digits that were asked for, and goes back to a picture', async () => {
    const { emit, update } = await listen();
    fireEvent.click(screen.getByRole('button', { name: 'Hear other digits' }));
    update({ ...hearing, sound: btoa('RIFF, others') });
    await settle();
    expect(playsOf()).toEqual([1, 1]);
    fireEvent.click(screen.getByRole('button', { name: 'Show a picture instead' }));
    update({ ...props });
    expect(emit.mock.calls).toEqual([['listen'], ['refresh'], ['look']]);
    expect(AudioFake.sources[1]?.stop).toHaveBeenCalled();
    expect(screen.getByRole('img', { name: 'Letters to type' })).toBeTruthy();
  });

  it('says where the browser cannot play it', async () => {
    AudioFake.canRead = false;
    await listen();
    expect(screen.getByRole('status').textContent).toBe('The sound couldn’t play. Show a picture instead.');
  });
});
