import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Head, Section, TONES } from '#ui/section'
import { Text } from '#ui/text'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Layout/Section',
  component: Section,
  argTypes: { tone: choice(TONES) },
  args: { children: undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

/** Bands of the page, one after the other. */
export const Tones: Story = {
  parameters: { gallery: true },
  render: () => (
    <>
      {TONES.map((tone) => (
        <Section key={tone} tone={tone} labelledBy={`titre-${tone}`}>
          <Head
            id={`titre-${tone}`}
            title="Comment nous travaillons"
            lead="Un premier échange, une note, puis un lot à la fois."
          />
          <Text tone="muted">Le contenu tient déjà dans la largeur de la grille.</Text>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(TONES.length)
  },
}

/** Before a footer that brings its own space. */
export const Flush: Story = {
  args: { flush: true, tone: 'sunken', children: <Head title="Sans espace en bas" size="t3" /> },
}
