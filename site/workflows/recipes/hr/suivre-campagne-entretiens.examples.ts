import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const talk = (
  employee: string,
  manager: string,
  held_on = '',
  signed_on = '',
  closes = '2026-12-15',
) => ({
  id: employee,
  fields: {
    employee,
    manager: `${manager}@conserverie-pinel.example`,
    boss: 'usine@conserverie-pinel.example',
    closes,
    held_on,
    signed_on,
  },
})
const campaign = [
  talk('Rose', 'quai', '2026-11-02', '2026-11-05'),
  talk('Jean', 'quai', '', '', '2026-12-15T07:00:00Z'),
  talk('Lila', 'quai', '2026-11-30'),
  talk('Omar', 'cuisson', '2026-11-10'),
  talk('Inès', 'cuisson', '2026-12-01'),
  talk('Ugo', 'four', '2026-12-02'),
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trois semaines avant la fin', en: 'Three weeks before the end' },
    given: {
      monday: [{}],
      read: campaign,
      state: [{ success: true }],
      remind: [{ success: true }, { success: true }],
    },
    expects: {
      plan: [
        { kind: 'summary', percent: 17, done: 1, all: 6, left: 22 },
        {
          kind: 'open',
          manager: 'quai@conserverie-pinel.example',
          lines: [
            both('Jean : sans date', 'Jean: no date'),
            both('Lila : prévu le 30/11', 'Lila: planned for 30/11'),
          ],
        },
        {
          kind: 'open',
          lines: [
            both('Omar : tenu, à signer', 'Omar: held, to be signed'),
            both('Inès : prévu le 01/12', 'Inès: planned for 01/12'),
          ],
        },
        { kind: 'quiet', manager: 'four@conserverie-pinel.example' },
      ],
      copied: 'not reached',
      boss: 'not reached',
    },
    asks: {
      state: [
        {
          subject: both(
            'Entretiens : 17 % signés, 22 jour(s) avant la clôture',
            'Appraisals: 17% signed, 22 day(s) left',
          ),
        },
      ],
      remind: [
        {
          subject: both(
            'Entretiens : 2 à finir, 22 jours avant la clôture',
            'Appraisals: 2 to finish, 22 days left',
          ),
        },
        { toRecipients: 'cuisson@conserverie-pinel.example' },
      ],
    },
  },
  {
    name: {
      fr: 'Un site finit bientôt, un autre a fini',
      en: 'One site closes soon, another has closed',
    },
    given: {
      monday: [{}],
      read: [
        talk('Paul', 'depot', '2026-12-01', '', '2026-12-04'),
        talk('Nina', 'labo', '', '', '2026-11-15'),
      ],
      state: [{ success: true }],
      copied: { fails: 'Mailbox unavailable' },
      boss: { fails: 'Mailbox unavailable' },
      warn: [{ success: true }, { success: true }],
    },
    expects: {
      'kind.close': [
        { left: 11, lines: [both('Paul : prévu le 01/12', 'Paul: planned for 01/12')] },
      ],
      'kind.late': [{ left: -8, lines: [both('Nina : sans date', 'Nina: no date')] }],
      remind: 'not reached',
    },
    asks: {
      copied: [{ additionalFields: { ccRecipients: 'usine@conserverie-pinel.example' } }],
      boss: [
        {
          toRecipients: 'usine@conserverie-pinel.example',
          subject: both(
            'Entretiens non finis de labo@conserverie-pinel.example : 1',
            'Unfinished appraisals of labo@conserverie-pinel.example: 1',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le rappel est refusé', en: 'The reminder is refused' },
    given: {
      monday: [{}],
      read: [campaign[1]!],
      state: [{ success: true }],
      remind: { fails: 'Mailbox unavailable' },
      warn: [{ success: true }],
    },
    expects: { 'kind.open': { count: 1 } },
    asks: {
      warn: [
        {
          subject: both(
            'Rappel non parti : quai@conserverie-pinel.example',
            'Reminder not sent: quai@conserverie-pinel.example',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La liste ne se lit pas', en: 'The list cannot be read' },
    given: { monday: [{}], read: { fails: 'Access denied' }, warn: [{ success: true }] },
    expects: { plan: 'not reached' },
    asks: {
      warn: [{ subject: both('Entretiens : liste illisible', 'Appraisals: list not readable') }],
    },
  },
]
