import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Callout } from '#ui/callout'
import { STATUSES } from '#ui/icon'
import { Stack } from '#ui/stack'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Feedback/Callout',
  component: Callout,
  argTypes: { tone: choice(STATUSES) },
  args: {
    tone: 'info',
    title: 'À savoir',
    children: <p>Un index vectoriel n’apprend rien : il retrouve. Mesurez ce qu’il retrouve.</p>,
  },
} satisfies Meta<typeof Callout>
export default meta
type Story = StoryObj<typeof meta>

const TITLES = {
  info: 'À savoir',
  success: 'Ce qui marche',
  warning: 'À surveiller',
  danger: 'À ne pas faire',
} as const

export const Tones: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Stack>
      {STATUSES.map((tone) => (
        <Callout key={tone} {...args} tone={tone} title={TITLES[tone]} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'À surveiller' })).toBeVisible()
  },
}

export const WithMoreInside: Story = {
  args: {
    tone: 'warning',
    title: 'Avant de mettre en production',
    children: (
      <>
        <p>Trois choses à vérifier :</p>
        <ul>
          <li>les réponses sont notées par quelqu’un qui connaît le métier ;</li>
          <li>les sources citées existent ;</li>
          <li>un refus est une réponse acceptable.</li>
        </ul>
      </>
    ),
  },
}
