import { lazy, useEffect, useRef, useState, type ReactElement, useReducer } from 'react'
import { Button, IconButton } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Drawer } from '#ui/drawer'
import { Icon } from '#ui/icon'
import { keptDocuments } from '../ports/studio-documents.ts'
import type { Place } from '../workflows/document/command.ts'
import { readFlow, type ReadFlow } from '../workflows/document/read.ts'
import type { Flow } from '../workflows/flow/flow.ts'
import { Bar, RunButton } from './bar/bar.tsx'
import { usePart, useTools } from './context.ts'
import { CommandList } from './command-list.tsx'
import { Find } from './find.tsx'
import { useKeys } from './keys.ts'
import { Outline } from './outline/outline.tsx'
import { Palette } from './palette/palette.tsx'
import { Part } from './part.tsx'
import { refusalText } from './refusal.ts'
import { Said } from './said.tsx'
import { Saved } from './saved.tsx'
import type { Identity } from './saving.ts'
import { Shelf } from './shelf/shelf.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { StepBar } from './step-bar.tsx'
import { useCommands, type Asked } from './use-commands.ts'
import { useLate } from './use-late.tsx'
import { useWide } from '../pages/parts/use-wide.ts'
import * as css from './studio.css.ts'

interface RoomProps {
  readonly identity: Identity
  readonly onStart: () => void
  readonly onOpen: (id: string) => void
  readonly onRemove: (id: string) => void
  readonly onDrop: (flow: Flow, repairs: Extract<ReadFlow, { ok: true }>['repairs']) => void
}

/** Only who looks at the canvas fetches what draws it. */
const Canvas = lazy(async () => ({ default: (await import('./canvas/canvas.tsx')).Canvas }))

/** Only who looks into a step fetches what describes and edits it. */
const Inspector = lazy(async () => ({
  default: (await import('./inspector/inspector.tsx')).Inspector,
}))

/** Where a document is worked on: palette, canvas or outline, settings, and the shelf below. */
export function Room({ identity, onStart, onOpen, onRemove, onDrop }: RoomProps): ReactElement {
  const { studio, words } = useTools()
  const view = usePart((state) => state.view)
  const isInspecting = usePart((state) => state.isInspecting)
  const isStopped = usePart(({ steps }) => steps !== undefined)
  const isWide = useWide()
  const [asked, setAsked] = useState<Asked>()
  const [place, setPlace] = useState<Place>()
  const room = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const add = (at?: Place) => {
    setPlace(at)
    // The palette that is in sight takes the question.
    if (search.current?.offsetParent) search.current.focus()
    else setAsked('add')
  }
  // What was pasted or chosen further down is open here: one is led to it.
  useEffect(() => {
    const { current } = room
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView()
  }, [])
  const late = useLate()
  const ask = (which: Asked) => {
    if (which === 'add') add()
    else if (which === 'upgrades' || which === 'versions') void late.open(which)
    else setAsked(which)
  }
  const commands = useCommands(ask)
  useKeys(room, commands)
  const close = () => setAsked(undefined)
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  // What was open before is kept as it leaves: once this stands in its place.
  useEffect(lookAgain, [lookAgain])
  const others = keptDocuments().filter(({ id }) => id !== identity.id)
  return (
    <div
      ref={room}
      className={css.room}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        void file.text().then((text) => {
          const read = readFlow(text)
          if (read.ok) onDrop(read.flow, read.repairs)
          else studio.say(refusalText(read, words), 'warning')
        })
      }}
    >
      <Bar
        saved={<Saved identity={identity} />}
        onAsk={ask}
        documents={[
          { key: 'fresh', label: words.bar.fresh, onSelect: onStart },
          ...others.map(({ id, flow }) => ({
            key: id,
            label: (flow as Partial<Flow>).name ?? words.start.unnamed,
            onSelect: () => onOpen(id),
          })),
          {
            key: 'remove',
            label: words.bar.remove,
            danger: true,
            onSelect: () => onRemove(identity.id),
          },
        ]}
      />
      <div className={css.work} data-inspecting={isInspecting && isWide}>
        <aside className={css.side} aria-label={words.palette.title}>
          <Palette ref={search} />
        </aside>
        <div className={css.middle}>
          <div className={css.stage} data-view={view}>
            {view === 'canvas' ? (
              <Part
                instead={
                  <Button size="s" onClick={() => studio.set({ view: 'outline' })}>
                    {words.bar.inOutline}
                  </Button>
                }
              >
                <Canvas />
              </Part>
            ) : (
              <Outline onAdd={add} />
            )}
          </div>
          {isWide && <StepBar />}
          <Shelf said={isWide && <Said />} onUpgrade={() => ask('upgrades')} />
        </div>
        {isWide && isInspecting && (
          <aside className={css.settings} aria-label={words.inspector.title}>
            <Part>
              <Inspector>
                <IconButton
                  label={words.inspector.close}
                  onClick={() => studio.set({ isInspecting: false })}
                >
                  <Icon name="x" />
                </IconButton>
              </Inspector>
            </Part>
          </aside>
        )}
      </div>
      {!isWide && (
        <>
          <div className={css.foot}>
            <Said />
            <StepBar />
            {!isStopped && (
              <>
                <Button aria-label={words.outline.add} onClick={() => add()}>
                  <Icon name="plusi" size={16} />
                  {words.bar.add}
                </Button>
                <RunButton />
              </>
            )}
          </div>
          <Drawer
            title={words.inspector.title}
            closeLabel={words.inspector.close}
            open={isInspecting}
            onOpenChange={(isOpen) => studio.set({ isInspecting: isOpen })}
          >
            <Part>
              <Inspector />
            </Part>
          </Drawer>
        </>
      )}
      {asked === 'add' && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && close()}
          title={words.palette.title}
          closeLabel={words.palette.close}
        >
          <Palette place={place} onAdded={close} />
        </Dialog>
      )}
      {asked === 'find' && <Find onClose={close} />}
      {asked === 'commands' && <CommandList commands={commands} onClose={close} />}
      {asked === 'keys' && <Shortcuts commands={commands} onClose={close} />}
      {late.dialog}
    </div>
  )
}
