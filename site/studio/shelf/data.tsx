import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Callout } from '#ui/callout'
import { Table } from '#ui/table'
import { Text } from '#ui/text'
import { ToggleGroup } from '#ui/toggle-group'
import { numberIn } from '../../i18n/number.ts'
import type { Item } from '../../workflows/flow/flow.ts'
import { usePart, useTools } from '../context.ts'
import { columnsOf, schemaOf, textOf } from './shape.ts'
import * as css from './shelf.css.ts'

type Shape = 'table' | 'tree' | 'schema'

/** What the chosen step handed on in the last run. */
export function Data(): ReactElement {
  const { studio, words, language } = useTools()
  const run = usePart((state) => state.run)
  const name = usePart(({ session }) => session.selection.at(-1))
  const isStale = usePart(
    (state) => state.run !== undefined && state.run.flow !== state.session.flow,
  )
  const pinned = usePart(({ session }) =>
    name === undefined ? undefined : session.flow.pinData?.[name],
  )
  const [shape, setShape] = useState<Shape>('table')
  if (!run) return <Text tone="muted">{words.shelf.notRun}</Text>
  if (name === undefined) return <Text tone="muted">{words.shelf.choose}</Text>
  const runs = run.result.nodes.get(name)
  const items = pinned ?? runs?.flatMap(({ outputs }) => outputs.flat()) ?? []
  const error =
    runs?.find((one) => one.error)?.error ??
    (run.result.error?.node === name ? run.result.error : undefined)
  const asked = runs?.flatMap((one) => one.asked ?? []) ?? []
  const count = words.run.items(items.length, numberIn(language, items.length))
  return (
    <div className={css.data}>
      <div className={css.line}>
        <Text size="s" tone="muted">
          {words.shelf.gives(name, count)}
          {isStale && ` ${words.shelf.stale}`}
        </Text>
        <ToggleGroup
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
          items.length > 0 && (
            <Button size="s" onClick={() => void studio.perform({ do: 'pin', name, items })}>
              {words.inspector.pin}
            </Button>
          )
        )}
      </div>
      {error && <Callout tone="warning" title={words.shelf.failed(error.message)} />}
      {!runs && !pinned && <Text tone="muted">{words.shelf.missed}</Text>}
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
