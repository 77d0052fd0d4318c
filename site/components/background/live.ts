/** The part of the background that answers: it comes with the first scroll or move. */
import { BACKGROUND, createField } from '../background-field/index.ts'
import { STILL } from '#ui/theme/media'

/**
 * Puts a canvas in the place of the points that the styles draw, where motion is welcome.
 * @returns what takes it away again
 */
export const live = (box: HTMLElement): (() => void) => {
  const calm = matchMedia(STILL)
  let leave = calm.matches ? undefined : enter(box)
  const choose = () => {
    leave?.()
    leave = calm.matches ? undefined : enter(box)
  }
  calm.addEventListener('change', choose)
  return () => {
    calm.removeEventListener('change', choose)
    leave?.()
  }
}

const enter = (box: HTMLElement): (() => void) => {
  const canvas = document.createElement('canvas')
  // Here, and not in the styles that every page brings.
  Object.assign(canvas.style, { position: 'absolute', inset: 0, width: '100%', height: '100%' })
  box.append(canvas)
  const field = createField(canvas, BACKGROUND)
  const over = new AbortController()
  const options = { passive: true, signal: over.signal }
  const scroll = () => field.aim({ scrolled: scrollY })
  addEventListener('scroll', scroll, options)
  addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y, pointerType }) => {
      // A finger is where one reads: nothing moves under it.
      if (pointerType !== 'touch') field.aim({ x, y, strength: 1 })
    },
    options,
  )
  document.documentElement.addEventListener(
    'pointerleave',
    () => field.aim({ strength: 0 }),
    options,
  )
  const theme = new MutationObserver(() => field.refresh())
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  scroll()
  return () => {
    over.abort()
    theme.disconnect()
    field.stop()
    canvas.remove()
  }
}
