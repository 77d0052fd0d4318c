import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { IconButton } from '../../button/index.ts'
import { Portrait, type Look } from '../living/index.ts'
import { button as ring, place } from '../floating-still/index.ts'
import { Icon } from '../../icon/index.ts'
import { Kbd } from '../../kbd/index.ts'
import { useOpen, type Openable, type OpenReason } from '../../openable/index.ts'
import { join, useRefs, type Attributes } from '../../render/index.ts'
import { Text } from '../../text/index.ts'
import * as css from './floating-companion.css.ts'
import { useStepAside } from './use-step-aside.ts'

export interface FloatingCompanionWords {
  name: string
  /** How she feels, in a word. */
  mood: string
  /** Names her button, folded and unfolded. */
  open: string
  fold: string
  hide: string
  /** What the keys below do: « me rappelle ». */
  recall: string
  keys: readonly string[]
}

export interface FloatingCompanionProps extends Openable, Attributes<'aside', 'children'> {
  look: Look
  words: FloatingCompanionWords
  /** She takes the place of something that had the focus. */
  takesFocus?: boolean
  /** For good: one click, without a question. */
  onHide: () => void
  /** She hops whenever it changes. */
  pulse?: number | undefined
  /** What she says: two sentences at most. */
  speech: ReactNode
  /** Buttons: one offer, and « later ». */
  actions?: ReactNode
}

/**
 * Opale in the corner of every page: a picture until someone turns to her, never in the way. Her root
 * is the `aside`; her bubble folds of itself, for the reason `focus`, where it would cover what has it.
 */
export function FloatingCompanion(props: FloatingCompanionProps): ReactElement {
  const {
    look,
    words,
    open: given,
    defaultOpen,
    onOpenChange,
    takesFocus = false,
    onHide,
    pulse,
    speech,
    actions,
    ref,
    className,
    onKeyDown,
    ...rest
  } = props
  const { open, ask } = useOpen({ open: given, defaultOpen, onOpenChange })
  const corner = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const both = useRefs(corner, ref)
  const aside = useStepAside(corner, bubble, () => void ask(false, 'focus'))
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const fold = (reason: OpenReason) => {
    if (ask(false, reason)) button.current?.focus()
  }
  const keys = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      onKeyDown?.(event)
      if (event.key === 'Escape' && open && !event.defaultPrevented) fold('escape')
    },
  }
  return (
    <aside
      ref={both}
      className={join(place, css.peeks, className)}
      aria-label={words.name}
      data-aside={aside || undefined}
      {...rest}
      {...keys}
    >
      <button
        ref={button}
        type="button"
        className={ring}
        aria-expanded={open}
        aria-label={open ? words.fold : words.open}
        onClick={() => ask(!open, 'trigger')}
      >
        <Portrait look={look} size={64} pulse={pulse} />
      </button>
      {open && (
        <div ref={bubble} className={css.bubble}>
          <div className={css.head}>
            <Text as="span" strong>
              {words.name}
            </Text>
            <Text as="span" size="s" tone="muted">
              {words.mood}
            </Text>
            <IconButton label={words.fold} onClick={() => fold('close')}>
              <Icon name="down" />
            </IconButton>
          </div>
          {speech}
          {actions && <div className={css.offer}>{actions}</div>}
          <div className={css.foot}>
            <button type="button" className={css.hide} onClick={onHide}>
              {words.hide}
            </button>
            <span className={css.recall}>
              <Text as="span" size="xs" tone="muted">
                <Kbd keys={words.keys} /> {words.recall}
              </Text>
            </span>
          </div>
        </div>
      )}
    </aside>
  )
}
