import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from '#ui/steps'

const steps = [
  { title: 'Échanger', text: 'Une demi-heure, pour comprendre ce qui bloque.' },
  { title: 'Cadrer', text: 'Une note : ce qui sera fait, et ce qui ne le sera pas.' },
  { title: 'Construire', text: 'Un lot à la fois, montré chaque semaine.' },
  { title: 'Transmettre', text: 'Le code, la documentation, une séance pour les reprendre.' },
]

const meta = {
  title: 'Content/Steps',
  component: Steps,
  globals: { viewport: { value: 'laptop' } },
  args: { steps },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

/** One thread, which loops once above each. */
export const Four: Story = {}
export const Three: Story = { args: { steps: steps.slice(0, 3) } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
