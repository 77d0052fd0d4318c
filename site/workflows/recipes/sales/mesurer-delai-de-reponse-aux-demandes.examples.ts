import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const received = (conversationId: string, address: string, receivedDateTime: string) => ({
  id: `r-${conversationId}`,
  conversationId,
  subject: `Devis ${conversationId}`,
  from: { emailAddress: { address } },
  receivedDateTime,
})
const sent = (conversationId: string, sentDateTime: string, address = 'roy@client.example') => ({
  id: `s-${conversationId}`,
  conversationId,
  subject: 'RE',
  toRecipients: [{ emailAddress: { address } }],
  sentDateTime,
})
const holidays = [{ '2026-11-01': 'Toussaint', '2026-11-11': '11 novembre', '2026-11-18': 'Essai' }]
const monday = [{}]
const mail = [{ id: 'm-1' }]
const BOX = [
  received('A', 'roy@client.example', '2026-11-16T09:00:00Z'),
  received('A', 'roy@client.example', '2026-11-16T15:00:00Z'),
  received('B', 'oudin@garage.example', '2026-11-17T16:30:00Z'),
  received('C', 'duval@atelier.example', '2026-11-20T16:45:00Z'),
  received('D', 'lea@votre-entreprise.example', '2026-11-17T08:00:00Z'),
  received('E', 'noreply@portail.example', '2026-11-17T08:00:00Z'),
  received('F', 'lac@ferme.example', '2026-11-18T09:00:00Z'),
]

export const examples: readonly Example[] = [
  {
    name: both('Trois demandes, une oubliée', 'Three requests, one forgotten'),
    given: {
      monday,
      holidays,
      received: BOX,
      sent: [
        sent('A', '2026-11-16T10:30:00Z'),
        // Opens at nine in Paris; the eighteenth is closed in this calendar.
        sent('B', '2026-11-19T09:00:00Z'),
        sent('F', '2026-11-10T09:00:00Z'),
        sent('C', '2026-11-20T16:50:00Z', 'karim@votre-entreprise.example'),
      ],
      keep: [{ week: '2026-11-16' }],
      report: mail,
    },
    expects: {
      measure: [{ count: 3, answered: 2, half: 90, share: 67, waiting: ['r-C'] }],
      broken: 'not reached',
    },
    asks: {
      received: [
        {
          filtersUI: {
            values: {
              filters: {
                receivedAfter: '2026-11-15T23:00:00.000Z',
                receivedBefore: '2026-11-22T23:00:00.000Z',
              },
            },
          },
        },
      ],
      keep: [{ columns: { value: { week: '2026-11-16', requests: 3, median_minutes: 90 } } }],
      report: [
        {
          bodyContent: both(
            'Demandes reçues : 3\nDélai médian de première réponse, heures ouvertes : 1 h 30\nRépondues en moins de 4 h : 67 %\n\nSans réponse à cette heure :\n- 20/11 17:45, « Devis C » : 0 h 15',
            'Requests received: 3\nMedian time to a first answer, opening hours: 1 h 30\nAnswered within 4 h: 67%\n\nWithout an answer so far:\n- 20/11 17:45, “Devis C”: 0 h 15',
          ),
        },
      ],
    },
  },
  {
    name: both('Le classeur est fermé', 'The workbook is closed'),
    given: {
      monday,
      holidays,
      received: BOX.slice(0, 1),
      sent: [sent('A', '2026-11-16T09:20:00Z')],
      keep: { fails: 'The caller does not have permission' },
      report: mail,
    },
    expects: { measure: [{ count: 1, half: 20, share: 100, waiting: [] }] },
    asks: {
      report: [
        {
          bodyContent: both(
            'Demandes reçues : 1\nDélai médian de première réponse, heures ouvertes : 0 h 20\nRépondues en moins de 4 h : 100 %\n\nToutes ont une réponse.\n\nClasseur non rempli : The caller does not have permission',
            'Requests received: 1\nMedian time to a first answer, opening hours: 0 h 20\nAnswered within 4 h: 100%\n\nAll have an answer.\n\nWorkbook not filled in: The caller does not have permission',
          ),
        },
      ],
    },
  },
  {
    name: both('Aucune demande', 'No request'),
    given: { monday, holidays, received: [{}], sent: [{}], none: mail },
    expects: { measure: [{ state: 'none', count: 0 }], keep: 'not reached' },
    asks: {
      none: [
        {
          subject: both(
            'Demandes de devis : aucune la semaine passée',
            'Requests for quotes: none last week',
          ),
        },
      ],
    },
  },
  {
    name: both('Outlook ne répond pas', 'Outlook does not answer'),
    given: {
      monday,
      holidays,
      received: { fails: 'ErrorAccessDenied' },
      sent: [{}],
      broken: mail,
    },
    expects: { measure: [{ state: 'stopped' }], report: 'not reached' },
    asks: {
      broken: [
        {
          subject: both('Demandes de devis : pas de mesure', 'Requests for quotes: not measured'),
          bodyContent: 'ErrorAccessDenied',
        },
      ],
    },
  },
]
