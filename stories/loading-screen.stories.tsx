import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadingScreen } from '../site/components/loading-screen/index.ts'
import { Text } from '#ui/text'

const meta = {
  title: 'Feedback/Loading screen',
  component: LoadingScreen,
  args: { text: 'Chargement...' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <>
      <Text>La page est déjà là, en dessous.</Text>
      <LoadingScreen {...args} />
    </>
  ),
  beforeEach: () => {
    const { dataset } = document.documentElement
    dataset['firstVisit'] = ''
    return () => {
      delete dataset['firstVisit']
    }
  },
} satisfies Meta<typeof LoadingScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Held in the middle of its second: otherwise it is gone before one looks. */
export const FirstVisit: Story = {
  play: async ({ canvasElement }) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = 600
    }
    const screen = canvasElement.querySelector('output')
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(screen).toHaveStyle({ display: still ? 'none' : 'grid' })
  },
}

/** Who asks for reduced motion goes straight to the page. */
export const ReducedMotion: Story = {
  globals: { motion: 'still' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('output')).toHaveStyle({ display: 'none' })
  },
}
