import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '#ui/button'
import { ContactRows } from '#ui/contact-rows'

const meta = {
  title: 'Content/Contact rows',
  component: ContactRows,
  args: {
    rows: [
      {
        icon: 'chat',
        label: 'E-mail',
        value: 'bonjour@exemple.fr',
        action: <Button size="s">Copier</Button>,
      },
      {
        icon: 'user',
        label: 'Carte de visite',
        value: 'À ajouter à vos contacts',
        action: (
          <ButtonLink size="s" href="#carte">
            Ouvrir
          </ButtonLink>
        ),
      },
      { icon: 'clock', label: 'Téléphone', value: 'Sur rendez-vous, après un premier message' },
    ],
  },
} satisfies Meta<typeof ContactRows>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
