import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Prose } from '#ui/prose'
import { rag } from './sample/diagrams/rag.ts'
import { support } from './sample/diagrams/support.ts'
import { workflow } from './sample/diagrams/workflow.ts'
import { written } from './sample/written.ts'

const drawn = (diagram: object, language: 'fr' | 'en' = 'fr'): Story => ({
  globals: { language },
  render: () => (
    <Prose
      lang={language}
      html={written('::diagram[drawn]', language, {
        diagrams: new Map([['drawn', { file: 'a story', diagram }]]),
      })}
    />
  ),
})

const meta = {
  title: 'Content/Drawn diagram',
  component: Prose,
  args: { html: '' },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

const onAPhone = (story: Story): Story => ({
  ...story,
  globals: { ...story.globals, viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Two moments, below each other: the groups would not fit side by side. */
export const Retrieval: Story = {
  ...drawn(rag),
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(steps).toHaveLength(9)
    await expect(steps[6]).toContain('Une personne (rien d’assez proche)')
    await expect(canvas.getByRole('figure')).toHaveTextContent('Chaîne RAG')
  },
}
export const RetrievalOnAPhone: Story = onAPhone(drawn(rag))

/** A person decides; what she corrects leads back. */
export const HumanInTheLoop: Story = drawn(support)
export const HumanInTheLoopOnAPhone: Story = onAPhone(drawn(support, 'en'))

/** What happens when something does not answer. */
export const ErrorBranch: Story = drawn(workflow, 'en')
export const ErrorBranchOnAPhone: Story = onAPhone(drawn(workflow))
