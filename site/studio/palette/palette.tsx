import { useDeferredValue, useMemo, useState, type ReactElement, type Ref } from 'react'
import { Input } from '#ui/input'
import { Text } from '#ui/text'
import { numberIn } from '../../i18n/number.ts'
import type { Place } from '../../workflows/document/command.ts'
import type { HitRate as Hits } from '../../workflows/document/statistics.ts'
import { givesOf } from '../../workflows/nodes/index.ts'
import type { NodeFact } from '../../workflows/nodes/fact.ts'
import { usePart, useTools } from '../context.ts'
import { Sign } from '../sign.tsx'
import { groupsFor } from './entries.ts'
import { DRAGGED } from './dragged.ts'
import { placeName } from './place.ts'
import { isOfALine, placeNow, useAdding } from './use-adding.ts'
import { useSuggested } from './use-suggested.ts'
import * as css from './palette.css.ts'

interface PaletteProps {
  /** Where a step goes; where the choice makes it plain if left out. */
  readonly place?: Place | undefined
  readonly onAdded?: () => void
  readonly ref?: Ref<HTMLInputElement>
}

/** Every kind of step there is: a click adds it after what is chosen. */
export function Palette({ place, onAdded, ref }: PaletteProps): ReactElement {
  const { studio, words, language } = useTools()
  const { palette } = words
  const [question, setQuestion] = useState('')
  const asked = useDeferredValue(question)
  const selection = usePart(({ session }) => session.selection)
  const groups = useMemo(
    () => groupsFor(asked, language, (fact) => mayStand(fact, place)),
    [asked, language, place],
  )
  const link = usePart((state) => state.link)
  const last = selection.at(-1)
  const suggested = useSuggested(asked === '' && place?.on !== 'part' ? last : undefined)
  const adding = useAdding()
  const add = (fact: NodeFact) => {
    if (!adding(fact, place)) return
    setQuestion('')
    onAdded?.()
  }
  const list = (facts: readonly NodeFact[]) => (
    <ul className={css.list}>
      {facts.map((fact) => (
        <li key={fact.type}>
          <button
            type="button"
            className={css.entry}
            title={fact.does[language]}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData(DRAGGED, fact.type)
              dataTransfer.effectAllowed = 'copy'
            }}
            onClick={() => add(fact)}
          >
            <span className={css.sign}>
              <Sign type={fact.type} />
            </span>
            <span>{fact.label[language]}</span>
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={css.palette}>
      <Input
        ref={ref}
        type="text"
        aria-label={palette.find}
        placeholder={palette.hint}
        value={question}
        onValueChange={setQuestion}
        onKeyDown={({ key }) => {
          if (key !== 'Enter' || question === '') return
          // What is written now, though the list may still show what was written before.
          const [first] = groupsFor(question, language, (fact) => mayStand(fact, place))
          if (first?.facts[0]) add(first.facts[0])
        }}
      />
      <Text size="xs" tone="muted">
        {placeName(
          place ?? (last === undefined && !link ? undefined : placeNow(studio.get())),
          palette,
        )}
      </Text>
      {suggested && (
        <section>
          <h3 className={css.group}>{palette.suggested}</h3>
          {list(suggested.facts)}
          <HitRate {...suggested.hits} />
        </section>
      )}
      {groups.map(({ kind, facts }) => (
        <section key={kind}>
          <h3 className={css.group}>{palette.kinds[kind]}</h3>
          {list(facts)}
        </section>
      ))}
      {groups.length === 0 && <Text tone="muted">{palette.none}</Text>}
    </div>
  )
}

/** How good the suggestions are. */
function HitRate({ of, share, flows }: Hits): ReactElement {
  const { words, language } = useTools()
  const number = (value: number) => numberIn(language, value)
  return (
    <Text size="xs" tone="muted">
      {words.palette.hits(of, number(Math.round(share * 100)), number(flows))}
    </Text>
  )
}

/** Where a part is asked for, only what can serve as one. */
const mayStand = (fact: NodeFact, place: Place | undefined): boolean => {
  if (place?.on === 'part')
    return givesOf(fact, {}) === place.kind || operationsGive(fact, place.kind)
  if (place?.on === 'output' || place?.on === 'link') return isOfALine(fact)
  return true
}

const operationsGive = (fact: NodeFact, kind: string): boolean =>
  Object.values(fact.operations ?? {}).some(({ gives }) => gives === kind)
