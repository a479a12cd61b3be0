import { isAnythingKept } from '#client/kept.ts'

/*
 * The landing page comes drawn, for who has nothing here yet: its links are links, and the program itself comes at the
 * first press of a button, which is then pressed again.
 */
const { app } = document.querySelector<HTMLElement>('script[data-app]')!.dataset
let isStarting = false

function start(): void {
  isStarting = true
  void import(/* @vite-ignore */ app!)
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || isStarting) return
  const place = [...document.querySelectorAll('button')].indexOf(button)
  document.addEventListener('drawn', () => document.querySelectorAll('button')[place]?.click(), { once: true })
  start()
})
// what is kept may be somebody's: the program knows whose, and what to show of it
if (isAnythingKept()) start()
// the browser brings the page back as it was, also for who has signed in since
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})
