let sound: AudioContext | null = null

/** Browsers let a page sound only if it was asked for by a press: to be called from one. */
export function allowSound(): void {
  sound ??= new AudioContext()
  void sound.resume()
}

/** By what the page may sound; null before a press. */
export const allowedSound = () => sound
