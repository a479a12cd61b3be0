import { largestPicture, pictureTypes } from '#contract/own-data.ts'

/** Why a file cannot be the picture of a profile, or nothing. The server looks into it; this saves the way there. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.some((known) => known === type)) return 'Please choose a JPEG, PNG or WebP picture.'
  if (size === 0) return 'This file is empty. Please choose another one.'
  if (size > largestPicture) return `The picture is larger than ${largestPicture / 1024 / 1024} MB.`
  return undefined
}
