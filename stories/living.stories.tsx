import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button'
import { MOODS, STAGES } from '#companion/character'
import { Living, type LivingProps } from '#companion/living'
import { Inline, Stack } from '#ui/stack'
import { choice } from './sample/choice.ts'
import { Specimen } from './sample/specimen.tsx'

/** Her mood changes at a click. */
function Changing(props: LivingProps): ReactElement {
  const [mood, setMood] = useState(props.mood)
  return (
    <Stack align="center">
      <Specimen>
        <Living {...props} mood={mood} label={mood} />
      </Specimen>
      <Inline gap={2}>
        {MOODS.map((each) => (
          <Button key={each} size="s" onClick={() => setMood(each)}>
            {each}
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}

const meta = {
  title: 'Companion/Living',
  component: Living,
  argTypes: { mood: choice(MOODS), stage: choice(STAGES) },
  args: { mood: 'happy', stage: 'teen', follows: true, size: 420 },
  render: (args) => <Changing {...args} />,
} satisfies Meta<typeof Living>
export default meta
type Story = StoryObj<typeof meta>

const drawing = (svg: HTMLElement) => svg.innerHTML
const animations = () => document.getAnimations().filter(({ playState }) => playState === 'running')

/** Still until someone does something; a change of mood moves her once, if movement is welcome. */
export const ChangeOfMood: Story = {
  play: async ({ canvas }) => {
    await expect(animations()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'ecstatic' }))
    await expect(canvas.getByRole('img', { name: 'ecstatic' })).toBeVisible()
    await waitFor(() => expect(animations()).toEqual([]))
  },
}

/** With reduced motion she changes pose and colour, and nothing follows the mouse. */
export const ReducedMotion: Story = {
  globals: { motion: 'still' },
  play: async ({ canvas }) => {
    const before = drawing(canvas.getByRole('img'))
    await fireEvent.pointerMove(document.body, { clientX: 5, clientY: 5, pointerType: 'mouse' })
    await fireEvent.pointerEnter(canvas.getByRole('img'))
    await expect(drawing(canvas.getByRole('img'))).toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: 'sad' }))
    await expect(animations()).toEqual([])
    await expect(drawing(canvas.getByRole('img'))).not.toBe(before)
  },
}

export const Legendary: Story = { args: { stage: 'legendary', mood: 'melancholy' } }
