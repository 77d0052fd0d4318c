import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button'
import { Opening } from '../site/components/opening/index.ts'
import { Prose, Reading } from '#ui/prose'
import { TableOfContents } from '#ui/table-of-contents'

const entries = [
  { id: 'demonstration', label: 'Pourquoi une démonstration trompe' },
  { id: 'questions', label: 'Construire son jeu de questions' },
  { id: 'combien', label: 'Combien de questions', nested: true },
  { id: 'recherche', label: 'Mesurer la recherche seule' },
  { id: 'seuil', label: 'Décider d’un seuil' },
]

const meta = {
  title: 'Navigation/Table of contents',
  component: TableOfContents,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '520px' } },
    // A place in a long text: its window is the picture.
    visual: { page: true },
  },
  args: { title: 'Sommaire', entries },
  render: (args) => (
    <Reading
      opening={
        <Opening variant="article" title="Évaluer un RAG avant de le mettre en production" />
      }
      summary={<TableOfContents {...args} />}
    >
      <Prose>
        {entries.flatMap(({ id, label, nested }) => {
          const Title = nested ? 'h3' : 'h2'
          return [
            <Title key={id} id={id}>
              {label}
            </Title>,
            ...Array.from({ length: 6 }, (_, index) => (
              <p key={`${id} ${index}`}>
                Ce qui a préparé le jeu connaît déjà les mots. Une bonne question vient de quelqu’un
                qui cherche, avec ses fautes, ses raccourcis et ce qu’il n’a pas dit.
              </p>
            )),
          ]
        })}
      </Prose>
    </Reading>
  ),
  beforeEach: () => () => scrollTo(0, 0),
} satisfies Meta<typeof TableOfContents>
export default meta
type Story = StoryObj<typeof meta>

export const FollowsReading: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, step }) => {
    const place = () => canvas.queryByRole('link', { current: 'location' })?.textContent
    await step('nothing is marked before the first title', async () => {
      await expect(place()).toBeUndefined()
    })
    for (const { id, label } of [...entries, ...entries.slice(0, 2).toReversed()])
      await step(label, async () => {
        document.getElementById(id)?.scrollIntoView()
        await waitFor(() => expect(place()).toBe(label))
      })
  },
}

export const FoldedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Décider d’un seuil', { selector: 'a span' })).not.toBeVisible()
    await userEvent.click(canvas.getByText('Sommaire', { selector: 'summary' }))
    await expect(canvas.getByText('Décider d’un seuil', { selector: 'a span' })).toBeVisible()
  },
}

const chapters = [
  { id: 'demonstration', label: 'Choisir un dossier', detail: '12 min', done: 'Lu' },
  { id: 'questions', label: 'Lire les fichiers', detail: '25 min', done: 'Lu' },
  { id: 'recherche', label: 'Découper sans perdre le sens', detail: '40 min' },
  { id: 'seuil', label: 'Mettre en ligne', detail: '50 min' },
]

/** What one has read, how long each part takes, and what is kept of it. */
export const Chapters: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: {
    title: 'Chapitres',
    lead: '4 chapitres, environ 2 h',
    entries: chapters,
    end: 'fin',
    note: (
      <>
        Progression gardée sur cet appareil.
        <Button variant="ghost" size="s">
          L’effacer
        </Button>
      </>
    ),
    onPlaceChange: fn(),
  },
  play: async ({ args, canvas, step }) => {
    await step('what was read says so', async () => {
      await expect(
        canvas.getByRole('link', { name: 'Choisir un dossier Lu 12 min' }),
      ).toBeInTheDocument()
      await expect(
        canvas.getByRole('link', { name: 'Découper sans perdre le sens 40 min' }),
      ).toBeInTheDocument()
    })
    await step('one is told each title that is come to', async () => {
      document.getElementById('questions')?.scrollIntoView()
      await waitFor(() => expect(args.onPlaceChange).toHaveBeenLastCalledWith('questions'))
    })
  },
}

export const ChaptersOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ...Chapters.args, folded: 'Chapitre 2 sur 4' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Chapitre 2 sur 4', { selector: 'summary' }))
    await expect(canvas.getByText('Mettre en ligne', { selector: 'a span' })).toBeVisible()
  },
}
