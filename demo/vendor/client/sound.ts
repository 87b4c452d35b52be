import { find, type Sound } from './game-view.ts';

interface Tone {
  /** Seconds after the sound begins. */
  readonly after: number;
  readonly hertz: number;
  /** Seconds. */
  readonly length: number;
  readonly shape: OscillatorType;
  /** From 0 to 1. */
  readonly loudness: number;
}
const sounds: Readonly<Record<Sound, readonly Tone[]>> = {
  press: [{ after: 0, hertz: 520, length: 0.05, shape: 'triangle', loudness: 0.12 }],
  land: [{ after: 0, hertz: 150, length: 0.09, shape: 'triangle', loudness: 0.25 }],
  win: [523.25, 659.25, 783.99, 1_046.5].map((hertz, index) => ({
    after: index * 0.11,
    hertz,
    length: 0.28,
    shape: 'sine' as const,
    loudness: 0.16,
  })),
};

function playTone(context: AudioContext, { after, hertz, length, shape, loudness }: Tone): void {
  const start = context.currentTime + after;
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  voice.type = shape;
  voice.frequency.value = hertz;
  volume.gain.setValueAtTime(loudness, start);
  // A tone that is cut off clicks.
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

/** The switch for sound in the head of the page; it is off until the player switches it on. */
export function createSound(): (sound: Sound) => void {
  const button = find('sound');
  let context: AudioContext | null = null;
  const hear = (sound: Sound): void => {
    if (context === null || button.getAttribute('aria-pressed') !== 'true') return;
    for (const tone of sounds[sound]) playTone(context, tone);
  };
  button.addEventListener('click', () => {
    const isOn = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isOn));
    // Browsers let a page be heard after a press alone.
    context ??= new AudioContext();
    hear('press');
  });
  return hear;
}
