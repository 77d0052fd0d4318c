import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react'
import { Input } from '#ui/input'
import { useLayer, useOpen } from '#ui/openable'
import { placed } from '#ui/popover'
import { Textarea } from '#ui/textarea'
import { useTools } from '../context.ts'
import { useCompletion } from './use-completion.ts'
import * as css from './expression.css.ts'

export interface ExpressionProps {
  readonly value: string
  readonly onValueChange: (text: string) => void
  readonly onBlur: () => void
  /** Enter keeps what is written on a single line. */
  readonly onEnter?: () => void
  readonly isLine: boolean
  /** A template says by its first sign that it holds expressions; within JSON its strings do; code holds none. */
  readonly holds: 'template' | 'json' | 'code'
  readonly className?: string | undefined
  readonly rows?: number
  readonly spellCheck?: boolean
}

type Box = HTMLInputElement | HTMLTextAreaElement

/**
 * A text that may hold expressions: between braces, it offers what the last run really handed on.
 * It stays the plain line or text that it is; arrows lead into the list, Enter takes what they reached.
 */
export function Expression(props: ExpressionProps): ReactElement {
  const { value, onValueChange, onBlur, onEnter, isLine, holds, ...look } = props
  const { words } = useTools()
  const id = useId()
  const box = useRef<Box>(null)
  const completion = useCompletion(value, holds)
  const { options, more, active } = completion
  const state = useOpen({
    open: options.length > 0,
    onOpenChange: (isOpen) => !isOpen && completion.close(),
  })
  const { ref: popup, onToggle } = useLayer<HTMLDivElement>(state, box)
  // Where one goes on writing after a choice.
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    box.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  const take = (at: number) => {
    const taken = completion.take(at)
    if (!taken) return
    caret.current = taken.caret
    onValueChange(taken.text)
  }
  const lookAgain = () => completion.look(box.current?.selectionStart ?? value.length)
  const onKeyDown = (event: KeyboardEvent<Box>) => {
    const { key, ctrlKey } = event
    if (key === ' ' && ctrlKey) lookAgain()
    else if (options.length > 0 && (key === 'ArrowDown' || key === 'ArrowUp'))
      completion.move(key === 'ArrowDown' ? 1 : -1)
    else if (active !== undefined && (key === 'Enter' || key === 'Tab')) take(active)
    else if (options.length > 0 && key === 'Escape') completion.close()
    else {
      if (key === 'Enter' && isLine) onEnter?.()
      return
    }
    // This key was for the list: neither the field nor the dialog around it hears of it.
    event.preventDefault()
    event.stopPropagation()
  }
  const own = {
    value,
    onKeyDown,
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': options.length > 0 ? id : undefined,
    'aria-activedescendant': active === undefined ? undefined : `${id}${active}`,
    onValueChange: (text: string) => {
      onValueChange(text)
      completion.look(box.current?.selectionStart ?? text.length, text)
    },
    onBlur: () => {
      completion.close()
      onBlur()
    },
  } as const
  return (
    <>
      {isLine ? (
        <Input {...own} {...look} ref={box as RefObject<HTMLInputElement>} />
      ) : (
        <Textarea {...own} {...look} ref={box as RefObject<HTMLTextAreaElement>} />
      )}
      <div
        ref={popup}
        popover="manual"
        className={`${css.popup} ${placed['bottom start']}`}
        onToggle={onToggle}
        // The focus stays where one writes.
        onPointerDown={(event) => event.preventDefault()}
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what one writes filters it */}
        <div id={id} role="listbox" aria-label={words.inspector.completions}>
          {options.map(({ insert, value: held }, at) => (
            // Keys are heard by the field, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={insert}
              id={`${id}${at}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a list, not of a `select`
              role="option"
              aria-selected={at === active}
              className={css.option}
              data-active={at === active ? '' : undefined}
              onClick={() => take(at)}
            >
              <code>{insert.replace(/^\./u, '')}</code>
              {held !== undefined && <small>{held}</small>}
            </div>
          ))}
        </div>
        {more > 0 && <p className={css.more}>{words.find.more(more)}</p>}
      </div>
      <output className={css.unseen}>
        {options.length > 0 && words.inspector.howMany(options.length)}
      </output>
    </>
  )
}
