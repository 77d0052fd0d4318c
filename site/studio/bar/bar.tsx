import { useState, type ReactElement } from 'react'
import { Button, IconButton } from '#ui/button'
import { Menu, type MenuEntry } from '#ui/menu'
import { Select } from '#ui/select'
import { ToggleGroup } from '#ui/toggle-group'
import { useWide } from '../../pages/parts/use-wide.ts'
import { usePart, useTools } from '../context.ts'
import { StudioGlyph } from '../glyphs.tsx'
import type { View } from '../studio.ts'
import type { Asked } from '../use-commands.ts'
import { exampleIn, useIsRunning, useRunning } from '../use-running.ts'
import { useTakeaway } from '../out/use-takeaway.ts'
import { useEditing } from '../use-editing.ts'
import * as css from './bar.css.ts'

interface BarProps {
  readonly saved: ReactElement
  readonly documents: readonly MenuEntry[]
  readonly onAsk: (which: Asked) => void
}

/** The row above the workspace: what the document is called, and all that concerns it as a whole. */
export function Bar({ saved, documents, onAsk }: BarProps): ReactElement {
  const { studio, words } = useTools()
  const { bar } = words
  const canUndo = usePart(({ session }) => session.past.length > 0)
  const canRedo = usePart(({ session }) => session.future.length > 0)
  const view = usePart((state) => state.view)
  const isWide = useWide()
  const { tidySteps } = useEditing()
  return (
    <div className={css.bar} role="toolbar" aria-label={bar.label}>
      <Name />
      {saved}
      <span className={css.gap} />
      <IconButton label={bar.undo} aria-disabled={!canUndo} onClick={studio.undo}>
        <StudioGlyph name="undo" />
      </IconButton>
      <IconButton label={bar.redo} aria-disabled={!canRedo} onClick={studio.redo}>
        <StudioGlyph name="redo" />
      </IconButton>
      <ExampleChoice />
      <ToggleGroup
        className={css.views}
        label={bar.view}
        value={[view]}
        toggles={[
          { value: 'canvas', label: bar.canvas },
          { value: 'outline', label: bar.outline },
        ]}
        onValueChange={([next]) => next && studio.set({ view: next as View })}
      />
      <span className={css.wideOnly}>
        <RunButton />
      </span>
      <Menu
        label={bar.documents}
        icon={isWide ? undefined : 'doc'}
        align="end"
        items={[
          ...documents,
          {
            key: 'tidy',
            label: bar.tidy,
            separated: true,
            onSelect: () => void tidySteps(),
          },
          { key: 'upgrades', label: bar.upgrades, onSelect: () => onAsk('upgrades') },
          { key: 'versions', label: bar.versions, onSelect: () => onAsk('versions') },
          {
            key: 'commands',
            label: bar.commands,
            separated: true,
            onSelect: () => onAsk('commands'),
          },
          { key: 'keys', label: bar.keys, onSelect: () => onAsk('keys') },
        ]}
      />
      <Takeaway />
    </div>
  )
}

/** What the document is called: kept once it is left, forgotten by Escape. */
function Name(): ReactElement {
  const { studio, words } = useTools()
  const name = usePart(({ session }) => session.flow.name)
  const [draft, setDraft] = useState<string>()
  const keep = () => {
    if (draft !== undefined && draft.trim() !== '')
      studio.perform({ do: 'name-flow', name: draft.trim() })
    setDraft(undefined)
  }
  return (
    <input
      className={css.name}
      aria-label={words.bar.name}
      value={draft ?? name}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={keep}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') setDraft(undefined)
        if (key === 'Enter') currentTarget.blur()
      }}
    />
  )
}

/** Which example a run begins with. */
function ExampleChoice(): ReactElement | null {
  const { studio, words } = useTools()
  const examples = usePart(({ origin }) => origin?.examples)
  const chosen = usePart((state) => exampleIn(state)?.name)
  if (!examples) return null
  return (
    <Select
      className={css.example}
      aria-label={words.bar.example}
      value={chosen ?? ''}
      onChange={({ currentTarget }) => studio.set({ example: currentTarget.value })}
    >
      {examples.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
      <option value="">{words.bar.noExample}</option>
    </Select>
  )
}

/** Starts the simulation; while one goes through one step by step, its own bar leads on. */
export function RunButton(): ReactElement {
  const { words } = useTools()
  const isRunning = useIsRunning()
  const isStopped = usePart(({ steps }) => steps !== undefined)
  const { run, step } = useRunning()
  return (
    <>
      <Button size="s" busy={isRunning} disabled={isStopped} onClick={() => void run()}>
        <StudioGlyph name="run" size={16} />
        {isRunning ? words.bar.running : words.bar.run}
      </Button>
      <IconButton
        label={words.bar.stepwise}
        aria-disabled={isRunning || isStopped}
        onClick={() => void (isStopped || step())}
      >
        <StudioGlyph name="step" />
      </IconButton>
    </>
  )
}

function Takeaway(): ReactElement {
  const { words } = useTools()
  const items = useTakeaway()
  const icon = useWide() ? undefined : 'up'
  return <Menu label={words.bar.export} align="end" variant="solid" {...{ icon, items }} />
}
