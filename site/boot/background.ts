/** [9.0.49] The background starts after this, or on the first scroll, mouse move or touch. */
export const BACKGROUND_DELAY_MS = 300
const EARLIER = ['scroll', 'mousemove', 'touchstart'] as const

export const startBackground = (): void => {
  const start = () => {
    document.documentElement.dataset['background'] = 'on'
    for (const type of EARLIER) removeEventListener(type, start)
  }
  setTimeout(start, BACKGROUND_DELAY_MS)
  for (const type of EARLIER) addEventListener(type, start, { once: true, passive: true })
}
