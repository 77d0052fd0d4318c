import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TechnologyList } from '../site/components/technology-list/index.ts'
import { sheetMarkup } from '../site/components/sprite-icon/markup.ts'

/** Drawn here, as a site's build draws it. */
const sheet = URL.createObjectURL(new Blob([sheetMarkup('techIcons')], { type: 'image/svg+xml' }))

const meta = {
  title: 'Data/Technology list',
  component: TechnologyList,
  args: {
    sheet,
    items: [
      {
        icon: 'typescript',
        name: 'TypeScript',
        text: 'Du JavaScript vérifié avant de tourner.',
        note: 'ce site',
      },
      {
        icon: 'qdrant',
        name: 'Qdrant',
        text: 'Base vectorielle ouverte, filtres précis.',
        href: '#bases',
      },
      {
        icon: 'n8n',
        name: 'n8n',
        text: 'Des automatisations, aussi sur vos serveurs.',
        href: '#n8n',
      },
      {
        icon: 'modelcontextprotocol',
        name: 'Model Context Protocol',
        text: 'Brancher un outil une fois, pour plusieurs modèles.',
      },
    ],
  },
} satisfies Meta<typeof TechnologyList>
export default meta
type Story = StoryObj<typeof meta>

/** Names lead to a page where there is one; a badge says what is particular about one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'Qdrant' })).toBeVisible()
    await expect(canvas.getByText('ce site')).toBeVisible()
  },
}
