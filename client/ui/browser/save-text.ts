/** Hands a text to the browser as a file to keep. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }))
}

/** The same for a file that is one already. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  saveFrom(address, name)
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** The same for one at an address of ours; where `name` is empty, the server names it. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
