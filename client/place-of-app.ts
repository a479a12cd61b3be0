/**
 * Where the program draws itself. A page that came drawn stays in sight until the same page of the program has its heading, and
 * nothing of it is still on its way; then the two change places, 'taking-place' being heard before and 'drawn' after it.
 */
export function placeOfApp(): HTMLElement {
  const drawn = document.getElementById('root')!
  if (!drawn.hasChildNodes()) return drawn
  const place = document.createElement('div')
  place.hidden = true
  drawn.after(place)
  const watcher = new MutationObserver(() => {
    if (!place.querySelector('main h1') || place.querySelector('[aria-busy="true"]')) return
    watcher.disconnect()
    document.dispatchEvent(new CustomEvent('taking-place', { detail: place }))
    drawn.remove()
    place.id = 'root'
    place.hidden = false
    document.dispatchEvent(new Event('drawn'))
  })
  watcher.observe(place, { childList: true, subtree: true })
  return place
}
