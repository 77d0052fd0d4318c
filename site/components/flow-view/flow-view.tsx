import {
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Button } from '#ui/button'
import { scrollRegion } from '#ui/scroll-region'
import * as css from './flow-view.css.ts'

export interface FlowViewProps {
  id?: string
  /** The drawing, made at build from our own data. */
  html: string
  /** Names the region that scrolls; unique in the page. */
  name: string
  caption: ReactNode
  words: { larger: string; smaller: string; whole: string; keys: string }
}

/** A flow that one moves about in and looks at more closely: by keys, by buttons, by dragging. */
export function FlowView({ id, html, name, caption, words }: FlowViewProps): ReactElement {
  const stage = useRef<HTMLDivElement>(null)
  const scale = useRef(1)
  const zoom = (next: number | undefined) => {
    const { current } = stage
    const drawing = current?.querySelector('svg')
    if (!current || !drawing) return
    const before = drawing.clientWidth
    scale.current = next === undefined ? 1 : Math.min(MOST, Math.max(LEAST, scale.current * next))
    const usual = Number(drawing.getAttribute('width'))
    drawing.style.minWidth = next === undefined ? '' : '0'
    drawing.style.width =
      next === undefined ? '' : `${Math.max(usual, current.clientWidth) * scale.current}px`
    // What stood in the middle stays there.
    const grown = drawing.clientWidth / before
    current.scrollLeft =
      (current.scrollLeft + current.clientWidth / 2) * grown - current.clientWidth / 2
    current.scrollTop =
      (current.scrollTop + current.clientHeight / 2) * grown - current.clientHeight / 2
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoom(STEP)
    else if (event.key === '-') zoom(1 / STEP)
    else if (event.key === '0') zoom(undefined)
    else return
    event.preventDefault()
  }
  const onPointerMove = ({
    buttons,
    pointerType,
    movementX,
    movementY,
    currentTarget,
  }: PointerEvent) => {
    // Fingers scroll by themselves.
    if (buttons !== 1 || pointerType !== 'mouse') return
    currentTarget.scrollBy(-movementX, -movementY)
  }
  return (
    <figure className={css.figure}>
      <div
        ref={stage}
        id={id}
        className={css.stage}
        {...scrollRegion(name)}
        aria-keyshortcuts="+ - 0"
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <figcaption className={css.caption} data-shared="">
        <span>{caption}</span>
        <span className={css.controls}>
          <Button
            size="s"
            variant="ghost"
            aria-label={words.smaller}
            title={words.keys}
            onClick={() => zoom(1 / STEP)}
          >
            −
          </Button>
          <Button
            size="s"
            variant="ghost"
            aria-label={words.larger}
            title={words.keys}
            onClick={() => zoom(STEP)}
          >
            +
          </Button>
          <Button size="s" variant="ghost" onClick={() => zoom(undefined)}>
            {words.whole}
          </Button>
        </span>
      </figcaption>
    </figure>
  )
}

const STEP = 1.3
const MOST = 4
const LEAST = 0.4
