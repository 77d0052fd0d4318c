import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Background } from '../site/components/background/index.ts'
import { Text } from '#ui/text'

const meta = {
  title: 'Layout/Background',
  component: Background,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  render: () => (
    <>
      <Background />
      <Text>Les mots passent devant.</Text>
    </>
  ),
} satisfies Meta<typeof Background>
export default meta
type Story = StoryObj<typeof meta>

/** The root element says when it may be seen. */
export const On: Story = {
  beforeEach: () => {
    const { dataset } = document.documentElement
    dataset['background'] = 'on'
    return () => {
      delete dataset['background']
    }
  },
  play: async ({ canvasElement }) => {
    const backdrop = canvasElement.querySelector('[aria-hidden]')
    await waitFor(() => expect(backdrop).toHaveStyle({ opacity: 0.5 }))
  },
}

/** Before that there is nothing to see. */
export const Off: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveStyle({ opacity: 0 })
  },
}
