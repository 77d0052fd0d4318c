import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Callout } from '#ui/callout'
import { Table } from '#ui/table'
import { Text } from '#ui/text'
import { ToggleGroup } from '#ui/toggle-group'
import { numberIn } from '../../i18n/number.ts'
import type { Item } from '../../workflows/flow/flow.ts'
import { usePart, useTools } from '../context.ts'
import { cameTo, gaveBy } from './passing.ts'
import { columnsOf, schemaOf, textOf } from './shape.ts'
import * as css from './shelf.css.ts'

type Shape = 'table' | 'tree' | 'schema'
type Side = 'in' | 'out'

/** What came to the chosen step, and what it handed on, in the last run or as far as one has gone. */
export function Data(): ReactElement {
  const { studio, words, language } = useTools()
  const run = usePart((state) => state.run)
  const shown = usePart((state) => state.shown)
  const name = usePart(({ session }) => session.selection.at(-1))
  const isStale = usePart(
    (state) => state.run !== undefined && state.run.flow !== state.session.flow,
  )
  const pinned = usePart(({ session }) =>
    name === undefined ? undefined : session.flow.pinData?.[name],
  )
  const [shape, setShape] = useState<Shape>('table')
  const [wanted, setSide] = useState<Side>('out')
  if (!run || !shown) return <Text tone="muted">{words.shelf.notRun}</Text>
  if (name === undefined) return <Text tone="muted">{words.shelf.choose}</Text>
  const runs = shown.run.nodes.get(name)
  // What has not run yet has nothing but what waits for it.
  const side = runs || pinned ? wanted : 'in'
  const items = side === 'in' ? cameTo(run, shown, name) : (pinned ?? gaveBy(shown, name))
  const error =
    runs?.find((one) => one.error)?.error ??
    (shown.run.error?.node === name ? shown.run.error : undefined)
  const asked = runs?.flatMap((one) => one.asked ?? []) ?? []
  const count = words.run.items(items.length, numberIn(language, items.length))
  return (
    <div className={css.data}>
      <div className={css.line}>
        <Text size="s" tone="muted">
          {words.shelf[side === 'in' ? 'takes' : 'gives'](name, count)}
          {isStale && ` ${words.shelf.stale}`}
        </Text>
        <ToggleGroup
          className={css.ways}
          label={words.shelf.sides}
          value={[side]}
          toggles={[
            { value: 'in', label: words.shelf.in },
            { value: 'out', label: words.shelf.out, disabled: !runs && !pinned },
          ]}
          onValueChange={([next]) => next && setSide(next as Side)}
        />
        <ToggleGroup
          className={css.ways}
          label={words.shelf.shapes}
          value={[shape]}
          toggles={[
            { value: 'table', label: words.shelf.table },
            { value: 'tree', label: words.shelf.tree },
            { value: 'schema', label: words.shelf.schema },
          ]}
          onValueChange={([next]) => next && setShape(next as Shape)}
        />
        {pinned ? (
          <Button size="s" onClick={() => void studio.perform({ do: 'pin', name, items: null })}>
            {words.inspector.unpin}
          </Button>
        ) : (
          side === 'out' &&
          items.length > 0 && (
            <Button size="s" onClick={() => void studio.perform({ do: 'pin', name, items })}>
              {words.inspector.pin}
            </Button>
          )
        )}
      </div>
      {error && <Callout tone="warning" title={words.shelf.failed(error.message)} />}
      {!runs && !pinned && !shown.next && <Text tone="muted">{words.shelf.missed}</Text>}
      {items.length > 0 && <Items items={items} shape={shape} />}
      {asked.length > 0 && (
        <section>
          <h3 className={css.asked}>{words.shelf.asked}</h3>
          <pre className={css.code}>
            {asked.map((one) => JSON.stringify(one, null, 2)).join('\n')}
          </pre>
        </section>
      )}
    </div>
  )
}

/** Rows of a table; more are in the JSON. */
const MOST = 50

function Items({ items, shape }: { items: readonly Item[]; shape: Shape }): ReactElement {
  const { words, language } = useTools()
  if (shape === 'tree')
    return (
      <pre className={css.code}>
        {JSON.stringify(
          items.map(({ json }) => json),
          null,
          2,
        )}
      </pre>
    )
  if (shape === 'schema')
    return (
      <ul className={css.schema}>
        {schemaOf(items).map(({ path, kind }) => (
          <li key={path}>
            <code>{path}</code> <span className={css.kind}>{kind}</span>
          </li>
        ))}
      </ul>
    )
  const columns = columnsOf(items)
  return (
    <>
      <Table
        name={words.shelf.data}
        head={[words.shelf.place, ...columns]}
        rows={items.slice(0, MOST).map(({ json }, at) => ({
          header: numberIn(language, at + 1),
          cells: columns.map((column) => textOf(json[column])),
        }))}
      />
      {items.length > MOST && <Text tone="muted">{words.shelf.more(items.length - MOST)}</Text>}
    </>
  )
}
