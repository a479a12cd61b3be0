import { useEffect, useRef } from 'react'

/** Puts the focus, after the next drawing, on a row that has just come, or that moved. */
export function useRowFocus(idOf: (key: number) => string): (key: number, atEnd?: boolean) => void {
  const wanted = useRef<{ key: number; atEnd: boolean } | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    const { key, atEnd } = wanted.current
    const field = document.getElementById(idOf(key))
    wanted.current = null
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    field.focus()
    const at = atEnd ? field.value.length : field.selectionStart
    field.setSelectionRange(at, at)
  })
  return (key, atEnd = false) => {
    wanted.current = { key, atEnd }
  }
}
