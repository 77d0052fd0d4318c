import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const created = (summary: Bilingual<string>, description: string | null): Given => [
  {
    webhookEvent: 'jira:issue_created',
    issue: {
      key: 'SAV-80',
      fields: {
        summary,
        description,
        project: { key: 'SAV' },
        reporter: { accountId: 'a17' },
      },
    },
  },
]
const page = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const OVEN = { fr: 'Four livré avec porte rayée', en: 'Oven delivered with scratched door' }
const earlier = (
  key: string,
  summary: Bilingual<string>,
  text: string,
  assignee: { accountId: string; displayName: string } | null,
) => ({ key, fields: { summary, description: page(text), assignee } })
const JULIE = { accountId: 'j3', displayName: 'Julie' }
const AGAIN = { fr: 'Porte rayée sur le four livré', en: 'Scratched door on the oven delivered' }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Le même four, écrit deux fois', en: 'The same oven, written twice' },
    given: {
      created: created(AGAIN, ''),
      others: [
        earlier('SAV-71', { fr: 'Facture de mai', en: 'Invoice of May' }, '-', null),
        earlier('SAV-74', OVEN, '', JULIE),
      ],
      link: [{}],
      assign: [{ success: true }],
    },
    expects: {
      score: [{ twin: 'SAV-74', assignee: 'j3', shared: 4 }],
      told: 'not reached',
      failed: 'not reached',
    },
    asks: {
      others: [
        {
          options: {
            jql: 'project = "SAV" AND reporter = "a17" AND statusCategory != Done AND created >= -14d AND key != "SAV-80" ORDER BY created ASC',
          },
        },
      ],
      link: [
        {
          jsonBody:
            '{"type":{"name":"Duplicate"},"inwardIssue":{"key":"SAV-80"},"outwardIssue":{"key":"SAV-74"}}',
        },
      ],
      assign: [{ issueKey: 'SAV-80', updateFields: { assignee: { value: 'j3' } } }],
    },
  },
  {
    name: { fr: 'Même commande, personne dessus', en: 'Same order, nobody on it' },
    given: {
      created: created({ fr: 'Et alors ?', en: 'Well?' }, 'Commande 448120'),
      others: [earlier('SAV-77', OVEN, 'n° 448120', null)],
      link: [{}],
      told: [{ ok: true }],
    },
    expects: { score: [{ twin: 'SAV-77', assignee: '', shared: 0 }], assign: 'not reached' },
    asks: {
      told: [
        {
          text: {
            fr: 'SAV-77 et SAV-80 sont la même demande, et personne ne l’a prise. Le client écrit pour la deuxième fois.',
            en: 'SAV-77 and SAV-80 are one request, and nobody has taken it. The customer is writing again.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une autre question du même client', en: 'Another question from that customer' },
    given: {
      created: created({ fr: 'Horaires du dépôt', en: 'Opening hours of the depot' }, null),
      others: [earlier('SAV-74', OVEN, '', JULIE)],
    },
    expects: { score: [{ twin: '', shared: 0 }], 'alike.no': { count: 1 }, link: 'not reached' },
  },
  {
    name: { fr: 'La recherche échoue', en: 'The search fails' },
    given: {
      created: created(AGAIN, ''),
      others: { fails: '400 - Bad Request' },
      failed: [{ ok: true }],
    },
    expects: { score: 'not reached' },
    asks: {
      failed: [
        {
          text: {
            fr: 'SAV-80 : recherche de doublons inachevée. Regardez les autres demandes de ce client.',
            en: 'SAV-80: search for duplicates left unfinished. Look at this customer’s other requests.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Jira refuse le lien', en: 'Jira refuses the link' },
    given: {
      created: created(AGAIN, ''),
      others: [earlier('SAV-74', OVEN, '', JULIE)],
      link: { fails: '404 - No issue link type' },
      failed: [{ ok: true }],
    },
    expects: { score: [{ twin: 'SAV-74', shared: 4 }], taken: 'not reached' },
  },
  {
    name: { fr: 'Jira refuse l’attribution', en: 'Jira refuses to assign' },
    given: {
      created: created(AGAIN, ''),
      others: [earlier('SAV-74', OVEN, '', JULIE)],
      link: [{}],
      assign: { fails: '403 - Forbidden' },
      failed: [{ ok: true }],
    },
    expects: { 'taken.yes': { count: 1 }, score: [{ shared: 4 }] },
  },
]
