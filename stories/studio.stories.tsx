import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, mocked, spyOn, userEvent, within } from 'storybook/test'
import type { Language } from '../site/routes/language.ts'
import { Canvas } from '../site/studio/canvas/canvas.tsx'
import { CommandList } from '../site/studio/command-list.tsx'
import { useTools, type Tools } from '../site/studio/context.ts'
import { Inspector } from '../site/studio/inspector/inspector.tsx'
import { Outline } from '../site/studio/outline/outline.tsx'
import { Palette } from '../site/studio/palette/palette.tsx'
import { Shelf } from '../site/studio/shelf/shelf.tsx'
import { Shortcuts } from '../site/studio/shortcuts.tsx'
import { Find } from '../site/studio/find.tsx'
import { Start } from '../site/studio/start/start.tsx'
import { StepBar } from '../site/studio/step-bar.tsx'
import type { Studio } from '../site/studio/studio.ts'
import { Upgrades } from '../site/studio/upgrades.tsx'
import { useCommands } from '../site/studio/use-commands.ts'
import { Versions } from '../site/studio/versions.tsx'
import type { Flow } from '../site/workflows/flow/flow.ts'
import {
  AtStudio,
  simulated,
  studioWith,
  templateIn,
  toolsFor,
} from './sample/studio/at-studio.tsx'

const PARTS = {
  outline: () => <Outline onAdd={() => undefined} />,
  canvas: () => (
    <div style={{ height: 420 }}>
      <Canvas />
    </div>
  ),
  palette: () => <Palette />,
  inspector: () => <Inspector />,
  shelf: () => (
    <div style={{ height: 420 }}>
      <Shelf said={null} onUpgrade={() => undefined} />
    </div>
  ),
  steps: () => <StepBar />,
  upgrades: () => <Upgrades onClose={() => undefined} />,
  versions: () => <Versions onClose={() => undefined} />,
  find: () => <Find onClose={() => undefined} />,
  start: () => <Beginning />,
  refused: () => <Beginning notice />,
  shortcuts: () => <WithCommands of="shortcuts" />,
  commands: () => <WithCommands of="commands" />,
} as const

function WithCommands({ of }: { of: 'shortcuts' | 'commands' }): ReactElement {
  const commands = useCommands(() => undefined)
  const Part = of === 'shortcuts' ? Shortcuts : CommandList
  return <Part commands={commands} onClose={() => undefined} />
}

const ignore = () => undefined

function Beginning({ notice = false }: { notice?: boolean }): ReactElement {
  const { language, words } = useTools()
  return (
    <Start
      beginning={{
        ...words.start,
        starters: [
          {
            slug: 'relancer-devis-sans-reponse',
            title: templateIn(language).name,
            text: OUTCOME[language],
            href: '#template',
          },
        ],
      }}
      onOpen={ignore}
      onTemplate={ignore}
      onBlank={ignore}
      onKept={ignore}
      notice={notice ? words.start.unreachable : undefined}
      library="#library"
    />
  )
}

const OUTCOME = {
  fr: 'Chaque matin ouvré, un brouillon attend pour chaque devis dont le délai est passé.',
  en: 'Each working morning a draft is ready for every quote that is overdue.',
}

interface Args {
  part: keyof typeof PARTS
  flow?: (language: Language) => Flow
  /** What was done before one looks. */
  done?: (studio: Studio, language: Language) => void | Promise<void>
}

/** The parts of the workflow studio, state by state, around one template. */
const meta = {
  title: 'Pages/Studio',
  tags: ['!autodocs'],
  args: { part: 'outline', flow: templateIn },
  loaders: [
    async ({ args: { flow = templateIn, done }, globals }) => {
      const language = globals['language'] === 'en' ? 'en' : 'fr'
      const studio = studioWith(flow(language))
      await done?.(studio, language)
      return { tools: toolsFor(studio, language) }
    },
  ],
  render: ({ part }, { loaded }) => {
    const Part = PARTS[part]
    return (
      <AtStudio tools={(loaded as { tools: Tools }).tools}>
        <Part />
      </AtStudio>
    )
  },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const step = ({ get }: Studio, at: number) => get().session.flow.nodes[at]!
const choose = (at: number) => (studio: Studio) => studio.select([step(studio, at).name])
const empty = (): Flow => ({ name: 'Vide', nodes: [], connections: {} })
const node = (name: string, type: string, typeVersion: number, parameters = {}) => ({
  id: name,
  name,
  type,
  typeVersion,
  position: [0, 0] as const,
  parameters,
})
const string = [{ name: 'a', value: 'x' }]
const old = (): Flow => ({
  name: 'Ancien',
  nodes: [
    node('Un', 'n8n-nodes-base.set', 2, { values: { string }, options: {} }),
    node('Deux', 'n8n-nodes-base.if', 1),
    node('Trois', 'n8n-nodes-base.inconnu', 1, { secret: 1 }),
  ],
  connections: {},
})
const stopped = async (studio: Studio, language: Language): Promise<void> => {
  studio.set({ stops: new Set([step(studio, 3).id]) })
  await simulated(studio, language)
  studio.set({ steps: 3 })
  studio.select([studio.get().shown?.next?.node ?? ''])
}
/** The model's step fails, and what follows its way for errors runs. */
const failed = async (studio: Studio, language: Language): Promise<void> => {
  const asks = studio.get().session.flow.nodes.find(({ type }) => type.endsWith('.chainLlm'))
  studio.set({ failing: new Set(asks ? [asks.id] : []) })
  await simulated(studio, language)
  if (asks) studio.select([asks.name])
}

const withoutLibrary = () => {
  const spy = mocked(spyOn(globalThis, 'fetch'))
  spy.mockRejectedValue(new TypeError('offline'))
  return () => spy.mockRestore()
}

export const OutlineUntouched: Story = {}
export const OutlineEmpty: Story = { args: { flow: empty } }
export const OutlineRun: Story = { args: { done: simulated } }
export const OutlineStopped: Story = { args: { done: stopped } }
export const OutlineFailed: Story = { args: { done: failed } }

export const CanvasUntouched: Story = { args: { part: 'canvas' } }
export const CanvasRun: Story = { args: { part: 'canvas', done: simulated } }
export const CanvasStopped: Story = { args: { part: 'canvas', done: stopped } }
export const CanvasFailed: Story = { args: { part: 'canvas', done: failed } }

export const PaletteWhole: Story = { args: { part: 'palette', done: choose(1) } }
export const PaletteFound: Story = {
  args: { part: 'palette' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'gmail')
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0)
  },
}
export const PaletteNone: Story = {
  args: { part: 'palette' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'zzzz')
  },
}

export const InspectorNone: Story = { args: { part: 'inspector' } }
export const InspectorStep: Story = { args: { part: 'inspector', done: choose(1) } }
export const InspectorSeveral: Story = {
  args: {
    part: 'inspector',
    done: (studio) => studio.select([step(studio, 0).name, step(studio, 1).name]),
  },
}
export const InspectorUnknown: Story = { args: { part: 'inspector', flow: old, done: choose(2) } }

export const ShelfProblems: Story = { args: { part: 'shelf', flow: old } }
export const ShelfFine: Story = { args: { part: 'shelf', flow: empty } }
export const ShelfBeforeRun: Story = {
  args: { part: 'shelf', done: (studio) => studio.set({ shelf: 'data' }) },
}
export const ShelfData: Story = {
  args: {
    part: 'shelf',
    done: async (studio, language) => {
      await simulated(studio, language)
      choose(2)(studio)
    },
  },
}
export const ShelfStopped: Story = { args: { part: 'shelf', done: stopped } }
export const ShelfFailed: Story = { args: { part: 'shelf', done: failed } }
export const ShelfEstimate: Story = {
  args: {
    part: 'shelf',
    done: async (studio, language) => {
      await simulated(studio, language)
      studio.set({ shelf: 'estimate' })
    },
  },
}
export const ShelfJson: Story = {
  args: { part: 'shelf', done: (studio) => studio.set({ shelf: 'json' }) },
}

export const Steps: Story = { args: { part: 'steps', done: stopped } }
export const UpgradesToAccept: Story = { args: { part: 'upgrades', flow: old } }
export const UpgradesNone: Story = { args: { part: 'upgrades' } }
export const VersionsNone: Story = { args: { part: 'versions' } }
export const VersionsNamed: Story = {
  args: {
    part: 'versions',
    done: (studio) => {
      const { flow } = studio.get().session
      const at = '2026-11-20T08:30:00.000Z'
      studio.set({ versions: [{ name: 'Première version', at, flow }] })
      studio.perform({ do: 'remove', names: [step(studio, 3).name] })
      studio.perform({ do: 'name-flow', name: 'Relances' })
    },
  },
}
export const FindStep: Story = { args: { part: 'find' } }
export const FindNone: Story = {
  args: { part: 'find' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('combobox'))
    // The list keeps the side on which it was seen whole: one sees it before one types.
    await expect(await page.findAllByRole('option')).not.toHaveLength(0)
    await painted()
    await userEvent.keyboard('zzzz')
    await expect(await page.findByText(/Rien de ce nom|Nothing of that name/u)).toBeVisible()
  },
}
const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  )
/** The library does not come: one can still paste, open a file or begin with nothing. */
export const Begin: Story = { args: { part: 'start' }, beforeEach: withoutLibrary }
export const BeginRefused: Story = { args: { part: 'refused' }, beforeEach: withoutLibrary }
export const ShortcutList: Story = { args: { part: 'shortcuts' } }
export const Commands: Story = { args: { part: 'commands' } }
