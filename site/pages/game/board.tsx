import { useState, useSyncExternalStore, type ReactElement } from 'react'
import { Callout } from '#ui/callout'
import { useCompanion } from '#companion/tamagotchi'
import { CompanionGlyph } from '#companion/companion-glyph'
import { Dialog } from '#ui/dialog'
import { Heading } from '#ui/heading'
import { Icon } from '#ui/icon'
import { Tabs } from '#ui/tabs'
import { Text } from '#ui/text'
import type { SaveState } from '../../ports/life/life.ts'
import type { BoardProps } from './board-props.ts'
import * as css from './game.css.ts'
import type { Part } from './part.ts'
import { partsOfA } from './parts-a.tsx'
import { partsOfB } from './parts-b.tsx'
import { portraitPart } from './portrait/part.tsx'
import { savePart } from './save.tsx'
import { useWide } from '../parts/use-wide.ts'
import { useOwnLife } from './use-own-life.ts'
import type { GameWords, PartName } from './words/words.ts'

/** Everything else about her: side by side where there is room, sheets on phones. */
export function Board(props: BoardProps): ReactElement {
  const { life, words, onQuiet } = props
  const { snapshot } = useCompanion(life)
  const saveState = useSyncExternalStore(life.subscribe, life.saveState)
  const wide = useWide()
  useOwnLife(life, onQuiet)
  const parts = [
    ...(snapshot.reading === 'B' ? partsOfB(snapshot, props) : partsOfA(snapshot, props)),
    portraitPart(props),
    savePart(saveState, props),
  ]
  return (
    <>
      <Notices saveState={saveState} words={words.save.states} />
      {wide ? <Wide parts={parts} words={words} /> : <Rows parts={parts} words={words} />}
    </>
  )
}

interface PartsProps {
  readonly parts: readonly Part[]
  readonly words: GameWords
}

function Wide({ parts, words }: PartsProps): ReactElement {
  return (
    <div className={css.board}>
      <Tabs
        label={words.about}
        marker="quiet"
        tabs={tabsOf(parts).map((together) => ({
          id: together[0]!.name,
          label: words.parts[together[0]!.name].short,
          content: (
            <div className={css.panel}>
              {together.map((part) => (
                <Section key={part.name} part={part} words={words} />
              ))}
            </div>
          ),
        }))}
      />
    </div>
  )
}

function Section({ part, words }: { part: Part; words: GameWords }): ReactElement {
  const { name, span, sum, content } = part
  return (
    <section className={css.span[span]} aria-labelledby={`part-${name}`}>
      <div className={css.partHead}>
        <Heading id={`part-${name}`} level={2} size="t3">
          {words.parts[name].title}
        </Heading>
        {sum.length > 0 && (
          <Text as="span" tone="muted" size="s">
            {words.parts[name].sum(...sum)}
          </Text>
        )}
      </div>
      {content}
    </section>
  )
}

function Rows({ parts, words }: PartsProps): ReactElement {
  const [shown, show] = useState<Part['name']>()
  const open = parts.find(({ name }) => name === shown)
  return (
    <>
      <ul className={css.rows}>
        {parts.map(({ name, icon, sum }) => (
          <li key={name}>
            <button type="button" className={css.row} onClick={() => show(name)}>
              <CompanionGlyph name={icon} />
              <span>
                <b>{words.parts[name].short}</b>
                <small>{words.parts[name].sum(...sum)}</small>
              </span>
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog
          key={open.name}
          open
          title={words.parts[open.name].title}
          above={open.sum.length > 0 && words.parts[open.name].sum(...open.sum)}
          closeLabel={words.close}
          onOpenChange={() => show(undefined)}
        >
          {open.content}
        </Dialog>
      )}
    </>
  )
}

interface NoticesProps {
  readonly saveState: SaveState
  readonly words: GameWords['save']['states']
}

/** How her save stands, where the visitor ought to know. */
function Notices({ saveState: { kept, found }, words }: NoticesProps): ReactElement {
  const state = kept === 'refused' || kept === 'newer' ? kept : found
  const notice = state in words ? words[state as keyof typeof words] : undefined
  return (
    <div className={css.notices}>
      {notice && (
        <Callout tone="warning" title={notice.title}>
          <Text>{notice.text}</Text>
        </Callout>
      )}
    </div>
  )
}

/** What one looks at together has one tab, called by its first part. */
const tabsOf = (parts: readonly Part[]): readonly (readonly Part[])[] =>
  parts
    .filter(({ name }) => !parts.some((part) => part.name === BESIDE[name]))
    .map((first) => parts.filter(({ name }) => name === first.name || BESIDE[name] === first.name))

const BESIDE: Readonly<Partial<Record<PartName, PartName>>> = {
  emotions: 'personality',
  save: 'settings',
}
