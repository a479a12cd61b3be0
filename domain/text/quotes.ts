/** A sentence with its commas and periods inside the quotation marks, as Americans print them. */
export function punctuatedInside(sentence: string): string {
  return sentence.replace(/”([,.])/g, '$1”')
}
