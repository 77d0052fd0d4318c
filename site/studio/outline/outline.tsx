import { useMemo, type CSSProperties, type KeyboardEvent, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { outputName } from '../../workflows/library/output-names.ts'
import { linesOf, outlineOf, type Line } from '../../workflows/document/outline.ts'
import type { Place } from '../../workflows/document/command.ts'
import type { Flow } from '../../workflows/flow/flow.ts'
import { usePart, useTools } from '../context.ts'
import { kindOf } from '../kind-of.ts'
import { StudioGlyph } from '../glyphs.tsx'
import { Sign } from '../sign.tsx'
import { stateIn, type NodeState } from '../shown.ts'
import * as css from './outline.css.ts'

interface OutlineProps {
  /** Adds a step, at a place or where the choice makes it plain. */
  readonly onAdd: (place?: Place) => void
}

/** The document as a tree of steps: everything can be done here, by keys and by touch. */
export function Outline({ onAdd }: OutlineProps): ReactElement {
  const { words, language } = useTools()
  const flow = usePart(({ session }) => session.flow)
  const lines = useMemo(() => linesOf(outlineOf(flow, language)), [flow, language])
  return (
    <div className={css.outline}>
      {lines.length === 0 && <p className={css.empty}>{words.outline.empty}</p>}
      <ol className={css.list} aria-label={words.outline.label}>
        {lines.map((line, at) => (
          <Row key={keyOf(line, at)} line={line} flow={flow} onAdd={onAdd} />
        ))}
      </ol>
      <button type="button" className={css.add} onClick={() => onAdd()}>
        <Icon name="plusi" />
        {words.outline.add}
      </button>
    </div>
  )
}

/** A step stands once; what only points at one may stand wherever. */
const keyOf = (line: Line, at: number): string =>
  line.kind === 'joins' || line.kind === 'way' ? `${at} ${line.name}` : line.name

interface RowProps extends OutlineProps {
  readonly line: Line
  readonly flow: Flow
}

function Row({ line, flow, onAdd }: RowProps): ReactElement {
  const { words, language } = useTools()
  const indent = { '--depth': line.depth } as CSSProperties
  if (line.kind === 'way') {
    const { name, at, label, branch, isError, isEmpty } = line
    const called = branch === undefined ? outputName(label, language) : `${label} ${branch}`
    return (
      <li className={css.row} style={indent}>
        <span className={css.way}>{isError ? words.outline.error : words.outline.way(called)}</span>
        {isEmpty && (
          <Button
            size="s"
            variant="ghost"
            aria-label={words.outline.addTo(called, name)}
            onClick={() => onAdd({ on: 'output', from: { node: name, at } })}
          >
            <Icon name="plusi" size={16} />
            {words.outline.add}
          </Button>
        )}
      </li>
    )
  }
  if (line.kind === 'joins')
    return (
      <li className={css.row} style={indent}>
        <span className={css.joins}>
          <Icon name="arrow" size={16} /> {words.outline.joins(line.name)}
        </span>
      </li>
    )
  const node = flow.nodes.find(({ name }) => name === line.name)
  if (!node) return <></>
  return (
    <li className={css.row} style={indent}>
      <Step
        name={line.name}
        type={node.type}
        id={node.id}
        kind={kindOf(node, language)}
        isPart={line.kind === 'part'}
      />
    </li>
  )
}

interface StepProps {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly kind: string
  readonly isPart: boolean
}

function Step({ id, name, type, kind, isPart }: StepProps): ReactElement {
  const { studio, words } = useTools()
  const isChosen = usePart(({ session }) => session.selection.includes(name))
  // A part runs with what it serves.
  const state = usePart(({ shown }) => (isPart ? undefined : shown && stateIn(shown, name)))
  const isStop = usePart(({ stops }) => stops.has(id))
  return (
    <button
      type="button"
      className={css.step}
      data-step=""
      data-part={isPart ? '' : undefined}
      aria-current={isChosen ? 'step' : undefined}
      onFocus={() => studio.select([name])}
      onKeyDown={moveOn}
      onClick={() => studio.inspect(name)}
    >
      <span className={css.sign}>
        <Sign type={type} />
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.kind}>{kind}</span>
      </span>
      <span className={css.state} data-state={state}>
        {isStop && <StudioGlyph name="stop" label={words.outline.stop} />}
        {state && <Icon name={ICONS[state]} label={words.outline.states[state]} />}
      </span>
    </button>
  )
}

/** Arrows lead from one step to the next, in the order in which they run. */
const moveOn = (event: KeyboardEvent<HTMLButtonElement>): void => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const { currentTarget, altKey } = event
  if (by === undefined || altKey) return
  const steps = [
    ...(currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('[data-step]') ?? []),
  ]
  const next = steps[steps.indexOf(currentTarget) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const ICONS: Readonly<
  Record<Exclude<NodeState, undefined>, 'check' | 'alert' | 'info' | 'x' | 'right'>
> = {
  next: 'right',
  ran: 'check',
  failed: 'alert',
  gap: 'info',
  aside: 'x',
}
