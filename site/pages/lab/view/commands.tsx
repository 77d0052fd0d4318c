import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { Icon } from '#ui/icon'
import { Kbd } from '#ui/kbd'
import { lengthOf } from '../run/run.ts'
import { search } from '../run/search.ts'
import { CommandRow } from './command-row.tsx'
import * as css from './commands.css.ts'
import { useLab, useTools } from './context.ts'
import { onLabKey } from './keys.ts'

/** Height of a row, in px: also in its style. */
const ROW = 34
/** Rows drawn beyond both edges. */
const SPARE = 6

/** Every command of the run, or those one searches; only the rows in sight are there. */
export function Commands({ id }: { id: string }): ReactElement {
  const { lab, words, number } = useTools()
  const { run, seq } = useLab()
  const [asked, setAsked] = useState('')
  const found = useMemo(() => search(run, asked), [run, asked])
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [top, setTop] = useState(0)
  const count = found ? found.length : lengthOf(run)
  const seqAt = (index: number) => (found ? found[index]! : index + 1)
  const current = found ? found.indexOf(seq) : seq - 1
  const { commands } = words

  useEffect(() => onLabKey('/', () => field.current?.focus()), [])
  // The command looked at comes into sight, wherever one moved from.
  useEffect(() => {
    const { current: list } = box
    if (!list || current < 0) return undefined
    // With the frame, which lays the page out anyway: asked now it would have to be done twice.
    const frame = requestAnimationFrame(() => {
      const [above, below] = [current * ROW, (current + 1) * ROW - list.clientHeight]
      if (list.scrollTop > above) list.scrollTop = Math.max(0, above - ROW * 3)
      else if (list.scrollTop < below) list.scrollTop = below + ROW * 3
    })
    return () => cancelAnimationFrame(frame)
  }, [current])

  const first = Math.max(0, Math.floor(top / ROW) - SPARE)
  const last = Math.min(count, first + SHOWN + 2 * SPARE)
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i)
  const tabStop = rows.includes(current) ? current : rows[0]

  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: SHOWN, PageUp: -SHOWN }[event.key]
    if (by === undefined || count === 0) return
    event.preventDefault()
    const to = Math.max(0, Math.min(count - 1, Math.max(0, current) + by))
    lab.go(seqAt(to))
    // Its row is there after the next drawing.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true }),
    )
  }

  return (
    <section className={css.pane} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <Heading level={2} size="t1" id={`${id}-title`}>
          {commands.title}
        </Heading>
      </div>
      <div className={css.find}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          className={css.field}
          aria-label={commands.search}
          placeholder={commands.placeholder}
          value={asked}
          onChange={({ currentTarget }) => {
            setAsked(currentTarget.value)
            setTop(0)
            box.current?.scrollTo(0, 0)
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && found?.[0] !== undefined) lab.go(found[0])
          }}
        />
        <span className={css.key} aria-hidden="true">
          <Kbd keys={['/']} />
        </span>
      </div>
      <output className={css.found}>
        {found ? commands.found(found.length, number(found.length)) : ''}
      </output>
      {count === 0 ? (
        <p className={css.none}>{found ? commands.none : commands.empty}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows in it are buttons
        <div
          ref={box}
          className={css.box}
          onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
          onKeyDown={move}
        >
          <svg className={css.space} width="1" height={first * ROW} aria-hidden="true" />
          <ol className={css.rows}>
            {rows.map((index) => (
              <CommandRow
                key={seqAt(index)}
                run={run}
                seq={seqAt(index)}
                place={index + 1}
                of={count}
                current={seqAt(index) === seq}
                reachable={index === tabStop}
              />
            ))}
          </ol>
          <svg className={css.space} width="1" height={(count - last) * ROW} aria-hidden="true" />
        </div>
      )}
    </section>
  )
}

/** As many as the tallest pane shows. */
const SHOWN = 27
