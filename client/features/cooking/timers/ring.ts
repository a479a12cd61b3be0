import { allowedSound } from '#client/features/cooking/timers/sound.ts'

/** Three short tones, and a phone's shake. */
export function ring(): void {
  navigator.vibrate?.([300, 150, 300, 150, 300])
  const sound = allowedSound()
  if (!sound) return
  for (const at of [0, 0.5, 1]) {
    const tone = sound.createOscillator()
    const volume = sound.createGain()
    tone.frequency.value = 880
    volume.gain.setValueAtTime(0.25, sound.currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + 0.4)
    tone.connect(volume).connect(sound.destination)
    tone.start(sound.currentTime + at)
    tone.stop(sound.currentTime + at + 0.4)
  }
}
