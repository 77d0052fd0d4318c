import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const secret = (id: string, name: string, holders: string, changed_on = '2025-03-01') => ({
  id,
  name,
  holders,
  owner: 'max@v.example',
  changed_on,
})
const SECRETS = [
  secret('rec1', 'Alarme de l’atelier', 'ines@v.example, Max@v.example'),
  { ...secret('rec2', 'Compte transporteur', 'INES@v.example'), owner: 'ines@v.example' },
  secret('rec3', 'Wi-Fi <invités>', 'max@v.example'),
  // Changed on the very day.
  secret('rec4', 'Boîte commune', 'ines@v.example', '2026-11-30'),
]
const request = (last = '2026-11-30') => [{ leaver: ' Ines@v.example', last }]
const row = (key: string, name: string, due: string) => ({
  id: 1,
  key,
  record: key.split('|')[0]!,
  name,
  owner: 'gone@v.example',
  due,
})

export const examples: readonly Example[] = [
  {
    name: both(
      'Une partante, deux secrets, deux responsables',
      'One leaver, two secrets, two owners',
    ),
    given: {
      request: request(),
      register: SECRETS,
      open: [{}],
      ask: [{ accepted: true }, { accepted: true }],
      keep: [{ id: 1 }, { id: 2 }],
      page: [{}],
    },
    expects: {
      judge: [
        {
          state: 'ask',
          owner: 'max@v.example',
          rows: [{ key: 'rec1|ines@v.example|2026-11-30', due: '2026-11-30' }],
        },
        // She owned it herself: the administrator inherits.
        { owner: 'informatique@votre-entreprise.example', rows: [{ record: 'rec2' }] },
      ],
      recall: 'not reached',
    },
    asks: {
      ask: [
        {
          toEmail: 'max@v.example',
          text: both(
            'ines@v.example s’en va. À changer ce jour-là, après son départ :\n- Alarme de l’atelier, à changer le 2026-11-30\n\nLe changement fait, corrigez dans Airtable holders et changed_on. N’écrivez jamais le mot de passe lui-même dans la fiche.',
            'ines@v.example is leaving. To be changed on that day, once they have left:\n- Alarme de l’atelier, to be changed on 2026-11-30\n\nWhen it is done, correct holders and changed_on in Airtable. Never write the password itself on the record.',
          ),
        },
        {},
      ],
      keep: [
        { columns: { value: { key: 'rec1|ines@v.example|2026-11-30', due: '2026-11-30' } } },
        {},
      ],
      page: [
        {
          completionMessage: both(
            'Alarme de l’atelier : changement demandé à max@v.example<br>Compte transporteur : changement demandé à informatique@votre-entreprise.example',
            'Alarme de l’atelier: change asked of max@v.example<br>Compte transporteur: change asked of informatique@votre-entreprise.example',
          ),
        },
      ],
    },
  },
  {
    name: both('Un matin : un clos, un en retard', 'One morning: one closed, one late'),
    given: {
      morning: [{}],
      register: SECRETS,
      open: [
        row('rec4|ines@v.example|2026-11-30', 'Boîte commune', '2026-11-30'),
        row('rec1|paul@v.example|2026-11-13', 'Alarme de l’atelier', '2026-11-13'),
        // Not due yet.
        row('rec1|ines@v.example|2026-11-30', 'Alarme de l’atelier', '2026-11-30'),
      ],
      recall: { fails: 'Mailbox unavailable' },
      close: [{ id: 1 }],
      warn: [{ accepted: true }],
    },
    expects: {
      judge: [
        { state: 'close', key: 'rec4|ines@v.example|2026-11-30' },
        {
          state: 'recall',
          text: both(
            '- Alarme de l’atelier, à changer le 2026-11-13',
            '- Alarme de l’atelier, to be changed on 2026-11-13',
          ),
        },
      ],
      page: 'not reached',
    },
    asks: {
      warn: [
        {
          text: both(
            'Rappel non parti pour max@v.example :\n- Alarme de l’atelier, à changer le 2026-11-13',
            'Reminder not sent to max@v.example:\n- Alarme de l’atelier, to be changed on 2026-11-13',
          ),
        },
      ],
    },
  },
  {
    name: both('Le courriel est refusé', 'The email is refused'),
    given: {
      request: request(),
      register: SECRETS.slice(0, 1),
      open: [{}],
      ask: { fails: 'Connection refused' },
      page: [{}],
    },
    expects: { keep: 'not reached', outcome: [{ asked: [] }] },
    asks: {
      page: [
        {
          completionMessage: both(
            'COURRIEL REFUSÉ, renvoyez le formulaire : max@v.example',
            'EMAIL REFUSED, send the form again: max@v.example',
          ),
        },
      ],
    },
  },
  {
    name: both('Le formulaire envoyé deux fois', 'The form sent twice'),
    given: {
      request: request(),
      register: SECRETS.slice(0, 1),
      open: [row('rec1|ines@v.example|2026-11-30', 'Alarme de l’atelier', '2026-11-30')],
      page: [{}],
    },
    expects: { ask: 'not reached' },
    asks: {
      page: [
        {
          completionTitle: both('Rien de demandé', 'Nothing asked'),
          completionMessage: both(
            'Aucune nouvelle demande. Secrets connus de cette personne, déjà demandés : 1',
            'No new request. Secrets known to this person, asked for already: 1',
          ),
        },
      ],
    },
  },
  {
    name: both('Airtable ne répond pas au matin', 'Airtable does not answer in the morning'),
    given: {
      morning: [{}],
      register: { fails: '503 - Service Unavailable' },
      open: [{}],
      warn: [{ accepted: true }],
    },
    expects: { judge: [{ state: 'blind' }], close: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Registre des secrets ou suivi illisible : 503 - Service Unavailable',
            'Register of secrets or follow-up unreadable: 503 - Service Unavailable',
          ),
        },
      ],
    },
  },
]
