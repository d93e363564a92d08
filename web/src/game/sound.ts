import { settings } from "../settings/store";

let context: AudioContext | null = null;

/** Browsers let a page sound only after a touch or a key; made then and kept. */
export function unlockSound(): void {
  const unlock = () => {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  };
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, unlock, { passive: true });
}

function ready(): AudioContext | null {
  return settings.value.sounds && context?.state === "running" ? context : null;
}

/** A burst of noise through a narrow band, dying fast: wood on wood. */
function knock(audio: AudioContext, pitch: number, loudness: number, length: number): void {
  const at = audio.currentTime;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * Math.exp((-7 * i) / samples.length);
  }
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 3.5 });
  const body = new OscillatorNode(audio, { type: "sine", frequency: pitch * 0.42 });
  const bodyGain = new GainNode(audio, { gain: 0 });
  const gain = new GainNode(audio, { gain: loudness });
  bodyGain.gain.setValueAtTime(0.5, at);
  bodyGain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(band).connect(gain);
  body.connect(bodyGain).connect(gain);
  gain.connect(audio.destination);
  source.start(at);
  body.start(at);
  body.stop(at + length);
}

/** A piece set down. */
export function moveSound(): void {
  const audio = ready();
  if (audio) knock(audio, 1450, 0.9, 0.09);
}

/** A second of the last ten. */
export function tickSound(): void {
  const audio = ready();
  if (audio) knock(audio, 2600, 0.25, 0.03);
}

/** The game is over: two calm strokes. */
export function endSound(): void {
  const audio = ready();
  if (!audio) return;
  knock(audio, 520, 0.8, 0.35);
  setTimeout(() => knock(audio, 390, 0.8, 0.5), 260);
}

/** Says the seconds left, in the reader's language. */
export function speakSeconds(seconds: number, lang: string): void {
  if (!settings.value.voice || !("speechSynthesis" in window)) return;
  const words = new SpeechSynthesisUtterance(String(seconds));
  words.lang = { "zh-Hans": "zh-CN", "zh-Hant": "zh-TW", ja: "ja-JP", en: "en-GB" }[lang] ?? lang;
  words.rate = 1.3;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
