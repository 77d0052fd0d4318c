import type { Example } from '../recipe.ts'

const wish = [{ headers: {}, params: {}, query: {}, body: { ticket: { id: 77, number: '20077' } } }]
const article = (body: string, sender = 'Customer') => ({ id: 1, sender, internal: false, body })
const issue = (identifier: string, title: string, state: string, team = 'T1') => ({
  id: `id-${identifier}`,
  identifier,
  title,
  archivedAt: null,
  createdAt: `2026-10-0${identifier.at(-1)}T08:00:00Z`,
  state: { name: state },
  team: { id: team },
})
const IDEAS = [
  issue('IDE-1', 'Exporter les devis en tableur', 'Backlog'),
  issue('IDE-2', 'Mode sombre', 'Done'),
  issue('IDE-3', 'Relances par SMS', 'Todo'),
  issue('OPS-4', 'Changer de serveur', 'Todo', 'T2'),
]
const WROTE = article(
  '<p>Bonjour, j’aimerais sortir mes devis dans Excel. Nadia, nadia@client.example, 06 12 34 56 78</p>',
)
const before = {
  wish,
  fresh: [{ ticket: 77 }],
  thread: [WROTE, article('Bien reçu', 'Agent')],
  ideas: IDEAS,
  keep: [{ id: 1 }],
}
const said = (idea: string, quote: string) =>
  JSON.stringify({ output: { wish: 'Exporter ses devis vers un tableur.', idea, quote } })
const chosen = (fr: string, en: string) => [{ data: { 'Que faire ?': fr, 'What to do?': en } }]
const noted = (body: string) =>
  JSON.stringify({
    wish: false,
    article: { subject: '[n8n]', body, content_type: 'text/plain', type: 'note', internal: true },
  })
const note = (fr: string, en: string) => [
  {
    method: 'PUT',
    url: 'https://aide.devis-clair.example/api/v1/tickets/77',
    jsonBody: { fr: noted(fr), en: noted(en) },
  },
]
const FAILED = (cause: string) => [
  {
    text: {
      fr: `Souhait du ticket 20077 : étape non faite (${cause}).`,
      en: `Wish in ticket 20077: step not done (${cause}).`,
    },
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une idée déjà notée', en: 'An idea noted before' },
    given: {
      ...before,
      luna: { says: [said('IDE-1', 'sortir mes devis dans Excel')] },
      ask: chosen('Lier à IDE-1', 'Link to IDE-1'),
      comment: [{ success: true }],
      note: [{ id: 9 }],
    },
    expects: {
      message: [{ wrote: 'Bonjour, j’aimerais sortir mes devis dans Excel. Nadia, … …' }],
      list: [{ list: 'IDE-3 : Relances par SMS\nIDE-1 : Exporter les devis en tableur' }],
      check: [
        {
          idea: 'id-IDE-1',
          text: {
            fr: 'Souhait du ticket 20077\n> Exporter ses devis vers un tableur.\nSemble répondre au même besoin : IDE-1 Exporter les devis en tableur',
            en: 'Wish in ticket 20077\n> Exporter ses devis vers un tableur.\nSeems to meet the same need: IDE-1 Exporter les devis en tableur',
          },
        },
      ],
      choice: [{ kind: 'link' }],
      create: 'not reached',
      forget: 'not reached',
    },
    asks: {
      comment: [
        {
          issueId: 'id-IDE-1',
          comment: {
            fr: 'Demandé aussi dans le ticket 20077 : Exporter ses devis vers un tableur.',
            en: 'Also asked for in ticket 20077: Exporter ses devis vers un tableur.',
          },
        },
      ],
      note: note(
        'Souhait relié à IDE-1. Rien n’est promis au client.',
        'Wish linked to IDE-1. Nothing is promised to the customer.',
      ),
    },
  },
  {
    name: {
      fr: 'Une citation inventée, une idée créée',
      en: 'A made-up quotation, an idea created',
    },
    given: {
      ...before,
      luna: { says: [said('IDE-3', 'je veux des SMS')] },
      ask: chosen('Créer une idée', 'Create an idea'),
      create: [{ id: 'id-IDE-9', identifier: 'IDE-9' }],
      note: [{ id: 9 }],
    },
    expects: {
      check: [{ idea: '', wish: 'Bonjour, j’aimerais sortir mes devis dans Excel. Nadia, … …' }],
      choice: [{ kind: 'create' }],
    },
    asks: {
      create: [
        { teamId: 'T1', title: 'Bonjour, j’aimerais sortir mes devis dans Excel. Nadia, … …' },
      ],
      note: note(
        'Souhait relié à IDE-9. Rien n’est promis au client.',
        'Wish linked to IDE-9. Nothing is promised to the customer.',
      ),
    },
  },
  {
    name: { fr: 'Modèle muet, personne ne répond', en: 'Model silent, nobody answers' },
    given: {
      ...before,
      luna: { fails: 'Overloaded' },
      ask: [{}],
      forget: [{ id: 1 }],
      note: [{ id: 9 }],
    },
    expects: { check: [{ idea: '' }], choice: [{ kind: 'none' }], comment: 'not reached' },
    asks: {
      note: note(
        'Souhait non noté : personne ne l’a retenu dans Slack. Recochez la case pour redemander.',
        'Wish not noted: nobody took it up in Slack. Tick the box again to ask once more.',
      ),
    },
  },
  {
    name: { fr: 'Linear refuse le commentaire', en: 'Linear refuses the comment' },
    given: {
      ...before,
      luna: { says: [said('IDE-1', 'mes devis dans Excel')] },
      ask: chosen('Lier à IDE-1', 'Link to IDE-1'),
      comment: { fails: 'Entity not found' },
      failed: [{ ok: true }],
    },
    expects: { choice: [{ kind: 'link' }], note: 'not reached' },
    asks: { failed: FAILED('Entity not found') },
  },
  {
    name: { fr: 'Case cochée deux fois', en: 'Box ticked twice' },
    given: { wish, fresh: [] },
    expects: { settings: [{ ticket: 77 }], thread: 'not reached' },
    asks: {
      fresh: [{ filters: { conditions: [{ keyName: 'ticket', keyValue: 77 }] } }],
    },
  },
  {
    name: { fr: 'Ticket illisible', en: 'Ticket unreadable' },
    given: { wish, fresh: [{ ticket: 77 }], thread: { fails: 'Timeout' }, failed: [{ ok: true }] },
    expects: { message: 'not reached' },
    asks: { failed: FAILED('Timeout') },
  },
  {
    name: { fr: 'Linear illisible', en: 'Linear unreadable' },
    given: { ...before, ideas: { fails: 'Unauthorized' }, failed: [{ ok: true }] },
    expects: {
      message: [{ wrote: 'Bonjour, j’aimerais sortir mes devis dans Excel. Nadia, … …' }],
      ask: 'not reached',
    },
    asks: { failed: FAILED('Unauthorized') },
  },
  {
    name: { fr: 'Linear refuse la nouvelle idée', en: 'Linear refuses the new idea' },
    given: {
      ...before,
      luna: { says: [said('none', 'sortir mes devis dans Excel')] },
      ask: chosen('Créer une idée', 'Create an idea'),
      create: { fails: 'Forbidden' },
      failed: [{ ok: true }],
    },
    expects: { check: [{ idea: '', title: 'Exporter ses devis vers un tableur.' }] },
    asks: { failed: FAILED('Forbidden') },
  },
  {
    name: { fr: 'Rien à noter, note refusée', en: 'Nothing to note, note refused' },
    given: {
      ...before,
      luna: { says: [said('none', 'sortir mes devis dans Excel')] },
      ask: chosen('Ne rien noter', 'Note nothing'),
      forget: [{ id: 1 }],
      note: { fails: 'Forbidden' },
      failed: [{ ok: true }],
    },
    expects: { choice: [{ kind: 'none' }], create: 'not reached' },
    asks: { failed: FAILED('Forbidden') },
  },
]
