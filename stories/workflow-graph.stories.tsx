import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Figure } from '#ui/figure'
import { WorkflowGraph, type GraphNode } from '../site/components/workflow-graph/index.ts'

const nodes: readonly GraphNode[] = [
  { id: 'in', icon: 'window', name: 'Formulaire', detail: 'Nouvelle demande', at: [0, 0.5] },
  { id: 'read', icon: 'ia', name: 'Modèle', detail: 'Lit et compare', at: [1, 0.5] },
  { id: 'if', icon: 'flow', name: 'Si', detail: 'note ≥ 70', at: [2, 0.5] },
  { id: 'tell', icon: 'chat', name: 'Slack', detail: 'Prévient', at: [3, 0] },
  { id: 'keep', icon: 'data', name: 'HubSpot', detail: 'Met en attente', at: [3, 1] },
]
const links = [
  { from: 'in', to: 'read' },
  { from: 'read', to: 'if' },
  { from: 'if', to: 'tell', when: 'oui' },
  { from: 'if', to: 'keep', when: 'non' },
]

const meta = {
  title: 'Data/Workflow graph',
  component: WorkflowGraph,
  args: {
    title: 'Qualification d’une demande',
    description: 'Cinq étapes ; à la quatrième le chemin se partage.',
    nodes,
    links,
  },
  decorators: [
    (Story) => (
      <Figure name="Le workflow" caption="Exemple.">
        <Story />
      </Figure>
    ),
  ],
} satisfies Meta<typeof WorkflowGraph>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Qualification d’une demande' })
    await expect(drawing).toHaveAccessibleDescription(/Cinq étapes/u)
  },
}

const states = { in: 'done', read: 'done', if: 'done', tell: 'now', keep: 'passed' } as const

/** The run has come to its last step; the other branch was not taken. */
export const Running: Story = {
  args: {
    nodes: nodes.map((node) => ({ ...node, state: states[node.id as keyof typeof states] })),
    links: links.map((link) => ({ ...link, state: link.to === 'keep' ? 'aside' : 'run' })),
  },
}
