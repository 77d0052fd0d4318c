import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { artMarkup } from '../site/components/art/index.ts'
import { characterMarkup } from '#companion/character'
import type { Theme } from '#ui/theme/tokens'
import { DrawnCard } from '../site/pages/parts/drawn-card.tsx'
import { portraitSvg } from '../site/share-card/portrait.ts'

const SIGNED = { tool: 'Opale, la compagne du site', address: 'opale.example/opale' }

const opale = (theme: Theme, face: string | undefined) =>
  portraitSvg(
    {
      title: 'Opale, adolescente',
      lines: ['Curieuse', 'Niveau 12', 'Porte : béret étoilé, livre ancien'],
      picture: characterMarkup('curious', 'teen', {
        size: 470,
        theme,
        wear: { hat: 'beret', special: 'book' },
      }),
      onMoon: true,
    },
    SIGNED,
    theme,
    face,
  )

const meta = {
  title: 'Identity/Portrait',
  component: DrawnCard,
  args: {
    draw: opale,
    name: 'opale-portrait',
    title: 'Le portrait d’Opale telle qu’elle est maintenant',
    text: 'Dessiné sur votre appareil.',
    announce: fn(),
  },
} satisfies Meta<typeof DrawnCard>
export default meta
type Story = StoryObj<typeof meta>

/** Her stage, her mood, her outfit, her level. */
export const OfOpale: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: args.title })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Carte en SVG' }))
    await expect(args.announce).toHaveBeenCalledWith('opale-portrait.svg est enregistré.')
  },
}

/** A painting has edges of its own, and no moon. */
export const OfAPainting: Story = {
  args: {
    draw: (theme, face) =>
      portraitSvg(
        {
          title: 'Facettes',
          lines: ['Né de « opale »', 'Une pierre taillée, pâle jusqu’à ce que la lumière tourne.'],
          picture: artMarkup('cabochon', 'opale', { theme }),
        },
        { ...SIGNED, tool: 'La galerie artistique' },
        theme,
        face,
      ),
    name: 'opale-cabochon-carte',
    title: 'La carte de ce tableau',
  },
}
