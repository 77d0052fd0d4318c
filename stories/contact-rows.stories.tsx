import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '#ui/button'
import { Rows as RowsShown } from '#ui/rows'

const meta = {
  title: 'Content/Contact rows',
  component: RowsShown,
  args: {
    layout: 'lines',
    rows: [
      {
        icon: 'chat',
        title: 'E-mail',
        text: 'bonjour@exemple.fr',
        action: <Button size="s">Copier</Button>,
      },
      {
        icon: 'user',
        title: 'Carte de visite',
        text: 'À ajouter à vos contacts',
        action: (
          <ButtonLink size="s" href="#carte">
            Ouvrir
          </ButtonLink>
        ),
      },
      { icon: 'clock', title: 'Téléphone', text: 'Sur rendez-vous, après un premier message' },
    ],
  },
} satisfies Meta<typeof RowsShown>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
