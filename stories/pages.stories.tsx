import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hrefOf } from '../site/router/history.ts'
import type { SiteRouter } from '../site/router/router.ts'
import { openSite, Site } from './sample/page.tsx'

interface Args {
  /** Path of the page, in French; the toolbar's language is added to it. */
  address: string
}

const meta = {
  title: 'Pages/Key pages',
  tags: ['!autodocs'],
  args: { address: '/' },
  loaders: [
    async ({ args, globals }) => ({
      router: await openSite(
        globals['language'] === 'en' ? `${args.address}?lang=en` : args.address,
      ),
    }),
  ],
  render: (_, { loaded }) => {
    const { router } = loaded as { router: SiteRouter }
    return <Site key={hrefOf(router.visit().location)} router={router} />
  },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Else a router with the whole site in it would be spelt out as JSX.
    docs: { source: { type: 'code' } },
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const page = (address: string, title = /./u): Story => ({
  args: { address },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 1 })
    await expect(titles).toHaveLength(1)
    await expect(titles[0]).toHaveAccessibleName(title)
    await expect(canvas.getByRole('main')).toBeVisible()
  },
})
const light = { theme: 'light', viewport: { value: 'desktop' } }
const dark = { theme: 'dark', viewport: { value: 'desktop' } }
const phone = { viewport: { value: 'phone' } }

const home = page('/')
export const Home: Story = { ...home, globals: dark }
export const HomeInLight: Story = { ...home, globals: light }
export const HomeOnAPhone: Story = { ...home, globals: phone }
export const HomeInEnglish: Story = { ...home, globals: { language: 'en' } }

const service = page('/consultant-rag-freelance', /RAG|documents/u)
export const Service: Story = { ...service, globals: dark }
export const ServiceInLight: Story = { ...service, globals: light }
export const ServiceOnAPhone: Story = { ...service, globals: phone }

const article = page('/evaluer-un-llm-en-production', /modèle/u)
export const Article: Story = { ...article, globals: dark }
export const ArticleInLight: Story = { ...article, globals: light }
export const ArticleOnAPhone: Story = { ...article, globals: phone }

export const Contact: Story = page('/contact')
export const Glossary: Story = page('/glossaire-ia')
export const Workflows: Story = page('/workflows')

const notFound = page('/nulle-part')
export const NotFound: Story = { ...notFound, globals: dark }
export const NotFoundInLight: Story = { ...notFound, globals: light }
export const NotFoundOnAPhone: Story = { ...notFound, globals: phone }
