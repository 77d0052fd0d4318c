import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { Prose } from '#ui/prose'
import article from './sample/article.md?raw'
import { written } from './sample/written.ts'

const showing = (markdown: string): Story => ({
  args: { html: written(markdown) },
})

const meta = {
  title: 'Text/Prose',
  component: Prose,
  args: { html: '', lang: 'fr' },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

/** All that Markdown can say, in one article. */
export const Article: Story = showing(article)

export const ArticleOnAPhone: Story = {
  ...Article,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Lists: Story = showing(`
- le bon passage n'est pas dans l'index ;
- il y est, mais coupé :
  - à la fin d'une page,
  - au milieu d'un tableau ;
- il est transmis, et le modèle répond à côté.

1. Classez vos questions par gravité.
2. Fixez un seuil par classe.

Et pour finir :

3. Rejouez le jeu à chaque changement.
`)

/** Each box is named by its words. */
export const Tasks: Story = {
  ...showing(`
- [x] écrire cinquante questions
- [x] noter le passage attendu
- [ ] mesurer
  - [ ] la recherche seule
  - [ ] la réponse
`),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'noter le passage attendu' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'la réponse' })).not.toBeChecked()
  },
}

/** There and back by keyboard; what was called says so for a moment. */
export const Footnotes: Story = {
  ...showing(`
Cinquante questions suffisent[^combien] pour commencer, si elles viennent d'échanges réels[^sources].

[^combien]: Moins de trente, et deux réponses de plus ou de moins changent la conclusion.
[^sources]: Courriels, tickets, notes d'appel.

    Retirez ce qui permet de reconnaître quelqu'un.
`),
  play: async ({ canvas }) => {
    const [call] = canvas.getAllByRole('doc-noteref')
    const back = canvas.getByRole('doc-backlink', { name: 'Revenir à l’appel 1' })
    await expect(call).toHaveAttribute('href', `#${back.closest('li')!.id}`)
    await expect(back).toHaveAttribute('href', `#${call!.id}`)
  },
}

/** Coloured when the page was built; copying is all that a script adds. */
export const Code: Story = {
  ...showing(`
\`\`\`ts rappel.ts
type Cas = { question: string; attendu: string }

// Part des questions dont le bon passage est dans les k premiers.
export async function rappel(cas: Cas[], k = 5) {
  let trouves = 0
  for (const { question, attendu } of cas) {
    const passages = await chercher(question, { limite: k })
    if (passages.some((passage) => passage.id === attendu)) trouves++
  }
  return { score: trouves / cas.length, unite: 'rappel' }
}
\`\`\`

\`\`\`bash
npm ci && npm test # une commande
\`\`\`
`),
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const [, second] = canvasElement.querySelectorAll<HTMLElement>('[data-code]')
    const block = within(second!)
    await userEvent.click(block.getByRole('button', { name: 'Copier' }))
    await expect(await block.findByText('Copié')).toBe(block.getByRole('status'))
    await expect(write).toHaveBeenCalledWith('npm ci && npm test # une commande')
    write.mockRejectedValue(new Error('not allowed'))
    await userEvent.click(block.getByRole('button', { name: 'Copier' }))
    await expect(await block.findByText(/^Sélectionné/u)).toBe(block.getByRole('status'))
    await expect(getSelection()!.toString()).toBe('npm ci && npm test # une commande')
  },
}

export const Tables: Story = showing(`
| Réglage | Ce qu'il corrige | Coût |
| :-- | :-- | --: |
| **Découpage** | Passages coupés au milieu d'une règle | 1 200 € |
| **Recherche hybride** | Références, sigles, numéros de pièce | 900 € |
| **Reclassement** | Le bon passage arrive sixième | 350 € |
`)

export const Callouts: Story = showing(`
> [!NOTE]
> Gardez le jeu de questions dans le même dépôt que le code.

> [!TIP] En pratique
> Il vous appartient :
>
> - il vous suivra d'un fournisseur à l'autre ;
> - il se relit.

> [!WARNING] À éviter
> Faire écrire toutes les questions par un modèle à partir des documents.

> [!CAUTION]
> Ne collez pas de données personnelles dans un service que vous ne maîtrisez pas.
`)

/** A number leads to where it was read, and back. */
export const Facts: Story = {
  render: () => (
    <Prose
      lang="fr"
      html={written(
        'Une demande d’accès reçoit sa réponse sous :fact[answer]. Une violation se notifie sous :fact[breach][^qui].\n\n[^qui]: À la CNIL, et aux personnes si le risque est élevé.',
        'fr',
        {
          facts: new Map([
            ['answer', read('un mois')],
            ['breach', read('72 heures')],
          ]),
        },
      )}
    />
  ),
  play: async ({ canvas }) => {
    const [call] = canvas.getAllByRole('doc-noteref', { name: 'Source 2' })
    await expect(call).toHaveAttribute('href', '#source-2')
    await expect(canvas.getByRole('link', { name: 'RGPD, articles 12 et 33' })).toBeVisible()
  },
}

const read = (text: string) => ({
  text,
  checked: '2026-11-22',
  version: '2016-05-04',
  source: {
    title: 'RGPD, articles 12 et 33',
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  },
})

/** A file that tests run, there to be taken along; a picture with words below it. */
export const FilesBesideTheText: Story = {
  render: () => (
    <Prose
      lang="fr"
      html={written(
        '::example[rag/rappel.ts]{lines=2-3}\n\n::figure[Un anneau de nacre]{src=./ring.svg caption="L’anneau, tel que la page le montre."}',
        'fr',
        {
          examples: new Map([['rag/rappel.ts', { text: CODE, href: '/examples/rag/rappel.ts' }]]),
          pictures: new Map([['./ring.svg', { href: RING, width: 320, height: 160 }]]),
        },
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Télécharger rappel.ts' })).toHaveAttribute(
      'download',
    )
    await expect(canvas.getByRole('img', { name: 'Un anneau de nacre' })).toBeVisible()
  },
}

const CODE =
  '// Part des questions dont le bon passage est trouvé.\nexport const rappel = (trouves: number, cas: number) =>\n  trouves / cas\n'
const RING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 160'%3E%3Ccircle cx='160' cy='80' r='56' fill='none' stroke='%239C7BFF' stroke-width='22'/%3E%3C/svg%3E"

/** Its words come along with the text. */
export const InEnglish: Story = {
  globals: { language: 'en' },
  render: () => (
    <Prose
      html={written(
        '> [!TIP]\n> Keep the questions with the code[^1].\n\n```json\n{ "k": 5 }\n```\n\n[^1]: They outlive a supplier.',
        'en',
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'Tip' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible()
  },
}

/** A guide's chapters are numbered; an exercise shows its answer once one asks. */
export const Chapters: Story = {
  ...showing(`
## Découper sans perdre le sens

::chapter[Un dossier de fiches coupé en morceaux qui se comprennent seuls.]{minutes=40 needs="Node 20, le dossier etape-3"}

Un modèle ne lit pas votre dossier : il lit les quelques morceaux qu'on lui tend.

> [!EXERCISE]
> Baissez \`max\` à 120. Combien de morceaux obtenez-vous ?
>
> > [!SOLUTION]
> > Cinq, et le troisième ne se comprend plus seul.

## Indexer

::chapter[Un index qui retrouve les morceaux.]{minutes=30}

Chaque morceau reçoit deux adresses.
`),
  play: async ({ canvas }) => {
    const answer = canvas.getByText('Cinq, et le troisième ne se comprend plus seul.')
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('Voir la solution'))
    await expect(answer).toBeVisible()
  },
}
