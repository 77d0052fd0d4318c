import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const EVENTS: Given = [
  {
    id: 'e1',
    status: 'confirmed',
    summary: 'Recette Lebrun',
    start: { dateTime: '2026-12-15T08:00:00Z' },
    end: { dateTime: '2026-12-15T09:00:00Z' },
  },
  {
    id: 'e2',
    status: 'confirmed',
    visibility: 'private',
    summary: 'x',
    start: { date: '2026-12-16' },
  },
  {
    id: 'e3',
    status: 'confirmed',
    eventType: 'outOfOffice',
    summary: 'x',
    start: { date: '2026-12-14' },
  },
  {
    id: 'e4',
    status: 'confirmed',
    summary: 'x',
    start: { date: '2026-12-17' },
    attendees: [{ self: true, responseStatus: 'declined' }],
  },
]
const mail = (id: string, threadId: string, internalDate: string, Subject: string) => ({
  id,
  threadId,
  internalDate,
  Subject,
  From: '"Paul Hamon" <paul@hamon.example>',
  snippet: 'Il manque le plan',
})
const MAILS: Given = [
  mail('m2', 't1', '1795104000000', 'RE: Devis escalier'),
  mail('m1', 't1', '1795017600000', 'Devis escalier'),
  mail('m3', 't2', '1794931200000', 'Garantie'),
]
const noted = (...items: readonly (readonly [id: string, about: string, next: string])[]) =>
  JSON.stringify({ output: { items: items.map(([id, about, next]) => ({ id, about, next })) } })
const TEXT = both(
  'RENDEZ-VOUS PENDANT L’ABSENCE\n- 15/12 09:00 : Recette Lebrun\n  PV prêt\n  À faire (proposé) : Faire signer\n\nCONVERSATIONS EN COURS\n- RE: Devis escalier, Paul Hamon, 19/11\n  Plan attendu\n- Garantie, Paul Hamon, 17/11',
  'APPOINTMENTS DURING THE ABSENCE\n- 15/12 09:00: Recette Lebrun\n  PV prêt\n  To do (proposed): Faire signer\n\nCONVERSATIONS UNDER WAY\n- RE: Devis escalier, Paul Hamon, 19/11\n  Plan attendu\n- Garantie, Paul Hamon, 17/11',
)
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [{ first: '2026-12-14', last: '2026-12-18', to: 'remi@atelier-sillon.example ' }],
  events: EVENTS,
  mails: MAILS,
  medium: {
    says: [
      noted(
        ['E1', 'PV prêt', 'Faire signer'],
        ['M1', 'Plan  attendu', ''],
        ['M2', ' ', ''],
        ['M9', 'x', 'x'],
      ),
    ],
  },
  review: [{ text: 'Relu <moi>\nfin', send: both('Oui', 'Yes') }],
  send: [{ id: 's1' }],
  done: [{}],
  copy: [{}],
  stop: [{}],
  ...more,
})
const stopped = (
  name: Bilingual<string>,
  more: Readonly<Record<string, Given>>,
  title: Bilingual<string>,
): Example => ({
  name,
  given: going(more),
  expects: { prepare: [{ state: 'stop', title }], write: 'not reached' },
})

export const examples: readonly Example[] = [
  {
    name: both('Un rendez-vous, deux conversations', 'One appointment, two conversations'),
    given: going({
      mailbox: [mail('m9', 't9', '1795104000000', 'PV Lebrun')],
      medium: {
        says: [
          '{"tool": "mailbox", "with": {"words": "lebrun"}}',
          noted(['E1', 'PV prêt', 'Faire signer'], ['M1', 'Plan  attendu', ''], ['M9', 'x', 'x']),
        ],
      },
    }),
    expects: {
      prepare: [{ state: 'some', planned: [{ id: 'E1' }], open: [{ id: 'M1' }, { id: 'M2' }] }],
      check: [{ known: 2, bare: 1, text: TEXT }],
      stop: 'not reached',
    },
    asks: {
      events: [
        { timeMin: '2026-12-14T00:00:00.000+01:00', timeMax: '2026-12-19T00:00:00.000+01:00' },
      ],
      send: [
        {
          sendTo: 'remi@atelier-sillon.example',
          subject: both(
            'Passation de Inès Roger, du 14/12 au 18/12',
            'Handover of Inès Roger, from 14/12 to 18/12',
          ),
          message: 'Relu <moi>\nfin',
        },
      ],
      done: [
        {
          completionMessage: both(
            'Partie à l’adresse remi@atelier-sillon.example. Sans commentaire de l’agent : 1.',
            'Sent to remi@atelier-sillon.example. Without comment by the agent: 1.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle est en panne, rien n’est envoyé', 'The model is down, nothing is sent'),
    given: going({
      medium: { fails: 'overloaded' },
      review: [{ text: 'Relu <moi>\nfin', send: both('Non', 'No') }],
    }),
    expects: { check: [{ known: 0, bare: 3 }], send: 'not reached' },
    asks: { copy: [{ completionMessage: 'Relu &lt;moi><br>fin' }] },
  },
  {
    name: both('Gmail refuse l’envoi', 'Gmail refuses to send'),
    given: going({ send: { fails: 'Quota exceeded' } }),
    expects: { check: [{ known: 2 }], done: 'not reached' },
    asks: { copy: [{ completionMessage: 'Relu &lt;moi><br>fin' }] },
  },
  stopped(
    both('Dates inversées', 'Days the wrong way round'),
    {
      form: [{ first: '2026-12-18', last: '2026-12-14', to: 'remi@atelier-sillon.example' }],
      events: { fails: 'The specified time range is empty.' },
    },
    both('Dates à revoir', 'Days to be looked at'),
  ),
  stopped(
    both('Rien à transmettre', 'Nothing to hand over'),
    { events: [], mails: [] },
    both('Rien à transmettre', 'Nothing to hand over'),
  ),
  stopped(
    both('L’agenda ne se lit pas', 'The calendar cannot be read'),
    { events: { fails: 'Not found' } },
    both('Agenda ou messages illisibles', 'Calendar or messages cannot be read'),
  ),
]
