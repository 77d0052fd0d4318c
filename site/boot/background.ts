import { BACKGROUND_DELAY_MS } from './delays.ts'
import { listen } from './listen.ts'
import { moved } from './moved.ts'
import { dataset } from './root.ts'

export const startBackground = (): void => {
  setTimeout(start, BACKGROUND_DELAY_MS)
  listen(['scroll', 'mousemove', 'touchstart'], start)
}

const start = (event?: Event) => {
  if (!event || moved(event)) dataset['background'] ??= 'on'
}
