import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { NavBar } from '../site/components/nav-bar/index.ts'
import { PageTabs } from '../site/components/page-tabs/index.ts'
import { Wordmark } from '../site/components/wordmark/index.ts'

const meta = {
  title: 'Navigation/Page tabs',
  component: PageTabs,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  args: {
    label: 'Dans cette page',
    current: 'hero',
    tabs: [
      {
        id: 'overview',
        label: 'Vue d’ensemble',
        sections: [
          { id: 'hero', label: 'Présentation' },
          { id: 'tech-mastery', label: 'Maîtrise' },
          { id: 'services-web', label: 'Services web' },
        ],
      },
      {
        id: 'experience',
        label: 'Expérience',
        sections: [
          { id: 'portfolio-experience', label: 'Parcours' },
          { id: 'devops-infrastructure', label: 'Infrastructure' },
        ],
      },
      {
        id: 'technologies',
        label: 'Technologies',
        sections: [{ id: 'tech-stack', label: 'Outils' }],
      },
      {
        id: 'approach',
        label: 'Approche',
        sections: [
          { id: 'dev-approach', label: 'Méthode' },
          { id: 'tarifs', label: 'Tarifs' },
        ],
      },
    ],
  },
  render: (args) => (
    <NavBar brand={<Wordmark label="opale" />}>
      <PageTabs {...args} />
    </NavBar>
  ),
} satisfies Meta<typeof PageTabs>
export default meta
type Story = StoryObj<typeof meta>

export const FirstSection: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Vue d’ensemble')
    await expect(canvas.getByRole('link', { name: 'Approche' })).toHaveAttribute(
      'href',
      '#dev-approach',
    )
  },
}

export const LastSection: Story = {
  args: { current: 'tarifs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Approche')
  },
}

export const InThePagesColors: Story = { args: { colors: ['code', 'ia', 'plus'] } }

export const WithAnAction: Story = {
  args: { colors: ['ia', 'contact'], actions: [{ label: 'Ouvrir le studio', href: '#studio' }] },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { current: 'tarifs' },
  play: async ({ canvas }) => {
    const active = canvas.getByRole('link', { current: true })
    await waitFor(() =>
      expect(active.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth),
    )
  },
}
