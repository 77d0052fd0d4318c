import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { linkTo } from '../site/pages/tool/frame/link.ts'
import type { Opened } from '../site/pages/tool/frame/open.tsx'
import type { Shape } from '../site/pages/tool/frame/tool-parts.ts'
import { mayUndo } from '../site/pages/tool/frame/undo.ts'
import type { Place } from '../site/pages/tool/frame/use-place.ts'
import type { Language } from '../site/routes/language.ts'
import type { Answers } from '../site/tools/frame/question.ts'
import { AtTool } from './sample/tool/at-tool.tsx'
import { openSample, SAMPLE_TOOL } from './sample/tool/tool.tsx'

interface Args {
  shape: Shape
  /** Where one is; in `sent`, what a link holds. */
  place: Place
  /** What the device kept, as it stands there. */
  kept?: unknown
  sent?: Answers
}

const KEPT = 'opale-tools'
const answers = { size: 'one', hours: 2, weeks: 40 }
const save = (given: Answers, more: object = {}) => ({
  sample: { version: 1, answers: given, results: [], ...more },
})

/** A change of theme loads anew: another tool would begin where a story began, without its play. */
const once = (shape: Shape, language: Language): Promise<Opened> => {
  const key = `${shape} ${language}`
  const known = opened.get(key) ?? openSample(shape, SAMPLE_TOOL, language)
  opened.set(key, known)
  return known
}
const opened = new Map<string, Promise<Opened>>()
const languageOf = ({ language }: Readonly<Record<string, unknown>>): Language =>
  language === 'en' ? 'en' : 'fr'

/** The frame of the free tools around a tool with a question of every kind, state by state. */
const meta = {
  title: 'Pages/Tool frame',
  tags: ['!autodocs'],
  args: { shape: 'steps', place: { at: 'start' } },
  beforeEach: ({ args }) => {
    if (args.kept === undefined) localStorage.removeItem(KEPT)
    else localStorage.setItem(KEPT, JSON.stringify(args.kept))
    return () => {
      localStorage.removeItem(KEPT)
      // No other story takes back what this one took away.
      mayUndo(undefined)
    }
  },
  loaders: [
    async ({ args: { shape, sent }, globals }) => ({
      opened: await once(shape, languageOf(globals)),
      link: sent && (await linkTo('https://example.org/', SAMPLE_TOOL, sent)),
    }),
  ],
  render: ({ place }, { loaded, globals }) => {
    const { opened: tool, link } = loaded as { opened: Opened; link?: string }
    const at = link === undefined ? place : ({ at: 'shared', hash: new URL(link).hash } as const)
    return <AtTool opened={tool} place={at} language={languageOf(globals)} />
  },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const title = (canvas: Canvas) => canvas.findByRole('heading', { level: 1 })
const at = (id: string): Place => ({ at: 'question', id })

export const Start: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Commencer' })).toBeVisible()
  },
}

export const Resumed: Story = {
  args: { kept: save({ size: 'one', hours: 2 }, { at: 'weeks' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /question 3/u })).toBeVisible()
  },
}

/** Some of what was kept is of another version, or damaged. */
export const Damaged: Story = {
  args: { kept: save({ size: 'none of these' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('mis de côté')
  },
}

export const Cleared: Story = {
  args: { kept: save(answers), place: at('hours') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tout effacer' }))
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toBeVisible()
  },
}

export const Choice: Story = {
  // On a phone its foot, which had no answer to go on from a moment before, is drawn in two ways.
  globals: { viewport: { value: 'laptop' } },
  args: { place: at('size') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Seul'))
    await expect(canvas.getByRole('radio', { name: /Seul/u })).toBeChecked()
    await expect(canvas.getByText('Alors chaque heure compte.')).toBeVisible()
    await expect(await canvas.findByText('Enregistré sur cet appareil')).toBeVisible()
  },
}

/** One goes on without an answer. */
export const Missing: Story = {
  args: { place: at('size') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }))
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Choisissez/u)
  },
}

export const Several: Story = {
  args: { kept: save({ size: 'more', teams: ['sales', 'law'] }), place: at('teams') },
}

export const Amount: Story = {
  args: { kept: save({ size: 'one' }), place: at('hours') },
  play: async ({ canvas }) => {
    const hours = canvas.getByRole('textbox', { name: 'Heures' })
    await userEvent.type(hours, '61')
    await expect(hours).toHaveAccessibleDescription(/de 0/u)
  },
}

export const Slider: Story = {
  args: { kept: save({ size: 'one', hours: 2 }), place: at('weeks') },
}

/** The last question, which may stay empty. */
export const Last: Story = {
  args: { kept: save(answers), place: at('note') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Passer' })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: 'Voir le résultat' })).toHaveLength(1)
  },
}

export const Result: Story = {
  args: {
    kept: save(answers, { settled: true, results: [{ day: '2026-11-23', answers }] }),
    place: { at: 'result' },
  },
}

/** Drawn here, in the type of the page. */
export const Shared: Story = {
  args: {
    kept: save(answers, { settled: true, results: [{ day: '2026-11-23', answers }] }),
    place: { at: 'result' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Carte à partager' }))
    const card = await canvas.findByRole('img', { name: 'La carte de ce résultat' })
    await (card as HTMLImageElement).decode()
    await expect(card).toBeVisible()
  },
}

/** Somebody else’s result: only to be read. One answer no longer fits a question. */
export const Sent: Story = {
  args: { sent: { ...answers, gone: 'x' } },
  play: async ({ canvas }) => {
    await expect(await title(canvas)).toHaveTextContent('80 heures par an')
    await expect(canvas.getByRole('note')).toHaveTextContent('sans elle')
  },
}

export const BrokenLink: Story = {
  args: { place: { at: 'shared', hash: '#answers=%' } },
  play: async ({ canvas }) => {
    await expect(await title(canvas)).toHaveTextContent('ne se lit pas')
  },
}

/** All questions in sight, and the answer beside them. */
export const Form: Story = {
  args: { shape: 'form', kept: save(answers) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '80 heures par an' })).toBeVisible()
  },
}
