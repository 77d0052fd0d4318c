/** [2.3.35] [4.3.8] [9.0.39] */
export const SCROLLED_PX = 100
/** Less than this, in px, is no direction. */
const STEP_PX = 6

/** Marks the document while it is scrolled, and says in which direction: the header's styles read it. */
export const followScroll = (): (() => void) => {
  const { dataset } = document.documentElement
  let last = scrollY
  const look = () => {
    if (scrollY <= SCROLLED_PX) delete dataset['scrolled']
    else if (Math.abs(scrollY - last) >= STEP_PX || !dataset['scrolled'])
      dataset['scrolled'] = scrollY > last ? 'down' : 'up'
    else return
    last = scrollY
  }
  look()
  addEventListener('scroll', look, { passive: true })
  return () => {
    removeEventListener('scroll', look)
    delete dataset['scrolled']
  }
}
