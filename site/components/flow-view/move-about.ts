/** Moving about in a drawing that is larger than its region: closer, further, dragged. */

export interface MovingAbout {
  /** By a factor; without it, as it was at first. */
  readonly zoom: (factor?: number) => void
  readonly stop: () => void
}

export const STEP = 1.3
const MOST = 4
const LEAST = 0.4

/** @param region scrolls, and holds one `svg` that says how wide it usually is */
export const moveAbout = (region: HTMLElement): MovingAbout => {
  let scale = 1
  const zoom = (factor?: number) => {
    const drawing = region.querySelector('svg')
    if (!drawing) return
    const before = drawing.clientWidth
    scale = factor === undefined ? 1 : Math.min(MOST, Math.max(LEAST, scale * factor))
    const usual = Math.max(Number(drawing.getAttribute('width')), region.clientWidth)
    drawing.style.minWidth = factor === undefined ? '' : '0'
    drawing.style.width = factor === undefined ? '' : `${usual * scale}px`
    // What stood in the middle stays there.
    const grown = drawing.clientWidth / before
    const { clientWidth: width, clientHeight: height } = region
    region.scrollLeft = (region.scrollLeft + width / 2) * grown - width / 2
    region.scrollTop = (region.scrollTop + height / 2) * grown - height / 2
  }
  const onKey = (event: KeyboardEvent) => {
    const factor = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': undefined }
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in factor)) return
    event.preventDefault()
    zoom(factor[event.key as keyof typeof factor])
  }
  region.addEventListener('keydown', onKey)
  region.addEventListener('pointermove', drag)
  return {
    zoom,
    stop: () => {
      region.removeEventListener('keydown', onKey)
      region.removeEventListener('pointermove', drag)
    },
  }
}

/** Fingers scroll by themselves. */
const drag = ({ buttons, pointerType, movementX, movementY, currentTarget }: PointerEvent) => {
  if (buttons === 1 && pointerType === 'mouse' && currentTarget instanceof Element)
    currentTarget.scrollBy(-movementX, -movementY)
}
