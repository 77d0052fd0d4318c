import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Button, ButtonLink, IconButton } from '#ui/button'
import { Icon } from '#ui/icon'
import * as css from './tour-bar.css.ts'

export interface TourBarWords {
  /** Names the region. */
  name: string
  /** « Étape 2 sur 7 » */
  position: (stop: number, stops: number) => string
  previous: string
  leave: string
}

export interface TourBarProps {
  words: TourBarWords
  /** Which stop, from 1, of how many. */
  stop: number
  stops: number
  /** Her head. */
  character: ReactNode
  /** What she says here: two sentences at most. */
  children: ReactNode
  /** Address of the stop before. */
  previous?: string | undefined
  /** The way on: where it leads to, or without an address, what it does. */
  next: { label: string; href?: string | undefined }
  /** It has just been asked for: the keyboard goes on from here. */
  takesFocus?: boolean
  /** Also by Escape. */
  onLeave: () => void
}

/** A guided tour, at the foot of every page it leads through; one may leave it at any moment. */
export function TourBar(props: TourBarProps): ReactElement {
  const { words, stop, stops, character, children, previous, next, onLeave } = props
  const { takesFocus = false } = props
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) bar.current?.focus(STAY)
  }, [takesFocus])
  const left = useRef(stop)
  const go = () => (left.current = stop)
  // Before the page around it sends the focus elsewhere.
  useLayoutEffect(() => {
    // The last way on is another kind of control: whoever took the one before is still here.
    if (left.current === stop - 1 && document.activeElement === document.body)
      bar.current?.focus(STAY)
  }, [stop])
  const keys = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onLeave()
    },
  }
  return (
    <aside ref={bar} className={css.bar} aria-label={words.name} tabIndex={-1} {...keys}>
      <div className={css.head}>{character}</div>
      <div className={css.words}>
        <p className={css.position}>
          {words.position(stop, stops)}
          <span className={css.way} aria-hidden="true">
            {Array.from({ length: stops }, (_, index) => (
              <i key={index} data-done={index < stop || undefined} />
            ))}
          </span>
        </p>
        <output className={css.said}>{children}</output>
      </div>
      <div className={css.ways}>
        {previous !== undefined && (
          <ButtonLink size="s" href={previous}>
            {words.previous}
          </ButtonLink>
        )}
        {next.href === undefined ? (
          <Button size="s" variant="solid" onClick={onLeave}>
            {next.label}
          </Button>
        ) : (
          <ButtonLink size="s" variant="solid" href={next.href} onClick={go}>
            {next.label}
            <Icon name="arrow" />
          </ButtonLink>
        )}
      </div>
      <IconButton className={css.leave} label={words.leave} onClick={onLeave}>
        <Icon name="x" />
      </IconButton>
    </aside>
  )
}

const STAY = { preventScroll: true } as const
