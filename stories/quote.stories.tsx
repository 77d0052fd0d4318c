import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '#ui/badge'
import { Quote } from '#ui/quote'

const meta = {
  title: 'Text/Quote',
  component: Quote,
  args: {
    children: <p>« Tout ce qui peut être dit peut être dit clairement. »</p>,
    source: 'Tractatus logico-philosophicus',
    detail: 'Ludwig Wittgenstein, 4.116',
  },
} satisfies Meta<typeof Quote>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}

export const OtherLanguage: Story = {
  args: {
    children: <p>“Simplicity is prerequisite for reliability.”</p>,
    lang: 'en',
    source: 'Edsger W. Dijkstra, EWD498',
    detail: '1975',
    href: 'https://www.cs.utexas.edu/~EWD/transcriptions/EWD04xx/EWD498.html',
  },
}

/** Nobody said it: the badge says so. */
export const Sample: Story = {
  args: {
    children: (
      <>
        <p>« Les réponses citent la page. Quand le document ne dit rien, l’outil le dit aussi. »</p>
        <p>« C’est ce qui a décidé l’équipe à s’en servir. »</p>
      </>
    ),
    source: 'Prénom Nom',
    detail: 'Responsable du support, entreprise d’exemple',
    badge: <Badge>Exemple</Badge>,
  },
}
