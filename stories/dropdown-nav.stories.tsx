import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ButtonLink } from '#ui/button'
import { Character } from '#companion/character'
import { DropdownNav, type DropdownNavProps } from '../site/components/dropdown-nav/index.ts'
import { Icon } from '#ui/icon'
import { NavBar } from '../site/components/nav-bar/index.ts'
import { Wordmark } from '../site/components/wordmark/index.ts'

const items: DropdownNavProps['items'] = [
  { label: 'WebDev', href: '/', universe: 'code' },
  { label: 'Services IA', href: '/ia', universe: 'ia' },
  {
    label: 'Ressources',
    base: '/glossaire-ia',
    entries: [
      {
        label: 'Blog',
        href: '/blog',
        icon: 'pen',
        count: '80+',
        description: 'L’actualité de l’IA, expliquée et testée',
      },
      {
        label: 'Glossaire IA',
        href: '/glossaire-ia',
        icon: 'book',
        count: '125+',
        description: 'Chaque terme, dit simplement',
      },
      {
        label: 'Guides',
        href: '/guides-ia',
        icon: 'layers',
        count: '12',
        description: 'Du principe au code, pas à pas',
      },
      {
        label: 'RAG en production',
        href: '/guide-rag-production',
        icon: 'doc',
        description: 'Découper, indexer, évaluer, surveiller',
      },
      {
        label: 'Architecture IA',
        href: '/architecture-ia-production',
        icon: 'data',
        description: 'Des systèmes qui tiennent la charge',
      },
      {
        label: 'Sécurité de l’IA',
        href: '/securite-ia-entreprise',
        icon: 'shield',
        description: 'Injections, fuites, garde-fous',
      },
    ],
    aside: (
      <>
        <Character mood="happy" stage="child" size={96} />
        <b>Par où commencer ?</b>
        <p>Dites-moi où vous en êtes : cinq questions suffisent.</p>
        <a href="/quiz-maturite-ia-entreprise">
          Faire le quiz
          <Icon name="arrow" />
        </a>
      </>
    ),
  },
  {
    label: 'Portfolio',
    base: '/cv',
    entries: [
      { label: 'CV', href: '/cv', icon: 'user', description: 'Parcours et compétences' },
      {
        label: 'Projets',
        href: '/portfolio-projets-cas-etudes',
        icon: 'window',
        description: 'Ce qui a été construit, et comment',
      },
    ],
  },
  { label: 'PLUS', href: '/explorer', universe: 'plus' },
]

const meta = {
  title: 'Navigation/Dropdown nav',
  component: DropdownNav,
  args: { label: 'Principale', path: '/ia', items },
} satisfies Meta<typeof DropdownNav>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  args: { path: '/glossaire-ia/rag' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Ressources')
  },
}

export const Open: Story = {
  args: { path: '/blog' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ressources' }))
    await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toBeVisible())
  },
}

export const InTheHeader: Story = {
  args: { path: '/blog' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  globals: { viewport: { value: 'laptop' } },
  render: (args) => (
    <NavBar
      brand={<Wordmark label="opale" />}
      links={<DropdownNav {...args} />}
      action={
        <ButtonLink href="/contact" variant="contact" size="s">
          Contact
        </ButtonLink>
      }
    />
  ),
  play: Open.play!,
}

export const Hovered: Story = {
  // Its own pointer, which knows what it leaves.
  play: async ({ canvas, step, userEvent: pointer }) => {
    const resources = canvas.getByRole('button', { name: 'Ressources' })
    const portfolio = canvas.getByRole('button', { name: 'Portfolio' })
    await step('coming near opens it, and a click then keeps it open', async () => {
      // Once it listens: a picture may be taken of what was rendered a moment ago.
      await waitFor(async () => {
        await pointer.hover(document.body)
        await pointer.hover(resources)
        await expect(canvas.getByText('Guides')).toBeVisible()
      })
      await pointer.click(resources)
      await expect(canvas.getByText('Guides')).toBeVisible()
    })
    await step('going to another one changes', async () => {
      await pointer.hover(portfolio)
      await waitFor(() => expect(canvas.getByText('Projets')).toBeVisible())
      await expect(canvas.getByText('Guides')).not.toBeVisible()
    })
    await step('going away closes it', async () => {
      await pointer.hover(document.body)
      await waitFor(() => expect(canvas.getByText('Projets')).not.toBeVisible())
    })
  },
}

export const OnAPhone: Story = {
  args: { path: '/blog' },
  globals: { viewport: { value: 'phone' } },
  play: Open.play!,
}
