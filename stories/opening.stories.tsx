import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#ui/badge'
import { ButtonLink } from '#ui/button'
import { Character } from '#companion/character'
import { Icon } from '#ui/icon'
import { Moon } from '#companion/moon'
import { Opening } from '../site/components/opening/index.ts'
import { OPENINGS } from '../site/components/opening/opening.tsx'
import { Pebble } from '#companion/pebble'
import { Text } from '#ui/text'
import { Drawing } from './sample/drawing.tsx'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Layout/Opening',
  component: Opening,
  argTypes: { variant: choice(OPENINGS) },
  globals: { viewport: { value: 'desktop' } },
  args: { variant: 'plain', title: 'Écrivez-moi' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Opening>
export default meta
type Story = StoryObj<typeof meta>

const contact = (
  <ButtonLink variant="contact" href="#contact">
    Décrire mon projet
    <Icon name="arrow" />
  </ButtonLink>
)

/** A service: its claim, and the figure of its thread. */
export const Claim: Story = {
  args: {
    variant: 'claim',
    badge: <Badge tone="ia">Service</Badge>,
    title: 'Des réponses tirées de vos documents',
    lead: 'Vos équipes posent leurs questions ; le système retrouve, cite et dit quand il ne sait pas.',
    actions: contact,
    figure: <Drawing />,
  },
}

/** A comparison: what is asked, and its answer. No line ends at the hyphen of a short word. */
export const Answer: Story = {
  args: {
    variant: 'answer',
    badge: <Badge tone="ia">Comparatif</Badge>,
    title: 'Claude ou GPT-4 : que reste-t-il à comparer ?',
    meta: [{ icon: 'pen', value: 'Vérifié le 23 novembre 2026' }],
    figure: (
      <Pebble>
        <Text size="s" tone="accent" strong>
          La réponse courte
        </Text>
        <Text tone="muted">Prenez celui que vous saurez remplacer.</Text>
      </Pebble>
    ),
  },
}

/** The home page: the only title with two weights. */
export const Display: Story = {
  args: {
    variant: 'display',
    quiet: 'Du code clair.',
    title: 'De l’IA qui rend service.',
    lead: 'Je construis des applications web et des outils d’IA, seule, du premier schéma à la mise en ligne.',
    actions: (
      <>
        <ButtonLink variant="solid" href="#contact">
          Décrire mon projet
          <Icon name="arrow" />
        </ButtonLink>
        <ButtonLink href="#audit">Faire un audit gratuit</ButtonLink>
      </>
    ),
    figure: <Moon character={<Character mood="happy" stage="adult" size={400} />} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Du code clair. De l’IA qui rend service.',
    )
  },
}

/** A city: as a service, with a smaller title. */
export const Place: Story = {
  args: {
    variant: 'place',
    title: 'Consultante IA à Lyon',
    lead: 'À la Part-Dieu en deux heures, ou à distance.',
    actions: contact,
  },
}

/** The opening paragraph stands below the title, on the column of the text. */
export const Article: Story = {
  args: {
    variant: 'article',
    badge: <Badge tone="ia">Guide</Badge>,
    title: 'Évaluer un modèle en production',
    lead: 'Une démonstration convainc en cinq minutes. Savoir si elle tiendra prend une grille, cent questions et quelqu’un qui connaît le métier.',
    meta: [
      { icon: 'pen', value: 'Mis à jour le 12 mars' },
      {
        icon: 'globe',
        value: (
          <a href="#en" lang="en" hrefLang="en">
            Read it in English
          </a>
        ),
      },
    ],
  },
}

/** A term of the glossary, and its definition. */
export const Word: Story = {
  args: {
    variant: 'word',
    title: 'Plongement',
    lead: 'Une liste de nombres qui place un texte parmi les autres : ce qui se ressemble est proche.',
  },
}

export const Plain: Story = {
  args: { variant: 'plain', lead: 'Trois phrases suffisent pour commencer.', actions: contact },
}

/** Legal texts: the title, and nothing else. */
export const Bare: Story = { args: { variant: 'bare', title: 'Mentions légales' } }

export const DisplayOnAPhone: Story = { ...Display, globals: { viewport: { value: 'phone' } } }
export const ClaimOnAPhone: Story = { ...Claim, globals: { viewport: { value: 'phone' } } }
