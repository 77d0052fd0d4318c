import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Button } from '#ui/button'
import { scrollRegion } from '#ui/scroll-region'
import * as css from './flow-view.css.ts'
import { moveAbout, STEP, type MovingAbout } from './move-about.ts'

export interface FlowViewProps {
  id?: string
  /** The drawing, made at build from our own data. */
  html: string
  /** Names the region that scrolls; unique in the page. */
  name: string
  caption: ReactNode
  words: { larger: string; smaller: string; whole: string }
}

/** A flow that one moves about in and looks at more closely: by keys, by buttons, by dragging. */
export function FlowView({ id, html, name, caption, words }: FlowViewProps): ReactElement {
  const stage = useRef<HTMLDivElement>(null)
  const moving = useRef<MovingAbout>(undefined)
  useEffect(() => {
    const { current } = stage
    if (!current) return undefined
    const about = moveAbout(current)
    moving.current = about
    return about.stop
  }, [])
  return (
    <figure className={css.figure}>
      <div
        ref={stage}
        id={id}
        className={css.stage}
        {...scrollRegion(name)}
        aria-keyshortcuts="+ - 0"
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <figcaption className={css.caption} data-shared="">
        <span>{caption}</span>
        <span className={css.controls}>
          <Button
            size="s"
            variant="ghost"
            aria-label={words.smaller}
            onClick={() => moving.current?.zoom(1 / STEP)}
          >
            −
          </Button>
          <Button
            size="s"
            variant="ghost"
            aria-label={words.larger}
            onClick={() => moving.current?.zoom(STEP)}
          >
            +
          </Button>
          <Button size="s" variant="ghost" onClick={() => moving.current?.zoom()}>
            {words.whole}
          </Button>
        </span>
      </figcaption>
    </figure>
  )
}
