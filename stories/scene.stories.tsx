import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '#ui/stack'
import { ThemedImage } from '#ui/themed-image'
import { color } from '#ui/theme/tokens'
import { LIGHTS, PLACES, POSES, SCENE_MOODS, type Scene } from '../site/content/scene.ts'
import { OpeningScene } from '../site/pages/parts/opening-scene.tsx'
import { round } from '../site/prerender/scene/draw.ts'
import { inPage } from '../site/prerender/scene/of-page.ts'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Identity/Scene',
  tags: ['!autodocs'],
  args: { place: 'library', pose: 'studies', mood: 'curious', light: 'lamp' },
  argTypes: {
    place: choice(PLACES),
    pose: choice(POSES),
    mood: choice(SCENE_MOODS),
    light: choice(LIGHTS),
  },
} satisfies Meta<Scene>
export default meta
type Story = StoryObj<Scene>

/** What a page opens with. */
export const Opening: Story = {
  render: (scene) => <OpeningScene html={inPage(scene)} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** Beside what one reads: each place, with another pose, mood and light. */
export const BesideATextAtEachPlace: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Grid cells={4}>
      {PLACES.map((place, at) => (
        <Beside
          key={place}
          place={place}
          pose={turn(POSES, at)}
          mood={turn(SCENE_MOODS, at)}
          light={turn(LIGHTS, at)}
        />
      ))}
    </Grid>
  ),
}

function Beside(scene: Scene) {
  const drawn = (theme: 'dark' | 'light') => {
    const svg = round(scene, { theme, ink: (name) => color[theme][name] })
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  }
  return (
    <ThemedImage
      dark={drawn('dark')}
      light={drawn('light')}
      width={180}
      height={180}
      loading="eager"
    />
  )
}

const turn = <T,>(list: readonly T[], at: number): T => list[at % list.length]!
