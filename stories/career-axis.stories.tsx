import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CareerAxis } from '../site/components/career-axis/index.ts'

const since = (year: number, until?: number) => ({
  from: (year - 2012) * 2,
  to: until === undefined ? 30 : (until - 2012) * 2 + 2,
  period: until === undefined ? `depuis ${year}` : `${year} – ${until}`,
})

const meta = {
  title: 'Content/Career axis',
  component: CareerAxis,
  args: {
    columns: 30,
    years: Array.from({ length: 15 }, (_, index) => ({ label: `${2012 + index}`, at: index * 2 })),
    posts: [
      { title: 'Études d’informatique', place: 'Université', ...since(2012, 2014) },
      { title: 'Développeuse', place: 'Éditeur de logiciels', ...since(2015, 2017) },
      { title: 'Développeuse principale', place: 'Société de services', ...since(2018, 2020) },
      { title: 'Responsable technique', place: 'Plateforme de santé', ...since(2021, 2023) },
      { title: 'Indépendante', place: 'Web et IA appliquée', current: true, ...since(2024) },
    ],
    skills: [
      { name: 'PHP', universe: 'code', past: true, ...since(2012, 2016) },
      { name: 'Interfaces accessibles', universe: 'code', ...since(2013) },
      { name: 'TypeScript, Node', universe: 'code', ...since(2016) },
      { name: 'Recherche et classement', universe: 'ia', ...since(2018) },
      { name: 'Évaluation de modèles', universe: 'ia', ...since(2022) },
      { name: 'Automatisation n8n', universe: 'plus', ...since(2025) },
    ],
    words: {
      posts: 'Postes',
      skills: 'Compétences',
      past: 'ne se pratique plus',
      universes: { code: 'Web', ia: 'IA', plus: 'Automatisation' },
    },
  },
} satisfies Meta<typeof CareerAxis>
export default meta
type Story = StoryObj<typeof meta>

/** Posts over the line, skills below it; each says its years in words too. */
export const Career: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const posts = canvas.getByRole('list', { name: 'Postes' })
    await expect(posts).toHaveTextContent('Responsable technique')
    const skills = canvas.getByRole('list', { name: 'Compétences' })
    await expect(skills).toHaveTextContent('Automatisation n8ndepuis 2025')
  },
}

/** Each name above its bar: nothing scrolls sideways. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** A post too short for its name: all of them stand on lines of their own. */
export const ManyShortPosts: Story = {
  args: {
    posts: [
      ...meta.args.posts.slice(0, 3),
      { title: 'Remplacement', place: 'Collectivité territoriale', ...since(2021, 2021) },
      { title: 'Responsable de l’industrialisation', place: 'Assurance', ...since(2022, 2023) },
      { title: 'Indépendante', place: 'Web et IA appliquée', current: true, ...since(2024) },
    ],
  },
}
