import type { Example } from '../recipe.ts'

const asked = [
  {
    headers: {},
    params: {},
    query: {},
    body: {
      ticket: {
        id: 905,
        number: '20905',
        account: ' C-1042 ',
        change: 'adresse <b>électronique</b>',
      },
    },
  },
]
const FRESH = [{ ticket: 905, number: '20905', account: 'C-1042' }]
const ACCOUNT = [{ email: 'Claire.Noel@client.example', name: 'Claire Noël' }]
const before = { asked, fresh: FRESH, account: ACCOUNT, keep: [{ id: 1, ticket: 905 }] }
const said = (fr: string, en: string) => [{ data: { 'Est-ce vous ?': fr, 'Is that you?': en } }]
const after = { note: [{ id: 4001 }], forget: [{ id: 1 }] }
const noted = (body: string) =>
  JSON.stringify({
    check_identity: false,
    article: { subject: '[n8n]', body, content_type: 'text/plain', type: 'note', internal: true },
  })
const note = (text: { readonly fr: string; readonly en: string }) => [
  {
    method: 'PUT',
    url: 'https://aide.energie-du-val.example/api/v1/tickets/905',
    jsonBody: { fr: noted(text.fr), en: noted(text.en) },
  },
]
const SILENT = {
  fr: 'Aucune réponse depuis cl…@client.example en 48 heures : ne changez rien, appelez le numéro connu.',
  en: 'No answer from cl…@client.example in 48 hours: change nothing, ring the number on file.',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Confirmé depuis l’adresse connue', en: 'Confirmed from the address on file' },
    given: { ...before, confirm: said('Oui, c’est moi', 'Yes, it is me'), ...after },
    expects: {
      settings: [{ ticket: 905, account: 'C-1042', change: 'adresse  b électronique /b ' }],
      file: [{ sound: true, email: 'claire.noel@client.example', masked: 'cl…@client.example' }],
      answer: [{ verdict: 'yes' }],
      alarm: 'not reached',
    },
    asks: {
      account: [{ options: { queryReplacement: ['C-1042'] } }],
      confirm: [
        {
          toEmail: 'claire.noel@client.example',
          message: {
            fr: 'Bonjour Claire Noël,<br><br>Quelqu’un nous écrit au sujet du compte C-1042 et demande un changement : adresse  b électronique /b . Si c’est vous, dites-le sur la page ci-dessous. Sinon, dites-le aussi : rien ne changera.<br><br>Nous ne vous demanderons jamais un mot de passe ni un numéro de carte.',
            en: 'Hello Claire Noël,<br><br>Somebody has written to us about account C-1042 and asks for a change: adresse  b électronique /b . If that is you, say so on the page below. If not, say that too and nothing will change.<br><br>We shall never ask you for a password or a card number.',
          },
        },
      ],
      note: note({
        fr: 'Changement confirmé par le titulaire depuis cl…@client.example le 23/11/2026 à 08:30. Vous pouvez l’appliquer.',
        en: 'Change confirmed by the holder from cl…@client.example on 23/11/2026 at 08:30. You may carry it out.',
      }),
      forget: [{ filters: { conditions: [{ keyName: 'ticket', keyValue: 905 }] } }],
    },
  },
  {
    name: { fr: 'Ce n’était pas le client', en: 'It was not the customer' },
    given: {
      ...before,
      confirm: said('Non, ce n’est pas moi', 'No, it is not me'),
      alarm: [{ ok: true }],
      ...after,
    },
    expects: { answer: [{ verdict: 'no' }] },
    asks: {
      alarm: [
        {
          text: {
            fr: ':rotating_light: Ticket 20905, compte C-1042 : le titulaire dit ne rien avoir demandé. Ne changez rien, et cherchez les autres demandes de ce correspondant.',
            en: ':rotating_light: Ticket 20905, account C-1042: its holder did not ask for anything. Change nothing, and look for other requests from that sender.',
          },
        },
      ],
      note: note({
        fr: 'Le titulaire (cl…@client.example) dit ne rien avoir demandé : ne changez rien.',
        en: 'The holder (cl…@client.example) did not ask for anything: change nothing.',
      }),
    },
  },
  {
    name: { fr: 'Deux jours sans réponse', en: 'Two days without an answer' },
    given: { ...before, confirm: [{}], ...after },
    expects: { answer: [{ verdict: 'silent', text: SILENT }], alarm: 'not reached' },
    asks: { note: note(SILENT) },
  },
  {
    name: { fr: 'Le serveur refuse l’adresse', en: 'The server refuses the address' },
    given: { ...before, confirm: { fails: 'Mailbox unavailable' }, ...after },
    expects: {
      words: [
        {
          text: {
            fr: 'Confirmation non envoyée à cl…@client.example (Mailbox unavailable) : ne changez rien, appelez le numéro connu.',
            en: 'Confirmation not sent to cl…@client.example (Mailbox unavailable): change nothing, ring the number on file.',
          },
        },
      ],
      answer: 'not reached',
    },
  },
  {
    name: { fr: 'Compte inconnu, note refusée', en: 'Unknown account, note refused' },
    given: {
      asked,
      fresh: FRESH,
      account: [{}],
      note: { fails: 'Forbidden' },
      unnoted: [{ ok: true }],
      forget: [{}],
    },
    expects: { file: [{ sound: false }], confirm: 'not reached' },
    asks: {
      unnoted: [
        {
          text: {
            fr: 'Ticket 20905, Zammad refuse la note (Forbidden) : Aucune adresse connue pour le compte C-1042 : ne changez rien avant d’avoir vérifié autrement.',
            en: 'Ticket 20905, Zammad refuses the note (Forbidden): No address on file for account C-1042: change nothing before you have checked by other means.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Base muette', en: 'Silent database' },
    given: {
      asked,
      fresh: FRESH,
      account: [{ message: 'Connection refused', error: { description: 'db:5432' } }],
      ...after,
    },
    expects: {
      file: [
        {
          sound: false,
          text: {
            fr: 'Compte C-1042 non lu (Connection refused) : ne changez rien, redemandez plus tard.',
            en: 'Account C-1042 not read (Connection refused): change nothing, ask again later.',
          },
        },
      ],
      confirm: 'not reached',
    },
  },
  {
    name: { fr: 'Le déclencheur appelle deux fois', en: 'The trigger calls twice' },
    given: { asked, fresh: [] },
    expects: { settings: [{ change: 'adresse  b électronique /b ' }], account: 'not reached' },
  },
]
