import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState, type ReactElement } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { Field } from '#ui/field'
import { Fieldset, Form, FormActions, FormRow, FormSummary, type FormProps } from '#ui/form'
import { Icon } from '#ui/icon'
import { Input } from '#ui/input'
import { RadioGroup } from '#ui/radio-group'
import { Textarea } from '#ui/textarea'

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { onSubmit: fn((event) => event.preventDefault()) },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** How each control says what is missing. */
const SENTENCES: Record<string, string> = {
  courriel: 'Il manque la fin de l’adresse.',
  demande: 'Une phrase suffit, mais il en faut une.',
}
const SUBJECTS = ['Site ou application', 'IA et documents', 'Automatisation', 'Audit', 'Autre']

function Contact({ busy, ...props }: FormProps & { busy?: boolean }): ReactElement {
  const prefix = useId()
  const [{ attempt, refused }, setState] = useState({ attempt: 0, refused: [] as string[] })
  const field = (name: string) => ({
    id: prefix + name,
    error: refused.includes(name) && SENTENCES[name],
  })
  return (
    <Form
      {...props}
      aria-label="Message"
      onRefused={(controls) =>
        setState({ attempt: attempt + 1, refused: controls.map(({ name }) => name) })
      }
      onSubmit={(event) => {
        setState({ attempt, refused: [] })
        props.onSubmit?.(event)
      }}
    >
      {refused.length > 0 && (
        <FormSummary
          key={attempt}
          title={refused.length > 1 ? 'Deux points à revoir' : 'Un point à revoir'}
          errors={refused.map((name) => ({ id: prefix + name, text: SENTENCES[name] ?? name }))}
        />
      )}
      <Fieldset legend="Votre message" hideLegend>
        <FormRow>
          <Field {...field('prenom')} label="Votre nom" mark="facultatif">
            <Input name="prenom" autoComplete="name" defaultValue="Camille" />
          </Field>
          <Field {...field('courriel')} label="Votre e-mail" required>
            <Input type="email" name="courriel" autoComplete="email" />
          </Field>
        </FormRow>
        <RadioGroup
          {...field('theme')}
          name="theme"
          legend="Sujet"
          variant="pills"
          options={SUBJECTS.map((label) => ({ value: label, label }))}
          defaultValue="IA et documents"
        />
        <Field {...field('demande')} label="Votre besoin" required>
          <Textarea
            name="demande"
            placeholder="Ce qui prend du temps, ce que vous aimeriez à la place. Trois lignes suffisent."
          />
        </Field>
        <Checkbox {...field('double')} name="double" label="Recevoir une copie" />
      </Fieldset>
      <FormActions note="Vos réponses servent seulement à vous répondre.">
        <Button type="submit" variant="contact" busy={busy}>
          Envoyer le message
          <Icon name="arrow" />
        </Button>
      </FormActions>
    </Form>
  )
}

export const Empty: Story = { render: (args) => <Contact {...args} /> }

export const Refused: Story = {
  render: (args) => <Contact {...args} />,
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Votre e-mail' })
    await userEvent.type(email, 'camille@')
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const summary = canvas.getByRole('region', { name: 'Deux points à revoir' })
    await expect(summary).toHaveFocus()
    await expect(email).toHaveAccessibleDescription('Il manque la fin de l’adresse.')
    await userEvent.click(canvas.getByRole('link', { name: 'Il manque la fin de l’adresse.' }))
    await expect(email).toHaveFocus()
  },
}

export const PutRight: Story = {
  render: (args) => <Contact {...args} />,
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Envoyer le message' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Votre besoin' }), 'Un audit.')
    await userEvent.click(send)
    await expect(canvas.getByRole('region', { name: 'Un point à revoir' })).toHaveFocus()
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Votre e-mail' }),
      'camille@exemple.fr',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const Sending: Story = {
  render: (args) => <Contact {...args} busy />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Votre besoin' }), 'Un audit.')
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Votre e-mail' }),
      'camille@exemple.fr',
    )
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Legends: Story = {
  render: (args) => (
    <Form {...args} aria-label="Rendez-vous">
      <Fieldset legend="Deux moments possibles">
        <FormRow>
          <Field id="un" label="Premier choix">
            <Input type="date" defaultValue="2026-03-12" />
          </Field>
          <Field id="deux" label="Second choix" mark="facultatif">
            <Input type="date" />
          </Field>
        </FormRow>
      </Fieldset>
      <FormActions>
        <Button type="submit">Proposer ces moments</Button>
      </FormActions>
    </Form>
  ),
}
