import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '#ui/badge'
import { Character } from '#companion/character'
import { Opening } from '../site/components/opening/index.ts'
import { Prose, Reading } from '#ui/prose'
import everything from './sample/everything.md?raw'
import { written } from './sample/written.ts'

const meta = {
  title: 'Layout/Reading',
  component: Reading,
  globals: { viewport: { value: 'desktop' } },
  args: {
    opening: (
      <Opening
        variant="article"
        badge={<Badge tone="ia">Guide</Badge>}
        title="Évaluer un modèle en production"
        lead="Une démonstration convainc en cinq minutes. Savoir si elle tiendra prend plus longtemps."
      />
    ),
    children: <Prose lang="fr" html={written(everything)} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Reading>
export default meta
type Story = StoryObj<typeof meta>

/** Opale keeps to the margin. */
export const WithMargin: Story = {
  args: { margin: <Character mood="content" stage="child" size={120} /> },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
