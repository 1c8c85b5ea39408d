/** Short sounds, made on the spot, and silent until they are asked for. */
import { settings } from '../store/settings.ts';

/** A tone: its height in hertz, when it begins and how long it lasts in seconds, how loud it is. */
type Tone = readonly [height: number, from: number, length: number, loudness: number];

const SOUNDS = {
  place: [
    [196, 0, 0.09, 0.25],
    [294, 0.05, 0.12, 0.2],
  ],
  roll: [
    [900, 0, 0.03, 0.08],
    [1100, 0.07, 0.03, 0.07],
    [800, 0.13, 0.03, 0.08],
    [600, 0.2, 0.05, 0.1],
  ],
  card: [
    [520, 0, 0.04, 0.12],
    [390, 0.05, 0.06, 0.1],
  ],
  points: [
    [523, 0, 0.14, 0.15],
    [659, 0.1, 0.14, 0.15],
    [784, 0.2, 0.24, 0.15],
  ],
  over: [
    [392, 0, 0.2, 0.15],
    [523, 0.18, 0.2, 0.15],
    [659, 0.36, 0.2, 0.15],
    [784, 0.54, 0.5, 0.15],
  ],
} as const satisfies Record<string, readonly Tone[]>;

/** One of the sounds. */
export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Plays a sound if sound is on. */
export function sound(name: SoundName): void {
  if (!settings.value.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[name]) play(context, tone);
}

function play(audio: AudioContext, [height, from, length, loudness]: Tone): void {
  const begin = audio.currentTime + from;
  const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency: height });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}
