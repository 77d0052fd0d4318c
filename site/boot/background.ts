import { moved } from './moved.ts'

/** [9.0.49] The background starts after this, or on the first scroll, mouse move or touch. */
export const BACKGROUND_DELAY_MS = 300

export const startBackground = (): void => {
  setTimeout(start, BACKGROUND_DELAY_MS)
  for (const type of ['scroll', 'mousemove', 'touchstart'])
    addEventListener(type, start, { passive: true })
}

const start = (event?: Event) => {
  if (!event || moved(event)) document.documentElement.dataset['background'] ??= 'on'
}
