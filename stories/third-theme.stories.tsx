import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { Checkbox } from '#ui/checkbox'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { panel } from './foundations/foundations.css.ts'
import './foundations/sand.css'
import { Drawing } from './sample/drawing.tsx'

/** A part of a page in a theme that the library does not know: ten lines of CSS. */
function Sand(): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <div data-theme="sand" className={panel}>
      <Stack>
        <Card
          title="Résumer chaque matin les messages sans réponse"
          text="Lit la boîte partagée, écrit un résumé, le poste dans le canal de l’équipe."
          href="#modele"
          figure={<Drawing />}
          badges={<Badge>Exemple</Badge>}
        >
          <Text tone="muted" size="s">
            Messagerie · Modèle de langue
          </Text>
        </Card>
        <Stack>
          <Field id="courriel" label="Votre e-mail" help="Pour la réponse, et pour rien d’autre.">
            <Input type="email" name="courriel" autoComplete="email" />
          </Field>
          <Checkbox id="copie" name="copie" label="M’en envoyer une copie" defaultChecked />
          <Stack align="start">
            <Button variant="solid" onClick={() => setOpen(true)}>
              Envoyer
            </Button>
          </Stack>
        </Stack>
      </Stack>
      <Dialog
        size="s"
        open={open}
        onOpenChange={setOpen}
        title="Envoyer le message ?"
        closeLabel="Fermer"
        actions={<Button variant="solid">Envoyer</Button>}
      >
        <p>Il part tout de suite, sous votre nom.</p>
      </Dialog>
    </div>
  )
}

const meta = {
  title: 'Foundations/A third theme',
  component: Sand,
  // It has its own, whatever the page has.
  globals: { theme: 'dark' },
} satisfies Meta<typeof Sand>
export default meta
type Story = StoryObj<typeof meta>

export const CardAndForm: Story = {
  play: async ({ canvas }) => {
    const { backgroundColor } = getComputedStyle(canvas.getByRole('button', { name: 'Envoyer' }))
    await expect(backgroundColor).toBe('rgb(74, 44, 23)')
  },
}

export const WithItsDialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }))
    const dialog = canvas.getByRole('dialog', { name: 'Envoyer le message ?' })
    await expect(dialog).toBeVisible()
    await expect(getComputedStyle(dialog).fontFamily).toBe('Georgia, serif')
  },
}
