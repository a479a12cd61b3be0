/**
 * Where the program draws itself. A page that came drawn stays in sight until the same page of the program has its heading and the fields
 * in which somebody may be typing; then the two change places, and 'drawn' is heard.
 */
export function placeOfApp(): HTMLElement {
  const drawn = document.getElementById('root')!
  if (!drawn.hasChildNodes()) return drawn
  const place = document.createElement('div')
  place.hidden = true
  drawn.after(place)
  let isLate = false
  const look = () => {
    if (!place.querySelector('main h1') || (!isLate && fieldsIn(place) < fieldsIn(drawn))) return
    watcher.disconnect()
    drawn.remove()
    place.id = 'root'
    place.hidden = false
    document.dispatchEvent(new Event('drawn'))
  }
  const watcher = new MutationObserver(look)
  watcher.observe(place, { childList: true, subtree: true })
  // a page that has fewer of them is not waited for
  setTimeout(() => {
    isLate = true
    if (place.hidden) look()
  }, patience)
  return place
}

const patience = 5000
const fieldsIn = (page: HTMLElement) => page.querySelectorAll('input, textarea, select').length
