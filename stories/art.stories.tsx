import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  ArtCanvas,
  artMarkup,
  ArtPicture,
  ArtWall,
  PIECES,
  SEED,
} from '../site/components/art/index.ts'
import { Grid } from '#ui/stack'

const meta = {
  title: 'Media/Art',
  component: ArtPicture,
  args: { piece: 'cabochon', seed: SEED, label: 'Des facettes' },
  // Whatever the window is wide, a picture is the same; all of them would be heavy to keep.
  globals: { viewport: { value: 'phone' } },
  argTypes: { piece: { control: 'select', options: PIECES } },
} satisfies Meta<typeof ArtPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {
  globals: { theme: 'dark' },
  render: (args) => (
    <Grid cells={3}>
      <ArtPicture {...args} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Des facettes' })).toBeVisible()
  },
}

/** Each piece, from the same word. */
export const Pieces: Story = {
  globals: { theme: 'dark' },
  render: ({ seed }) => (
    <Grid cells={4}>
      {PIECES.map((piece) => (
        <ArtPicture key={piece} piece={piece} seed={seed} label={piece} />
      ))}
    </Grid>
  ),
}

/** One piece, from other words. */
export const Seeds: Story = {
  globals: { theme: 'dark' },
  render: ({ piece }) => (
    <Grid cells={4}>
      {['nuit', 'nacre', 'lueur', '2026'].map((seed) => (
        <ArtPicture key={seed} piece={piece} seed={seed} label={seed} />
      ))}
    </Grid>
  ),
}

/** A third of the way through its round, painted. */
export const Moved: Story = {
  globals: { theme: 'dark' },
  render: ({ seed }) => (
    <Grid cells={4}>
      {PIECES.map((piece) => (
        <ArtCanvas
          key={piece}
          piece={piece}
          seed={seed}
          motion={{ phase: 0.33, intensity: 1 }}
          label={piece}
        />
      ))}
    </Grid>
  ),
}

const choose = fn()
const drawn = (piece: (typeof PIECES)[number], theme: 'dark' | 'light') =>
  `data:image/svg+xml,${encodeURIComponent(artMarkup(piece, SEED, { theme }))}`

/** Files side by side; a click chooses one. */
export const Wall: Story = {
  globals: { theme: 'light' },
  render: () => (
    <ArtWall
      works={PIECES.slice(0, 4).map((piece) => ({
        key: piece,
        name: piece,
        text: 'Quelques mots de ce tableau.',
        href: '#',
        dark: drawn(piece, 'dark'),
        light: drawn(piece, 'light'),
      }))}
      onChoose={choose}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'nacre' }))
    await expect(choose).toHaveBeenCalledWith('nacre')
  },
}
