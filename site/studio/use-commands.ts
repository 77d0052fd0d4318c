/** All that can be done with a document, by the words and keys that ask for it. */
import { usePart, useTools } from './context.ts'
import { useTakeaway } from './out/use-takeaway.ts'
import { useEditing } from './use-editing.ts'
import type { LateDialog } from './use-late.tsx'
import { useRunning } from './use-running.ts'
import type { Studio } from './studio.ts'
import type { Words } from './words.ts'

/** What the room shows when it is asked. */
export type Asked = 'add' | 'find' | 'commands' | 'keys' | LateDialog

export interface StudioCommand {
  readonly id: string
  readonly label: string
  /** The first one is told; the others do the same. */
  readonly strokes: readonly string[]
  /** Left out where the browser or the view hears the keys by itself. */
  readonly act?: () => void
}

export const useCommands = (ask: (which: Asked) => void): readonly StudioCommand[] => {
  const { studio, words } = useTools()
  const { list } = words.keys
  const editing = useEditing()
  const running = useRunning()
  const takeaway = useTakeaway()
  const isStopped = usePart(({ steps }) => steps !== undefined)
  const command = (id: keyof typeof list, strokes: readonly string[], act?: () => void) => ({
    id,
    label: list[id],
    strokes,
    ...(act && { act }),
  })
  return [
    command('a', ['a'], () => ask('add')),
    command('find', ['ctrl+f'], () => ask('find')),
    command('commands', ['ctrl+k'], () => ask('commands')),
    command('p', ['p'], () => studio.set({ view: otherView(studio) })),
    command('tidy', ['t'], () => void editing.tidySteps()),
    command('enter', ['enter'], () => inspectChosen(studio)),
    command('move', ['arrows']),
    command('remove', ['delete', 'backspace'], editing.removeSteps),
    command(
      'duplicate',
      ['ctrl+d'],
      () => void studio.perform({ do: 'duplicate', names: studio.get().session.selection }),
    ),
    command('copy', ['ctrl+c'], () => void editing.copySteps()),
    command('cut', ['ctrl+x'], () => void editing.cutSteps()),
    command('paste', ['ctrl+v']),
    command('all', ['ctrl+a'], () =>
      studio.select(studio.get().session.flow.nodes.map(({ name }) => name)),
    ),
    command('escape', ['escape'], () => {
      studio.select([])
      studio.set({ isInspecting: false, link: undefined })
    }),
    command('undo', ['ctrl+z'], () => goBack(studio, words)),
    command('redo', ['ctrl+shift+z', 'ctrl+y'], () => goOn(studio, words)),
    command('run', ['ctrl+enter'], () => void running.run()),
    command('step', ['s'], () => void running.step()),
    ...(isStopped
      ? [command('back', ['shift+s'], running.back), command('finish', [], running.finish)]
      : []),
    command('stop', ['b'], () => toggleStops(studio, words)),
    command('versions', [], () => ask('versions')),
    command('upgrades', [], () => ask('upgrades')),
    ...takeaway.map(({ key, label, onSelect }) => ({
      id: key,
      label: words.bar.takes(label),
      strokes: [],
      act: onSelect,
    })),
    command('help', ['?'], () => ask('keys')),
  ]
}

const otherView = (studio: Studio) => (studio.get().view === 'canvas' ? 'outline' : 'canvas')

const inspectChosen = (studio: Studio): void => {
  const name = studio.get().session.selection.at(-1)
  if (name !== undefined) studio.inspect(name)
}

const goBack = (studio: Studio, { told }: Words): void => {
  studio.undo()
  studio.say(told.undone)
}

const goOn = (studio: Studio, { told }: Words): void => {
  studio.redo()
  studio.say(told.redone)
}

/** All chosen nodes stop a run, or none of them where all do already. */
const toggleStops = (studio: Studio, { run }: Words): void => {
  const { session, stops } = studio.get()
  const chosen = session.flow.nodes.filter(({ name }) => session.selection.includes(name))
  const [first] = chosen
  if (!first) return
  const isOn = chosen.every(({ id }) => stops.has(id))
  const ids = new Set(chosen.map(({ id }) => id))
  const others = [...stops].filter((id) => !ids.has(id))
  studio.set({ stops: new Set(isOn ? others : [...others, ...ids]) })
  studio.say(isOn ? run.stopGone(first.name) : run.stopSet(first.name))
}
