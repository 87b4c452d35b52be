import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Glyph } from '../../components/glyph.tsx';

export interface SoundPlayerProps {
  /** WAV in base64, or nothing while it loads. */
  readonly sound: string | null;
  /** Opened where the person pressed: browsers let no other one sound. */
  readonly audio: AudioContext | null;
  /** Whether a person asked for this sound and waits for it. */
  readonly isAwaited: () => boolean;
  readonly classes: Readonly<Record<string, string>>;
  readonly say: (word: 'play' | 'stop' | 'silent') => string;
  /** The sound begins: the person types while listening. */
  readonly onStart: () => void;
}

/** iPhones keep web sound silent with their ringer, unless it is named playback. */
function nameAsPlayback(): void {
  const { audioSession } = navigator as Navigator & { readonly audioSession?: { type: string } };
  if (audioSession !== undefined) audioSession.type = 'playback';
}

async function startSound(audio: AudioContext | null, sound: string): Promise<AudioBufferSourceNode> {
  if (audio === null) throw new Error('This browser plays no sound.');
  nameAsPlayback();
  await audio.resume();
  const source = audio.createBufferSource();
  source.buffer = await audio.decodeAudioData(
    Uint8Array.from(atob(sound), (character) => character.charCodeAt(0)).buffer,
  );
  source.connect(audio.destination);
  source.start();
  return source;
}

/** Plays the digits of a captcha, once for each press. Fetched with the first press of “Listen”. */
export const SoundPlayer = (props: SoundPlayerProps): ReactNode => {
  const { sound, audio, isAwaited, classes, say, onStart } = props;
  const [state, setState] = useState<'quiet' | 'playing' | 'failed'>('quiet');
  const playing = useRef<AudioBufferSourceNode | null>(null);
  const stop = (): void => {
    playing.current?.stop();
    playing.current = null;
    setState('quiet');
  };
  const play = async (content: string): Promise<void> => {
    setState('playing');
    onStart();
    try {
      const source = await startSound(audio, content);
      playing.current = source;
      source.addEventListener('ended', () => {
        if (playing.current === source) stop();
      });
    } catch {
      setState('failed');
    }
  };
  const playAwaited = (content: string): void => void (isAwaited() ? play(content) : undefined);
  const begin = useRef(playAwaited);
  begin.current = playAwaited;
  useEffect(() => {
    if (sound !== null) begin.current(sound);
    return stop;
  }, [sound]);
  const isPlaying = state === 'playing';
  return (
    <>
      <button
        type="button"
        className={classes['player']}
        aria-disabled={sound === null}
        onClick={() => {
          if (isPlaying) stop();
          else if (sound !== null) void play(sound);
        }}
      >
        <Glyph name={isPlaying ? 'pause' : 'play'} className={classes['icon']} />
        {say(isPlaying ? 'stop' : 'play')}
      </button>
      <span className={classes['error']} role="status">
        {state === 'failed' && say('silent')}
      </span>
    </>
  );
};
