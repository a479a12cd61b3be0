/** Gives an element the focus as it appears, where what had it before is gone; for `ref`, with tabIndex -1 unless it can have it anyway. */
export function takeFocus(node: HTMLElement | null): void {
  node?.focus()
}
