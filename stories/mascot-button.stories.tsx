import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Character, STAGES } from '#companion/character'
import { MascotButton } from '#companion/mascot-button'
import { Inline } from '#ui/stack'

const meta = {
  title: 'Identity/Mascot button',
  component: MascotButton,
  args: {
    label: 'Opale, de bonne humeur. Cliquez pour jouer avec elle.',
    children: <Character mood="happy" stage="child" crop="head" size={50} />,
    onClick: fn(),
  },
} satisfies Meta<typeof MascotButton>
export default meta
type Story = StoryObj<typeof meta>

export const Happy: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const AtEveryStage: Story = {
  render: (args) => (
    <Inline>
      {STAGES.map((stage) => (
        <MascotButton key={stage} {...args}>
          <Character mood="content" stage={stage} crop="head" size={50} />
        </MascotButton>
      ))}
    </Inline>
  ),
}

/** Every other session she stands in a ring. */
export const InARing: Story = { args: { variant: 'ring' } }
