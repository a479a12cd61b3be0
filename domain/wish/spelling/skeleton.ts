/** Consonants as they sound: 'chikin' and 'chicken' are one. */
export function skeleton(word: string): string {
  return word
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/kch/g, 'ch')
    .replace(/ph/g, 'f')
    .replace(/z/g, 's')
    .replace(/(.)[aeiouyh]+/g, '$1')
    .replace(/(.)\1+/g, '$1')
}
