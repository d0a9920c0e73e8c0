// A few sounds made of tones and noise, without any files.
import { settings } from "../settings.svelte";

export type Sound = "turn" | "step" | "dice" | "won" | "lost" | "over";
/** Pitches in hertz, one after the other; `dice` is noise. */
const TUNES: Record<Exclude<Sound, "dice">, number[]> = {
  turn: [523, 784],
  step: [196],
  won: [392, 523, 659, 784],
  lost: [311, 233, 175],
  over: [523, 659, 784, 1047],
};
const NOTE = 0.11;
let context: AudioContext | undefined;

export function playSound(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const on = context;
  if (sound === "dice") rattle(on);
  else for (const [i, pitch] of TUNES[sound].entries()) note(on, pitch, on.currentTime + i * NOTE);
}

function note(on: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(on, { type: "triangle", frequency: pitch });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.12, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 2 * NOTE);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + 2 * NOTE);
}

function rattle(on: AudioContext): void {
  const length = Math.floor(on.sampleRate * 0.35);
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) {
    const knock = Math.exp(-((i % (length / 5)) / on.sampleRate) * 120);
    data[i] = (Math.random() * 2 - 1) * knock * (1 - i / length) * 0.35;
  }
  const source = new AudioBufferSourceNode(on, { buffer });
  source.connect(new BiquadFilterNode(on, { type: "bandpass", frequency: 1800, Q: 0.8 })).connect(on.destination);
  source.start();
}

/** Sounds by event. */
export function soundOf(key: string): Sound | "" {
  if (/^(rolled|dice-rolled)$/.test(key)) return "dice";
  if (/^(won|beat)$/.test(key)) return "won";
  if (/^(lost|failed|fell)$/.test(key)) return "lost";
  return /^(stepped|moved|tile-laid|played)$/.test(key) ? "step" : "";
}
