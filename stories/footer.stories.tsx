import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Footer } from '../site/components/footer/index.ts'
import { LanguageSwitcher } from '../site/components/language-switcher/index.ts'
import { ThemedImage } from '#ui/themed-image'
import { ThemeSwitch } from '#ui/theme-switch'
import { columns, languages } from './sample/navigation.ts'

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  args: {
    name: 'Opale',
    tagline: 'Développement web et IA appliquée, en indépendant. Prix sur devis, en euros.',
    columns,
    owner: 'Camille Martin : fiche d’exemple',
    legal: {
      label: 'Informations légales',
      links: [
        { label: 'Mentions légales', href: '#mentions' },
        { label: 'Accessibilité', href: '#accessibilite' },
        { label: 'English', href: '#en', lang: 'en' },
      ],
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

/** The companion sleeps on its edge. */
export const WithNap: Story = {
  args: {
    nap: (
      <ThemedImage
        dark="/opale/nap.dark.svg"
        light="/opale/nap.light.svg"
        width={140}
        height={98}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.getAllByRole('navigation')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en')
  },
}

/** Where a page has no header, the switches are here. */
export const WithControls: Story = {
  args: {
    controls: (
      <>
        <LanguageSwitcher
          label="Langue"
          unavailable="Bientôt disponible"
          soon="bientôt"
          options={languages}
          current="fr"
          framed
        />
        <ThemeSwitch
          labels={{ toLight: 'Passer au thème clair', toDark: 'Passer au thème sombre' }}
          onClick={fn()}
          framed
        />
      </>
    ),
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
