import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RADIO_VARIANTS, RadioGroup, type RadioOption, type RadioVariant } from '#ui/radio-group'
import { title } from '#ui/section'
import { Stack } from '#ui/stack'

const subjects = ['Site ou application', 'IA et documents', 'Automatisation', 'Audit', 'Autre'].map(
  (label) => ({ value: label, label }),
)

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: {
    id: 'sujet',
    name: 'sujet',
    legend: 'Sujet',
    options: subjects,
    defaultValue: 'IA et documents',
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Sujet' })).toBeVisible()
    await userEvent.tab()
    const chosen = canvas.getByRole('radio', { name: 'IA et documents' })
    await expect(chosen).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Automatisation' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('Automatisation')
  },
}

export const Pills: Story = {
  args: { id: 'sujet-court', name: 'sujet-court', variant: 'pills' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Audit'))
    await expect(canvas.getByRole('radio', { name: 'Audit' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'IA et documents' })).not.toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Audit')
  },
}

export const Segment: Story = {
  args: {
    id: 'statut',
    name: 'statut',
    legend: 'Statut',
    variant: 'segment',
    options: [
      { value: 'micro', label: 'Micro-entreprise' },
      { value: 'autre', label: 'Autre taux' },
    ],
    defaultValue: 'micro',
    help: 'Profession libérale non réglementée.',
  },
}

const ANSWERS: RadioOption[] = [
  {
    value: 'mails',
    label: 'Dans des e-mails et des fichiers personnels',
    help: 'Chacun a les siens.',
  },
  { value: 'dossier', label: 'Dans un dossier partagé', help: 'Sans classement commun.' },
  {
    value: 'export',
    label: 'Dans des outils, avec un export à la main',
    help: 'Un logiciel métier, un CRM, un tableur tenu à jour.',
  },
  { value: 'flou', label: 'Je ne sais pas encore', help: 'C’est une réponse utile, elle aussi.' },
]

export const Cards: Story = {
  args: {
    id: 'q5',
    name: 'q5',
    legend: <span className={title.t3}>Où vivent les données dont l’IA aurait besoin ?</span>,
    variant: 'cards',
    options: ANSWERS,
    defaultValue: 'export',
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('radio', { name: /^Je ne sais pas encore/ })
    await userEvent.click(card)
    await expect(card).toBeChecked()
  },
}

const dead = (variant: RadioVariant) => ({
  variant,
  id: variant,
  name: variant,
  legend: variant,
  options: subjects.map((option, index) => ({ ...option, disabled: index % 2 === 0 })),
})

export const Disabled: Story = {
  render: (args) => (
    <Stack gap={6}>
      {RADIO_VARIANTS.map((variant) => (
        <RadioGroup key={variant} {...args} {...dead(variant)} defaultValue="Automatisation" />
      ))}
    </Stack>
  ),
}

export const WithError: Story = {
  args: {
    id: 'sujet-vide',
    name: 'sujet-vide',
    variant: 'pills',
    mark: 'obligatoire',
    required: true,
    defaultValue: undefined,
    error: 'Choisissez un sujet, même approximatif.',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Choisissez un sujet, même approximatif.')
  },
}
