/** Gives an element the focus as it appears, where what had it before is gone; for `ref`, with tabIndex -1. */
export function takeFocus(node: HTMLElement | null): void {
  node?.focus()
}
