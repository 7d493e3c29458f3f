/**
 * Small sounds, off unless somebody wants them. They are made when they are needed, by a few tones and a little
 * noise, so there is no file to load. A browser lets nothing be heard before the first click or key; until then,
 * and where there is no sound at all, this is silent and never fails.
 */
import { useSettings } from "../settings.ts";

export type Sound = "play" | "gain" | "shuffle" | "turn" | "attack" | "over";

/** Louder than this would startle. */
const LOUDEST = 0.3;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** The way to the loudspeaker; null if there is none, or not yet. */
function audio(): AudioContext | null {
  try {
    if (navigator.userActivation?.hasBeenActive === false) return null;
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => {});
    return context;
  } catch {
    return null;
  }
}

/** Out of silence and back into it, at a volume. */
function swell(to: AudioContext, at: number, seconds: number, volume: number): GainNode {
  const gain = to.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(to.destination);
  return gain;
}

interface Shape {
  readonly volume: number;
  readonly after?: number;
  readonly seconds: number;
}

function tone(to: AudioContext, hertz: number, { volume, after = 0, seconds }: Shape): void {
  const at = to.currentTime + after;
  const source = to.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(hertz, at);
  source.connect(swell(to, at, seconds, volume));
  source.start(at);
  source.stop(at + seconds);
}

/** Paper on cloth: noise of which a band is let through. */
function rustle(to: AudioContext, hertz: number, { volume, after = 0, seconds }: Shape): void {
  const at = to.currentTime + after;
  if (noise === null) {
    noise = to.createBuffer(1, to.sampleRate / 2, to.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = to.createBufferSource();
  source.buffer = noise;
  const band = to.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(hertz, at);
  source.connect(band).connect(swell(to, at, seconds, volume));
  source.start(at);
  source.stop(at + seconds);
}

const MAKE: Readonly<Record<Sound, (to: AudioContext, volume: number) => void>> = {
  play: (to, volume) => rustle(to, 1800, { volume, seconds: 0.09 }),
  gain: (to, volume) => {
    tone(to, 659, { volume: volume * 0.6, seconds: 0.16 });
    tone(to, 988, { volume: volume * 0.5, after: 0.06, seconds: 0.22 });
  },
  shuffle: (to, volume) => {
    for (let i = 0; i < 6; i++) rustle(to, 2400, { volume: volume * 0.6, after: i * 0.055, seconds: 0.05 });
  },
  turn: (to, volume) => {
    tone(to, 523, { volume, seconds: 0.22 });
    tone(to, 784, { volume, after: 0.13, seconds: 0.35 });
  },
  attack: (to, volume) => {
    tone(to, 147, { volume, seconds: 0.28 });
    rustle(to, 300, { volume, seconds: 0.14 });
  },
  over: (to, volume) => {
    for (const [i, hertz] of [392, 523, 659, 784].entries())
      tone(to, hertz, { volume, after: i * 0.14, seconds: 0.5 });
  },
};

export function sound(which: Sound): void {
  const { sounds, volume } = useSettings.getState();
  if (!sounds) return;
  const to = audio();
  if (to === null) return;
  try {
    MAKE[which](to, volume * LOUDEST);
  } catch {
    // A device may lose its sound at any time. The game goes on.
  }
}
