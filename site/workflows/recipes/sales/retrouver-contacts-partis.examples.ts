import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const TO = 'nouvelles@votre-entreprise.example'
const AUTO = { 'auto-submitted': 'auto-replied' }
const mail = (
  from: string,
  subject: string,
  textPlain: string,
  metadata: Readonly<Record<string, string>> = {},
) => ({ from, to: TO, subject, textPlain, metadata })

const LEFT = mail(
  'Luc Martin <l.martin@brasserie-nord.example>',
  'Réponse automatique : nos nouveautés',
  'Bonjour,\nJe ne travaille plus chez Brasserie Nord. Écrivez à Mme Anne Roy, a.roy@brasserie-nord.example, 02 41 00 00 01.',
)
const AWAY = mail('p.blanc@gite-du-pin.example', 'Out of office', 'Je suis en congé.', AUTO)
const BOUNCE = mail(
  'MAILER-DAEMON@votre-entreprise.example',
  'Undelivered Mail Returned to Sender',
  `From ${TO}\n<j.petit@garage-est.example>: host said: 550 5.1.1 User unknown\nFinal-Recipient: rfc822; J.Petit@garage-est.example`,
)
const FULL = mail(
  'postmaster@ferme-bio.example',
  'Delivery failed',
  'c.duval@ferme-bio.example 552 5.2.2 Mailbox full',
)
const PERSON = mail('s.noir@lycee.example', 'Re: absence de facture', 'Il manque la facture.')
const says = (value: Readonly<Record<string, string | boolean>>): string => JSON.stringify(value)
const GONE = {
  left: true,
  quote: 'Je ne travaille plus chez Brasserie Nord.',
  name: 'Anne Roy',
  email: 'a.roy@brasserie-nord.example',
  phone: '02 41 00 00 01',
}
const found = (id: number): Given => [{ id, name: 'Client', owner: { id: 7 } }]

export const examples: readonly Example[] = [
  {
    name: both('Un départ, une absence, une boîte morte', 'One gone, one away, one dead mailbox'),
    given: {
      mail: [LEFT, AWAY, BOUNCE, FULL, PERSON],
      medium: { says: [says(GONE), says({ left: false })] },
      known: { runs: [[{}], [{}]] },
      person: { runs: [found(31), found(44)] },
      activity: { runs: [[{ id: 901 }], [{ id: 902 }]] },
      mark: { runs: [[{ id: 1 }], [{ id: 2 }]] },
    },
    expects: {
      read: [
        { kind: 'auto', address: 'l.martin@brasserie-nord.example' },
        { kind: 'auto', address: 'p.blanc@gite-du-pin.example' },
        { kind: 'bounce', address: 'j.petit@garage-est.example', code: '5.1.1' },
        { kind: 'other' },
        { kind: 'other' },
      ],
      'state.other': { count: 1 },
      tell: 'not reached',
    },
    asks: {
      person: [
        { term: 'l.martin@brasserie-nord.example', exactMatch: true },
        { term: 'j.petit@garage-est.example' },
      ],
      activity: [
        {
          additionalFields: {
            due_date: '2026-11-30',
            person_id: 31,
            user_id: 7,
            note: both(
              '« Je ne travaille plus chez Brasserie Nord. » À joindre à sa place, à vérifier : Anne Roy, a.roy@brasserie-nord.example, 02 41 00 00 01',
              '“Je ne travaille plus chez Brasserie Nord.” To reach instead, to be checked: Anne Roy, a.roy@brasserie-nord.example, 02 41 00 00 01',
            ),
          },
        },
        {
          additionalFields: {
            person_id: 44,
            note: both(
              'Message non remis, boîte inexistante, code 5.1.1',
              'Message not delivered, no such mailbox, code 5.1.1',
            ),
          },
        },
      ],
      mark: [
        { columns: { value: { address: 'l.martin@brasserie-nord.example' } } },
        { columns: { value: { address: 'j.petit@garage-est.example' } } },
      ],
    },
  },
  {
    name: both(
      'Un successeur inventé, une citation inventée',
      'A successor made up, a quotation made up',
    ),
    given: {
      mail: [LEFT, { ...AWAY, textPlain: 'Je suis en congé parental.' }],
      medium: {
        says: [
          says({ ...GONE, email: 'anne.roy@brasserie-nord.example', phone: '06 00 00 00 00' }),
          says({ left: true, quote: 'J’ai quitté la société.' }),
        ],
      },
      known: [{}],
      person: [{}],
    },
    expects: {
      verify: [
        {
          state: 'gone',
          note: both(
            '« Je ne travaille plus chez Brasserie Nord. » À joindre à sa place, à vérifier : Anne Roy',
            '“Je ne travaille plus chez Brasserie Nord.” To reach instead, to be checked: Anne Roy',
          ),
        },
        { state: 'here' },
      ],
      'found.other': { count: 1 },
      activity: 'not reached',
    },
  },
  {
    name: both('Déjà signalé', 'Reported before'),
    given: { mail: [BOUNCE], known: [{ address: 'j.petit@garage-est.example' }] },
    expects: { verify: [{ state: 'gone' }], 'fresh.no': { count: 1 }, person: 'not reached' },
  },
  {
    name: both('Le modèle se tait, puis Pipedrive', 'The model is silent, then Pipedrive'),
    given: {
      mail: [AWAY, BOUNCE],
      medium: { fails: 'Overloaded' },
      known: [{}],
      person: { fails: 'Rate limit' },
      tell: { runs: [[{ accepted: true }], [{ accepted: true }]] },
    },
    expects: {
      'state.unread': { count: 1 },
      'found.silent': { count: 1 },
      activity: 'not reached',
    },
    asks: {
      tell: [
        {
          text: both(
            'p.blanc@gite-du-pin.example, « Out of office » : le modèle n’a pas répondu',
            'p.blanc@gite-du-pin.example, “Out of office”: the model did not answer',
          ),
        },
        {
          text: both(
            'j.petit@garage-est.example, « Undelivered Mail Returned to Sender » : Pipedrive, Rate limit',
            'j.petit@garage-est.example, “Undelivered Mail Returned to Sender”: Pipedrive, Rate limit',
          ),
        },
      ],
    },
  },
  {
    name: both('L’activité est refusée', 'The activity is refused'),
    given: {
      mail: [BOUNCE],
      known: [{}],
      person: found(44),
      activity: { fails: 'Forbidden' },
      tell: [{ accepted: true }],
    },
    expects: { 'found.known': { count: 1 }, verify: [{ state: 'gone' }], mark: 'not reached' },
  },
]
