import { pictureTypes } from '#contract/pictures.ts'

/**
 * Why a file cannot be a picture, or nothing; `largest` in bytes, for a place that takes no larger ones. The server looks
 * into it; this saves the way there.
 */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>, largest?: number): string | undefined {
  if (!pictureTypes.some((known) => known === type)) return 'Please choose a JPEG, PNG or WebP picture.'
  if (size === 0) return 'This file is empty. Please choose another one.'
  if (largest !== undefined && size > largest)
    return `The picture is larger than ${largest / 1024 / 1024} MB. Please choose a smaller one.`
  return undefined
}

/** For a file that says it is a picture and is none. */
export const unreadable = 'We can’t read this file as a picture. Please choose another one.'
